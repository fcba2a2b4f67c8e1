import type { SeatColour } from '../games/types';

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
