/** The game's view as the server sends it (docs/design/alien_frontiers.md), and the questions a drawing asks it. */
import { labelOf, numbered } from '../../engine/refs';
import type { GameView, Ref, Score } from '../../net/protocol';
import type { SeatColour } from '../../design/seats';
import type { Table } from '../types';
import type { StationId } from './drawing/layout';
import type { TerritoryId } from './drawing/planet';

export interface Ship {
  seat: number;
  value: number;
  relic: boolean;
}
export interface PortView {
  port: Ref;
  ship: Ship | null;
  blocked: boolean;
  /** The port that actions name for this ship; equal ships share it. */
  ref: Ref | null;
}
export interface BayShip extends Ship {
  ref: Ref;
}
export interface TerritoryView {
  territory: Ref;
  colonies: number[];
  controller: number | null;
  fields: Ref[];
  borrowed: boolean;
  loan: number | null;
}
export interface Price {
  fuel: number;
  ore: number;
}
export interface HeldCard {
  card: Ref;
  used: boolean;
  price: number | null;
  per: 'colony' | 'ship' | null;
}
export interface SeatView {
  [field: string]: unknown;
  seat: number;
  colour: SeatColour;
  fuel: number;
  ore: number;
  reserve: number;
  circle: number;
  ships: number;
  ship_stock: number;
  relic: boolean;
  bonuses: Ref[];
  cards: HeldCard[];
  score: Score;
}
export const FIELDS = ['isolation_field', 'positron_field', 'repulsor_field'] as const;
export type FieldId = (typeof FIELDS)[number];

export interface View extends GameView {
  turn: number;
  round: number;
  active: number;
  first: number;
  dice: Ref[];
  chosen: Ref[];
  stations: Record<StationId, PortView[][]>;
  bay: BayShip[];
  stock: { fuel: number | null; ore: number | null };
  territories: TerritoryView[];
  fields: Record<FieldId, Ref | null>;
  relic: {
    place: 'desert' | 'unplaced' | 'docked' | 'bay';
    seat: number | null;
    value: number | null;
    port: Ref | null;
  };
  display: Ref[];
  draw_pile: number;
  discard_pile: Ref[];
  turn_state: {
    artifact_total: number;
    cycles: number;
    claim_at: number;
    hub_docks: number;
    asimov_used: boolean;
    mine_docks: number;
    market_pairs: Ref[];
    trade_at: number;
    borrowed: Ref | null;
    discard_used: boolean;
  };
  costs: {
    ship: (Price & { number: number }) | null;
    trade: number | null;
    constructor: number;
    terraforming: Price;
    launch: Price;
    relic: Price;
    mine_at_least: number;
    outpost_more_than: number;
  };
  seats: SeatView[];
}
export type AlienTable = Table<View>;

export const HIGHEST_SHIP = 6;
/** 4-5-6: where these stand nobody else can raid. */
export const HIGHEST_RUN = 15;

/** `die:r5` → the relic showing 5. */
export function readDie(ref: Ref): { value: number; relic: boolean } {
  const label = labelOf(ref);
  const relic = label.startsWith('r');
  return { value: Number(relic ? label.slice(1) : label), relic };
}

export function dieRef(value: number, relic: boolean): Ref {
  return `die:${relic ? 'r' : ''}${value}`;
}

export function territory(view: View, id: TerritoryId): TerritoryView {
  const found = view.territories.find((candidate) => labelOf(candidate.territory) === id);
  if (!found) throw new Error(`the view has no territory ${id}`);
  return found;
}

export function seat(view: View, index: number): SeatView {
  const found = view.seats[index];
  if (!found) throw new Error(`the view has no seat ${index}`);
  return found;
}

/** Whether the Isolation Field stops the bonus there. */
export function isolated(view: View, id: TerritoryId): boolean {
  return view.fields.isolation_field === `territory:${id}`;
}

export function hasBonus(view: View, reader: number, id: TerritoryId): boolean {
  return seat(view, reader).bonuses.includes(`territory:${id}`);
}

/** The seat whose prices, cards and dice the reader cares for: their own, else whoever plays. */
export function viewpoint(table: AlienTable): number {
  if (table.you.includes(table.view.active)) return table.view.active;
  return table.you[0] ?? table.view.active;
}

/** How many tokens the raid under way takes from a seat: `chosen` names them in pairs of seat and resource. */
export function plundered(view: View, at: number, resource: 'fuel' | 'ore'): number {
  return view.chosen.filter((ref, index) => ref === `seat:${at}` && view.chosen[index + 1] === `resource:${resource}`)
    .length;
}

/** The dice in hand; those already chosen for a new roll come last and can no longer be picked. */
export function handDice(view: View): { ref: Ref; place: number; chosen: boolean; ordinal: number }[] {
  const left = [...view.chosen];
  const marked = view.dice.map((ref, place) => {
    const at = left.indexOf(ref);
    if (at >= 0) left.splice(at, 1);
    return { ref, place, chosen: at >= 0 };
  });
  const free = numbered(
    marked.filter(({ chosen }) => !chosen),
    ({ ref }) => ref,
  );
  const taken = marked.filter(({ chosen }) => chosen);
  return [
    ...free.map(({ item, ordinal }) => ({ ...item, ordinal })),
    ...taken.map((item) => ({ ...item, ordinal: 0 })),
  ];
}
