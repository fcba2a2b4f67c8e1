import { describe, expect, it } from 'vitest';
import { type Contents, contentsOf, folded, hasRules, placeOf, search, sectionFor } from './book';

const CONTENTS: Contents = {
  chapters: [
    { id: 'goal', sections: [{ id: 'aim' }] },
    {
      id: 'turn',
      sections: [
        { id: 'main', explains: ['prompt:main', 'verb:dock'] },
        { id: 'bay', things: ['card:a'] },
      ],
    },
  ],
  signs: ['res-ore'],
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
    expect(placeOf(CONTENTS, 'nowhere')).toMatchObject({ number: 1, section: null });
  });

  it('knows which section explains a question or an action', () => {
    expect(sectionFor(CONTENTS, 'prompt:main')).toBe('main');
    expect(sectionFor(CONTENTS, 'verb:fly')).toBe(null);
  });

  it('finds words anywhere, without accents, all of them', () => {
    expect(found('points')).toEqual(['aim']);
    expect(found('ETOILES dock')).toEqual(['main']);
    expect(found('booster')).toEqual(['bay']);
    expect(found('ships')).toEqual(['main', 'sign-res-ore']);
    expect(found('ships nowhere')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(folded('Éà')).toBe('ea');
  });
});
