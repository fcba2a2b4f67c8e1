import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../net/protocol';
import { recapOf } from './recap';

const RULES = { headlines: ['upgraded', 'built', 'passed'], answers: new Set(['accepted']) };

function event(ply: number, by: number, name: string, more: Partial<GameEvent> = {}): GameEvent {
  return { ply, by, event: name, seat: by, args: {}, ...more };
}

describe('since the last turn', () => {
  it('tells one line for each opponent in the order played, the weightiest first', () => {
    const log = [
      event(1, 0, 'built', { args: { hex: 'hex:0,0' } }),
      event(2, 1, 'paid'),
      event(2, 1, 'built', { args: { hex: 'hex:1,0' } }),
      event(3, 2, 'passed'),
      event(4, 1, 'upgraded', { args: { hex: 'hex:2,0', owner: 'seat:1' } }),
      event(5, 1, 'passed'),
    ];
    const found = recapOf(log, [0], RULES);
    expect(found?.since).toBe(1);
    expect(found?.told.map(({ seat, moves, headline }) => [seat, moves, headline.event])).toEqual([
      [1, 2, 'upgraded'],
      [2, 1, 'passed'],
    ]);
    expect(found?.told[0]?.details.map((each) => each.event)).toEqual(['built', 'passed']);
    expect(found?.told[0]?.refs).toEqual(['hex:2,0', 'hex:1,0']);
    expect([...(found?.told[0]?.plies ?? [])]).toEqual([2, 4, 5]);
  });

  it('does not take an answer within another’s turn for a turn', () => {
    const log = [
      event(1, 0, 'built'),
      event(2, 1, 'built'),
      event(3, 0, 'accepted'),
      event(4, 2, 'accepted'),
      event(5, 1, 'upgraded'),
    ];
    const found = recapOf(log, [0], RULES);
    expect(found?.since).toBe(1);
    expect(found?.told.map(({ seat, moves }) => [seat, moves])).toEqual([[1, 1]]);
    expect(found?.forYou.map(({ ply }) => ply)).toEqual([3]);
  });

  it('holds for the reader what happened to them, and what names them', () => {
    const log = [
      event(1, 0, 'built'),
      event(2, 1, 'robbed', { seat: 0 }),
      event(2, 1, 'shown', { args: { other: 'seat:0' } }),
      event(2, 1, 'shown', { args: { other: 'seat:2' } }),
      event(3, 0, 'built', { seat: 1 }),
    ];
    expect(recapOf(log, [0], RULES)).toBeNull();
    expect(recapOf(log.slice(0, 4), [0], RULES)?.forYou).toEqual([log[1], log[2]]);
  });

  it('tells nothing before the first turn, to whoever looks on, and where all seats are the reader’s', () => {
    const log = [{ ply: 0, event: 'began', seat: null, args: {} }, event(1, 1, 'built'), event(2, 0, 'built')];
    expect(recapOf(log, [2], RULES)).toBeNull();
    expect(recapOf(log, [], RULES)).toBeNull();
    expect(recapOf(log, [0, 1], RULES)).toBeNull();
    expect(recapOf(log, [1], RULES)?.told).toHaveLength(1);
  });
});
