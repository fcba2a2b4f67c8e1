import { describe, expect, it } from 'vitest';
import { testGameTexts } from '../../dev/gameTexts';
import { LANGUAGES } from '../../i18n/i18n.svelte';
import { explain } from './explain';
import { HOLDINGS } from './signs';
import { GAME, KINDS } from './testing/description';
import { position } from './testing/position';
import { SOURCES, strictTexts, testTable } from './testing/table';
import { face, label } from './words';

testGameTexts({
  id: 'alien_frontiers',
  sources: SOURCES,
  game: GAME,
  eventKinds: { ship: KINDS['ship'] ?? [] },
  steps: [],
  holdings: HOLDINGS,
  scoreParts: ['colonies', 'control', 'cards', 'field'],
});

describe.each([...LANGUAGES])('what the page says in %s', (language) => {
  const texts = strictTexts(language);

  it('explain stations, territories, cards, fields and resources', () => {
    for (const kind of ['station', 'territory', 'card', 'field', 'resource']) {
      for (const each of KINDS[kind] ?? [])
        expect(texts.attribute(`alien_frontiers-${kind}-${each}`, 'tip'), `${kind}:${each}`).toMatch(/\.$/);
    }
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(position(), { language });
    const drawn = [
      'die:4',
      'port:lunar_mine-1',
      'bay:3',
      'bay:all',
      'colony:0-lem_badlands',
      'card:alien_city',
      'held:booster_pod',
      'spoil:data_crystal',
      'spent:stasis_beam',
      'pile:draw',
      'pile:discard',
      'relic:desert',
      'hub:0',
      'seat:1',
      ...Object.keys(table.view.stations).map((id) => `station:${id}`),
      ...table.view.territories.map(({ territory }) => territory),
    ];
    for (const ref of drawn) {
      expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
      expect(label(ref, table), ref).not.toMatch(/[{}_]/);
      expect(() => face(ref, table)).not.toThrow();
    }
  });
});
