/** The game as the engine describes it, from `grammar.json`. */
import { type Description, type Kinds, kindsOf } from '../../../dev/gameDescription';
import description from './grammar.json';

export const GAME = description as unknown as Description;

/** Every kind that an action, a question or an event can name; kinds of events alone list their labels here. */
export const KINDS: Kinds = {
  ...kindsOf(GAME),
  ship: [0, 1, 2, 3].flatMap((seat) => (GAME.grammar.kinds['die'] ?? []).map((die) => `${seat}-${die}`)),
};
