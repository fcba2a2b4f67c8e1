/** What lessons name of the page: panels of their game and symbols of the sheet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import sheet from '../design/symbols.svg?raw';
import { loadGame } from '../games';

const SOURCE = join(import.meta.dirname, '../../../src/astrolude');
const games = readdirSync(join(SOURCE, 'games')).filter((game) =>
  existsSync(join(SOURCE, 'games', game, 'lessons', 'course.json')),
);

interface Named {
  tab?: string;
  steps?: { tab?: string }[];
}

describe.each(games)('the course of %s', (game) => {
  const folder = join(SOURCE, 'games', game, 'lessons');
  const lessons = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'course.json')
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Named);

  it('opens panels that the game has', async () => {
    const { tabs } = await loadGame(game);
    const known = new Set(tabs.map(({ id }) => id));
    const named = lessons.flatMap(({ tab, steps }) => [tab, ...(steps ?? []).map((step) => step.tab)]);
    expect(named.filter((tab) => tab !== undefined && !known.has(tab))).toEqual([]);
  }, 60_000);

  it.each(['en', 'fr'])('draws signs that the sheet has (%s)', (language) => {
    const text = readFileSync(join(SOURCE, 'locales', language, `lessons_${game}.ftl`), 'utf8');
    const signs = [...text.matchAll(/\[([\w-]+)\|/g)].map((match) => match[1] ?? '');
    expect(signs.filter((sign) => !sheet.includes(`id="${sign}"`))).toEqual([]);
  });

  it('leaves a narrow no-break space before double signs in French', () => {
    const french = readFileSync(join(SOURCE, 'locales', 'fr', `lessons_${game}.ftl`), 'utf8');
    const loose = french.split('\n').filter((line) => !line.startsWith('#') && / [:;!?](\s|$)/.test(line));
    expect(loose).toEqual([]);
  });
});
