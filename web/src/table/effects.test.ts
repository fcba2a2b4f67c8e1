import { describe, expect, it } from 'vitest';
import type { Action, Effect } from '../net/protocol';
import { changesOf, changeWords, effectsOf, ownEffects, withEffect } from './effects';

const SIGNS = { ore: { symbol: 'res-ore', tint: 'red' }, points: { symbol: 'res-vp', tint: 'gold' } };

function action(id: number, late = false): Action {
  return { id, verb: 'build', refs: [], text: '', ...(late ? { way: [] } : {}) };
}

function told(...changes: Record<string, number>[]): ReturnType<typeof effectsOf> {
  const effects = changes.map((each, at): Effect => ({ action: at, changes: each, chance: false }));
  return effectsOf({ seat: 0, prompt: 'turn', effects });
}

describe('what a choice costs and brings', () => {
  it('is what the server says of a single action', () => {
    expect(changesOf([action(0)], told({ ore: -2, points: 3 }))).toEqual([
      { part: 'ore', least: -2, most: -2 },
      { part: 'points', least: 3, most: 3 },
    ]);
    expect(changesOf([action(5)], told({ ore: -2 }))).toEqual([]);
  });

  it('leaves out what comes with an action but is not its own', () => {
    const effects = ownEffects(
      told({ ore: 4, income: 1 }, { ore: -2 }),
      [action(0), { ...action(1), verb: 'dig' }],
      (verb, part) => verb !== 'build' || part === 'income',
    );
    expect(changesOf([action(0)], effects)).toEqual([{ part: 'income', least: 1, most: 1 }]);
    expect(changesOf([{ ...action(1), verb: 'dig' }], effects)).toEqual([{ part: 'ore', least: -2, most: -2 }]);
  });

  it('is a range where the actions behind it differ, and nothing where they point both ways', () => {
    const effects = told({ ore: -1, points: 2 }, { ore: -3, points: -2 }, { ore: -3 });
    expect(changesOf([action(0), action(1), action(2)], effects)).toEqual([{ part: 'ore', least: -3, most: -1 }]);
  });

  it('leaves what needs free actions first out of account where anything else is possible', () => {
    const effects = told({ ore: -1 }, { ore: -4 });
    expect(changesOf([action(0), action(1, true)], effects)).toEqual([{ part: 'ore', least: -1, most: -1 }]);
    expect(changesOf([action(1, true)], effects)).toEqual([{ part: 'ore', least: -4, most: -4 }]);
  });
});

describe('how it is shown', () => {
  const changes = [
    { part: 'points', least: 2, most: 2 },
    { part: 'ore', least: -3, most: -1 },
    { part: 'income', least: 1, most: 1 },
  ];

  it('has costs and gains apart, in the place of what the game drew by itself', () => {
    const drawn = withEffect({ text: 'Mine', cost: [{ symbol: 'x', tint: 'y', count: 9 }] }, changes, SIGNS);
    expect(drawn).toEqual({
      text: 'Mine',
      cost: [{ symbol: 'res-ore', tint: 'red', count: '1–3' }],
      gain: [{ symbol: 'res-vp', tint: 'gold', count: 2 }],
    });
  });

  it('leaves a chip as it is where nothing is counted, and dice alone', () => {
    expect(withEffect({ text: 'Pass' }, [], SIGNS)).toEqual({ text: 'Pass' });
    const does = { text: 'Pilots', signs: [{ count: 2, ...SIGNS.ore }] };
    expect(withEffect(does, changes, SIGNS)).toEqual(does);
    expect(withEffect({ die: 3, colour: 'red' }, changes, SIGNS)).toEqual({ die: 3, colour: 'red' });
  });

  it('says everything, with its sign', () => {
    const words = changeWords(changes, (part, { amount, count }) => `${amount} ${part} (${count})`);
    expect(words).toEqual(['+2 points (2)', '−1–3 ore (3)', '+1 income (1)']);
  });
});
