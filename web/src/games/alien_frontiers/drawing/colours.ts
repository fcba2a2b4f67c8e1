import type { SeatColour } from '../../types';

/** The relic ship belongs to no seat. */
export const RELIC_COLOUR: SeatColour = 'white';
