import { parse, type Message, type Resource } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/i18n.svelte';
import { Sentences } from '../../i18n/sentences';
import { explain } from './explain';
import { FACTION_HOMES } from './facts';
import { GAME, KINDS } from './testing/description';
import { crowded, EVENT_KINDS, EVENTS, position, undecided } from './testing/position';
import { SOURCES, StrictTexts, testTable } from './testing/table';
import { TRACKS } from './view';
import { caption, face, header, label } from './words';

const ALL_KINDS = { ...KINDS, ...EVENT_KINDS };

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
    texts, 'gaia', (seat) => `P${seat}`,
    new Map(GAME.grammar.verbs.map((verb) => [verb.name, verb.slots.map(({ role }) => role)])),
  );

  it('name every thing of the grammar', () => {
    for (const [kind, labels] of Object.entries(ALL_KINDS)) {
      if (kind === 'seat') continue;
      for (const each of labels) expect(sentences.thing(`${kind}:${each}`), `${kind}:${each}`).not.toMatch(/[{}_]/);
    }
  });

  it('say every verb and every action', () => {
    for (const verb of GAME.grammar.verbs) {
      const refs = verb.slots.map(({ kind }) => `${kind}:${KINDS[kind]?.at(-1) ?? ''}`);
      expect(sentences.verb(verb.name)).not.toBe('');
      if (refs.length > 0) expect(texts.has(`gaia-action-${verb.name}`), verb.name).toBe(true);
      expect(sentences.action({ id: 0, verb: verb.name, refs, text: '' })).not.toMatch(/[{}_]/);
    }
  });

  it('ask every question', () => {
    const steps = new Set(GAME.questions.verbs.map(({ name }) => name).filter((name) => !texts.has(`gaia-prompt-${name}`)));
    // What the engine does by itself is never asked.
    expect([...steps].sort()).toEqual([
      'action_phase', 'automa_booster', 'automa_mine', 'automa_turn', 'collect', 'exchange_of', 'first_structures',
      'gaia_phase', 'income_of', 'offers', 'return_of', 'round', 'turn_of',
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

  it('list amounts with commas between those that are there', () => {
    const amounts = (ore: number, credits: number, knowledge: number, qic: number): string =>
      texts.t('gaia-amounts', { ore, credits, knowledge, qic });
    expect(amounts(1, 0, 0, 2).split(', ')).toHaveLength(2);
    expect(amounts(0, 0, 4, 0)).not.toContain(',');
    expect(amounts(1, 2, 3, 4).split(', ')).toHaveLength(4);
    expect(amounts(0, 2, 0, 1)).toMatch(/^2 .+, 1 /);
  });

  it('name options, orders and parts of the score', () => {
    for (const [kind, list] of [['option', GAME.options], ['order', GAME.orders]] as const) {
      for (const { name, values } of list) {
        expect(texts.has(`gaia-${kind}-${name}`), name).toBe(true);
        for (const value of values) expect(texts.has(`gaia-${kind}-${name}-${value}`), `${name} ${value}`).toBe(true);
      }
    }
    for (const part of EVENT_KINDS['source'] ?? []) expect(texts.has(`gaia-score-${part}`), part).toBe(true);
  });

  it('explain what players must know', () => {
    const explained = ['faction', 'structure', 'tile', 'booster', 'space', 'special', 'track', 'token', 'round_tile', 'resource', 'bowl'];
    for (const kind of explained) {
      for (const each of ALL_KINDS[kind] ?? []) expect(texts.attribute(`gaia-${kind}-${each}`, 'tip'), `${kind}:${each}`).toMatch(/\.$/);
    }
    for (const track of TRACKS) {
      for (let level = 0; level <= 5; level++) {
        expect(texts.attribute(`gaia-level-${track}_${level}`, 'tip'), `${track} ${level}`).toMatch(/\.$/);
      }
    }
    expect(FACTION_HOMES).toHaveLength(14);
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(crowded(), { language });
    const { view } = table;
    const things = [
      ...view.hexes.map(({ hex }) => hex), ...view.spaces.map(({ space }) => space), ...view.boosters,
      ...view.round_tiles, ...view.final_tiles.map(({ final_tile }) => final_tile),
      ...TRACKS.flatMap((track) => [`track:${track}`, `level:${track}_5`]),
      'tile:tech_7_vp', 'held:tech_7_vp', 'token:fed_12_vp', 'special:academy', 'structure:mine', 'bowl:3', 'seat:1',
      'faction:terrans', 'resource:ore',
    ];
    for (const ref of things) {
      expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
      expect(label(ref, table), ref).not.toMatch(/[{}_]/);
      expect(face(ref, table), ref).not.toBeNull();
    }
  });

  it('have words for the head of the screen and the seats before and after the choice of factions', () => {
    const [before, after] = [testTable(undecided(), { language }), testTable(position(), { language })];
    expect(header(before).rounds).toBeUndefined();
    expect(header(after).rounds).toEqual({ now: 4, of: 6 });
    expect(caption(before, 0)).not.toMatch(/[{}_]/);
    expect(caption(after, 1)).toContain('Xenos');
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
