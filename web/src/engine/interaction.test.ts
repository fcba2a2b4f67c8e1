import { describe, expect, it } from 'vitest';
import type { Action } from '../net/protocol';
import {
  back,
  type Chip,
  click,
  type Hints,
  inOrder,
  needed,
  nextRefs,
  offer,
  type Pick,
  playsAtOnce,
  press,
  remaining,
} from './interaction';

function action(id: number, verb: string, ...refs: string[]): Action {
  return { id, verb, refs, text: [verb, ...refs].join(' ') };
}
const ref = (name: string): Pick => ({ by: 'ref', ref: name });

/** Three ships in hand (4, 4, 5), two stations, a card, and the end of the turn. */
const DOCK: Action[] = [
  action(1, 'dock', 'station:market', 'die:4', 'die:4'),
  action(2, 'dock', 'station:mine', 'die:4'),
  action(3, 'dock', 'station:mine', 'die:5'),
  action(4, 'dock', 'station:solar', 'die:4'),
  action(5, 'dock', 'station:solar', 'die:5'),
  action(6, 'use', 'card:booster', 'die:5'),
  action(7, 'end_turn'),
];
/** Moves on a small map: the same hexes serve as origin and as goal. */
const MOVES: Action[] = [
  action(1, 'move', 'hex:a', 'hex:b'),
  action(2, 'move', 'hex:a', 'hex:c'),
  action(3, 'move', 'hex:b', 'hex:a'),
];

describe('narrowing', () => {
  it('lights every thing that some legal action uses first', () => {
    expect([...offer(DOCK, []).lit].sort()).toEqual([
      'card:booster',
      'die:4',
      'die:5',
      'station:market',
      'station:mine',
      'station:solar',
    ]);
  });

  it('keeps the actions that use every picked thing, in whatever order the kinds were picked', () => {
    const dieFirst = offer(DOCK, [ref('die:4'), ref('station:mine')]);
    const stationFirst = offer(DOCK, [ref('station:mine'), ref('die:4')]);
    expect(dieFirst.ready?.id).toBe(2);
    expect(stationFirst.ready?.id).toBe(2);
  });

  it('fills slots of one kind in order, so that an origin is not mistaken for a goal', () => {
    expect(offer(MOVES, [ref('hex:a')]).candidates.map((a) => a.id)).toEqual([1, 2]);
    expect(offer(MOVES, [ref('hex:b')]).ready?.id).toBe(3);
    expect([...offer(MOVES, []).lit].sort()).toEqual(['hex:a', 'hex:b']);
  });

  it('fills slots of an unordered kind in any order', () => {
    const raid = [action(1, 'dock', 'station:raiders', 'die:2', 'die:3', 'die:4')];
    const unordered = { unordered: new Set(['die']) };
    expect(remaining(raid[0]!, ['die:3'], {})).toBeNull();
    expect(remaining(raid[0]!, ['die:3', 'die:2'], unordered)).toEqual(['station:raiders', 'die:4']);
  });

  it('counts equal things: a pair needs the thing twice', () => {
    const one = offer(DOCK, [ref('die:4')]);
    expect(one.candidates.map((a) => a.id)).toEqual([1, 2, 4]);
    expect(one.lit.has('die:4')).toBe(true);
    expect(offer(DOCK, [ref('die:4'), ref('die:4')]).ready?.id).toBe(1);
    expect(offer(DOCK, [ref('die:5'), ref('die:5')]).candidates).toEqual([]);
  });

  it('narrows by a verb and by a whole action', () => {
    expect(offer(DOCK, [{ by: 'verb', verb: 'use' }]).ready?.id).toBe(6);
    expect(offer(DOCK, [{ by: 'action', id: 7 }]).ready?.verb).toBe('end_turn');
  });

  it('lists the next slot of each kind only', () => {
    expect(nextRefs(['hex:a', 'hex:b', 'die:1'])).toEqual(['hex:a', 'die:1']);
    expect(nextRefs(['die:2', 'die:2', 'die:3'], { unordered: new Set(['die']) })).toEqual(['die:2', 'die:3']);
  });
});

