/** A colour always comes with its emblem (`em-<colour>`). */
import type { SeatColour } from '../../types';

/** The relic ship belongs to no seat; ships that close ports to nobody at all. */
export const RELIC_COLOUR: SeatColour = 'white';

/** `--pc` is the player's colour, `--pi` the ink on it. */
export function colourVars(colour: SeatColour): string {
  return `--pc:var(--p-${colour});--pi:var(--p-${colour}-ink)`;
}
