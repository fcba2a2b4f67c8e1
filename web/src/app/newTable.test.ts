import { describe, expect, it } from 'vitest';
import cases from '../../../tests/games/option_cases.json';
import { levelsFor, type GameInfo, type Options, type RatingRules } from '../net/protocol';
import { joined } from './create';
import {
  CUSTOM,
  asked,
  formFor,
  guestAt,
  newForm,
  request,
  seatsFor,
  settled,
  unrated,
  usualPlayers,
  withGuest,
  withOption,
  withPlayers,
  withPreset,
  withRated,
  withSeat,
} from './newTable';

interface Case {
  game: GameInfo;
  cases: { players: number; wishes: Options; settled: Options }[];
}
const GAMES = (cases as unknown as Case[]).map((each) => ({
  ...each,
  game: { ...each.game, experts: [] as number[] },
}));
const game = (id: string) => GAMES.find((each) => each.game.id === id)!.game;
const GAIA = game('gaia');
const ECLIPSE = game('eclipse');

describe.each(GAMES.map((each) => [each.game.id, each] as const))('the options of %s', (_, { game, cases }) => {
  it('settle as the engine settles them', () => {
    for (const each of cases) expect(settled(game, each.players, each.wishes)).toEqual(each.settled);
  });

  it('are settled whatever is chosen, and only what is left is asked', () => {
    for (const players of game.players) {
      let form = withPlayers(newForm(game, false), game, players);
      for (const { option } of asked(game, form)) {
        for (const { option: open, values } of asked(game, form).filter((each) => each.option === option)) {
          for (const value of values) {
            form = withOption(form, game, open.name, value);
            expect(settled(game, players, form.options)).toEqual(form.options);
            expect(form.options[open.name]).toBe(value);
          }
        }
      }
    }
  });
});