describe('being ready', () => {
  it('offers the only legal action at once', () => {
    expect(offer([action(9, 'pass')], []).ready?.id).toBe(9);
  });

  it('is not ready while several are left, even if one of them is complete', () => {
    const both = [action(1, 'reroll', 'die:4'), action(2, 'dock', 'die:4', 'station:mine')];
    const now = offer(both, [ref('die:4')]);
    expect(now.ready).toBeNull();
    expect(now.chips).toContainEqual({ by: 'action', key: 'action:1', action: both[0], selected: false });
  });

  it('selects the implied things of the action that is left', () => {
    expect([...offer(DOCK, [ref('station:market')]).selected]).toEqual([
      ['station:market', 1],
      ['die:4', 2],
    ]);
  });

  it('leaves even the only action to be chosen by whoever learns', () => {
    const only = [DOCK[0]!];
    const learning: Hints = { byHand: true };
    const first = offer(only, [], learning);
    expect(first.ready).toBeNull();
    expect([...first.lit].sort()).toEqual(['die:4', 'station:market']);
    expect(first.chips).toEqual([{ by: 'action', key: 'action:1', action: only[0], selected: false }]);
    expect(offer(only, [ref('station:market')], learning).ready).toBe(only[0]);
    expect(offer([DOCK[6]!], [], learning).chips).toHaveLength(1);
  });

  it('plays at once only what was picked, and only where asked', () => {
    const end = DOCK[6]!;
    const picks: Pick[] = [{ by: 'action', id: 7 }];
    expect(playsAtOnce(end, picks, {}, false)).toBe(false);
    expect(playsAtOnce(end, picks, { instant: new Set(['end_turn']) }, false)).toBe(true);
    expect(playsAtOnce(end, picks, {}, true)).toBe(true);
    expect(playsAtOnce(end, [], { instant: new Set(['end_turn']) }, true)).toBe(false);
  });

  it('plays nothing at once of which something is to be said first', () => {
    const end = { ...DOCK[6]!, warned: true };
    expect(playsAtOnce(end, [{ by: 'action', id: 7 }], { instant: new Set(['end_turn']) }, true)).toBe(false);
  });

  describe('a verb that gives a card away', () => {
    const FIELD: Action[] = [
      action(1, 'place_field', 'held:crystal', 'land:lem'),
      action(2, 'place_field', 'held:crystal', 'land:pohl'),
      action(3, 'land', 'land:pohl'),
      action(4, 'land', 'land:lem'),
      action(5, 'land', 'land:asimov'),
    ];
    const hints = { led: new Set(['place_field']) };

    it('is never chosen by its other things alone', () => {
      expect(offer(FIELD, [], hints).lit.has('held:crystal')).toBe(true);
      const touched = click(FIELD, [], 'land:lem', 0, hints);
      expect(offer(FIELD, touched, hints).ready?.id).toBe(4);
      const alone = FIELD.slice(0, 2);
      expect([...offer(alone, [], hints).lit]).toEqual(['held:crystal']);
      expect(click(alone, [], 'land:lem', 0, hints)).toEqual([]);
    });

    it('follows once its card was chosen, and ends when the card is given up', () => {
      const picks = click(FIELD, click(FIELD, [], 'held:crystal', 0, hints), 'land:lem', 0, hints);
      expect(offer(FIELD, picks, hints).ready?.id).toBe(1);
      expect(click(FIELD.slice(0, 2), picks, 'held:crystal', 0, hints)).toEqual([]);
    });
  });
});

describe('clicking', () => {
  it('takes a lit thing and gives a chosen one up', () => {
    const taken = click(DOCK, [], 'die:5');
    expect(taken).toEqual([ref('die:5')]);
    expect(click(DOCK, taken, 'die:5', 0)).toEqual([]);
  });

  it('tells equal drawings apart by their ordinal', () => {
    const one = click(DOCK, [], 'die:4', 0);
    expect(click(DOCK, one, 'die:4', 1)).toEqual([ref('die:4'), ref('die:4')]);
    expect(click(DOCK, one, 'die:4', 0)).toEqual([]);
  });

  it('replaces a choice of the same kind', () => {
    const picks = [ref('die:5'), ref('station:mine')];
    expect(click(DOCK, picks, 'station:solar')).toEqual([ref('die:5'), ref('station:solar')]);
    expect(offer(DOCK, picks).lit.has('station:solar')).toBe(true);
    expect(offer(DOCK, picks).lit.has('station:market')).toBe(false);
  });

  it('starts afresh with a thing of another choice', () => {
    expect(click(DOCK, [ref('die:4'), ref('station:solar')], 'card:booster')).toEqual([ref('card:booster')]);
    expect(click(DOCK, [{ by: 'action', id: 7 }], 'die:5')).toEqual([ref('die:5')]);
  });

  it('changes nothing for a thing that is not legal', () => {
    const picks = [ref('die:4')];
    expect(click(DOCK, picks, 'territory:lem')).toEqual(picks);
  });

  it('goes one step back', () => {
    expect(back([ref('die:4'), ref('station:mine')])).toEqual([ref('die:4')]);
    expect(back([])).toEqual([]);
  });
});

