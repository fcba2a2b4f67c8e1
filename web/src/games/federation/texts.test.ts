import { parse, type Message, type Resource } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/i18n.svelte';
import { Sentences } from '../../i18n/sentences';
import { explain } from './explain';
import { GAME, KINDS } from './testing/description';
import { EVENTS, position } from './testing/position';
import { SOURCES, StrictTexts, testTable } from './testing/table';
import { caption, face, header, label } from './words';

const ALL_KINDS: Record<string, string[]> = {
  ...KINDS,
  law: ['law_neo', 'law_six_moon', 'law_atalum', 'law_arratooine', 'law_e81216'],
  floor: ['top', 'middle', 'bottom'],
  asteroid_token: ['asteroid_token_1', 'asteroid_token_6'],
  part: Object.keys(position().seats[0]?.score.parts ?? {}),
};
/** Kinds that no sentence names: arguments of questions and steps that tell the engine how to go on. */
const UNSAID = new Set(['seat', 'mode', 'will', 'line', 'stage']);
/** Kinds that are drawn and answer to a pointer. */
const EXPLAINED = new Set([
  'cell', 'crystal', 'mission', 'project', 'medal', 'asteroid', 'inert', 'token', 'scholar', 'stall', 'building',
  'senate_action', 'structure', 'planet', 'level', 'wing', 'deep_space', 'starter', 'face',
]);

function messages(language: Language): Message[] {
  const resource: Resource = parse(SOURCES[language], {});
  return resource.body.filter((entry) => entry.type === 'Message') as Message[];
}

/** A value for a field of an event: a number, a thing, or two things. */
function example(kind: string | null, many: boolean): string | number | (string | number)[] {
  const one = kind === null ? 2 : `${kind}:${ALL_KINDS[kind]?.[0] ?? ''}`;
  return many ? [one, one] : one;
}

describe.each([...LANGUAGES])('the texts of the game in %s', (language) => {
  const texts = new StrictTexts(language);
  const sentences = new Sentences(
    texts, 'federation', (seat) => `P${seat}`,
    new Map(GAME.grammar.verbs.map((verb) => [verb.name, verb.slots.map(({ role }) => role)])),
  );

  it('name every thing of the grammar', () => {
    for (const [kind, labels] of Object.entries(ALL_KINDS)) {
      if (UNSAID.has(kind)) continue;
      for (const each of labels) expect(sentences.thing(`${kind}:${each}`), `${kind}:${each}`).not.toMatch(/[{}_]/);
    }
  });

  it('say every verb and every action', () => {
    for (const verb of GAME.grammar.verbs) {
      const refs = verb.slots.map(({ kind }) => `${kind}:${KINDS[kind]?.at(-1) ?? ''}`);
      expect(sentences.verb(verb.name)).not.toBe('');
      if (refs.length > 0) expect(texts.has(`federation-action-${verb.name}`), verb.name).toBe(true);
      expect(sentences.action({ id: 0, verb: verb.name, refs, text: '' })).not.toMatch(/[{}_]/);
    }
  });

  it('ask every question', () => {
    const steps = new Set(GAME.questions.verbs.map(({ name }) => name).filter((name) => !texts.has(`federation-prompt-${name}`)));
    // What the engine does by itself is never asked.
    expect([...steps].sort()).toEqual([
      'act', 'apply_side', 'begin_round', 'climb', 'complete', 'effects', 'executive', 'next_turn', 'receive_income', 'settled',
    ]);
    for (const question of GAME.questions.verbs.filter(({ name }) => !steps.has(name))) {
      const args = question.slots.slice(1).map(({ kind }) => `${kind}:${KINDS[kind]?.[0] ?? ''}`);
      expect(sentences.prompt({ seat: 0, prompt: question.name, args })).not.toMatch(/[{}_]/);
    }
  });

  it.each([true, false])('tell every event, the reader’s own: %s', (mine) => {
    for (const event of EVENTS) {
      const args = Object.fromEntries(event.fields.map(({ role, kind, many }) => [role, example(kind, many)]));
      const words = sentences.event({ ply: 1, event: event.name, seat: 1, args }, mine).map(({ text }) => text).join('');
      expect(words, event.name).toMatch(/\.$/);
      expect(words, event.name).not.toMatch(/[{}_]/);
    }
  });

  it('name options, orders and parts of the score', () => {
    for (const [kind, list] of [['option', GAME.options], ['order', GAME.orders]] as const) {
      for (const { name, values } of list) {
        expect(texts.has(`federation-${kind}-${name}`), name).toBe(true);
        for (const value of values) expect(texts.has(`federation-${kind}-${name}-${value}`), `${name} ${value}`).toBe(true);
      }
    }
    for (const part of ALL_KINDS['part'] ?? []) expect(texts.has(`federation-score-${part}`), part).toBe(true);
  });

  it('explain what players must know', () => {
    for (const kind of ['senate_action', 'mission', 'scholar', 'token', 'stall', 'structure', 'building', 'starter', 'deep_space']) {
      for (const each of KINDS[kind] ?? []) expect(texts.attribute(`federation-${kind}-${each}`, 'tip'), `${kind}:${each}`).toMatch(/\.$/);
    }
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(position(), { language });
    for (const [kind, labels] of Object.entries(KINDS)) {
      if (!EXPLAINED.has(kind)) continue;
      for (const each of labels) {
        const ref = `${kind}:${each}`;
        expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
        expect(label(ref, table), ref).not.toMatch(/[{}_]/);
        expect(face(ref, table), ref).not.toBeNull();
      }
    }
  });

  it('have words for the head of the screen and the seats in every phase', () => {
    for (const phase of ['setup', 'ambassadors', 'executive', 'over'] as const) {
      const table = testTable({ ...position(), phase }, { language });
      expect(header(table).phase).not.toMatch(/[{}_]/);
      expect(caption(table, 1)).toMatch(/\d$/);
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
      expect(line).not.toMatch(/[\p{L}\d}»)] [;:!?](\s|$)/u);
      expect(line).not.toContain("'");
    }
  });
});
