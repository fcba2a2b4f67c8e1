/** Space Gate Odyssey where there is no table; its engraving is card.svg. */
import type { Card } from '../types';

const card: Card = { weight: 3, colours: ['yellow', 'violet', 'white', 'turquoise'] };

export default card;
