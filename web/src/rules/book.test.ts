import { describe, expect, it } from 'vitest';
import {
  type Contents,
  contentsOf,
  folded,
  hasRules,
  isPlayed,
  lessonsOf,
  placeOf,
  runs,
  search,
  sectionFor,
  signsOf,
} from './book';

const CONTENTS: Contents = {
  chapters: [
    { id: 'goal', sections: [{ id: 'aim' }] },
    {
      id: 'turn',
      sections: [
        { id: 'main', explains: ['prompt:main', 'verb:dock', 'kind:station'], clauses: ['TO-1.2'] },
        { id: 'bay', explains: ['obstacle:far'], things: ['card:a'] },
      ],
    },
  ],
  signs: [{ id: 'goods', signs: ['res-ore'] }],
};
const TEXTS: Record<string, string> = {
  'reader_toy-aim': 'What you want',
  'reader_toy-aim.text': 'Have the most points',
  'reader_toy-main': 'Dock',
  'reader_toy-main.text': 'Dock ships at étoiles',
  'reader_toy-bay': 'The bay',
  'reader_toy-sign-res-ore': 'Ore',
  'reader_toy-sign-res-ore.text': 'Pays for ships',
};
const wording = {
  t: (id: string) => TEXTS[id] ?? id,
  has: (id: string) => id in TEXTS,
  attribute: (id: string, name: string) => TEXTS[`${id}.${name}`] ?? null,
  variables: () => new Set<string>(),
};
const found = (query: string): string[] =>
  search(CONTENTS, 'toy', wording, () => 'Booster Pod', query).map(({ id }) => id);

describe('a book of rules', () => {
  it('is there for every game', async () => {
    for (const game of ['alien_frontiers', 'gaia', 'eclipse', 'space_gate', 'federation']) {
      expect(hasRules(game)).toBe(true);
      expect((await contentsOf(game)).chapters.length).toBeGreaterThan(7);
    }
    expect(hasRules('chess')).toBe(false);
  });

  it('leads from an id to its chapter and section, and from nothing to the beginning', () => {
    expect(placeOf(CONTENTS, 'bay')).toMatchObject({ number: 2, section: { id: 'bay' } });
    expect(placeOf(CONTENTS, 'turn')).toMatchObject({ number: 2, section: null });
    expect(placeOf(CONTENTS, 'TO-1.2')).toMatchObject({ section: { id: 'main' } });
    expect(placeOf(CONTENTS, 'nowhere')).toMatchObject({ number: 1, section: null });
  });

  it('knows which section explains a question or an action', () => {
    expect(sectionFor(CONTENTS, 'prompt:main')).toBe('main');
    expect(sectionFor(CONTENTS, 'verb:fly')).toBe(null);
  });

  it('leads from a thing to what lists it, else to what explains its kind, and takes the nearest of several', () => {
    expect(sectionFor(CONTENTS, 'thing:card:a')).toBe('bay');
    expect(sectionFor(CONTENTS, 'thing:station:hub')).toBe('main');
    expect(sectionFor(CONTENTS, 'thing:ship:3', 'prompt:main')).toBe('main');
    expect(sectionFor(CONTENTS, 'obstacle:far', 'verb:dock')).toBe('bay');
    expect(sectionFor(CONTENTS, 'obstacle:short', 'verb:dock')).toBe('main');
    expect(sectionFor(CONTENTS)).toBe(null);
  });

  it('knows what a table does not play by', () => {
    const module = { id: 'x', played: { options: { rare: ['on'], homes: ['on'] } } };
    const diplomacy = { id: 'y', played: { players: [4, 9] } };
    const table = (options: Record<string, string>, players: number) => ({ options, players });
    expect(isPlayed(module, table({ rare: 'off', homes: 'on' }, 2))).toBe(true);
    expect(isPlayed(module, table({ rare: 'off', homes: 'off' }, 2))).toBe(false);
    expect(isPlayed(module, null)).toBe(true);
    expect(isPlayed(diplomacy, table({}, 3))).toBe(false);
    expect(isPlayed(diplomacy, table({}, 4))).toBe(true);
  });

  it('counts lessons from the first, those of modules last', async () => {
    const lessons = await lessonsOf('eclipse');
    expect(lessons.indexOf('goal')).toBe(0);
    expect(lessons.indexOf('rare')).toBeGreaterThan(lessons.indexOf('last'));
    expect(await lessonsOf('chess')).toEqual([]);
    expect(signsOf(CONTENTS)).toEqual(['res-ore']);
  });

  it('finds words anywhere, without accents, all of them', () => {
    expect(found('points')).toEqual(['aim']);
    expect(found('ETOILES dock')).toEqual(['main']);
    expect(found('booster')).toEqual(['bay']);
    expect(found('ships')).toEqual(['main', 'sign-res-ore']);
    expect(found('ships nowhere')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('point')).toEqual(['aim']);
    expect(found('x')).toEqual([]);
    expect(folded('Éà')).toBe('ea');
  });

  it('marks what was searched, whatever its accents', () => {
    const cut = (text: string, ...words: string[]) =>
      runs(text, words)
        .map((run) => (run.hit ? `[${run.text}]` : run.text))
        .join('');
    expect(cut('Une Étoile, des étoiles', 'etoile')).toBe('Une [Étoile], des [étoile]s');
    expect(cut('ore and more', 'ore', 'more')).toBe('[ore] and [more]');
    expect(cut('Cœur')).toBe('Cœur');
  });
});
