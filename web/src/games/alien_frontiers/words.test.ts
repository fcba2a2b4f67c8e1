import { describe, expect, it } from 'vitest';
import { position } from './testing/position';
import { testTable } from './testing/table';
import { caption, consequence, header, label } from './words';

describe('what docking opens', () => {
  const table = testTable(position());

  it('is the right to trade, with its price, and the sum at the Artifact', () => {
    const before = position();
    const after = {
      ...before,
      costs: { ...before.costs, trade: 5 },
      turn_state: { ...before.turn_state, artifact_total: before.turn_state.artifact_total + 4 },
    };
    const { artifact_total: total, claim_at: goal } = after.turn_state;
    expect(consequence({ ...before, costs: { ...before.costs, trade: null } }, after, 0, table)).toBe(
      `${total} of ${goal} at the Artifact · You may then trade: 5 fuel → 1 ore`,
    );
    expect(consequence(before, before, 0, table)).toBeNull();
  });
});

describe('words about the table', () => {
  const table = testTable(position());

  it('say whose turn it is and what is left to dock', () => {
    expect(header(table)).toEqual({ phase: 'Turn 9 · Your turn, 3 ships to dock', pill: 'Turn 9' });
    expect(header(testTable(position(), { you: [1] })).phase).toBe('Turn 9 · Anna is playing');
    expect(caption(table, 1)).toBe('5 ships');
  });

  it('name what, whose and where', () => {
    expect(label('port:lunar_mine-2', table)).toBe('ship 4, Dan, Lunar Mine');
    expect(label('territory:lem_badlands', table)).toBe('Lem Badlands, controlled by Anna');
    expect(label('territory:herbert_valley', table)).toBe('Herbert Valley, nobody in control');
    expect(label('station:terraforming_station', table)).toBe('Terraforming Station, 1 free port');
    expect(label('colony:2-burroughs_desert', table)).toBe('colony, Cleo, Burroughs Desert');
  });
});
