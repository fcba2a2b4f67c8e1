/** What a person has solved, kept in this browser only: each puzzle, a row of them, a level, the puzzles of days. */
import { GAMES } from '../games';
import type { PuzzleInfo } from '../net/protocol';
import { readStored, writeStored } from './stored';

export type Standing = 'solved' | 'failed' | 'shown';

export interface PuzzleEntry {
  standing: Standing;
  /** Turns that were judged. */
  tries: number;
}

export interface PuzzleMemory {
  /** By game and puzzle. */
  entries: Readonly<Record<string, Readonly<Record<string, PuzzleEntry>>>>;
  /** Solved at the first try, one after another. */
  row: number;
  bestRow: number;
  /** How hard puzzles are that are solved half of the time, newest last. */
  levels: readonly number[];
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: string;
  days: number;
}

const KEY = 'astrolude.puzzles';
const FIRST_LEVEL = 1000;
const LEVELS_KEPT = 60;
/** What one puzzle can change, and how far apart levels are of which the higher wins ten times as often. */
const STEP = 32;
const TENFOLD = 400;
const EMPTY: PuzzleMemory = { entries: {}, row: 0, bestRow: 0, levels: [FIRST_LEVEL], day: '', days: 0 };

/** How hard a puzzle of a grade is, on the scale of levels. */
export function levelOf(grade: number): number {
  return 700 + 200 * grade;
}

export interface Outcome {
  standing: Standing;
  /** By how much the level changed. */
  change: number;
}

export class Puzzles {
  memory = $state.raw<PuzzleMemory>(load());

  entry(game: string, puzzle: string): PuzzleEntry | null {
    return this.memory.entries[game]?.[puzzle] ?? null;
  }

  solvedOf(game: string): number {
    return Object.values(this.memory.entries[game] ?? {}).filter(({ standing }) => standing === 'solved').length;
  }

  get level(): number {
    return this.memory.levels.at(-1) ?? FIRST_LEVEL;
  }

  /**
   * A turn was judged, or the solution was shown. Only the first of it counts for the row and the level; what was
   * solved stays solved.
   */
  put(game: string, { id, grade }: PuzzleInfo, standing: Standing, day: string | null = null): Outcome {
    const memory = this.memory;
    const before = this.entry(game, id);
    const tries = (before?.tries ?? 0) + (standing === 'shown' ? 0 : 1);
    const kept = before?.standing === 'solved' ? 'solved' : standing;
    const level = this.level;
    const counts = before === null && standing !== 'shown';
    const expected = 1 / (1 + 10 ** ((levelOf(grade) - level) / TENFOLD));
    const change = counts ? Math.round(STEP * ((standing === 'solved' ? 1 : 0) - expected)) : 0;
    const row = before === null ? (standing === 'solved' ? memory.row + 1 : 0) : memory.row;
    const isDay = day !== null && standing === 'solved' && memory.day !== day;
    this.#keep({
      entries: { ...memory.entries, [game]: { ...memory.entries[game], [id]: { standing: kept, tries } } },
      row,
      bestRow: Math.max(row, memory.bestRow),
      levels: counts ? [...memory.levels, level + change].slice(-LEVELS_KEPT) : memory.levels,
      day: isDay ? day : memory.day,
      days: isDay ? (memory.day === dayBefore(day) ? memory.days + 1 : 1) : memory.days,
    });
    return { standing: kept, change };
  }

  #keep(memory: PuzzleMemory): void {
    this.memory = memory;
    writeStored(KEY, memory);
  }
}

function load(): PuzzleMemory {
  const stored = readStored(KEY) as Partial<PuzzleMemory> | null;
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const whole = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  const levels = (Array.isArray(stored.levels) ? (stored.levels as unknown[]) : []).filter(
    (level): level is number => typeof level === 'number' && Number.isFinite(level),
  );
  return {
    entries: entriesOf(stored.entries),
    row: whole(stored.row),
    bestRow: whole(stored.bestRow),
    levels: levels.length > 0 ? levels : EMPTY.levels,
    day: typeof stored.day === 'string' ? stored.day : '',
    days: whole(stored.days),
  };
}

function entriesOf(stored: unknown): PuzzleMemory['entries'] {
  if (typeof stored !== 'object' || stored === null) return {};
  const games = Object.entries(stored as Record<string, unknown>).map(([game, entries]) => {
    const known = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
    return [game, Object.fromEntries(known.filter(([, entry]) => isEntry(entry)))] as const;
  });
  return Object.fromEntries(games) as PuzzleMemory['entries'];
}

function isEntry(value: unknown): value is PuzzleEntry {
  const entry = value as Partial<PuzzleEntry> | null;
  return ['solved', 'failed', 'shown'].includes(entry?.standing ?? '') && typeof entry?.tries === 'number';
}

/** The day where the reader is: `2026-05-01`. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function numberOf(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

function dayBefore(day: string): string {
  return new Date((numberOf(day) - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** The games take turns, */
export function gameOfDay(day: string): string {
  return GAMES[numberOf(day) % GAMES.length] ?? GAMES[0];
}

/** and of a game's puzzles each is as likely; the next day brings one of another grade. */
export function puzzleOfDay(day: string, puzzles: readonly PuzzleInfo[]): PuzzleInfo | null {
  return puzzles[(Math.floor(numberOf(day) / GAMES.length) * 7) % Math.max(1, puzzles.length)] ?? null;
}

export const puzzleMemory = new Puzzles();
