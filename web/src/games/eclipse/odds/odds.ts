/** Questions to the calculator of battles and its answers (docs/design/eclipse.md). */
import { labelOf } from '../../../engine/refs';
import { REROLLERS } from '../facts';
import { allTechs, civilisation, partOn, SHIPS, type View } from '../view';

/** Whose ships: a seat's, or those that belong to nobody. */
export type Owner = number | 'ancients';

export interface FleetForm {
  owner: Owner;
  /** By ship: how many. */
  ships: Record<string, number>;
  /** By ship: what its first ones have taken already. */
  damage?: Record<string, number[]>;
}
/** A side: a fleet, and those of its allies. */
export type SideForm = readonly FleetForm[];

export interface BattleForm {
  attacker: SideForm;
  defender: SideForm;
  /** The battle is under way: its missile step is over. */
  missilesFired?: boolean;
}

export interface Group {
  ship: string;
  count: number;
  lost: number;
  left: number[];
}
export interface SideOdds {
  wins: number;
  error: number;
  ships_left: number[];
  /** Fleet after fleet, in the order of the question. */
  groups: Group[];
}
export interface Odds {
  battles: number;
  rounds: number;
  attacker: SideOdds;
  defender: SideOdds;
}

const TECHNOLOGIES = ['distortion_shield', 'point_defense', 'antimatter_splitter'];
/** Enough for an error of about two per cent, and quick on any machine. */
const BATTLES = 2000;
/** ER-12.1. */
export const MOST_ALLIES = 3;

/** What may stand in a fleet, with the most of each. */
export function shipsOf(view: View, owner: Owner): { ship: string; most: number }[] {
  if (owner === 'ancients') return npcs(view).map((ship) => ({ ship, most: ship === 'ancient' ? MOST_ANCIENTS : 1 }));
  const seat = civilisation(view, owner);
  return SHIPS.filter((ship) => seat?.blueprints.some((each) => labelOf(each.ship) === ship)).map((ship) => ({
    ship,
    most: MOST[ship],
  }));
}
/** Ancient Ships and the defence of the center always; other guards where one lies on the table. */
function npcs(view: View): string[] {
  return [...new Set(['ancient', 'gcds', ...view.sectors.flatMap(({ guard }) => guard ?? [])])];
}
/** As many Ancient Ships as the box holds: hives gather them. */
const MOST_ANCIENTS = 21;
const MOST = { interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4, orbital_ship: 1 } as const;

/** The ships of a fleet that are counted at all. */
export function counted(view: View, { owner, ships }: FleetForm): { ship: string; count: number }[] {
  return shipsOf(view, owner).flatMap(({ ship }) =>
    (ships[ship] ?? 0) > 0 ? [{ ship, count: ships[ship] ?? 0 }] : [],
  );
}

export function isReady(view: View, side: SideForm): boolean {
  return side.some((fleet) => counted(view, fleet).length > 0);
}

export function question(
  view: View,
  { attacker, defender, missilesFired = false }: BattleForm,
): Record<string, unknown> {
  const fleets = (side: SideForm) => side.filter((fleet) => isReady(view, [fleet])).map((fleet) => asked(view, fleet));
  return {
    attacker: fleets(attacker),
    defender: fleets(defender),
    battles: BATTLES,
    ...(missilesFired ? { missiles_fired: true } : {}),
  };
}

function asked(view: View, fleet: FleetForm): Record<string, unknown> {
  const { owner, damage = {} } = fleet;
  const ships = counted(view, fleet).map(({ ship, count }) => ({
    ship,
    count,
    ...(owner === 'ancients' ? {} : { parts: partsOf(view, owner, ship) }),
    ...(damage[ship]?.some((points) => points > 0) ? { damage: damage[ship].slice(0, count) } : {}),
  }));
  const seat = owner === 'ancients' ? null : civilisation(view, owner);
  if (!seat) return { ships };
  const known = allTechs(seat);
  const species = labelOf(seat.species);
  return {
    species,
    technologies: TECHNOLOGIES.filter((tech) => known.has(tech)),
    ...(species === REROLLERS ? { colony_ships: seat.colony_ships.ready } : {}),
    ships,
  };
}

/** Everything that lies on a blueprint, tiles and uncovered printed parts. */
function partsOf(view: View, seat: number, ship: string): string[] {
  const plan = civilisation(view, seat)?.blueprints.find((each) => labelOf(each.ship) === ship);
  return (plan?.slots ?? []).flatMap((slot) => partOn(slot) ?? []);
}
