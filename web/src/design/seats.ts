import type { Translate } from '../i18n/i18n.svelte';

export const SEAT_COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'white',
  'black',
  'magenta',
  'grey',
  'natural',
  'orange',
  'brown',
  'violet',
  'turquoise',
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Colours beyond the nine seats wear the emblem of a seat colour they never meet at a table. */
const BORROWED: Partial<Record<SeatColour, string>> = {
  orange: 'magenta',
  brown: 'natural',
  violet: 'magenta',
  turquoise: 'green',
};

/** The emblem symbol that always goes with a seat's colour. */
export function emblemOf(colour: SeatColour): string {
  return `em-${BORROWED[colour] ?? colour}`;
}

/** Custom properties for everything drawn in a seat's colour. */
export function seatStyle(colour: SeatColour): string {
  const edge = colour === 'black' || colour === 'white' ? `var(--p-${colour}-edge)` : 'transparent';
  return `--pc: var(--p-${colour}); --pi: var(--p-${colour}-ink); --pe: ${edge}`;
}

/** With the option "Letters" the emblem carries the first letter of its colour's name. */
export function emblemLetter(table: { letters: boolean; t: Translate }, colour: SeatColour): string | undefined {
  return table.letters ? table.t(`common-colour-${colour}`).slice(0, 1).toUpperCase() : undefined;
}
