import { beforeEach, describe, expect, it } from 'vitest';
import { colours as federation } from '../games/federation/view';
import { colours as gaia } from '../games/gaia/view';
import { coloursOf, rememberColours, startingColours } from './colours';

beforeEach(() => localStorage.clear());

describe('the colours of seats', () => {
  it('are those of the table, where it was seen, and those it begins with elsewhere', () => {
    expect(coloursOf({ table: 't_1', game: 'alien_frontiers' }).slice(0, 2)).toEqual(['red', 'blue']);
    rememberColours('t_1', ['white', 'orange']);
    expect(coloursOf({ table: 't_1', game: 'gaia' })).toEqual(['white', 'orange']);
    expect(coloursOf({ table: 't_2', game: 'gaia' })).toBe(startingColours('gaia'));
  });

  it('begin as the game draws them', () => {
    expect(federation({ seats: [{}, {}, {}, {}] } as never)).toEqual(startingColours('federation'));
    const seats = Array.from({ length: 4 }, () => ({ faction: null }));
    expect(gaia({ seats, opponents: [] } as never)).toEqual(startingColours('gaia'));
  });

  it('forgets the tables seen longest ago', () => {
    for (let n = 0; n < 120; n++) rememberColours(`t_${n}`, ['red']);
    expect(Object.keys(JSON.parse(localStorage.getItem('astrolude.colours') ?? '{}') as object)).toHaveLength(100);
    expect(coloursOf({ table: 't_119', game: 'gaia' })).toEqual(['red']);
  });

  it('survives whatever is stored', () => {
    localStorage.setItem('astrolude.colours', '[1]');
    expect(coloursOf({ table: 't_1', game: 'gaia' })).toBe(startingColours('gaia'));
  });
});
