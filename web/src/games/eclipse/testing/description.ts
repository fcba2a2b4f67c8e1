/** The game as the engine describes it, from `grammar.json`. */
import description from './grammar.json';

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
interface Option {
  name: string;
  values: string[];
}
export interface Description {
  options: Option[];
  orders: Option[];
  grammar: Grammar;
  questions: Grammar;
  events: { name: string; fields: Field[] }[];
}

export const GAME = description as unknown as Description;

/** Every kind that an action or a question can name. */
export const KINDS: Record<string, string[]> = { ...GAME.questions.kinds, ...GAME.grammar.kinds };
