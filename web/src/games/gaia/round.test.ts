import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { roundSummary } from './round';
import { position } from './testing/position';
import { testTable } from './testing/table';
import { players } from './view';

describe('the income of a round', () => {
  const after = position();
  const [first, second] = players(after);
  const began: GameEvent = { ply: 9, by: 0, event: 'round_began', seat: null, args: { round: 2 } };
  const gained: GameEvent = {
    ply: 9,
    by: 0,
    event: 'gained',
    seat: first!.seat,
    args: { ore: 3, credits: 4, knowledge: 1, qic: 0 },
  };

  it('is told of those who have it already, and of those who still wait for it', () => {
    const story = { table: testTable(after), events: [began, gained], before: position(), after };
    const table = roundSummary(story).sections.find(({ kind }) => kind === 'table');
    if (table?.kind !== 'table') throw new Error('there is no income');
    const ore = (seat: number) => table.rows.find((row) => row.seat === seat)?.cells[1];
    expect(ore(first!.seat)).toEqual({ value: first!.ore, change: 3 });
    const due = second!.income['ore'] ?? 0;
    expect(due).toBeGreaterThan(0);
    expect(ore(second!.seat)).toEqual({ value: second!.ore + due, change: due });
  });
});
