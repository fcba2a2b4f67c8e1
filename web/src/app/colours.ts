/** The colours of seats outside a table: as they are there, where this browser has seen it, or as it begins. */
import type { SeatColour } from '../design/seats';
import { SEAT_COLOURS } from '../design/seats';
import { readStored, writeStored } from './stored';

const KEY = 'astrolude.colours';
const KEPT = 100;

/** Games whose seats have other colours than the house's. */
const FIRST: Readonly<Record<string, readonly SeatColour[]>> = {
  space_gate: ['yellow', 'violet', 'white', 'turquoise'],
  federation: ['blue', 'red', 'green', 'yellow'],
  gaia: ['green', 'black', 'violet', 'natural'],
};

export function startingColours(game: string): readonly SeatColour[] {
  return FIRST[game] ?? SEAT_COLOURS;
}

type Seen = Record<string, SeatColour[]>;

function seen(): Seen {
  const stored = readStored(KEY);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Seen) : {};
}

/** Keep what a table looks like; the newest tables are kept. */
export function rememberColours(table: string, colours: readonly SeatColour[]): void {
  const { [table]: _, ...others } = seen();
  const kept = Object.entries(others).slice(1 - KEPT);
  writeStored(KEY, Object.fromEntries([...kept, [table, colours]]));
}

export function coloursOf({ table, game }: { table: string; game: string }): readonly SeatColour[] {
  const known = seen()[table];
  return Array.isArray(known) ? known.filter((each) => SEAT_COLOURS.includes(each)) : startingColours(game);
}
