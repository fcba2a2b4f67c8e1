import { parse, type Message, Resource } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/i18n.svelte';
import { Sentences } from '../../i18n/sentences';
import { explain } from './explain';
import { GAME, KINDS } from './testing/description';
import { position } from './testing/position';
import { SOURCES, StrictTexts, testTable } from './testing/table';
import { face, label } from './words';

function messages(language: Language): Message[] {
  const resource: Resource = parse(SOURCES[language], {});
  return resource.body.filter((entry) => entry.type === 'Message') as Message[];
}

/** A value for a field of an event: a number, a thing, or two things. */
function example(kind: string | null, many: boolean): string | number | (string | number)[] {
  const one = kind === null ? 2 : `${kind}:${KINDS[kind]?.[0] ?? ''}`;
  return many ? [one, one] : one;
}

describe.each([...LANGUAGES])('the texts of the game in %s', (language) => {
  const texts = new StrictTexts(language);
  const sentences = new Sentences(
    texts, 'alien_frontiers', (seat) => `P${seat}`,
    new Map(GAME.grammar.verbs.map((verb) => [verb.name, verb.slots.map(({ role }) => role)])),
  );

  it('name every thing of the grammar', () => {
    for (const [kind, labels] of Object.entries(KINDS)) {
      for (const each of labels) expect(sentences.thing(`${kind}:${each}`), `${kind}:${each}`).not.toMatch(/[{}_]/);
    }
  });

  it('say every verb and every action', () => {
    for (const verb of GAME.grammar.verbs) {
      const refs = verb.slots.map(({ kind }) => `${kind}:${KINDS[kind]?.at(-1) ?? ''}`);
      expect(sentences.verb(verb.name)).not.toBe('');
      if (refs.length > 0) expect(texts.has(`alien_frontiers-action-${verb.name}`), verb.name).toBe(true);
      expect(sentences.action({ id: 0, verb: verb.name, refs, text: '' })).not.toMatch(/[{}_]/);
    }
  });

  it('ask every question', () => {
    for (const question of GAME.questions.verbs) {
      const args = question.slots.slice(1).map(({ kind }) => `${kind}:${KINDS[kind]?.[0] ?? ''}`);
      expect(sentences.prompt({ seat: 0, prompt: question.name, args })).not.toMatch(/[{}_]/);
    }
  });

  it.each([true, false])('tell every event, the reader’s own: %s', (mine) => {
    for (const event of GAME.events) {
      const args = Object.fromEntries(event.fields.map(({ role, kind, many }) => [role, example(kind, many)]));
      const words = sentences.event({ ply: 1, event: event.name, seat: 1, args }, mine).map(({ text }) => text).join('');
      expect(words, event.name).toMatch(/\.$/);
      expect(words, event.name).not.toMatch(/[{}_]/);
    }
  });

  it('name options and parts of the score', () => {
    for (const { name, values } of GAME.options) {
      expect(texts.has(`alien_frontiers-option-${name}`), name).toBe(true);
      for (const value of values) expect(texts.has(`alien_frontiers-option-${name}-${value}`), `${name} ${value}`).toBe(true);
    }
    for (const part of ['colonies', 'control', 'cards', 'field']) {
      expect(texts.has(`alien_frontiers-score-${part}`), part).toBe(true);
    }
  });

  it('explain stations, territories, cards, fields and resources', () => {
    for (const kind of ['station', 'territory', 'card', 'field', 'resource']) {
      for (const each of KINDS[kind] ?? []) expect(texts.tip(`${kind}:${each}`), `${kind}:${each}`).toMatch(/\.$/);
    }
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(position(), { language });
    const drawn = ['die:4', 'port:lunar_mine-1', 'bay:3', 'bay:all', 'colony:0-lem_badlands', 'card:alien_city',
      'held:booster_pod', 'spoil:data_crystal', 'spent:stasis_beam', 'pile:draw', 'pile:discard', 'relic:desert',
      'hub:0', 'seat:1', ...Object.keys(table.view.stations).map((id) => `station:${id}`),
      ...table.view.territories.map(({ territory }) => territory)];
    for (const ref of drawn) {
      expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
      expect(label(ref, table), ref).not.toMatch(/[{}_]/);
      expect(() => face(ref, table)).not.toThrow();
    }
  });

  it('have no junk and no message twice', () => {
    const resource = parse(SOURCES[language], {});
    expect(resource.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    const ids = messages(language).map(({ id }) => id.name);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the two languages', () => {
  it('have the same messages with the same attributes', () => {
    const shape = (language: Language): string[] =>
      messages(language).map(({ id, attributes }) => [id.name, ...attributes.map((each) => each.id.name)].join(' ')).sort();
    expect(shape('fr')).toEqual(shape('en'));
  });

  it('keep to French typography: thin spaces before high signs, curly apostrophes', () => {
    const prose = SOURCES.fr.split('\n').filter((line) => !line.startsWith('#'));
    for (const line of prose) {
      expect(line).not.toMatch(/[\p{L}\d}»] [;:!?](\s|$)/u);
      expect(line).not.toContain("'");
    }
  });
});
