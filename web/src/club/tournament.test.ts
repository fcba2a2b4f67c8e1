import { describe, expect, it } from 'vitest';
import type { Tournament, TournamentRound, TournamentTable } from '../net/protocol';
import { doneOf, numberOf, seatsInOrder, standingsFile, stepsOf, tablesInOrder } from './tournament';

const someone = (id: string, name: string) => ({ id, name, emblem: null });
const seat = (number: number, rank: number | null = null) => ({
  number,
  before: 0,
  score: null,
  rank,
  points: null,
  left: false,
  through: null,
});
const table = (board: number, numbers: number[], state: TournamentTable['state'], bye = false): TournamentTable => ({
  board,
  table: null,
  state,
  bye,
  seats: numbers.map((number) => seat(number, state === 'done' ? 5 - number : null)),
  set_by: null,
  reason: null,
  ply: 0,
  deciding: null,
  due: null,
});
const round = (number: number, state: TournamentRound['state'], tables: TournamentTable[]): TournamentRound => ({
  round: number,
  state,
  begins: '2026-11-18T20:00:00Z',
  ended: null,
  repeats: 0,
  tables,
});

describe('a round', () => {
  const shown = round(2, 'playing', [
    table(1, [1, 2], 'done'),
    table(2, [5], 'done', true),
    table(3, [3, 4], 'playing'),
  ]);
  it('has the reader’s table first, and whoever plays nobody last', () => {
    expect(tablesInOrder(shown, 4).map(({ board }) => board)).toEqual([3, 1, 2]);
    expect(tablesInOrder(shown, null).map(({ board }) => board)).toEqual([1, 3, 2]);
  });
  it('counts what is over, and shows the best first there', () => {
    expect(doneOf(shown)).toBe(2);
    expect(seatsInOrder(table(1, [1, 2], 'done')).map(({ number }) => number)).toEqual([2, 1]);
    expect(seatsInOrder(table(1, [1, 2], 'playing')).map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('a tournament', () => {
  const played = [round(1, 'done', []), round(2, 'playing', [])];
  it('shows the rounds to come', () => {
    expect(stepsOf({ played, rounds: 4, state: 'running', round: 2 })).toEqual(['past', 'now', 'ahead', 'ahead']);
    expect(stepsOf({ played: [round(1, 'done', [])], rounds: 1, state: 'finished', round: 1 })).toEqual(['past']);
  });
  it('knows the reader by their account, once they take part', () => {
    const entrants = [
      { number: 1, who: someone('p_a', 'Anna'), state: 'in', rating: null },
      { number: 2, who: someone('p_b', 'Ben'), state: 'invited', rating: null },
    ] as Tournament['entrants'];
    expect(numberOf({ entrants }, 'p_a')).toBe(1);
    expect(numberOf({ entrants }, 'p_b')).toBeNull();
    expect(numberOf({ entrants }, null)).toBeNull();
  });
  it('gives its standings away', () => {
    const tournament = {
      entrants: [{ number: 1, who: someone('p_a', 'Anna, "the First"'), state: 'in', rating: null }],
      standings: [
        { place: 1, number: 1, points: 2.5, tie: 6, wins: 1, rounds: [2.5, null], out: false, playing: false },
        { place: 2, number: 2, points: 1, tie: 6, wins: 0, rounds: [1, null], out: false, playing: false },
      ],
    } as unknown as Tournament;
    expect(standingsFile(tournament, (number) => `nobody ${number}`, ['place', 'name'])).toBe(
      'place,name\n1,"Anna, ""the First""",2.5,6,1,2.5,\n2,nobody 2,1,6,0,1,\n',
    );
  });
});
