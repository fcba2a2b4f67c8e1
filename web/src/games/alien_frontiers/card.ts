/** Alien Frontiers where there is no table; its engraving is card.svg. */
import type { Card } from '../types';

const card: Card = { weight: 2 };

export default card;
