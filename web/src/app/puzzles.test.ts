import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleInfo } from '../net/protocol';
import { gameOfDay, levelOf, puzzleOfDay, Puzzles } from './puzzles.svelte';

const KEY = 'astrolude.puzzles';
const puzzle = (id: string, grade = 1): PuzzleInfo => ({ id, grade, players: 2, round: 1, who: null, margin: 0.1 });

beforeEach(() => localStorage.clear());

describe('what was solved', () => {
  it('counts a row of puzzles that were solved at the first try', () => {
    const puzzles = new Puzzles();
    puzzles.put('gaia', puzzle('a'), 'solved');
    puzzles.put('gaia', puzzle('b'), 'solved');
    expect(puzzles.memory.row).toBe(2);
    puzzles.put('gaia', puzzle('c'), 'failed');
    puzzles.put('gaia', puzzle('c'), 'solved');
    expect([puzzles.memory.row, puzzles.memory.bestRow]).toEqual([0, 2]);
    expect(puzzles.entry('gaia', 'c')).toEqual({ standing: 'solved', tries: 2 });
    expect(puzzles.solvedOf('gaia')).toBe(3);
  });

  it('moves the level by the first try alone, more for what is harder', () => {
    const puzzles = new Puzzles();
    const easy = puzzles.put('gaia', puzzle('a', 1), 'solved').change;
    const hard = puzzles.put('gaia', puzzle('b', 5), 'solved').change;
    expect(easy).toBeGreaterThan(0);
    expect(hard).toBeGreaterThan(easy);
    expect(puzzles.put('gaia', puzzle('c'), 'failed').change).toBeLessThan(0);
    expect(puzzles.put('gaia', puzzle('c'), 'failed').change).toBe(0);
    expect(puzzles.put('gaia', puzzle('d'), 'shown').change).toBe(0);
    expect(puzzles.put('gaia', puzzle('d'), 'solved').change).toBe(0);
    expect(levelOf(5)).toBeGreaterThan(levelOf(1));
  });

  it('stays solved, whatever is tried afterwards', () => {
    const puzzles = new Puzzles();
    puzzles.put('gaia', puzzle('a'), 'solved');
    expect(puzzles.put('gaia', puzzle('a'), 'failed').standing).toBe('solved');
  });

  it('counts days in a row, each once', () => {
    const puzzles = new Puzzles();
    puzzles.put('gaia', puzzle('a'), 'solved', '2026-02-28');
    puzzles.put('gaia', puzzle('a'), 'solved', '2026-02-28');
    puzzles.put('gaia', puzzle('b'), 'solved', '2026-03-01');
    expect(puzzles.memory.days).toBe(2);
    puzzles.put('gaia', puzzle('c'), 'solved', '2026-03-03');
    expect(puzzles.memory.days).toBe(1);
  });

  it('is kept in the browser, and what cannot be read counts as absent', () => {
    new Puzzles().put('gaia', puzzle('a'), 'solved');
    expect(new Puzzles().entry('gaia', 'a')).toEqual({ standing: 'solved', tries: 1 });
    localStorage.setItem(KEY, '{"entries": {"gaia": {"a": 3, "b": {"standing": "solved", "tries": 1}}}, "row": "x"}');
    const odd = new Puzzles();
    expect([odd.entry('gaia', 'a'), odd.solvedOf('gaia'), odd.memory.row, odd.level]).toEqual([null, 1, 0, 1000]);
  });
});

describe('the puzzle of the day', () => {
  it('lets the games take turns', () => {
    const days = ['01', '02', '03', '04', '05'].map((day) => gameOfDay(`2026-05-${day}`));
    expect(new Set(days).size).toBe(5);
  });

  it('is the same all day, and another when the game comes again', () => {
    const all = Array.from({ length: 40 }, (_, n) => puzzle(String(n)));
    expect(puzzleOfDay('2026-05-01', all)).toBe(puzzleOfDay('2026-05-01', all));
    expect(puzzleOfDay('2026-05-01', all)).not.toBe(puzzleOfDay('2026-05-06', all));
    expect(puzzleOfDay('2026-05-01', [])).toBeNull();
  });
});