describe('a new table', () => {
  it('proposes a first game to a beginner and the usual one to others', () => {
    const first = newForm(GAIA, true);
    expect(first).toMatchObject({ preset: 'first_game', seats: ['me', 'easy'], note: null });
    expect(first.options['setup']).toBe('first_game');
    expect(newForm(GAIA, false)).toMatchObject({ preset: 'usual', seats: ['me', 'normal'] });
    expect(newForm(game('alien_frontiers'), true).preset).toBe('usual');
    expect(newForm(ECLIPSE, false).preset).toBe('base');
  });

  it('seats two where the game allows it', () => {
    expect(usualPlayers({ players: [1, 2, 3] })).toBe(2);
    expect(usualPlayers({ players: [5, 6] })).toBe(5);
    expect(seatsFor(3, 'hard')).toEqual(['me', 'hard', 'hard']);
  });

  it('keeps seats when the number changes, and fills up like the last one', () => {
    const form = { ...newForm(GAIA, false), seats: ['me', 'open'] as ('me' | 'open')[] };
    expect(withPlayers(form, GAIA, 4).seats).toEqual(['me', 'open', 'open', 'open']);
    expect(withPlayers(form, GAIA, 1).seats).toEqual(['me']);
  });

  it('tells what a choice changed besides itself, with the way back', () => {
    const before = withOption(newForm(GAIA, false, 3), GAIA, 'map', 'method_3');
    expect(before).toMatchObject({ preset: CUSTOM, note: null });
    const after = withOption(before, GAIA, 'setup', 'first_game');
    expect(after.options['map']).toBe('default');
    expect(after.note).toEqual({ option: 'map', reason: { coupling: 'gaia-first-map' }, before });
    expect(withOption(after, GAIA, 'turn_order', 'variable').note).toBeNull();
  });

  it('tells what the number of players changed', () => {
    const before = withOption(newForm(GAIA, false, 3), GAIA, 'map', 'method_1');
    const after = withPlayers(before, GAIA, 2);
    expect(after.note).toMatchObject({ option: 'map', reason: { players: 2 } });
    expect(after.note?.before.options['map']).toBe('method_1');
  });

  it('hides what so many players cannot choose and explains what other choices close', () => {
    const names = (players: number) => asked(GAIA, newForm(GAIA, false, players)).map(({ option }) => option.name);
    expect(names(3)).not.toContain('automa');
    expect(names(1)).toContain('automa');
    const rotation = asked(GAIA, newForm(GAIA, false, 3)).find(({ option }) => option.name === 'rotation');
    expect(rotation).toMatchObject({ values: ['off'], closed: 'gaia-turned' });
  });

  it('follows a preset to another number of players without a word', () => {
    const form = withPreset(newForm(ECLIPSE, false, 2), ECLIPSE, 'expansion');
    expect(form.options['alliances']).toBe('off');
    const more = withPlayers(form, ECLIPSE, 4);
    expect(more).toMatchObject({ preset: 'expansion' });
    expect(more.options['alliances']).toBe('on');
  });

  it('ticks a preset again when its options are back', () => {
    const custom = withOption(newForm(GAIA, false), GAIA, 'turn_order', 'variable');
    expect(custom.preset).toBe(CUSTOM);
    expect(withOption(custom, GAIA, 'turn_order', 'clockwise').preset).toBe('usual');
    expect(withPreset(custom, GAIA, CUSTOM).options).toEqual(custom.options);
  });

  it('leaves nobody outside: where a seat is open, one is mine', () => {
    const bots = withSeat(newForm(GAIA, false), 0, 'easy');
    expect(bots.seats).toEqual(['easy', 'normal']);
    expect(withSeat(bots, 1, 'open').seats).toEqual(['me', 'open']);
    expect(withSeat(bots, 0, 'open').seats).toEqual(['open', 'me']);
  });

  it('asks for every seat in order and names those of this screen', () => {
    const form = { ...newForm(GAIA, false), seats: ['me', 'open', 'hard', 'me'] as const };
    const wanted = request({ ...form, seats: [...form.seats], listed: true }, (n) => `Anna ${n + 1}`);
    expect(wanted.seats).toEqual([
      { kind: 'me', name: 'Anna 1' },
      { kind: 'open' },
      { kind: 'bot', level: 'hard' },
      { kind: 'me', name: 'Anna 2' },
    ]);
    expect(wanted.listed).toBe(true);
    expect(request({ ...newForm(GAIA, false), listed: true }, () => 'Anna').listed).toBe(false);
  });

  it('rates a table of one person and bots with a mark, with a clock at whose end a bot plays on', () => {
    const form = newForm(GAIA, false, 2);
    const rules = {
      bots: { gaia: { '2': [{ level: 'normal', rating: 1500, source: '' }] } },
    } as unknown as RatingRules;
    expect(unrated(form, rules, false)).toBe('members-rated-account');
    expect(unrated(form, null, true)).toBe('members-rated-bots');
    expect(unrated(form, rules, true)).toBeNull();
    expect(unrated({ ...form, seats: ['me', 'hard'] }, rules, true)).toBe('members-rated-bots');
    expect(unrated({ ...form, seats: ['me', 'me'] }, rules, true)).toBe('members-rated-one');
    const rated = withRated(form, true);
    expect(request(rated, () => 'Anna')).toMatchObject({ rated: true, clock: { kind: 'live', out: 'bot' } });
    expect(request(withRated({ ...form, seats: ['me', 'open'] }, true), () => 'Anna').clock).toMatchObject({
      out: 'vote',
    });
  });

  it('finds a seat for every guest, a bot’s where none is open, and none where nobody can give way', () => {
    const ben = { id: 'p_b', name: 'Ben', emblem: null };
    const kim = { id: 'p_k', name: 'Kim', emblem: null };
    const one = withGuest(newForm(GAIA, false, 3), ben);
    expect(one.seats).toEqual(['me', 'normal', 'open']);
    expect(guestAt(one, 2)).toEqual(ben);
    const two = withGuest(one, kim);
    expect(two.seats).toEqual(['me', 'open', 'open']);
    expect([guestAt(two, 1), guestAt(two, 2)]).toEqual([ben, kim]);
    expect(withGuest(two, { id: 'p_x', name: 'X', emblem: null })).toEqual(two);
    expect(guestAt(withGuest(two, ben), 1)).toEqual(kim);
  });

  it('is made again from what was kept of it', () => {
    const form = withRated({ ...newForm(GAIA, false, 3), seats: ['me', 'open', 'hard'], listed: true }, true);
    const again = formFor(
      GAIA,
      request(form, () => ''),
    );
    expect(again).toMatchObject({
      seats: form.seats,
      options: form.options,
      preset: 'usual',
      listed: true,
      rated: true,
    });
    expect(again?.clock?.kind).toBe('live');
    expect(formFor(GAIA, { ...request(form, () => ''), seats: Array(9).fill({ kind: 'open' }) })).toBeNull();
  });
});

describe('an expert', () => {
  const learned = { ...GAIA, experts: [2] };

  it('is offered only where one comes along', () => {
    expect(levelsFor(learned, 2)).toEqual(['easy', 'normal', 'hard', 'expert']);
    expect(levelsFor(learned, 3)).toEqual(['easy', 'normal', 'hard']);
    expect(levelsFor(GAIA, 2)).toEqual(['easy', 'normal', 'hard']);
  });

  it('gives way to the strongest level with other numbers of players', () => {
    const form = withSeat(newForm(learned, false), 1, 'expert');
    expect(withPlayers(form, learned, 3).seats).toEqual(['me', 'hard', 'hard']);
    expect(withPlayers(form, learned, 2).seats).toEqual(['me', 'expert']);
  });

  it('stays when a table is made again, if there still is one', () => {
    const table = request(withSeat(newForm(learned, false), 1, 'expert'), () => 'Me');
    expect(formFor(learned, table)?.seats).toEqual(['me', 'expert']);
    expect(formFor(GAIA, table)?.seats).toEqual(['me', 'hard']);
  });

  it('is kept by a server, for no browser has one', () => {
    expect(joined(withSeat(newForm(learned, false), 1, 'expert'))).toBe(true);
    expect(joined(newForm(learned, false))).toBe(false);
  });
});
