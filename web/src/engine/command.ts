/** The command line: find legal actions by their notation or by the words of their sentence. */
import type { Action } from '../net/protocol';

export interface Listed {
  action: Action;
  /** The action as the list of choices reads it aloud. */
  sentence: string;
}

export interface Matches {
  found: Listed[];
  /** The action that Enter plays: the exact notation, or the only one found. */
  exact: Action | null;
}

/** Every word typed must begin a word of the notation or of the sentence, in any order. */
export function search(choices: readonly Listed[], input: string): Matches {
  const typed = words(input);
  if (typed.length === 0) return { found: [...choices], exact: null };
  const notation = choices.find(({ action }) => words(action.text).join(' ') === typed.join(' '));
  const found = choices.filter(({ action, sentence }) => {
    const known = [...words(action.text), ...words(sentence)];
    return typed.every((word) => known.some((each) => each.startsWith(word)));
  });
  const only = found.length === 1 ? found[0] : undefined;
  return { found, exact: notation?.action ?? only?.action ?? null };
}

/** Lower case, without accents, so that `depot` finds `Dépôt`. */
function words(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}_,-]+/u)
    .filter((word) => word !== '');
}
