import { parse, type Message, type Resource } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/i18n.svelte';
import { Sentences } from '../../i18n/sentences';
import { consequence } from './consequence';
import { explain } from './explain';
import { GAME, KINDS } from './testing/description';
import { holding, landingView, position, settled, withModule } from './testing/position';
import { SOURCES, StrictTexts, testTable } from './testing/table';
import { cellRef, flowRef } from './things';
import { SIDES, type View, voidCells } from './view';
import { caption, face, header, label } from './words';
import { doing } from './thread';

const EVENT_KINDS: Record<string, string[]> = {
  place: [...(KINDS['planet'] ?? []), 'hawking'],
  gate: ['sun', 'door', 'ring'],
  token: ['water', 'vegetation', 'energy', 'balance', 'void'],
  rank_piece: ['settler', 'engineer', 'chief', 'none'],
};
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
    texts, 'space_gate', (seat) => `P${seat}`,
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
      if (refs.length > 0) expect(texts.has(`space_gate-action-${verb.name}`), verb.name).toBe(true);
      expect(sentences.action({ id: 0, verb: verb.name, refs, text: '' })).not.toMatch(/[{}_]/);
    }
  });

  it('ask every question, and tell the others of it', () => {
    const steps = new Set(GAME.questions.verbs.map(({ name }) => name).filter((name) => !texts.has(`space_gate-prompt-${name}`)));
    // What the engine does by itself is never asked.
    expect([...steps].sort()).toEqual(['act', 'flight', 'landed', 'move_gate', 'next_turn', 'score', 'sending', 'step_down']);
    for (const question of GAME.questions.verbs.filter(({ name }) => !steps.has(name))) {
      const args = question.slots.slice(1).map(({ kind }) => `${kind}:${KINDS[kind]?.[0] ?? ''}`);
      expect(sentences.prompt({ seat: 0, prompt: question.name, args })).not.toMatch(/[{}_]/);
      expect(sentences.waiting({ seat: 0, prompt: question.name, args }), question.name).toContain('P0');
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
      expect(texts.has(`space_gate-option-${name}`), name).toBe(true);
      for (const value of values) expect(texts.has(`space_gate-option-${name}-${value}`), `${name} ${value}`).toBe(true);
    }
    for (const part of Object.keys(position().seats[0]!.score.parts)) expect(texts.has(`space_gate-score-${part}`), part).toBe(true);
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(settled(), { language });
    const { view } = table;
    const base = view.seats[0]!.base;
    const side = SIDES.find((each) => base[0]!.sides[each].startsWith('module:'))!;
    const things = [
      ...base.map(({ module }) => module), ...view.rooms.map(({ room }) => room), ...view.piles.map(({ pile }) => pile),
      ...view.planets.map(({ planet }) => planet), ...view.planets.flatMap(({ sites }) => sites.map(({ site }) => site)),
      ...view.track.map(({ token }) => token), ...voidCells(base).map(cellRef), flowRef(base[0]!.module, side),
      ...view.rooms.flatMap(({ room }) => ['engineer', 'chief'].map((piece) => `crew:${room.split(':')[1]}-${piece}`)),
      'place:hawking', 'pair:1-2', 'island:1',
    ];
    for (const ref of things) {
      expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
      expect(explain(ref, table)?.title, ref).not.toMatch(/[{}_]/);
      expect(label(ref, table), ref).not.toMatch(/[{}_]/);
      if (!ref.startsWith('flow:')) expect(face(ref, table), ref).not.toBeNull();
    }
    const turn = face('rotation:1', testTable(holding(), { language }));
    expect(turn && 'text' in turn ? turn.text : '').toMatch(/^[↑→↓←]( [↑→↓←])+$/);
  });

  it('have words for the head of the screen, the seats and what is being done, in every step', () => {
    for (const step of ['setup', 'turn', 'act', 'send', 'over'] as const) {
      const view: View = { ...position(), step, room: step === 'turn' ? null : position().room };
      const table = testTable(view, { language, you: [1] });
      for (const { seat } of view.seats) expect(caption(table, seat)).not.toMatch(/[{}_]/);
      expect(header(table).phase).not.toMatch(/[{}_]/);
      expect(doing(table)).not.toMatch(/[{}_]/);
    }
  });

  it('say what actions bring', () => {
    const table = testTable(landingView(), { language });
    const opened = position().seats[0]!.base.filter(({ open }) => !open)
      .map(({ module }) => consequence(position(), withModule(position(), module, { open: true }), 0, table));
    for (const words of [...opened, consequence(landingView(), landingView(), 0, table)]) expect(words).toMatch(/^[^{}_]+$/);
  });

  it('have no junk and no message twice', () => {
    const resource = parse(SOURCES[language], {});
    expect(resource.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    const ids = messages(language).map(({ id }) => id.name);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the two languages', () => {
  it('keep to French typography: thin spaces before high signs, curly apostrophes', () => {
    const prose = SOURCES.fr.split('\n').filter((line) => !line.startsWith('#'));
    for (const line of prose) {
      expect(line).not.toMatch(/[\p{L}\d}»)] [;:!?](\s|$)/u);
      expect(line).not.toContain("'");
    }
  });
});
