import { describe, expect, it } from 'vitest';
import { battle, position } from '../testing/position';
import { civilisation, type SectorView, type View } from '../view';
import { battlefieldAt, battlefields, battleNow, battleOn } from './hexes';
import { isReady, question, shipsOf } from './odds';

/** A position whose first hex is so; all others are empty of ships. */
function onFirstHex(change: Partial<SectorView>): { view: View; hex: SectorView } {
  const view = position();
  const empty = { fleets: [], ancients: 0, guard: null };
  view.sectors = view.sectors.map((sector, index) => ({ ...sector, ...empty, ...(index === 0 ? change : {}) }));
  return { view, hex: view.sectors[0]! };
}
const fleet = (seat: number, ships: Record<string, number>) => ({ seat, ships });

describe('a fleet in the form', () => {
  it('may have the guards that lie on the table', () => {
    const { view } = onFirstHex({ guard: 'ancient_cruiser_3' });
    expect(shipsOf(view, 'ancients').map(({ ship }) => ship)).toEqual(['ancient', 'gcds', 'ancient_cruiser_3']);
    expect(shipsOf(onFirstHex({}).view, 'ancients').map(({ ship }) => ship)).toEqual(['ancient', 'gcds']);
  });

  it('is asked about with several types, damage and allies; an empty one is left out', () => {
    const { view } = onFirstHex({});
    const put = question(view, {
      attacker: [
        { owner: 0, ships: { interceptor: 2, cruiser: 1 }, damage: { cruiser: [1] } },
        { owner: 2, ships: { dreadnought: 1 } },
        { owner: 3, ships: { cruiser: 0 } },
      ],
      defender: [{ owner: 'ancients', ships: { ancient: 2, gcds: 1 } }],
    });
    const attackers = put['attacker'] as { ships: { ship: string; count: number; damage?: number[] }[] }[];
    expect(attackers.map(({ ships }) => ships.map(({ ship, count, damage }) => [ship, count, damage]))).toEqual([
      [
        ['interceptor', 2, undefined],
        ['cruiser', 1, [1]],
      ],
      [['dreadnought', 1, undefined]],
    ]);
    expect(put['defender']).toEqual([
      {
        ships: [
          { ship: 'ancient', count: 2 },
          { ship: 'gcds', count: 1 },
        ],
      },
    ]);
    expect(put).not.toHaveProperty('missiles_fired');
    expect(isReady(view, [{ owner: 0, ships: {} }])).toBe(false);
  });
});

describe('a battle taken over from a hex', () => {
  it('is the last party against the nearest enemy before it, the controller before others', () => {
    const { view, hex } = onFirstHex({
      controller: 2,
      ancients: 1,
      fleets: [fleet(1, { 'ship:interceptor': 1 }), fleet(3, { 'ship:cruiser': 2 }), fleet(2, { 'ship:starbase': 1 })],
    });
    const { attacker, defender } = battleOn(view, hex, 0);
    expect(attacker).toEqual([{ owner: 3, ships: { cruiser: 2 } }]);
    expect(defender).toEqual([{ owner: 1, ships: { interceptor: 1 } }]);
  });

  it('has allies on one side', () => {
    const { view, hex } = onFirstHex({
      fleets: [fleet(1, { 'ship:cruiser': 1 }), fleet(2, { 'ship:cruiser': 1 }), fleet(3, { 'ship:dreadnought': 1 })],
    });
    for (const [seat, alliance] of [
      [1, null],
      [2, 'alliance:nova'],
      [3, 'alliance:nova'],
    ] as const)
      civilisation(view, seat)!.alliance = alliance;
    const { attacker, defender } = battleOn(view, hex, 0);
    expect(attacker.map(({ owner }) => owner)).toEqual([2, 3]);
    expect(defender.map(({ owner }) => owner)).toEqual([1]);
  });

  it('brings the seat’s ships to where only enemies are', () => {
    const { view, hex } = onFirstHex({ ancients: 2 });
    view.sectors[1]!.fleets = [fleet(0, { 'ship:cruiser': 2, 'ship:starbase': 1 })];
    const { attacker, defender } = battleOn(view, hex, 0);
    expect(attacker).toEqual([{ owner: 0, ships: { cruiser: 2 } }]);
    expect(defender).toEqual([{ owner: 'ancients', ships: { ancient: 2 } }]);
    expect(battlefieldAt(view, hex.ref, 0)).toBe(hex);
    expect(battlefieldAt(view, view.sectors[1]!.ref, 0)).toBeNull();
  });

  it('never sets Draco against Ancient Ships', () => {
    const { view } = onFirstHex({ ancients: 2 });
    civilisation(view, 0)!.species = 'species:descendants_of_draco';
    expect(battlefields(view, 0)).toEqual([]);
    view.sectors[0]!.guard = 'gcds';
    expect(battlefields(view, 0)).toEqual([view.sectors[0]]);
  });
});

describe('the battle that is being fought', () => {
  it('is put with the blueprints as they are', () => {
    const view = battle();
    const [hex] = battlefields(view, 0);
    expect(hex?.ref).toBe('sector:104');
    const asked = question(view, battleOn(view, hex!, 0));
    expect(asked['defender']).toEqual([{ ships: [{ ship: 'ancient', count: 2 }] }]);
    expect(asked['attacker']).toEqual([
      {
        species: 'terran_directorate',
        technologies: [],
        ships: [{ ship: 'interceptor', count: 1, parts: ['ion_cannon', 'nuclear_source', 'nuclear_drive'] }],
      },
    ]);
  });

  it('goes on with those who are left, their damage, and no missiles', () => {
    const view = battle();
    const ancients = view.battle!.squadrons.find(({ owner }) => owner === null)!;
    Object.assign(ancients.ships[0]!, { damage: 0 });
    Object.assign(ancients.ships[1]!, { damage: 1 });
    const now = battleNow(view)!;
    expect(now.missilesFired).toBe(view.battle!.round! > 0);
    expect(question(view, now)['defender']).toEqual([{ ships: [{ ship: 'ancient', count: 2, damage: [1, 0] }] }]);
    Object.assign(ancients.ships[1]!, { state: 'destroyed' });
    expect(question(view, battleNow(view)!)['defender']).toEqual([{ ships: [{ ship: 'ancient', count: 1 }] }]);
    expect(battleNow({ ...view, battle: null })).toBeNull();
  });
});
