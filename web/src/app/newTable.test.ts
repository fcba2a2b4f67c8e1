import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../net/protocol';
import { defaultPlayers, newForm, request, resize, seatsFor, withOption } from './newTable';

const GAME: GameInfo = {
  id: 'eclipse', players: [2, 3, 4, 5, 6], rules_version: 1,
  options: [{ name: 'supply', values: ['limited', 'endless'], default: 'limited' }],
};

describe('a new table', () => {
  it('starts with me, three bots and the declared defaults', () => {
    expect(newForm(GAME, 'Anna')).toEqual({
      game: 'eclipse', seats: ['me', 'normal', 'normal', 'normal'], options: { supply: 'limited' }, listed: false,
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
    const asked = request({ ...form, seats: [...form.seats], listed: true }, (n) => (n === 0 ? 'Anna' : `Anna ${n + 1}`));
    expect(asked.seats).toEqual([
      { kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'hard' }, { kind: 'me', name: 'Anna 2' },
    ]);
    expect(asked.listed).toBe(true);
  });

  it('lists no table without a free seat', () => {
    expect(request({ ...newForm(GAME, 'Anna'), listed: true }, () => 'Anna').listed).toBe(false);
  });

  it('sets options and fills friends', () => {
    expect(withOption(newForm(GAME, ''), 'supply', 'endless').options).toEqual({ supply: 'endless' });
    expect(seatsFor(3, 'friends')).toEqual(['me', 'open', 'open']);
  });
});
