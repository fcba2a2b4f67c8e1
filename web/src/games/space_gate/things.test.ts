import { describe, expect, it } from 'vitest';
import type { Action } from '../../net/protocol';
import { holding, position } from './testing/position';
import { readFlow, things } from './things';
import { beyond, pileOf, SIDES } from './view';

function action(verb: string, ...refs: string[]): Action {
  return { id: 0, verb, refs, text: '' };
}

describe('the things of an action', () => {
  const view = position();
  const base = view.seats[0]!.base;

  it('of a step are both modules and the corridor between them', () => {
    const side = SIDES.find((each) => base[0]!.sides[each].startsWith('module:'))!;
    const found = things(action('move', base[0]!.module, `side:${side}`), view);
    expect(found).toEqual([base[0]!.module, base[0]!.sides[side], `flow:start_airlock_1-${side}`]);
    expect(readFlow(found[2]!)).toEqual({ module: base[0]!.module, side });
  });

  it('of a place for a module are its cell and the rotation', () => {
    const module = base.find(({ sides }) => SIDES.some((side) => sides[side] === 'void'))!;
    const side = SIDES.find((each) => module.sides[each] === 'void')!;
    const cell = beyond(module, side);
    expect(things(action('attach', module.module, `side:${side}`, 'rotation:2'), view)).toEqual([
      `cell:${cell.x},${cell.y}`,
      'rotation:2',
    ]);
  });

  it('of an activation are somebody in a room and another room', () => {
    expect(things(action('activate', 'piece:chief', 'room:new_modules', 'room:water'), view)).toEqual([
      'crew:new_modules-chief',
      'room:water',
    ]);
    expect(things(action('give', 'piece:engineer', 'room:energy'), view)).toEqual(['crew:energy-engineer']);
  });

  it('of a module that goes back is its pile', () => {
    const held = holding();
    const pile = pileOf(held.taken!);
    expect(held.piles.map((each) => each.pile)).toContain(pile);
    expect(things(action('put_under'), held)).toEqual([pile]);
  });

  it('are the slots of every other action', () => {
    expect(things(action('site', 'site:bose_a.l1_1'), view)).toEqual(['site:bose_a.l1_1']);
    expect(things(action('stop'), view)).toEqual([]);
  });
});
