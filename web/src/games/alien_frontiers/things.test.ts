import { describe, expect, it } from 'vitest';
import { click, offer, type Pick } from '../../engine/interaction';
import type { Action } from '../../net/protocol';
import ui from './index';
import { position } from './testing/position';
import { standsFor, things } from './things';
import type { View } from './view';

function hand(...dice: string[]): View {
  return { ...position(), dice: dice.map((label) => `die:${label}`) };
}
function action(verb: string, ...refs: string[]): Action {
  return { id: 0, verb, refs, text: [verb, ...refs].join(' ') };
}

describe('the things an action is drawn as', () => {
  it('a pair is two dice, a triple three', () => {
    const view = hand('4', '4', '4');
    expect(things(action('dock', 'station:shipyard', 'die:4'), view)).toEqual(['station:shipyard', 'die:4', 'die:4']);
    expect(things(action('dock', 'station:colony_constructor', 'die:4'), view)).toHaveLength(4);
    expect(things(action('dock', 'station:lunar_mine', 'die:4'), view)).toEqual(['station:lunar_mine', 'die:4']);
  });

  it('a pair with the relic is one die of each', () => {
    expect(things(action('dock', 'station:shipyard', 'die:r4'), hand('4', '4', 'r4'))).toEqual([
      'station:shipyard',
      'die:4',
      'die:r4',
    ]);
  });

  it('a run is its three dice, the relic in its own place', () => {
    expect(things(action('dock_run', 'run:345'), hand('3', '4', '5'))).toEqual([
      'station:raiders_outpost',
      'die:3',
      'die:4',
      'die:5',
    ]);
    expect(things(action('dock_run', 'run:r345'), hand('3', '4', '5', 'r4'))).toEqual([
      'station:raiders_outpost',
      'die:3',
      'die:r4',
      'die:5',
    ]);
  });

  it('a teleported ship is no die in hand', () => {
    expect(things(action('dock', 'station:orbital_market', 'die:4'), hand('4'))).toEqual([
      'station:orbital_market',
      'die:4',
    ]);
    expect(things(action('dock_run', 'run:345'), hand('3', '5'))).toEqual([
      'station:raiders_outpost',
      'die:3',
      'die:5',
    ]);
  });

  it('a stolen card is the card alone, unless two hold it: goods beside it are not to be had', () => {
    const view = hand('2');
    const [active = view.active, one = 0, two = 0] = [
      view.active,
      ...view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.active),
    ];
    const holding = (...owners: number[]): View => ({
      ...view,
      active,
      seats: view.seats.map((each) => ({
        ...each,
        cards: owners.includes(each.seat) ? [{ card: 'card:data_crystal', used: false, price: null, per: null }] : [],
      })),
    });
    const steal = action('steal_card', `seat:${one}`, 'card:data_crystal');
    expect(things(steal, holding(one))).toEqual(['spoil:data_crystal']);
    expect(things(steal, holding(one, two))).toEqual([`seat:${one}`, 'spoil:data_crystal']);
  });

  it('a power is found by its card, until a set has been begun', () => {
    const view = hand('2', '3');
    expect(things(action('booster', 'die:3'), view)).toEqual(['held:booster_pod', 'die:3']);
    expect(things(action('place_field', 'field:repulsor_field', 'territory:lem_badlands'), view)[0]).toBe(
      'held:gravity_manipulator',
    );
    expect(things(action('warp', 'die:3'), { ...view, chosen: ['die:2'] })).toEqual(['die:3']);
  });

  it('what names nothing has a thing to click', () => {
    const view = hand();
    expect(things(action('launch'), view)).toEqual(['hub:0']);
    expect(things(action('buy_relic'), view)).toEqual(['relic:desert']);
    expect(things(action('cycle'), view)).toEqual(['pile:draw']);
    expect(things(action('end_turn'), view)).toEqual([]);
  });
});

describe('choosing dice', () => {
  const view = hand('3', '4', '4', '5');
  const legal = [
    action('dock', 'station:shipyard', 'die:4'),
    action('dock', 'station:orbital_market', 'die:4'),
    action('dock', 'station:solar_converter', 'die:3'),
    action('dock', 'station:solar_converter', 'die:4'),
    action('dock_run', 'run:345'),
  ].map((each, id) => ({ ...each, id, refs: [...things(each, view)] }));
  const pick = (...refs: string[]): Pick[] =>
    refs.reduce<Pick[]>(
      (picks, ref, index) => click(legal, picks, ref, refs.slice(0, index).filter((r) => r === ref).length, ui.hints),
      [],
    );

  it('one die lights every station where it may take part', () => {
    const { lit } = offer(legal, pick('die:4'), ui.hints);
    for (const station of ['shipyard', 'orbital_market', 'solar_converter', 'raiders_outpost']) {
      expect(lit.has(`station:${station}`), station).toBe(true);
    }
  });

  it('two equal dice leave the stations for pairs', () => {
    const { candidates } = offer(legal, pick('die:4', 'die:4'), ui.hints);
    expect(candidates.map(({ id }) => id)).toEqual([0, 1]);
  });

  it('the dice of a run may be taken in any order', () => {
    expect(offer(legal, pick('die:5', 'die:3'), ui.hints).ready?.verb).toBe('dock_run');
  });

  it('a station with one way to use it chooses the dice by itself', () => {
    const now = offer(legal, pick('station:shipyard'), ui.hints);
    expect(now.ready?.id).toBe(0);
    expect(now.selected.get('die:4')).toBe(2);
  });
});

describe('a thing that no slot names', () => {
  it('stands for the powers of a card in hand', () => {
    expect(standsFor('held:booster_pod').map(({ verb }) => verb)).toEqual(['booster', 'remove_field']);
  });

  it('stands for what is done with it', () => {
    expect(standsFor('hub:0')).toEqual([{ verb: 'launch', refs: [] }]);
    expect(standsFor('relic:desert')).toEqual([{ verb: 'buy_relic', refs: [] }]);
    expect(standsFor('pile:draw')).toEqual([{ verb: 'cycle', refs: [] }]);
    expect(standsFor('spent:data_crystal')).toEqual([{ verb: 'take_discard', refs: ['card:data_crystal'] }]);
    expect(standsFor('spoil:data_crystal')).toEqual([{ verb: 'steal_card', refs: ['card:data_crystal'] }]);
    expect(standsFor('station:shipyard')).toEqual([]);
    expect(standsFor('pile:discard')).toEqual([]);
  });
});
