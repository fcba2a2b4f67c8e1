import { parse, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/i18n.svelte';
import { Sentences } from '../../i18n/sentences';
import { explain } from './explain';
import { GAME, KINDS } from './testing/description';
import { battle, exploring, position } from './testing/position';
import { SOURCES, StrictTexts, testTable } from './testing/table';
import { bayRef, craftRef, pactRef, squareRef, zoneRef } from './things';
import { type Phase, type View, zones } from './view';
import { caption, consequence, face, header, label } from './words';

const ALL_KINDS: Record<string, string[]> = {
  vessel: ['interceptor', 'ancient', 'gcds', 'ancient_cruiser_1', 'ancient_dreadnought_b'],
  bonus: ['freedom', 'prosperity', 'enlightenment'],
  ...KINDS,
};
const PHASES: readonly Phase[] = ['setup', 'action', 'combat', 'upkeep', 'cleanup', 'ended'];

function example(kind: string | null, many: boolean): string | number | (string | number)[] {
  const one = kind === null ? 2 : `${kind}:${ALL_KINDS[kind]?.[0] ?? ''}`;
  return many ? [one, one] : one;
}

/** Every kind of thing that a drawing of these positions stands for. */
function drawn(view: View): string[] {
  const [place] = zones(view);
  return [
    ...view.sectors.map(({ ref }) => ref), zoneRef(place!), craftRef('sector:221', 'interceptor'), squareRef('sector:221', 'money'),
    bayRef('interceptor', 1), pactRef('founding', 1), 'technology:plasma_cannon', 'technology:cloaking_device', 'part:hull',
    'development:shellworld', 'alliance:nova', 'rotation:1', 'species:planta',
  ];
}

describe.each([...LANGUAGES])('the texts of the game in %s', (language) => {
  const texts = new StrictTexts(language);
  const sentences = new Sentences(
    texts, 'eclipse', (seat) => `P${seat}`,
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
      if (refs.length > 0) expect(texts.has(`eclipse-action-${verb.name}`), verb.name).toBe(true);
      expect(sentences.action({ id: 0, verb: verb.name, refs, text: '' })).not.toMatch(/[{}_]/);
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

  it('explain, name and face every drawn thing', () => {
    const table = testTable(position(), { language });
    for (const ref of drawn(table.view)) {
      expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
      expect(explain(ref, table)?.title, ref).not.toMatch(/[{}_]/);
      expect(label(ref, table), ref).not.toMatch(/[{}_]/);
      expect(face(ref, table), ref).not.toBeNull();
    }
    for (const ref of ['piece:cruiser', 'exchange:money_science', 'value:3', 'space:move', 'seat:1', 'resource:money', 'ship:cruiser']) {
      expect(face(ref, table), ref).not.toBeNull();
    }
  });

  it('name what only a moment shows: a tile in hand, ships and dice of a battle', () => {
    expect(testTable(exploring(), { language }).name('drawn:first')).toContain('Pollux');
    const table = testTable(battle(), { language });
    expect(label('place:0', table)).not.toMatch(/[{}_]/);
    expect(label('die:0', table)).toMatch(/6/);
  });

  it('have words for the head of the screen and the seats, in every phase', () => {
    for (const phase of PHASES) {
      const table = testTable({ ...position(), phase }, { language });
      expect(header(table).phase).not.toMatch(/[{}_]/);
      table.view.seats.forEach((_, seat) => expect(caption(table, seat)).not.toMatch(/[{}_]/));
    }
  });

  it('say what an action brings, and nothing where nothing changes', () => {
    const [before, after] = [position(), position()];
    const seat = after.seats[0] as { resources: Record<string, { stored: number }>; upkeep: number };
    seat.resources['resource:science']!.stored += 2;
    seat.upkeep += 1;
    const table = testTable(before, { language });
    expect(consequence(before, after, 0, table)).toMatch(/\+2.*·/);
    expect(consequence(before, position(), 0, table)).toBeNull();
  });

  it('have no junk and no message twice', () => {
    const { body } = parse(SOURCES[language], {});
    expect(body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    const ids = body.filter((entry) => entry.type === 'Message').map((entry) => (entry as Message).id.name);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the two languages', () => {
  it('have the same messages', () => {
    const [en, fr] = LANGUAGES.map((language) =>
      parse(SOURCES[language], {}).body.flatMap((entry) => (entry.type === 'Message' ? [(entry as Message).id.name] : [])).sort());
    expect(fr).toEqual(en);
  });

  it('keep to French typography: thin spaces before high signs, curly apostrophes', () => {
    for (const line of SOURCES.fr.split('\n').filter((each) => !each.startsWith('#'))) {
      expect(line).not.toMatch(/[\p{L}\d}»)] [;:!?](\s|$)/u);
      expect(line).not.toContain("'");
    }
  });
});
