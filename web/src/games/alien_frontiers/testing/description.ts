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
export interface Description {
  options: { name: string; values: (string | number | boolean)[] }[];
  grammar: Grammar;
  questions: Grammar;
  events: { name: string; fields: Field[] }[];
}

export const GAME = description as unknown as Description;

/** Every kind that an action, a question or an event can name; kinds of events alone list their labels here. */
export const KINDS: Record<string, string[]> = {
  ...GAME.questions.kinds,
  ...GAME.grammar.kinds,
  ship: [0, 1, 2, 3].flatMap((seat) => (GAME.grammar.kinds['die'] ?? []).map((die) => `${seat}-${die}`)),
};
