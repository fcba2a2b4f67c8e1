/** Federation where there is no table; its engraving is card.svg. */
import type { Card } from '../types';

const card: Card = { weight: 3.5, colours: ['blue', 'red', 'green', 'yellow'] };

export default card;
