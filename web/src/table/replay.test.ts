import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../net/protocol';
import { Replay } from './replay.svelte';

describe('Replay', () => {
  let asked: number[];
  let answers: Map<number, (state: TableState) => void>;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    answers = new Map();
  });
  afterEach(() => vi.useRealTimers());

  const at = (ply: number) => ({ ply }) as TableState;
  const answering = (last: number) =>
    new Replay(last, (ply) => {
      asked.push(ply);
      return Promise.resolve(at(ply));
    });

  it('stays within the game and asks for each moment once', async () => {
    const replay = answering(3);
    await replay.seek(9);
    expect(replay.shown?.ply).toBe(3);
    await replay.seek(-4);
    await replay.seek(1);
    await replay.seek(3);
    expect(asked.filter((ply) => ply === 3)).toHaveLength(1);
  });

  it('shows only the last wish of a slider that runs ahead', async () => {
    const replay = new Replay(50, (ply) => new Promise((resolve) => answers.set(ply, resolve)));
    const first = replay.seek(10);
    const second = replay.seek(20);
    answers.get(20)!(at(20));
    await second;
    answers.get(10)!(at(10));
    await first;
    expect(replay.shown?.ply).toBe(20);
  });

  it('plays to the end by itself, and from the start again', async () => {
    const replay = answering(3);
    replay.play();
    await vi.runAllTimersAsync();
    expect(replay.ply).toBe(3);
    expect(replay.playing).toBe(false);
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.ply).toBe(0);
    replay.pause();
  });

  it('stops and says so when a moment cannot be fetched', async () => {
    const replay = new Replay(5, () => Promise.reject(new Error('gone')));
    replay.play();
    await vi.runAllTimersAsync();
    expect(replay.failed).toBe(true);
    expect(replay.playing).toBe(false);
  });
});
