/** What a tip says about a drawn thing: what it is, and what holds for it now. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Explanation } from '../../design/explanation';
import { TECHS } from './facts';
import { markers } from './markers';
import { techPrice } from './prices';
import { fleetParts, halves } from './things';
import {
  blueprint,
  civilisation,
  DICE,
  type EclipseTable,
  type Figures,
  ringOf,
  type SectorView,
  sectorAt,
  viewpoint,
} from './view';
import { capital, label, lyingOn, partIn } from './words';

export function explain(ref: Ref, table: EclipseTable): Explanation | null {
  const kind = kindOf(ref);
  if (kind === 'sector') return explainSector(sectorAt(table.view, ref), table);
  const tip = table.tip(ref);
  const lines = [...(tip ? [tip] : []), ...(NOW[kind]?.(ref, table) ?? [])];
  const way = table.wayTo(ref);
  if (way) lines.push(table.t('eclipse-after-trades', { list: way }));
  return lines.length > 0 ? { title: capital(table.name(ref)), lines } : null;
}

type Lines = (ref: Ref, table: EclipseTable) => string[];

/** By kind: what holds now. */
const NOW: Readonly<Record<string, Lines>> = {
  technology: (ref, table) => {
    const facts = TECHS.get(labelOf(ref));
    const seat = civilisation(table.view, viewpoint(table));
    const price = seat ? techPrice(seat, labelOf(ref)) : null;
    if (!facts) return [];
    const part = table.tip(`part:${labelOf(ref)}`);
    return [
      ...(part ? [part] : []),
      table.t('eclipse-about-price', { cost: facts.cost, least: facts.least }),
      ...(price === null ? [] : [table.t('eclipse-costs-you', { price })]),
    ];
  },
  bay: (ref, table) => {
    const part = partIn(ref, table);
    if (part === null) return [table.t('eclipse-empty-slot')];
    const tip = table.tip(`part:${part}`);
    return [`${table.name(`part:${part}`)}. ${tip ?? ''}`.trim()];
  },
  craft: (ref, table) => {
    return shipWords(viewpoint(table), halves(ref)[1], table);
  },
  fleet: (ref, table) => {
    const { ship, owner } = fleetParts(ref);
    if (owner !== null) return [`${table.seatName(owner)}.`, ...shipWords(owner, ship, table)];
    return [table.tip(`vessel:${ship}`) ?? ''];
  },
  space: (ref, table) => {
    const secondary = markers(table.view).some(({ number, stands }) => number === 2 && stands === 'acting');
    return secondary && labelOf(ref) === 'research' ? [table.t('eclipse-marker-no-research')] : [];
  },
  zone: (ref, table) => {
    const [q, r] = halves(ref).map(Number);
    const ring = Math.min(ringOf({ q: q ?? 0, r: r ?? 0 }), table.view.stacks.length);
    return [table.t('eclipse-about-zone', { left: table.view.stacks[ring - 1]?.left ?? 0 })];
  },
  home: (_, table) => [
    table.t('eclipse-about-home', { ready: civilisation(table.view, viewpoint(table))?.colony_ships.ready ?? 0 }),
  ],
  place: (ref, table) => [`${label(ref, table)}.`],
  drawn: (ref, table) => {
    const hex = table.view.exploring?.hexes[labelOf(ref) === 'second' ? 1 : 0];
    if (!hex) return [];
    const squares = hex.squares.map(({ square, number }) => `${number} × ${table.name(square)}`);
    const things = [
      table.t('eclipse-worth', { points: hex.points }),
      ...(hex.ancients > 0 ? [`${hex.ancients} × ${table.name('vessel:ancient')}`] : []),
      ...(hex.portal ? [table.t('eclipse-structure-warp_portal')] : []),
      ...(hex.artifact ? [table.t('eclipse-artifact-here')] : []),
      ...squares,
    ];
    return [`${capital(things.join(', '))}.`];
  },
  rotation: (_, table) => [table.t('eclipse-about-rotation')],
  pact: (ref, table) => [`${label(ref, table)}. ${table.tip(`matter:${halves(ref)[0]}`) ?? ''}`.trim()],
  alliance: (ref, table) => {
    const names = table.view.seats.flatMap((_, seat) =>
      civilisation(table.view, seat)?.alliance === ref ? [table.seatName(seat)] : [],
    );
    return [names.length > 0 ? `${names.join(', ')}.` : table.t('eclipse-alliance-nobody')];
  },
};

/** The figures of a seat's ships of a type, with their dice. */
function shipWords(seat: number, ship: string, table: EclipseTable): string[] {
  const holder = civilisation(table.view, seat);
  const figures = (holder ? blueprint(holder, ship) : null)?.figures;
  if (!figures) return [];
  const { movement, initiative, hull, computer, shield, cannons, missiles } = figures;
  const dice = (each: Figures['cannons']) =>
    DICE.filter((colour) => each[colour] > 0)
      .map((colour) => `${each[colour]} ${table.t(`eclipse-colour-${colour}`)}`)
      .join(', ') || '–';
  return [
    table.t('eclipse-about-craft', { movement, initiative, hull, computer, shield }),
    table.t('eclipse-about-dice', { cannons: dice(cannons), missiles: dice(missiles) }),
  ];
}

function explainSector(sector: SectorView | null, table: EclipseTable): Explanation | null {
  if (!sector) return null;
  return {
    title: table.name(sector.ref),
    aside: table.t('eclipse-worth', { points: sector.points }),
    lines: [
      ...control(sector, table),
      ...population(sector, table),
      ...present(sector, table),
      ...lying(sector, table),
    ],
  };
}

function control({ controller }: SectorView, table: EclipseTable): string[] {
  return controller === null
    ? [table.t('eclipse-nobody')]
    : [table.t('eclipse-controlled', { seat: table.seatName(controller) })];
}

function population({ squares }: SectorView, table: EclipseTable): string[] {
  const list = squares.map(({ square, number, cubes }) => `${table.name(square)} ${cubes}/${number}`);
  return list.length > 0 ? [`${capital(list.join(', '))}.`] : [];
}

function present({ fleets, ancients, guard }: SectorView, table: EclipseTable): string[] {
  const counted = (ships: Readonly<Record<Ref, number>>) =>
    Object.entries(ships)
      .map(([ship, count]) => `${count} × ${table.name(ship)}`)
      .join(', ');
  return [
    ...(guard ? [`${table.name(`vessel:${guard}`)}.`] : []),
    ...(ancients > 0 ? [`${ancients} × ${table.name('vessel:ancient')}.`] : []),
    ...fleets.map(({ seat, ships }) =>
      table.t('eclipse-fleet-of', { seat: table.seatName(seat), ships: counted(ships) }),
    ),
  ];
}

function lying(sector: SectorView, table: EclipseTable): string[] {
  const things = [...lyingOn(sector, table), ...sector.shrines.map(({ shrine }) => table.name(shrine))];
  return things.length > 0 ? [`${capital(things.join(', '))}.`] : [];
}
