/** Battles of the present game as questions to the calculator: on a hex, or the one that is being fought. Pure. */
import { labelOf } from '../../../engine/refs';
import type { Ref } from '../../../net/protocol';
import {
  beyond,
  civilisation,
  type BattleView,
  type FleetView,
  type SectorView,
  sectorAt,
  SHIPS,
  type View,
} from '../view';
import type { BattleForm, FleetForm, SideForm } from './odds';

const DRACO = 'descendants_of_draco';
const MOBILE = SHIPS.slice(0, 3);

/** The hexes where somebody could be fought, those where two parties stand already in front. */
export function battlefields(view: View, seat: number): SectorView[] {
  const foes = view.sectors.filter((sector) => enemiesOn(view, sector, seat).length > 0);
  return [
    ...foes.filter((sector) => meeting(view, sector) !== null),
    ...foes.filter((sector) => meeting(view, sector) === null),
  ];
}

/** The battle that a hex promises: between those who stand there, or if the seat's nearby ships came. */
export function battleOn(view: View, sector: SectorView, seat: number): BattleForm {
  const now = meeting(view, sector);
  if (now) return now;
  return {
    attacker: [{ owner: seat, ships: nearby(view, sector, seat) }],
    defender: enemiesOn(view, sector, seat).at(-1) ?? [],
  };
}

/** What is being fought now: the ships that are left, with their damage. */
export function battleNow(view: View): BattleForm | null {
  const { battle } = view;
  if (!battle?.attacker || !battle.defender || battle.round === null) return null;
  const side = (owners: readonly (number | null)[]) => owners.map((owner) => survivors(battle, owner));
  return { attacker: side(battle.attacker), defender: side(battle.defender), missilesFired: battle.round > 0 };
}

function survivors({ squadrons }: BattleView, owner: number | null): FleetForm {
  const left = squadrons
    .filter((each) => each.owner === owner)
    .map(({ ship, ships }) => ({
      ship: labelOf(ship),
      damage: ships.filter(({ state }) => state === 'here').map(({ damage }) => damage),
    }));
  return {
    owner: owner ?? 'ancients',
    ships: Object.fromEntries(left.map(({ ship, damage }) => [ship, damage.length])),
    damage: Object.fromEntries(left.map(({ ship, damage }) => [ship, damage.toSorted((a, b) => b - a)])),
  };
}

/** EC-16.3: the last party fights the nearest one before it that is its enemy, which defends. */
function meeting(view: View, sector: SectorView): BattleForm | null {
  const all = parties(view, sector);
  const attacker = all.at(-1);
  if (!attacker || attacker[0]?.owner === 'ancients') return null;
  const defender = all.slice(0, -1).findLast((party) => areEnemies(view, party, attacker));
  return defender ? { attacker, defender } : null;
}

/** Non-player ships, the controller, then the others as they came; allies are one party. */
function parties(view: View, { fleets, controller, ancients, guard }: SectorView): SideForm[] {
  const npcs = { ...(ancients > 0 ? { ancient: ancients } : {}), ...(guard ? { [guard]: 1 } : {}) };
  const inOrder = [
    ...fleets.filter(({ seat }) => seat === controller),
    ...fleets.filter(({ seat }) => seat !== controller),
  ];
  const players: FleetForm[][] = [];
  for (const fleet of inOrder) {
    const allies = players.find(([first]) => areAllied(view, first?.owner, fleet.seat));
    if (allies) allies.push(formOf(fleet));
    else players.push([formOf(fleet)]);
  }
  return [...(Object.keys(npcs).length > 0 ? [[{ owner: 'ancients', ships: npcs }] as const] : []), ...players];
}

function formOf({ seat, ships }: FleetView): FleetForm {
  return {
    owner: seat,
    ships: Object.fromEntries(Object.entries(ships).map(([ship, count]) => [labelOf(ship), count])),
  };
}

function areAllied(view: View, one: FleetForm['owner'] | undefined, other: number): boolean {
  if (typeof one !== 'number') return false;
  const alliance = civilisation(view, one)?.alliance ?? null;
  return alliance !== null && alliance === civilisation(view, other)?.alliance;
}

/** Draco and Ancient Ships leave one another alone. */
function areEnemies(view: View, defender: SideForm, attacker: SideForm): boolean {
  const onlyAncients = defender.every(
    ({ owner, ships }) => owner === 'ancients' && Object.keys(ships).every((ship) => ship === 'ancient'),
  );
  return !onlyAncients || !attacker.some(({ owner }) => isDraco(view, owner));
}

function isDraco(view: View, owner: FleetForm['owner']): boolean {
  return typeof owner === 'number' && labelOf(civilisation(view, owner)?.species ?? '') === DRACO;
}

/** The parties of a hex that a seat would fight, in their order. */
function enemiesOn(view: View, sector: SectorView, seat: number): SideForm[] {
  const own: SideForm = [{ owner: seat, ships: {} }];
  return parties(view, sector).filter(
    (party) =>
      !party.some(({ owner }) => owner === seat || areAllied(view, owner, seat)) && areEnemies(view, party, own),
  );
}

/** The seat's ships on neighbouring hexes; where none are, all that can move. */
function nearby(view: View, sector: SectorView, seat: number): Record<string, number> {
  const around = new Set([0, 1, 2, 3, 4, 5].map((edge) => placeOf(beyond(sector, edge))));
  const near = mobile(
    view.sectors.filter((each) => around.has(placeOf(each))),
    seat,
  );
  return Object.keys(near).length > 0 ? near : mobile(view.sectors, seat);
}

function mobile(sectors: readonly SectorView[], seat: number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { fleets } of sectors) {
    const ships = fleets.find((fleet) => fleet.seat === seat)?.ships ?? {};
    for (const ship of MOBILE) {
      const count = ships[`ship:${ship}`] ?? 0;
      if (count > 0) sums[ship] = (sums[ship] ?? 0) + count;
    }
  }
  return sums;
}

function placeOf({ q, r }: { q: number; r: number }): string {
  return `${q},${r}`;
}

/** The hex of a reference, where it is one to be fought on. */
export function battlefieldAt(view: View, ref: Ref | null, seat: number): SectorView | null {
  const sector = ref === null ? null : sectorAt(view, ref);
  return sector && battlefields(view, seat).includes(sector) ? sector : null;
}
