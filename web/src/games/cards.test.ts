/** What games say of themselves on the home page and in lists. */
import { describe, expect, it } from 'vitest';
import { sourcesOf, StrictTexts } from '../dev/gameTable';
import { LANGUAGES } from '../i18n/i18n.svelte';
import { canDraw, cardOf, GAMES } from '.';

const DRAWINGS = import.meta.glob<string>('./*/card.svg', { query: '?raw', import: 'default', eager: true });

describe.each(GAMES.map((game) => [game]))('the card of %s', (game) => {
  it('has a drawing of its own size and a weight that its ticks can show, and leads to a board', () => {
    expect(DRAWINGS[`./${game}/card.svg`]).toMatch(/^<svg [^>]*viewBox="0 0 236 196"/);
    expect(Math.floor(cardOf(game)?.weight ?? 0)).toBeGreaterThanOrEqual(1);
    expect(cardOf(game)?.weight).toBeLessThan(6);
    expect(canDraw(game)).toBe(true);
  });

  it.each([...LANGUAGES])('has its texts in %s', (language) => {
    const texts = new StrictTexts(language, sourcesOf('app'));
    for (const part of ['tagline', 'players', 'time', 'credits'])
      expect(texts.t(`app-${part}-${game}`), part).toMatch(/\S/);
    expect(texts.t(`common-game-${game}`)).toMatch(/\S/);
  });
});

it('goes from the lightest to the heaviest', () => {
  const weights = GAMES.map((game) => cardOf(game)?.weight ?? 0);
  expect(weights.length).toBeGreaterThan(4);
  expect(weights).toEqual(weights.toSorted((one, other) => one - other));
});
