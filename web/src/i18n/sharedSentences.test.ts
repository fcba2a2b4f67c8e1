/** The page says what the terminal says: tests/locales/sentences/ is tested on both sides. */
import { describe, expect, it } from 'vitest';
import { type Sources, sourcesOf, StrictTexts } from '../dev/gameTable';
import { GAMES } from '../games';
import type { Action, Decision, EventArgs, Obstacle, Ref } from '../net/protocol';
import { LANGUAGES, type Language } from './i18n.svelte';
import { plain, Sentences } from './sentences';

type Said = Record<Language, string | null>;
type Case = Said &
  (
    | { kind: 'thing' | 'tip'; of: Ref }
    | { kind: 'verb'; of: string }
    | { kind: 'action'; of: Omit<Action, 'id'> }
    | { kind: 'prompt'; of: Decision }
    | { kind: 'event'; of: { event: string; seat: number | null; args: EventArgs }; mine: boolean }
    | { kind: 'obstacle'; of: Obstacle }
  );
interface Cases {
  roles: Record<string, string[]>;
  /** Texts made for these cases; without them those of the game. */
  source?: Sources;
  cases: Case[];
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida'];
const FILES = import.meta.glob<Cases>('../../../tests/locales/sentences/*.json', { import: 'default', eager: true });

function said(sentences: Sentences, example: Case): string | null {
  switch (example.kind) {
    case 'thing':
      return sentences.thing(example.of);
    case 'tip':
      return sentences.tip(example.of);
    case 'verb':
      return sentences.verb(example.of);
    case 'action':
      return sentences.action({ ...example.of, id: 0 });
    case 'prompt':
      return sentences.prompt(example.of);
    case 'event':
      return plain(sentences.event({ ...example.of, ply: 1 }, example.mine));
    case 'obstacle':
      return sentences.obstacle(example.of);
  }
}

describe.each(Object.entries(FILES))('%s', (file, { roles, source, cases }) => {
  const game = /([a-z_]+)\.json$/.exec(file)?.[1] ?? '';

  it.each([...LANGUAGES])('is said alike in %s', (language) => {
    const texts = new StrictTexts(language, source ?? sourcesOf(game));
    const sentences = new Sentences(texts, game, (seat) => NAMES[seat] ?? '', new Map(Object.entries(roles)));
    for (const example of cases) expect(said(sentences, example), JSON.stringify(example.of)).toBe(example[language]);
  });
});

it('covers a game of our own texts and all games', () => {
  expect(Object.keys(FILES)).toHaveLength(GAMES.length + 1);
});
