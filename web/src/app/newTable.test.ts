import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../net/protocol';
import { defaultPlayers, newForm, request, resize, seatsFor, valuesFor, withOption, withPlayers } from './newTable';

const GAME: GameInfo = {
  id: 'eclipse',
  players: [2, 3, 4, 5, 6],
  rules_version: 1,
  calculators: [],
  orders: [],
  options: [
    { name: 'supply', values: ['limited', 'endless'], default: 'limited', counts: {} },
    { name: 'map', values: ['small', 'large'], default: 'large', counts: { small: [2, 3], large: [4, 5, 6] } },
  ],
};

describe('a new table', () => {
  it('starts with me, three bots and the declared defaults', () => {
    expect(newForm(GAME, 'Anna')).toEqual({
      game: 'eclipse',
      seats: ['me', 'normal', 'normal', 'normal'],
      options: { supply: 'limited', map: 'large' },
      listed: false,
      name: 'Anna',
    });
  });

  it('seats as many as the game allows, four at most unless it needs more', () => {
    expect(defaultPlayers({ players: [2, 3] })).toBe(3);
    expect(defaultPlayers({ players: [5, 6] })).toBe(5);
  });

  it('keeps seats when the number changes', () => {
    expect(resize(['me', 'hard', 'open'], 4)).toEqual(['me', 'hard', 'open', 'open']);
    expect(resize(['me', 'hard', 'open'], 2)).toEqual(['me', 'hard']);
  });

  it('asks for every seat in order and names those of this screen', () => {
    const form = { ...newForm(GAME, 'Anna'), seats: ['me', 'open', 'hard', 'me'] as const };
    const asked = request({ ...form, seats: [...form.seats], listed: true }, (n) =>
      n === 0 ? 'Anna' : `Anna ${n + 1}`,
    );
    expect(asked.seats).toEqual([
      { kind: 'me', name: 'Anna' },
      { kind: 'open' },
      { kind: 'bot', level: 'hard' },
      { kind: 'me', name: 'Anna 2' },
    ]);
    expect(asked.listed).toBe(true);
  });

  it('offers only the values that the number of players may choose', () => {
    const map = GAME.options[1]!;
    expect(valuesFor(map, 3)).toEqual(['small']);
    expect(valuesFor(GAME.options[0]!, 3)).toEqual(['limited', 'endless']);
    const smaller = withPlayers(newForm(GAME, ''), GAME, 2);
    expect(smaller).toMatchObject({ options: { map: 'small', supply: 'limited' }, seats: ['me', 'normal'] });
  });

  it('lists no table without a free seat', () => {
    expect(request({ ...newForm(GAME, 'Anna'), listed: true }, () => 'Anna').listed).toBe(false);
  });

  it('sets options and fills friends', () => {
    expect(withOption(newForm(GAME, ''), 'supply', 'endless').options).toMatchObject({ supply: 'endless' });
    expect(seatsFor(3, 'friends')).toEqual(['me', 'open', 'open']);
  });
});
