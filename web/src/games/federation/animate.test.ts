import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import type { Stage } from '../types';
import { animate } from './animate';
import { facesInHand, pawnCards } from './hand';
import { position, withSeat } from './testing/position';
import { seatAt } from './view';

function stage(): Stage & { played: Element[] } {
  const root = document.createElement('div');
  root.innerHTML =
    '<i data-ref="cell:left_top_1"></i><b><u data-flip="pawn"></u></b><s data-ref="scholar:scholar_1a1"></s>';
  const played: Element[] = [];
  return {
    played,
    find: (ref) => root.querySelector(`[data-ref="${ref}"]`),
    play: vi.fn((element: Element) => {
      played.push(element);
      return Promise.resolve();
    }),
  };
}

const event = (name: string, args: GameEvent['args']): GameEvent => ({ ply: 1, event: name, seat: 0, args });

describe('what moves', () => {
  it('is the figure that comes down on its cell', async () => {
    const set = stage();
    await animate(event('placed', { face: 'face:voting_1', cell: 'cell:left_top_1' }), set);
    expect(set.played.map((each) => each.tagName)).toEqual(['U']);
  });

  it('is what is turned up, where it is drawn', async () => {
    const set = stage();
    await animate(event('scholars_shown', { scholars: ['scholar:scholar_1a1', 'scholar:scholar_2b2'] }), set);
    expect(set.played.map((each) => each.tagName)).toEqual(['S']);
    await animate(event('gained', { lavandium: 1 }), set);
    expect(set.played).toHaveLength(1);
  });
});

describe('the ambassadors in hand', () => {
  it('are faces that can be played and cards that lie before the seat', () => {
    const seat = seatAt(withSeat(position(), 0, { pawns: { 1: 1, 2: 0, 3: 1, 7: 1 } }), 0);
    expect(facesInHand(seat)).toEqual([
      'face:voting_1',
      'face:voting_3',
      'face:voting_7',
      'face:funding_1',
      'face:funding_3',
    ]);
    expect(pawnCards(seat).map(({ votes, held }) => [votes, held])).toEqual([
      [1, true],
      [1, false],
      [2, false],
      [3, true],
      [7, true],
    ]);
    expect(pawnCards(seat).at(-1)?.sides).toEqual(['face:voting_7']);
  });
});
