/** The page calls things by how the table stands, as the terminal does: tests/locales/sentences/named/ says how. */
import { describe, expect, it } from 'vitest';
import { sourcesOf, StrictTexts } from '../dev/gameTable';
import { LANGUAGES, type Language } from '../i18n/i18n.svelte';
import type { GameView, Ref } from '../net/protocol';
import { loadGame } from '.';

interface Named {
  view: GameView;
  named: ({ of: Ref } & Record<Language, string>)[];
}

const FILES = import.meta.glob<Named[]>('../../../tests/locales/sentences/named/*.json', {
  import: 'default',
  eager: true,
});

describe.each(Object.entries(FILES))('%s', (file, positions) => {
  const game = /([a-z_]+)\.json$/.exec(file)?.[1] ?? '';

  it.each([...LANGUAGES])('is called alike in %s', async (language) => {
    const ui = await loadGame(game);
    const texts = new StrictTexts(language, sourcesOf(game));
    expect(positions).not.toEqual([]);
    for (const { view, named } of positions) {
      expect(named).not.toEqual([]);
      for (const each of named) expect(ui.name?.(each.of, view, texts.t), each.of).toBe(each[language]);
    }
  });
});

it('covers the games that call things so', () => {
  expect(Object.keys(FILES)).toHaveLength(3);
});
