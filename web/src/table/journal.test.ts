import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../net/protocol';
import { refsOf, turns } from './journal';
import { planMoves } from './moves';

const event = (ply: number, seat: number | null): GameEvent => ({ ply, event: 'e', seat, args: {} });

describe('turns', () => {
  it('joins consecutive events of a seat and keeps neutral ones apart', () => {
    const groups = turns([event(0, -1), event(1, 0), event(2, 0), event(3, 1), event(4, 0)]);
    expect(groups.map((group) => [group.seat, group.events.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
      [0, 1],
    ]);
    expect(groups.map((group) => group.start)).toEqual([0, 1, 3, 4]);
  });
});

describe('the last turns', () => {
  it('keep the places they have in the whole log', () => {
    expect(turns([event(1, 0), event(2, 1), event(3, 1)], 2)).toEqual([{ start: 2, seat: 1, events: [event(3, 1)] }]);
  });
});

describe('refsOf', () => {
  it('lists things, also those in lists, and no numbers', () => {
    expect(refsOf({ ...event(1, 0), args: { to: 'hex:a', n: 3, dice: ['die:1', 'die:2'] } })).toEqual([
      'hex:a',
      'die:1',
      'die:2',
    ]);
  });
});

describe('planMoves', () => {
  const at = (x: number) => ({ x, y: 0 });

  it('moves what was elsewhere, sets out one after the other, and at most four', () => {
    const before = new Map([
      ['a', at(0)],
      ['b', at(0)],
      ['c', at(0)],
      ['d', at(0)],
      ['e', at(0)],
    ]);
    const after = new Map([
      ['a', at(50)],
      ['b', at(50)],
      ['c', at(50)],
      ['d', at(50)],
      ['e', at(50)],
      ['new', at(9)],
    ]);
    expect(planMoves(before, after)).toEqual([
      { id: 'a', dx: -50, dy: 0, delay: 0 },
      { id: 'b', dx: -50, dy: 0, delay: 60 },
      { id: 'c', dx: -50, dy: 0, delay: 120 },
      { id: 'd', dx: -50, dy: 0, delay: 180 },
    ]);
  });

  it('leaves alone what stayed', () => {
    expect(planMoves(new Map([['a', at(0)]]), new Map([['a', at(2)]]))).toEqual([]);
  });
});
