/** Questions to the calculator of battles and its answers (docs/design/eclipse.md). */
import { labelOf } from '../../../engine/refs';
import { allTechs, civilisation, partOn, type SectorView, SHIPS, type View } from '../view';

/** Who fights on a side: a seat, or the ships that belong to nobody. */
export type Owner = number | 'ancients';

export interface SideForm {
  owner: Owner;
  /** By ship: how many. */
  ships: Record<string, number>;
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

/** What may stand on a side, with the most of each. */
export function shipsOf(view: View, owner: Owner): { ship: string; most: number }[] {
  if (owner === 'ancients') return npcs(view).map((ship) => ({ ship, most: ship === 'ancient' ? MOST_ANCIENTS : 1 }));
  const seat = civilisation(view, owner);
  return SHIPS.filter((ship) => seat?.blueprints.some((each) => labelOf(each.ship) === ship))
    .map((ship) => ({ ship, most: MOST[ship] }));
}
/** Ancient Ships and the defence of the center always; other guards where one lies on the table. */
function npcs(view: View): string[] {
  return [...new Set(['ancient', 'gcds', ...view.sectors.flatMap(({ guard }) => guard ?? [])])];
}
/** As many Ancient Ships as the box holds: hives gather them. */
const MOST_ANCIENTS = 21;
const MOST = { interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4, orbital_ship: 1 } as const;

export function question(view: View, attacker: SideForm, defender: SideForm): Record<string, unknown> {
  return { attacker: [fleet(view, attacker)], defender: [fleet(view, defender)], battles: BATTLES };
}

function fleet(view: View, { owner, ships }: SideForm): Record<string, unknown> {
  const counted = shipsOf(view, owner).filter(({ ship }) => (ships[ship] ?? 0) > 0);
  if (owner === 'ancients') return { ships: counted.map(({ ship }) => ({ ship, count: ships[ship] })) };
  const seat = civilisation(view, owner);
  if (!seat) return { ships: [] };
  const known = allTechs(seat);
  return {
    species: labelOf(seat.species),
    technologies: TECHNOLOGIES.filter((tech) => known.has(tech)),
    ships: counted.map(({ ship }) => ({ ship, count: ships[ship], parts: partsOf(view, owner, ship) })),
  };
}

/** Everything that lies on a blueprint, tiles and uncovered printed parts. */
function partsOf(view: View, seat: number, ship: string): string[] {
  const plan = civilisation(view, seat)?.blueprints.find((each) => labelOf(each.ship) === ship);
  return (plan?.slots ?? []).flatMap((slot) => partOn(slot) ?? []);
}

export function isReady(view: View, side: SideForm): boolean {
  return shipsOf(view, side.owner).some(({ ship }) => (side.ships[ship] ?? 0) > 0);
}

/** Hexes where two sides stand, with the two lines as the calculator takes them: who came last attacks. */
export function meetings(view: View): { sector: SectorView; attacker: SideForm; defender: SideForm }[] {
  return view.sectors.flatMap((sector) => {
    const sides = sector.fleets.map(({ seat, ships }): SideForm => ({
      owner: seat, ships: Object.fromEntries(Object.entries(ships).map(([ship, count]) => [labelOf(ship), count])),
    }));
    const attacker = sides.at(-1);
    const npcs = { ...(sector.ancients > 0 ? { ancient: sector.ancients } : {}), ...(sector.guard ? { [sector.guard]: 1 } : {}) };
    const defender: SideForm | undefined = Object.keys(npcs).length > 0 ? { owner: 'ancients', ships: npcs } : sides[0];
    return attacker && defender && attacker !== defender ? [{ sector, attacker, defender }] : [];
  });
}
