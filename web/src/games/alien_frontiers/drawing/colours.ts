import type { SeatColour } from '../../../design/seats';

/** The relic ship belongs to no seat. */
export const RELIC_COLOUR: SeatColour = 'white';
