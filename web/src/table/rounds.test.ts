import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../net/protocol';
import { endsRound, roundBefore } from './rounds.svelte';

function event(ply: number, name: string, args: GameEvent['args'] = {}): GameEvent {
  return { ply, event: name, seat: null, args };
}

describe('a round that is over', () => {
  const log = [
    event(0, 'game_began'),
    event(1, 'round_began', { round: 1 }),
    event(2, 'built'),
    event(3, 'round_began', { round: 2 }),
    event(3, 'gained'),
    event(4, 'built'),
    event(5, 'round_began', { round: 3 }),
  ];

  it('ends where the next one begins', () => {
    expect(log.filter(endsRound).map(({ ply }) => ply)).toEqual([3, 5]);
  });

  it('holds what happened from its beginning on, and what the beginning of the next one brought', () => {
    expect(roundBefore(log, log[3]!)?.began).toBe(log[1]);
    expect(roundBefore(log, log[3]!)?.events).toEqual([log[2], log[3], log[4]]);
    expect(roundBefore(log, log[6]!)?.events).toEqual([log[4], log[5], log[6]]);
    expect(roundBefore(log.slice(3), log[3]!)).toBeNull();
  });
});
