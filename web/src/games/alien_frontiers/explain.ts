/** Tips: what a thing is and does, with the numbers that hold now. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Explanation } from '../../design/explanation';
import type { StationId } from './drawing/layout';
import type { TerritoryId } from './drawing/planet';
import { stationOf } from './fleet';
import {
  type AlienTable,
  type FieldId,
  hasBonus,
  HIGHEST_RUN,
  HIGHEST_SHIP,
  isolated,
  readDie,
  seat,
  territory,
  type View,
  viewpoint,
} from './view';

const TEXT = 'alien_frontiers';

/** The territory whose bonus improves a station. */
const HELPED_BY: Partial<Record<StationId, TerritoryId>> = {
  solar_converter: 'lem_badlands',
  orbital_market: 'heinlein_plains',
  alien_artifact: 'pohl_foothills',
  lunar_mine: 'van_vogt_mountains',
  colony_constructor: 'bradbury_plateau',
  colonist_hub: 'asimov_crater',
  shipyard: 'herbert_valley',
};

export function explain(ref: Ref, table: AlienTable): Explanation | null {
  const lines = EXPLAINERS[kindOf(ref)]?.(labelOf(ref), table);
  return lines ? { title: titleOf(ref, table), lines } : null;
}

function titleOf(ref: Ref, table: AlienTable): string {
  if (kindOf(ref) === 'port') return table.name(`station:${stationOf(ref)}`);
  return sentenceCase(table.name(ref));
}

