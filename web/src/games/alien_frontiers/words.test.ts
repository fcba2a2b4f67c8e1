import { describe, expect, it } from 'vitest';
import { position } from './testing/position';
import { testTable } from './testing/table';
import type { SeatView, View } from './view';
import { caption, consequence, face, header, label } from './words';

function with0(change: Partial<SeatView>): View {
  const view = position();
  return { ...view, seats: view.seats.map((seat) => (seat.seat === 0 ? { ...seat, ...change } : seat)) };
}

describe('what an action brings', () => {
  const table = testTable(position());

  it('names gains and costs, points first', () => {
    const after = with0({ fuel: 2, ore: 1, score: { total: 9, parts: {} } });
    expect(consequence(position(), after, 0, table)).toBe('+2 points · −1 fuel · −1 ore');
  });

  it('names a new ship and a step on the hub', () => {
    expect(consequence(position(), with0({ ships: 5, circle: 5 }), 0, table)).toBe('a new ship · colony on circle 5');
  });

  it('says nothing where nothing changed for the player', () => {
    expect(consequence(position(), position(), 0, table)).toBeNull();
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

  it('show prices on the chips of stations that have one', () => {
    expect(face('station:shipyard', table)).toMatchObject({ text: 'Shipyard', cost: [{ count: 2 }, { count: 2 }] });
    expect(face('station:colony_constructor', table)).toMatchObject({ cost: [{ symbol: 'res-mineral', count: 2 }] });
    expect(face('station:lunar_mine', table)).toMatchObject({ cost: [] });
    expect(face('amount:5', table)).toMatchObject({ text: '5', cost: [{ symbol: 'res-mineral', count: 3 }] });
  });
});
