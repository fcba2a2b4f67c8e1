import { describe, expect, it } from 'vitest';
import type { GameEvent, JudgedAnswer, JudgedMove } from '../net/protocol';
import { gradeOf, heightOf, lineOf, merged, roundsOf, rowsOf, standingAt, wholePercents } from './course';

function answer(chances: number[], loss = 0): JudgedAnswer {
  const action = { id: 1, verb: 'pass', refs: [], text: 'pass' };
  return { action, chances, points: [10, 20], loss, lost_points: 0, line: [{ seat: 0, action }], reasons: [] };
}

function move(ply: number, seat: number, loss = 0): JudgedMove {
  const after = [0.6 - loss, 0.4 + loss];
  const best = [answer([0.6, 0.4])];
  return { ply, move: ply, seat, played: answer(after, loss), best, usual_loss: 0.1, luck: null, depth: 1 };
}

const began = (ply: number, round: number): GameEvent => ({ ply, event: 'round_began', seat: null, args: { round } });

describe('the course of a judged game', () => {
  it('names losses from 2 % on', () => {
    expect([0.01, 0.02, 0.049, 0.05, 0.099, 0.1].map(gradeOf)).toEqual([
      '',
      'imprecise',
      'imprecise',
      'mistake',
      'mistake',
      'costly',
    ]);
  });

  it('takes what is new instead of what was known, in order', () => {
    const known = [move(1, 0), move(3, 1)];
    const deeper = move(3, 1, 0.2);
    expect(merged(known, [deeper, move(2, 0)]).map(({ ply }) => ply)).toEqual([1, 2, 3]);
    expect(merged(known, [deeper])[1]).toBe(deeper);
    expect(merged(known, [])).toBe(known);
  });

  it('draws a seat from before the first move to how it ended', () => {
    const moves = [move(0, 0), move(1, 1, 0.1)];
    expect(lineOf(moves, 0, 'chances', null)).toEqual([0.6, 0.6, 0.5]);
    expect(lineOf(moves, 0, 'chances', { scores: [3, 9], ranks: [2, 1] }).at(-1)).toBe(0);
    expect(lineOf(moves, 1, 'points', { scores: [3, 9], ranks: [2, 1] }).at(-1)).toBe(9);
    expect(standingAt(moves, 1, 2, 'chances', null)).toEqual([0.5, 0.5]);
    expect(standingAt(moves, 2, 2, 'chances', { scores: [3, 3], ranks: [1, 1] })).toEqual([0.5, 0.5]);
  });

  it('makes whole per cents that add up to 100', () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholePercents([0.005, 0.495, 0.5]).reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('halves the scale above one half', () => {
    expect(heightOf(1)).toBe(1);
    expect(heightOf(0.75) - heightOf(0.5)).toBeCloseTo((heightOf(0.5) - heightOf(0.25)) / 2);
  });

  it('knows with which move a round begins', () => {
    const moves = [move(0, 0), move(4, 1), move(9, 0)];
    expect(roundsOf([began(0, 1), began(5, 2), began(30, 3)], moves)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 2 },
    ]);
  });

  it('has a row whenever a seat comes again, and folds what follows in the same turn', () => {
    const moves = [move(0, 0), move(1, 0, 0.3), move(2, 1), move(3, 0)];
    const rows = rowsOf(moves, 2, []);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.moves ?? null))).toEqual([
      [[0, 1], [2]],
      [[3], null],
    ]);
    expect(rows[0]?.cells[0]?.told).toBe(1);
    expect(rowsOf(moves, 2, [{ round: 2, at: 2 }])[1]?.round).toBe(2);
  });
});
