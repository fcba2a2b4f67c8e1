/** The protocol's types: those made from the server's models, and the few that only the page needs. */
import type * as made from './generated';

export type * from './generated';

/** A drawn thing: `kind:label`. */
export type Ref = string;

export interface Action extends made.Action {
  /** Free actions that have to be taken first, in order; set by the page on what was proposed. */
  way?: readonly Action[];
  /** Something is to be said before it is confirmed; set by the page from the decision. */
  warned?: boolean;
  /** It would change nothing now. */
  idle?: boolean;
}

/** The levels that are offered to people; a program may seat further ones. */
export const BOT_LEVELS: readonly made.BotLevel[] = ['easy', 'normal', 'hard'];

/** The levels offered at a table of so many players: the expert only where one comes along. */
export function levelsFor(game: Pick<made.GameInfo, 'experts'>, players: number): readonly made.BotLevel[] {
  return game.experts.includes(players) ? [...BOT_LEVELS, 'expert'] : BOT_LEVELS;
}

export type EventArgs = made.GameEvent['args'];
export type EventArg = Exclude<EventArgs[string], unknown[]>;

/** The options of a game by name. */
export type Options = made.TableState['options'];

/** Standing orders by name: what a seat lets the game answer for it. */
export type Orders = NonNullable<made.TableState['orders']>;