describe('chips', () => {
  it('offers actions without things first, then every lit thing, the kinds that most actions use first', () => {
    expect(offer(DOCK, []).chips.map((chip) => chip.key)).toEqual([
      'action:7',
      'die:4#0',
      'die:5#0',
      'station:market#0',
      'station:mine#0',
      'station:solar#0',
      'card:booster#0',
    ]);
  });

  it('keeps places while the choice narrows and marks what is chosen', () => {
    const after = offer(DOCK, [ref('die:4')]).chips;
    expect(after.map((chip) => [chip.key, chip.selected])).toEqual([
      ['die:4#0', true],
      ['die:4#1', false],
      ['die:5#0', false],
      ['station:market#0', false],
      ['station:mine#0', false],
      ['station:solar#0', false],
    ]);
  });

  it('shows what is needed next before what could be chosen instead, where not all is in sight', () => {
    const upgrades = Array.from({ length: 7 }, (_, n) => action(n, 'upgrade', `hex:${n}`, 'structure:station'));
    const both = [...upgrades, action(9, 'upgrade', 'hex:3', 'structure:lab')];
    expect(
      offer(both, [ref('hex:3')])
        .chips.slice(0, 4)
        .map((chip) => chip.key),
    ).toEqual(['structure:station#0', 'structure:lab#0', 'hex:3#0', 'hex:0#0']);
  });

  it('offers few actions with many things whole', () => {
    const pay = [action(1, 'pay', 'fuel:1', 'ore:2'), action(2, 'pay', 'fuel:2', 'ore:1')];
    expect(offer(pay, []).chips.map((chip) => chip.key)).toEqual(['action:1', 'action:2']);
  });

  it('offers verbs first where there are very many things', () => {
    const many = Array.from({ length: 12 }, (_, n) => action(n, n < 6 ? 'build' : 'move', `hex:${n}`));
    const chips = offer(many, []).chips;
    expect(chips.map((chip) => chip.key)).toEqual(['verb:build', 'verb:move']);
    const picks = press(many, [], chips[0]!);
    expect(offer(many, picks).chips.map((chip) => chip.key)).toEqual([
      'verb:build',
      'hex:0#0',
      'hex:1#0',
      'hex:2#0',
      'hex:3#0',
      'hex:4#0',
      'hex:5#0',
    ]);
    expect(press(many, picks, { by: 'verb', key: 'verb:build', verb: 'build', selected: true, actions: 6 })).toEqual(
      [],
    );
  });

  it('every legal action can be reached through chips alone', () => {
    for (const actions of [DOCK, MOVES]) {
      const reached = new Set<number>();
      const visit = (picks: Pick[], depth: number): void => {
        const now = offer(actions, picks);
        if (now.ready) reached.add(now.ready.id);
        if (depth === 0) return;
        for (const chip of now.chips) if (!chip.selected) visit(press(actions, picks, chip), depth - 1);
      };
      visit([], 3);
      expect([...reached].sort()).toEqual(actions.map((a) => a.id));
    }
  });

  it('shows the one action left as a chip where nothing was drawn for it', () => {
    const end = offer(DOCK, [{ by: 'action', id: 7 }]);
    expect(end.chips).toEqual([{ by: 'action', key: 'action:7', action: DOCK[6], selected: true }]);
    expect(press(DOCK, [{ by: 'action', id: 7 }], end.chips[0]!)).toEqual([]);
  });
});

describe('inOrder', () => {
  const actions = [
    action(1, 'pass'),
    action(2, 'convert', 'conversion:ore'),
    action(3, 'build', 'hex:1'),
    action(4, 'convert', 'conversion:credit'),
    action(5, 'research', 'track:a'),
  ];
  const hints: Hints = { trades: new Set(['convert']), closing: new Set(['pass']) };
  const keys = (chips: readonly Chip[]) => chips.map(({ key }) => key);

  it('puts trades after the things, and what ends the turn apart', () => {
    const { first, closing } = inOrder(offer(actions, [], hints).chips, actions, hints);
    expect(
      keys(first)
        .slice(-2)
        .every((key) => key.startsWith('conversion:')),
    ).toBe(true);
    expect(
      keys(first)
        .slice(0, 2)
        .some((key) => key.startsWith('conversion:')),
    ).toBe(false);
    expect(keys(closing)).toEqual(['action:1']);
  });

  it('leaves a chosen chip where it was', () => {
    const picks: Pick[] = [{ by: 'action', id: 1 }];
    expect(keys(inOrder(offer(actions, picks, hints).chips, actions, hints).closing)).toEqual(['action:1']);
  });
});

describe('what is needed next', () => {
  it('is what the choice lacks, not what could replace a part of it', () => {
    const actions = [
      action(1, 'dock', 'station:mine', 'die:4'),
      action(2, 'dock', 'station:yard', 'die:4'),
      action(3, 'dock', 'station:mine', 'die:5'),
    ];
    expect(needed(actions, [{ by: 'ref', ref: 'die:4' }])).toEqual(['station:mine', 'station:yard']);
    expect(needed(actions, [])).toEqual(['station:mine', 'die:4', 'station:yard', 'die:5']);
  });
});
