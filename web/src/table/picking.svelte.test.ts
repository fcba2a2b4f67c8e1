import { describe, expect, it } from 'vitest';
import type { Chip } from '../engine/interaction';
import type { Picker, PickerCard, Standing } from '../games/types';
import type { Ref } from '../net/protocol';
import type { TableFacade } from './facade.svelte';
import { Picking } from './picking.svelte';
import type { TableSession } from './session.svelte';

function card(name: string, more: Partial<PickerCard> = {}): PickerCard {
  const goods = { signs: [], said: '' };
  return { ref: `people:${name}`, name, line: '', symbol: 'pl-terra', colour: 'red', goods, ...more };
}

interface Situation {
  cards: PickerCard[];
  standings?: Record<Ref, Standing>;
  asked?: boolean;
  phone?: boolean;
}

/** A question with these cards, and what was clicked. */
function pick({ cards, standings = {}, asked = true, phone = false }: Situation): { picking: Picking; clicked: Ref[] } {
  const model: Picker = {
    id: 'people',
    intro: '',
    rows: cards.map((each) => ({ id: each.ref, cards: [each] })),
    detail: () => ({ subtitle: '', parts: [], goods: [] }),
  };
  const clicked: Ref[] = [];
  const session = {
    ui: { picker: () => model },
    view: {},
    replay: null,
    state: { status: 'running' },
    click: (ref: Ref) => clicked.push(ref),
  } as unknown as TableSession;
  const table = {
    asked: asked ? { prompt: 'people', args: [] } : null,
    phone,
    standing: (ref: Ref): Standing => standings[ref] ?? 'rest',
  } as unknown as TableFacade;
  return { picking: new Picking(session, table), clicked };
}

const LIT = { 'people:a': 'lit', 'people:b': 'lit', 'people:c': 'lit' } as const;

describe('Picking', () => {
  it('leaves out what this game never offers, and keeps what was taken', () => {
    const gone = { words: 'Taken by Ben', seat: 1 };
    const { picking } = pick({ cards: [card('a'), card('taken', { gone }), card('other')], standings: LIT });
    expect(picking.cards.map(({ name }) => name)).toEqual(['a', 'taken']);
    expect(picking.free.map(({ name }) => name)).toEqual(['a']);
  });

  it('shows everything to whoever waits, and chooses nothing for them', () => {
    const { picking, clicked } = pick({ cards: [card('a'), card('b')], asked: false });
    expect(picking.free).toHaveLength(2);
    picking.choose(picking.cards[0]!);
    expect(clicked).toEqual([]);
  });

  it('suggests an easy one first, then the simplest', () => {
    const easy = pick({ cards: [card('a', { level: 1 }), card('b', { easy: true, level: 2 })], standings: LIT });
    expect(easy.picking.shown?.name).toBe('b');
    const hard = pick({ cards: [card('a', { level: 3 }), card('b', { level: 2 })], standings: LIT });
    expect(hard.picking.shown?.name).toBe('b');
  });

  it('shows the simplest that are left where all easy ones are gone', () => {
    const gone = { words: 'Taken', seat: 1 };
    const cards = [card('a', { level: 3 }), card('b', { level: 2 }), card('d', { easy: true, gone })];
    const { picking } = pick({ cards, standings: LIT });
    picking.show('easy');
    expect(picking.onlySimplest).toBe(true);
    expect(picking.rows.flatMap((row) => row.cards.map(({ name }) => name))).toEqual(['b']);
  });

  it('begins with the easy ones on a phone', () => {
    const cards = [card('a'), card('b', { easy: true })];
    expect(pick({ cards, standings: LIT, phone: true }).picking.filter).toBe('easy');
    expect(pick({ cards, standings: LIT }).picking.filter).toBe('all');
  });

  it('lets chance choose among the easy ones, another one each time', () => {
    const cards = [card('a', { easy: true }), card('b', { easy: true }), card('c')];
    const standings = { ...LIT, 'people:a': 'selected' } as const;
    const { picking, clicked } = pick({ cards, standings });
    picking.chooseForMe(() => 0);
    picking.chooseForMe(() => 0.99);
    expect(clicked).toEqual(['people:b', 'people:b']);
  });

  it('covers the chips of its cards while they are shown, and no others', () => {
    const { picking } = pick({ cards: [card('a'), card('b')], standings: LIT });
    const chip = (ref: Ref): Chip => ({ by: 'ref', key: ref, ref, ordinal: 0, selected: false });
    const decline = { id: 9, verb: 'decline', refs: [], text: 'decline' };
    expect(picking.covers(chip('people:a'))).toBe(true);
    expect(picking.covers(chip('hex:1'))).toBe(false);
    expect(picking.covers({ by: 'action', key: 'x', action: decline, selected: false })).toBe(false);
    picking.turn();
    expect([picking.open, picking.covers(chip('people:a'))]).toEqual([false, false]);
    picking.turn();
    expect(picking.open).toBe(true);
  });
});
