/** For tests of a drawing: what the texts of every game must hold, in both languages. */
import { parse, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/i18n.svelte';
import { Sentences } from '../i18n/sentences';
import { type Description, type Kinds, kindsOf } from './gameDescription';
import { type Sources, StrictTexts } from './gameTable';

const UNSPOKEN = /[{}_]/;

export interface GameTexts {
  id: string;
  sources: Sources;
  game: Description;
  /** Kinds of events alone, with some of their labels. */
  eventKinds?: Kinds;
  /** Kinds that no sentence names. */
  unsaid?: readonly string[];
  /** What the engine does by itself and never asks. */
  steps: readonly string[];
  /** What a choice costs and brings, as far as chips show it. */
  holdings: Readonly<Record<string, unknown>>;
  scoreParts: readonly string[];
}

function messages(source: string): Message[] {
  return parse(source, {}).body.filter((entry) => entry.type === 'Message') as Message[];
}

export function testGameTexts({
  id,
  sources,
  game,
  eventKinds = {},
  unsaid = [],
  steps,
  holdings,
  scoreParts,
}: GameTexts): void {
  const kinds = { ...kindsOf(game), ...eventKinds };
  const silent = new Set(['seat', ...unsaid]);

  /** A value for a field of an event: a number, a thing, or two things. */
  function example(kind: string | null, many: boolean): string | number | (string | number)[] {
    const one = kind === null ? 2 : `${kind}:${kinds[kind]?.[0] ?? ''}`;
    return many ? [one, one] : one;
  }

  describe.each([...LANGUAGES])('the texts of the game in %s', (language) => {
    const texts = new StrictTexts(language, sources);
    const sentences = new Sentences(
      texts,
      id,
      (seat) => `P${seat}`,
      new Map(game.grammar.verbs.map((verb) => [verb.name, verb.slots.map(({ role }) => role)])),
    );

    it('name every thing of the grammar', () => {
      for (const [kind, labels] of Object.entries(kinds)) {
        if (silent.has(kind)) continue;
        for (const each of labels) expect(sentences.thing(`${kind}:${each}`), `${kind}:${each}`).not.toMatch(UNSPOKEN);
      }
    });

    it('say of everything that is counted how much more or less of it there is', () => {
      for (const part of Object.keys(holdings))
        for (const [amount, count] of [
          ['+1', 1],
          ['−1–3', 3],
        ] as const)
          expect(texts.t(`${id}-brings-${part}`, { amount, count }), part).toContain(amount);
    });

    it('say every verb and every action', () => {
      for (const verb of game.grammar.verbs) {
        const refs = verb.slots.map(({ kind }) => `${kind}:${kinds[kind]?.at(-1) ?? ''}`);
        expect(sentences.verb(verb.name)).not.toBe('');
        if (refs.length > 0) expect(texts.has(`${id}-action-${verb.name}`), verb.name).toBe(true);
        expect(sentences.action({ id: 0, verb: verb.name, refs, text: '' })).not.toMatch(UNSPOKEN);
      }
    });

    it('ask every question, and nothing that the engine does by itself', () => {
      const unasked = game.questions.verbs.map(({ name }) => name).filter((name) => !texts.has(`${id}-prompt-${name}`));
      expect(unasked.sort()).toEqual([...steps].sort());
      for (const question of game.questions.verbs.filter(({ name }) => !unasked.includes(name))) {
        const args = question.slots.slice(1).map(({ kind }) => `${kind}:${kinds[kind]?.[0] ?? ''}`);
        expect(sentences.prompt({ seat: 0, prompt: question.name, args }), question.name).not.toMatch(UNSPOKEN);
      }
    });

    it.each([true, false])('tell every event, the reader’s own: %s', (mine) => {
      for (const event of game.events) {
        const args = Object.fromEntries(event.fields.map(({ role, kind, many }) => [role, example(kind, many)]));
        const words = sentences
          .event({ ply: 1, event: event.name, seat: 1, args }, mine)
          .map(({ text }) => text)
          .join('');
        expect(words, event.name).toMatch(/\.$/);
        expect(words, event.name).not.toMatch(UNSPOKEN);
      }
    });

    it('name options, orders and parts of the score', () => {
      for (const [kind, list] of [
        ['option', game.options],
        ['order', game.orders],
      ] as const) {
        for (const { name, values } of list) {
          expect(texts.has(`${id}-${kind}-${name}`), name).toBe(true);
          for (const value of values)
            expect(texts.has(`${id}-${kind}-${name}-${value}`), `${name} ${value}`).toBe(true);
        }
      }
      for (const part of scoreParts) expect(texts.has(`${id}-score-${part}`), part).toBe(true);
    });

    it('have no junk and no message twice', () => {
      expect(parse(sources[language], {}).body.filter((entry) => entry.type === 'Junk')).toEqual([]);
      const ids = messages(sources[language]).map((message) => message.id.name);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  describe('the two languages', () => {
    it('have the same messages with the same attributes', () => {
      const shape = (language: Language): string[] =>
        messages(sources[language])
          .map((message) => [message.id.name, ...message.attributes.map((each) => each.id.name)].join(' '))
          .sort();
      expect(shape('fr')).toEqual(shape('en'));
    });

    it('keep to French typography: thin spaces before high signs, curly apostrophes', () => {
      for (const line of sources.fr.split('\n').filter((each) => !each.startsWith('#'))) {
        expect(line).not.toMatch(/[\p{L}\d}»)] [;:!?](\s|$)/u);
        expect(line).not.toContain("'");
      }
    });
  });
}
