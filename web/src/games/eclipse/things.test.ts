import { describe, expect, it } from 'vitest';
import { battle, position } from './testing/position';
import { halves, things } from './things';
import { beyond } from './view';

function of(verb: string, ...refs: string[]): readonly string[] {
  return things({ id: 0, verb, refs, text: '' }, position());
}

describe('the things of an action', () => {
  it('make an exploration the place beyond the edge', () => {
    const [sector] = position().sectors;
    const { q, r } = beyond(sector!, 2);
    expect(of('explore', sector!.ref, 'edge:2')).toEqual([`zone:${q},${r}`]);
  });

  it('make ships, squares, bays and pacts one thing each', () => {
    expect(of('activate', 'mover:cruiser', 'sector:221')).toEqual(['craft:221-cruiser']);
    expect(of('colonise', 'way:science_advanced', 'sector:221')).toEqual(['home:221-science_advanced']);
    expect(of('remove', 'ship:cruiser', 'slot:2')).toEqual(['bay:cruiser-2']);
    expect(of('propose', 'matter:founding', 'seat:2')).toEqual(['pact:founding-2']);
  });

  it('leave open what is chosen besides: the cube of a grey square, the part of a bay', () => {
    expect(of('colonise', 'way:grey_money', 'sector:221')).toEqual(['home:221-grey', 'resource:money']);
    expect(of('colonise', 'way:orbital_science', 'sector:221')).toEqual(['home:221-orbital', 'resource:science']);
    expect(of('install', 'part:hull', 'ship:cruiser', 'slot:2')).toEqual(['part:hull', 'bay:cruiser-2']);
  });

  it('find the cube that dies on the hex of the battle', () => {
    const action = { id: 0, verb: 'cube', refs: ['square:money'], text: '' };
    expect(things(action, battle())).toEqual(['home:104-money']);
  });

  it('keep the slots of everything else', () => {
    expect(of('build', 'piece:cruiser', 'sector:221')).toEqual(['piece:cruiser', 'sector:221']);
  });

  it('come apart again', () => {
    expect(halves('craft:221-cruiser')).toEqual(['221', 'cruiser']);
    expect(halves('zone:-1,2')).toEqual(['-1', '2']);
    expect(halves('bay:orbital_ship-3')).toEqual(['orbital_ship', '3']);
  });
});