function sentenceCase(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function tip(ref: Ref, table: AlienTable): string[] {
  const words = table.tip(ref);
  return words === null ? [] : [words];
}

type Explainer = (label: string, table: AlienTable) => string[];

const EXPLAINERS: Record<string, Explainer> = {
  station: (label, table) => [
    ...tip(`station:${label}`, table),
    ...(STATION_NOW[label as StationId]?.(table) ?? []),
    ...helpedBy(label as StationId, table),
  ],
  territory: (label, table) => [...tip(`territory:${label}`, table), ...territoryNow(label as TerritoryId, table)],
  colony: (label, table) => [
    table.t(`${TEXT}-about-colony`, { seat: table.seatName(Number(label.split('-')[0])) }),
    ...territoryNow(label.slice(label.indexOf('-') + 1) as TerritoryId, table),
  ],
  die: (label, table) => [table.t(`${TEXT}-about-die`, { value: readDie(`die:${label}`).value })],
  port: portLines,
  bay: (_, table) => [table.t(`${TEXT}-about-bay`)],
  card: (label, table) => tip(`card:${label}`, table),
  held: (label, table) => [...tip(`card:${label}`, table), ...priceLines(label, table)],
  spoil: (label, table) => [...tip(`card:${label}`, table), ...ownerLines(label, table)],
  spent: (label, table) => tip(`card:${label}`, table),
  field: (label, table) => [...tip(`field:${label}`, table), fieldPlace(label as FieldId, table)],
  resource: (label, table) => [...tip(`resource:${label}`, table), stockLine(label as 'fuel' | 'ore', table)],
  pile: pileLines,
  relic: (_, table) => relicLines(table),
  hub: (label, table) => hubLines(Number(label), table),
  seat: (label, table) => [seatLine(Number(label), table)],
};

const STATION_NOW: Partial<Record<StationId, (table: AlienTable) => string[]>> = {
  solar_converter: (table) =>
    hasBonus(table.view, viewpoint(table), 'lem_badlands') ? [table.t(`${TEXT}-now-lem`)] : [],
  orbital_market: ({ view, t }) =>
    view.costs.trade === null ? [] : [t(`${TEXT}-now-trade`, { fuel: view.costs.trade })],
  alien_artifact: ({ view, t }) => artifactLines(view, t),
  raiders_outpost: ({ view: { costs }, t }) => {
    const sum = costs.outpost_more_than;
    if (sum === 0) return [];
    return [sum < HIGHEST_RUN ? t(`${TEXT}-now-outpost`, { sum }) : t(`${TEXT}-now-outpost-closed`)];
  },
  lunar_mine: ({ view: { costs }, t }) => {
    const value = costs.mine_at_least;
    if (value > HIGHEST_SHIP) return [t(`${TEXT}-now-mine-full`)];
    return [value > 1 ? t(`${TEXT}-now-mine`, { value }) : t(`${TEXT}-now-mine-any`)];
  },
  colony_constructor: ({ view, t }) => [t(`${TEXT}-now-constructor`, { ore: view.costs.constructor })],
  colonist_hub: (table) =>
    table.view.seats.filter(({ circle }) => circle > 0).flatMap(({ seat: at }) => hubLines(at, table)),
  shipyard: ({ view, t }) => [
    view.costs.ship ? t(`${TEXT}-now-shipyard`, { ...view.costs.ship }) : t(`${TEXT}-now-shipyard-full`),
  ],
};

function artifactLines(
  { turn_state: { artifact_total: total, claim_at: goal, cycles } }: View,
  t: AlienTable['t'],
): string[] {
  return [
    ...(total > 0 ? [t(`${TEXT}-now-artifact`, { total, goal })] : []),
    ...(cycles > 0 ? [t(`${TEXT}-now-cycles`, { cycles })] : []),
  ];
}

function helpedBy(station: StationId, table: AlienTable): string[] {
  const by = HELPED_BY[station];
  return by ? [table.t(`${TEXT}-now-helps`, { territory: table.name(`territory:${by}`) })] : [];
}

function territoryNow(id: TerritoryId, table: AlienTable): string[] {
  const seen = territory(table.view, id);
  const counts = seen.colonies.flatMap((count, at) => (count > 0 ? [`${table.seatName(at)} ${count}`] : []));
  const field = (name: FieldId): boolean => seen.fields.includes(`field:${name}`);
  return [
    ...(counts.length > 0 ? [table.t(`${TEXT}-now-colonies`, { list: counts.join(', ') })] : []),
    controlLine(id, seen.controller, table),
    ...(field('positron_field') ? [table.t(`${TEXT}-now-positron`)] : []),
    ...(field('repulsor_field') ? [table.t(`${TEXT}-now-repulsor`)] : []),
    ...loanLines(seen, table),
  ];
}

function controlLine(id: TerritoryId, controller: number | null, table: AlienTable): string {
  if (controller === null) return table.t(`${TEXT}-now-nobody`);
  const how = isolated(table.view, id) ? 'isolated' : 'controlled';
  return table.t(`${TEXT}-now-${how}`, { seat: table.seatName(controller) });
}

/** What a loan costs matters to whoever holds the crystal. */
function loanLines(seen: { borrowed: boolean; loan: number | null }, table: AlienTable): string[] {
  if (seen.borrowed) return [table.t(`${TEXT}-now-borrowed`)];
  const crystal = seat(table.view, table.view.active).cards.some(({ card }) => card === 'card:data_crystal');
  return crystal && seen.loan !== null ? [table.t(`${TEXT}-now-loan`, { fuel: seen.loan })] : [];
}

function portLines(label: string, table: AlienTable): string[] {
  const ports = Object.values(table.view.stations).flat(2);
  const found = ports.find(({ port }) => port === `port:${label}`);
  if (found?.blocked) return [table.t(`${TEXT}-about-closed`)];
  if (!found?.ship) return [];
  const { seat: owner, value } = found.ship;
  return [table.t(`${TEXT}-about-docked`, { seat: table.seatName(owner), value })];
}

function priceLines(id: string, { view, t }: AlienTable): string[] {
  const held = seat(view, view.active).cards.find(({ card }) => card === `card:${id}`);
  if (held?.used) return [t(`${TEXT}-now-used`)];
  if (!held || held.price === null) return [];
  return [t(`${TEXT}-now-price${held.per ? `-${held.per}` : ''}`, { fuel: held.price })];
}

function ownerLines(id: string, table: AlienTable): string[] {
  const owners = table.view.seats.filter(({ cards }) => cards.some(({ card }) => card === `card:${id}`));
  return owners.map(({ seat: owner }) => table.t(`${TEXT}-about-held`, { seat: table.seatName(owner) }));
}

function fieldPlace(id: FieldId, table: AlienTable): string {
  const on = table.view.fields[id];
  return on === null ? table.t(`${TEXT}-now-beside`) : table.t(`${TEXT}-now-on`, { territory: table.name(on) });
}

function stockLine(resource: 'fuel' | 'ore', { view, t }: AlienTable): string {
  const count = view.stock[resource];
  return count === null ? t(`${TEXT}-now-stock-endless`) : t(`${TEXT}-now-stock`, { count });
}

function pileLines(label: string, table: AlienTable): string[] {
  if (label === 'draw') return [table.t(`${TEXT}-about-draw`, { count: table.view.draw_pile })];
  const list = table.view.discard_pile.map((card) => table.name(card)).join(', ');
  return [table.t(`${TEXT}-about-discard`, { count: table.view.discard_pile.length, list })];
}

function relicLines(table: AlienTable): string[] {
  const { relic, costs } = table.view;
  if (relic.seat !== null) return [table.t(`${TEXT}-about-relic-taken`, { seat: table.seatName(relic.seat) })];
  return [table.t(`${TEXT}-about-relic`, { ...costs.relic })];
}

function hubLines(at: number, table: AlienTable): string[] {
  const { circle } = seat(table.view, at);
  const reached = table.t(`${TEXT}-now-circle`, { seat: table.seatName(at), circle });
  return circle < 7 ? [reached] : [reached, table.t(`${TEXT}-now-hub-ready`, { ...table.view.costs.launch })];
}

function seatLine(at: number, table: AlienTable): string {
  const { ships, fuel, ore, reserve, circle } = seat(table.view, at);
  return table.t(`${TEXT}-about-seat`, { ships, fuel, ore, colonies: reserve + (circle > 0 ? 1 : 0) });
}
