/** What a tip says about a drawn thing: what it is, and what holds for it now. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Explanation } from '../types';
import { TECHS } from './facts';
import { techPrice } from './prices';
import { halves } from './things';
import { blueprint, civilisation, type EclipseTable, partOn, ringOf, type SectorView, sectorAt, viewpoint } from './view';
import { capital, label } from './words';

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
    return [
      table.t('eclipse-about-price', { cost: facts.cost, least: facts.least }),
      ...(price === null ? [] : [table.t('eclipse-costs-you', { price })]),
    ];
  },
  bay: (ref, table) => {
    const [ship, slot] = halves(ref);
    const seat = civilisation(table.view, viewpoint(table));
    const found = (seat ? blueprint(seat, ship) : null)?.slots.find((each) => String(each.slot) === slot);
    const part = found ? partOn(found) : null;
    if (part === null) return [table.t('eclipse-empty-slot')];
    const tip = table.tip(`part:${part}`);
    return [`${table.name(`part:${part}`)}. ${tip ?? ''}`.trim()];
  },
  craft: (ref, table) => {
    const seat = civilisation(table.view, viewpoint(table));
    const figures = (seat ? blueprint(seat, halves(ref)[1]) : null)?.figures;
    return figures ? [table.t('eclipse-about-craft', { movement: figures.movement, initiative: figures.initiative, hull: figures.hull })] : [];
  },
  zone: (ref, table) => {
    const [q, r] = halves(ref).map(Number);
    const ring = Math.min(ringOf({ q: q ?? 0, r: r ?? 0 }), table.view.stacks.length);
    return [table.t('eclipse-about-zone', { left: table.view.stacks[ring - 1]?.left ?? 0 })];
  },
  home: (_, table) => [table.t('eclipse-about-home', { ready: civilisation(table.view, viewpoint(table))?.colony_ships.ready ?? 0 })],
  place: (ref, table) => [`${label(ref, table)}.`],
  rotation: (_, table) => [table.t('eclipse-about-rotation')],
  pact: (ref, table) => [`${label(ref, table)}. ${table.tip(`matter:${halves(ref)[0]}`) ?? ''}`.trim()],
  alliance: (ref, table) => {
    const names = table.view.seats.flatMap((_, seat) => (civilisation(table.view, seat)?.alliance === ref ? [table.seatName(seat)] : []));
    return [names.length > 0 ? `${names.join(', ')}.` : table.t('eclipse-alliance-nobody')];
  },
};

function explainSector(sector: SectorView | null, table: EclipseTable): Explanation | null {
  if (!sector) return null;
  return {
    title: table.name(sector.ref),
    aside: table.t('eclipse-worth', { points: sector.points }),
    lines: [...control(sector, table), ...population(sector, table), ...present(sector, table), ...lying(sector, table)],
  };
}

function control({ controller }: SectorView, table: EclipseTable): string[] {
  return controller === null ? [table.t('eclipse-nobody')] : [table.t('eclipse-controlled', { seat: table.seatName(controller) })];
}

function population({ squares }: SectorView, table: EclipseTable): string[] {
  const list = squares.map(({ square, number, cubes }) => `${table.name(square)} ${cubes}/${number}`);
  return list.length > 0 ? [`${capital(list.join(', '))}.`] : [];
}

function present({ fleets, ancients, guard }: SectorView, table: EclipseTable): string[] {
  const counted = (ships: Readonly<Record<Ref, number>>) =>
    Object.entries(ships).map(([ship, count]) => `${count} × ${table.name(ship)}`).join(', ');
  return [
    ...(guard ? [`${table.name(`vessel:${guard}`)}.`] : []),
    ...(ancients > 0 ? [`${ancients} × ${table.name('vessel:ancient')}.`] : []),
    ...fleets.map(({ seat, ships }) => table.t('eclipse-fleet-of', { seat: table.seatName(seat), ships: counted(ships) })),
  ];
}

function lying(sector: SectorView, table: EclipseTable): string[] {
  const things = [
    ...sector.structures.map((each) => table.t(`eclipse-structure-${each}`)),
    ...(sector.portal ? [table.t('eclipse-structure-warp_portal')] : []),
    ...(sector.artifact ? [table.t('eclipse-artifact-here')] : []),
    ...(sector.discovery ? [table.t('eclipse-discovery-here')] : []),
    ...sector.shrines.map(({ shrine }) => table.name(shrine)),
  ];
  return things.length > 0 ? [`${things.join(', ')}.`] : [];
}
