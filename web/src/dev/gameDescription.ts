/** For tests of a drawing: the game as the engine describes it. */
import type { GameDescription } from '../net/protocol';

export type Description = Pick<GameDescription, 'options' | 'orders' | 'grammar' | 'questions' | 'events'>;

/** Labels by kind. */
export type Kinds = Record<string, string[]>;

/** Every kind that an action or a question can name. */
export function kindsOf(game: Description): Kinds {
  return { ...game.questions.kinds, ...game.grammar.kinds };
}
