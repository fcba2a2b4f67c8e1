/** The colours of seats outside a table: as they are there, where this browser has seen it, or as it begins. */
import type { SeatColour } from '../design/seats';
import { SEAT_COLOURS } from '../design/seats';
import { cardOf } from '../games';
import { readStored, writeStored } from './stored';

const KEY = 'astrolude.colours';
const KEPT = 100;

export function startingColours(game: string): readonly SeatColour[] {
  return cardOf(game)?.colours ?? SEAT_COLOURS;
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

/** A person's colour in lists, where no seat decides it: the same for the same name, on every device. */
export function personColour(name: string): SeatColour {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return PEOPLE[sum % PEOPLE.length] ?? 'grey';
}

/** The nine seat colours, each with an emblem of its own. */
const PEOPLE = SEAT_COLOURS.slice(0, 9);
