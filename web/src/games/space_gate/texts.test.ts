import { describe, expect, it } from 'vitest';
import { testGameTexts } from '../../dev/gameTexts';
import { LANGUAGES } from '../../i18n/i18n.svelte';
import { consequence } from './consequence';
import { explain } from './explain';
import { HOLDINGS } from './signs';
import { GAME, KINDS } from './testing/description';
import { holding, landingView, position, settled, withModule } from './testing/position';
import { SOURCES, strictTexts, testTable } from './testing/table';
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

testGameTexts({
  id: 'space_gate',
  sources: SOURCES,
  game: GAME,
  eventKinds: EVENT_KINDS,
  steps: ['act', 'corridors', 'flight', 'landed', 'move_gate', 'next_turn', 'score', 'sending', 'step_down'],
  holdings: HOLDINGS,
  scoreParts: Object.keys(position().seats[0]!.score.parts),
});

describe.each([...LANGUAGES])('what the page says in %s', (language) => {
  it('tell the others of every question', () => {
    const texts = strictTexts(language);
    for (const { name } of GAME.questions.verbs.filter((question) => texts.has(`space_gate-prompt-${question.name}`))) {
      expect(texts.t(`space_gate-waiting-${name}`, { seat: 'P0' }), name).toContain('P0');
    }
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(settled(), { language });
    const { view } = table;
    const base = view.seats[0]!.base;
    const side = SIDES.find((each) => base[0]!.sides[each].startsWith('module:'))!;
    const things = [
      ...base.map(({ module }) => module),
      ...view.rooms.map(({ room }) => room),
      ...view.piles.map(({ pile }) => pile),
      ...view.planets.map(({ planet }) => planet),
      ...view.planets.flatMap(({ sites }) => sites.map(({ site }) => site)),
      ...view.track.map(({ token }) => token),
      ...voidCells(base).map(cellRef),
      flowRef(base[0]!.module, side),
      ...view.rooms.flatMap(({ room }) => ['engineer', 'chief'].map((piece) => `crew:${room.split(':')[1]}-${piece}`)),
      'place:hawking',
      'pair:1-2',
      'island:1',
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
    for (const step of ['setup', 'turn', 'act', 'send', 'count', 'over'] as const) {
      const view: View = { ...position(), step, room: step === 'turn' ? null : position().room };
      const table = testTable(view, { language, you: [1] });
      for (const { seat } of view.seats) expect(caption(table, seat)).not.toMatch(/[{}_]/);
      expect(header(table).phase).not.toMatch(/[{}_]/);
      expect(doing(table)).not.toMatch(/[{}_]/);
    }
  });

  it('say what actions bring', () => {
    const table = testTable(landingView(), { language });
    const opened = position()
      .seats[0]!.base.filter(({ open }) => !open)
      .map(({ module }) => consequence(position(), withModule(position(), module, { open: true }), 0, table));
    for (const words of [...opened, consequence(landingView(), landingView(), 0, table)])
      expect(words).toMatch(/^[^{}_]+$/);
  });
});
