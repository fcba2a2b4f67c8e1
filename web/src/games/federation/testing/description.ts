/** The game as the engine describes it, from `grammar.json`. */
import { type Description, kindsOf } from '../../../dev/gameDescription';
import description from './grammar.json';

export const GAME = description as unknown as Description;
export const KINDS = kindsOf(GAME);
