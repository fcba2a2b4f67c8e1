/** Eclipse where there is no table; its engraving is card.svg. */
import type { Card } from '../types';

const card: Card = { weight: 4 };

export default card;
