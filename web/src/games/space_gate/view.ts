/** The game's view as the server sends it (docs/design/space_gate.md), and the questions a drawing asks it. */
import { labelOf } from '../../engine/refs';
import type { GameView, Ref, Score } from '../../net/protocol';
import type { SeatColour } from '../../design/seats';
import type { Table } from '../types';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type SideId = (typeof SIDES)[number];
export const DOMAINS = ['water', 'vegetation', 'energy'] as const;
export type DomainId = (typeof DOMAINS)[number];
/** In the order in which the rooms are drawn. */
export const ROOMS = ['water', 'vegetation', 'energy', 'new_modules', 'airlock'] as const;
export type RoomId = (typeof ROOMS)[number];
export type GateId = 'sun' | 'door' | 'ring';
export type CrewKind = 'chief' | 'engineer' | 'robot';

/** What is printed on a module. */
export interface TileView {
  module: Ref;
  kind: 'gate' | 'odyssey' | 'airlock' | 'start_airlock';
  domain: Ref | null;
  capacity: number;
  gate: Ref | null;
  improvement: 'recruit' | 'promotion' | 'automaton' | null;
  improvement_room: Ref | null;
  /** Before any rotation. */
  corridors: SideId[];
}
/** What is behind a side: another module, or one of these. */
export type Behind = Ref | 'void' | 'blocked' | 'wall';
export interface LaidView extends TileView {
  x: number;
  y: number;
  rotation: number;
  open: boolean;
  settlers: number;
  sides: Record<SideId, Behind>;
}
export interface LiftedView extends TileView {
  open: boolean;
  settlers: number;
}
export interface RoomView {
  room: Ref;
  engineers: number[];
  chiefs: number[];
  robots: number[];
  points: number[];
}
export interface SiteView {
  site: Ref;
  type: 'primary' | 'secondary' | 'central';
  predominance: boolean;
  value: number;
  seat: number | null;
  /** The site that actions name for this free one. */
  ref: Ref | null;
  /** What one more settler here would add to each seat's worth of the planet. */
  gain: number[] | null;
}
export interface PlanetView {
  planet: Ref;
  side: string;
  phase: 'waiting' | 'open' | 'closed';
  gate: Ref | null;
  worth: number[];
  sites: SiteView[];
}
export interface SpaceView {
  token: Ref;
  value: number;
  counts: number[];
  leaders: number[];
}
export interface PileView {
  pile: Ref;
  count: number;
  bottom: Ref[];
  locked: boolean;
  top: TileView | null;
}
export interface SeatView {
  [field: string]: unknown;
  seat: number;
  colour: SeatColour;
  reserve: { settlers: number; engineers: number; suits: number; robots: number };
  token: boolean;
  wheel: number;
  ranks: ('settler' | 'engineer' | 'chief' | 'none')[];
  open_modules: [number, number, number];
  void: number;
  blocked: number;
  base: LaidView[];
  score: Score;
}
export interface View extends GameView {
  turn: number;
  last_turn: number | null;
  active: number;
  first: number;
  room: Ref | null;
  stand: 'engineer' | 'chief' | null;
  ending: boolean;
  step: 'setup' | 'turn' | 'act' | 'send' | 'count' | 'over';
  to_act: number[];
  to_send: number[];
  rooms: RoomView[];
  planets: PlanetView[];
  gates: Record<GateId, Ref | null>;
  track: SpaceView[];
  piles: PileView[];
  taken: TileView | null;
  flight: { module: Ref; settlers: number; island: Ref | null } | null;
  relay: { seat: number; modules: LiftedView[] } | null;
  seats: SeatView[];
}
export type GateTable = Table<View>;

export function colours(view: View): SeatColour[] {
  return view.seats.map(({ colour }) => colour);
}

/** The seat whose base and points the reader cares for: their own, else whoever plays. */
export function viewpoint({ view, you, deciding }: GateTable): number {
  if (deciding !== null && you.includes(deciding)) return deciding;
  return you[0] ?? deciding ?? view.active;
}

export function domainOf({ domain }: TileView): DomainId | null {
  return domain === null ? null : (labelOf(domain) as DomainId);
}

export function gateOf({ gate }: { gate: Ref | null }): GateId | null {
  return gate === null ? null : (labelOf(gate) as GateId);
}

/** The sides on which a tile turned so many quarters clockwise has corridors. */
export function turned(corridors: readonly SideId[], rotation: number): SideId[] {
  return corridors.map((side) => SIDES[(SIDES.indexOf(side) + rotation) % SIDES.length] ?? side);
}

/** The cell beyond a side; x grows to the east, y to the north. */
export function beyond({ x, y }: { x: number; y: number }, side: SideId): { x: number; y: number } {
  const [dx, dy] = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] }[side] as [number, number];
  return { x: x + dx, y: y + dy };
}

/** The empty cells that a corridor opens on, each once. */
export function voidCells(base: readonly LaidView[]): { x: number; y: number }[] {
  const found = new Map<string, { x: number; y: number }>();
  for (const module of base) {
    for (const side of SIDES) {
      if (module.sides[side] !== 'void') continue;
      const cell = beyond(module, side);
      found.set(`${cell.x},${cell.y}`, cell);
    }
  }
  return [...found.values()];
}

/** The sides of an empty cell on which a corridor waits for one of its own. */
export function waitingSides(base: readonly LaidView[], cell: { x: number; y: number }): SideId[] {
  return SIDES.filter((side, index) => {
    const { x, y } = beyond(cell, side);
    const opposite = SIDES[(index + 2) % SIDES.length] ?? side;
    return base.some((module) => module.x === x && module.y === y && module.sides[opposite] === 'void');
  });
}

/** A module in somebody's base, with whose it is. */
export function laid(view: View, module: Ref): { seat: number; module: LaidView } | null {
  for (const { seat, base } of view.seats) {
    const found = base.find((each) => each.module === module);
    if (found) return { seat, module: found };
  }
  return null;
}

/** SG-10.1: what is about to be sent. */
export function isFull({ kind, open, settlers, capacity }: LaidView): boolean {
  return kind === 'gate' && open && settlers === capacity;
}

export function roomView(view: View, room: RoomId): RoomView {
  const found = view.rooms.find((each) => each.room === `room:${room}`);
  if (!found) throw new Error(`there is no room ${room}`);
  return found;
}

export function openPlanets(view: View): PlanetView[] {
  return view.planets.filter(({ phase }) => phase === 'open');
}

export function closedPlanets(view: View): number {
  return view.planets.filter(({ phase }) => phase === 'closed').length;
}

/** Where the settlers of a gate module would go: a planet in play, or null for Hawking. */
export function destination(view: View, gate: GateId): PlanetView | null {
  return view.planets.find((planet) => gateOf(planet) === gate) ?? null;
}

/** The planet on which settlers are landing now. */
export function landing(view: View): PlanetView | null {
  if (!view.flight) return null;
  const gate = laid(view, view.flight.module)?.module.gate;
  return gate ? destination(view, labelOf(gate) as GateId) : null;
}

/** The pile that a tile belongs to: `odyssey_water_3` lies on `odyssey_water`. */
export function pileOf({ kind, domain }: TileView): Ref {
  return `pile:${kind}_${domain === null ? '' : labelOf(domain)}`;
}
