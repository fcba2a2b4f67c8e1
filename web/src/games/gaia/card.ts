/** Projet Gaia where there is no table; its engraving is card.svg. */
import type { Card } from '../types';

const card: Card = { weight: 5, colours: ['green', 'black', 'violet', 'natural'] };

export default card;
