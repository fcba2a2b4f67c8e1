/** For tests of a drawing: the game as the engine describes it. */
interface Slot {
  role: string;
  kind: string;
}
interface Field {
  role: string;
  kind: string | null;
  many: boolean;
}
interface Grammar {
  verbs: { name: string; slots: Slot[] }[];
  kinds: Record<string, string[]>;
}
interface Choice {
  name: string;
  values: string[];
}
export interface Description {
  options: Choice[];
  orders: Choice[];
  grammar: Grammar;
  questions: Grammar;
  events: { name: string; fields: Field[] }[];
}

/** Labels by kind. */
export type Kinds = Record<string, string[]>;

/** Every kind that an action or a question can name. */
export function kindsOf(game: Description): Kinds {
  return { ...game.questions.kinds, ...game.grammar.kinds };
}
