/** The game's view as the server sends it (docs/design/eclipse.md), and the questions a drawing asks it. */
import { labelOf } from '../../engine/refs';
import type { GameView, Ref, Score } from '../../net/protocol';
import { SEAT_COLOURS, type SeatColour } from '../../design/seats';
import type { Table } from '../types';

export const RESOURCES = ['money', 'science', 'materials'] as const;
export type ResourceId = (typeof RESOURCES)[number];
export const TRACKS = ['military', 'grid', 'nano'] as const;
export type TrackId = (typeof TRACKS)[number];
export const SHIPS = ['interceptor', 'cruiser', 'dreadnought', 'starbase', 'orbital_ship'] as const;
export const DICE = ['yellow', 'orange', 'red'] as const;
export type DieColour = (typeof DICE)[number];
export const ACTIONS = ['explore', 'influence', 'research', 'upgrade', 'build', 'move'] as const;
export const REACTIONS = ['upgrade', 'build', 'move'] as const;
export const PIECES = ['interceptor', 'cruiser', 'dreadnought', 'starbase', 'orbital', 'monolith'] as const;
export type Phase = 'setup' | 'action' | 'combat' | 'upkeep' | 'cleanup' | 'ended';

export interface SquareView {
  square: Ref;
  number: number;
  cubes: number;
}

export interface FleetView {
  seat: number;
  ships: Readonly<Record<Ref, number>>;
}

export interface SectorView {
  ref: Ref;
  name: string;
  q: number;
  r: number;
  rotation: number;
  /** By map edge, clockwise from north-east. */
  wormholes: number[];
  /** By map edge: 0 none, 1 half, 2 full. */
  links: number[];
  points: number;
  artifact: boolean;
  portal: boolean;
  controller: number | null;
  squares: SquareView[];
  structures: string[];
  shrines: { shrine: Ref; planet: string }[];
  discovery: boolean;
  ancients: number;
  printed_ancients: number;
  guard: string | null;
  fleets: FleetView[];
}

export interface DrawnView {
  ref: Ref;
  name: string;
  points: number;
  ancients: number;
  artifact: boolean;
  portal: boolean;
  squares: { square: Ref; number: number }[];
}

export interface Figures {
  energy: number;
  initiative: number;
  movement: number;
  jumps: number;
  computer: number;
  shield: number;
  hull: number;
  regeneration: number;
  bays: number;
  cannons: Record<DieColour, number>;
  missiles: Record<DieColour, number>;
}

export interface SlotView {
  slot: number;
  printed: Ref | null;
  tile: Ref | null;
}

export interface BlueprintView {
  ship: Ref;
  slots: SlotView[];
  figures: Figures;
}

export interface ResourceView {
  stored: number;
  cubes: number;
  production: number;
  graveyard: number;
}

/** A seat that has not chosen its species yet has only that and a score. */
export interface EmptySeat {
  species: null;
  score: Score;
  [field: string]: unknown;
}

export interface SeatView {
  species: Ref;
  colour: SeatColour;
  gone: boolean;
  passed: boolean;
  resources: Record<Ref, ResourceView>;
  upkeep: number;
  balance: number;
  discs: {
    track: number;
    actions: Record<Ref, number>;
    reactions: Record<Ref, number>;
    reserve: number;
    in_hand: number;
  };
  colony_ships: { ready: number; all: number };
  technologies: Record<Ref, Ref[]>;
  blueprints: BlueprintView[];
  spare_parts: Ref[];
  supply: Record<Ref, number>;
  reputation: { slots: Record<'ambassador' | 'shared' | 'reputation', number>; tiles: (number | null)[] };
  ambassadors: { held: { from: number; cube: boolean }[]; left: number };
  discoveries: { kept: number; used: number };
  trophies: number;
  developments: Ref[];
  alliance: Ref | null;
  oaths_broken: Ref[];
  bonuses: string[];
  score: Score;
  [field: string]: unknown;
}

export interface ShipPlace {
  place: Ref;
  state: 'here' | 'destroyed' | 'away';
  damage: number;
}

export interface SquadronView {
  owner: number | null;
  ship: Ref;
  initiative: number;
  computer: number;
  shield: number;
  hull: number;
  cannons: number[];
  missiles: number[];
  regeneration: number;
  retreat: Ref | null;
  ships: ShipPlace[];
}

export interface DieView {
  die: Ref;
  colour: DieColour;
  face: number;
  damage?: number;
  target?: Ref | null;
}

export interface BattleView {
  sector: Ref;
  round: number | null;
  defender: (number | null)[] | null;
  attacker: (number | null)[] | null;
  acting: number | null;
  order: number[];
  stalemate: boolean;
  squadrons: SquadronView[];
  volley: { squadron: number; missiles: boolean; shots: DieView[] } | null;
  dice: { purpose: 'point_defence' | 'population'; dice: DieView[] } | null;
  hits: number;
  draws: number[];
  looking: { seat: number; number: number; tiles: number[] | null } | null;
}

export interface View extends GameView {
  round: number;
  phase: Phase;
  start: number;
  next_start: number | null;
  active: number;
  direction: 'clockwise' | 'counterclockwise';
  passed: number[];
  markers: { seat: number | null; arrival: number; acting: boolean }[];
  traitor: number | null;
  modules: string[];
  sectors: SectorView[];
  market: { technologies: Record<Ref, number>; coming: Record<Ref, number>; bag: number; developments: Ref[] };
  stacks: { left: number; discards: Ref[] }[];
  discoveries: number;
  exploring: { q: number; r: number; hexes: DrawnView[] } | null;
  flight: {
    ship: Ref | null;
    sector: Ref | null;
    steps: number;
    jumps: number;
    cargo: number;
    carriers: { sector: Ref; ship: Ref; cargo: number }[];
  } | null;
  battle: BattleView | null;
  seats: (SeatView | EmptySeat)[];
}

export type EclipseTable = Table<View>;

/** A seat with its species; null before the choice. */
export function civilisation(view: View, seat: number): SeatView | null {
  const found = view.seats[seat];
  return found && found.species !== null ? (found as SeatView) : null;
}

/** Whoever has no species yet wears a colour that nobody else has. */
export function colours(view: View): SeatColour[] {
  const taken = new Set(view.seats.map((_, seat) => civilisation(view, seat)?.colour));
  const free = SEAT_COLOURS.filter((colour) => !taken.has(colour));
  return view.seats.map((_, seat) => civilisation(view, seat)?.colour ?? free.shift() ?? 'grey');
}

/** Whose board the reader looks at: the own seat that decides, else the first own one, else the active one. */
export function viewpoint({ you, deciding, view }: EclipseTable): number {
  if (deciding !== null && you.includes(deciding)) return deciding;
  return you[0] ?? view.active;
}

export function sectorAt(view: View, ref: Ref): SectorView | null {
  return view.sectors.find((each) => each.ref === ref) ?? null;
}

/** The steps to the six neighbours, by map edge from north-east. */
export const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

export function beyond({ q, r }: { q: number; r: number }, edge: number): { q: number; r: number } {
  const [dq, dr] = STEPS[edge % 6] ?? [0, 0];
  return { q: q + dq, r: r + dr };
}

/** Steps from the Galactic Center. */
export function ringOf({ q, r }: { q: number; r: number }): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Empty places beyond an open wormhole of the galaxy. */
export function zones(view: View): { q: number; r: number }[] {
  const taken = new Set(view.sectors.map(({ q, r }) => `${q},${r}`));
  const found = new Map<string, { q: number; r: number }>();
  for (const sector of view.sectors) {
    sector.wormholes.forEach((hole, edge) => {
      const place = beyond(sector, edge);
      if (hole && !taken.has(`${place.q},${place.r}`)) found.set(`${place.q},${place.r}`, place);
    });
  }
  return [...found.values()];
}

export function stored(seat: SeatView, resource: ResourceId): ResourceView {
  return seat.resources[`resource:${resource}`] ?? { stored: 0, cubes: 0, production: 0, graveyard: 0 };
}

export function techs(seat: SeatView, track: TrackId): Ref[] {
  return seat.technologies[`track:${track}`] ?? [];
}

export function allTechs(seat: SeatView): Set<string> {
  return new Set(TRACKS.flatMap((track) => techs(seat, track)).map(labelOf));
}

export function blueprint(seat: SeatView, ship: string): BlueprintView | null {
  return seat.blueprints.find((each) => labelOf(each.ship) === ship) ?? null;
}

/** How many ships of a type a seat has on the map. */
export function built(view: View, seat: number, ship: string): number {
  const own = view.sectors.flatMap(({ fleets }) => fleets.filter((fleet) => fleet.seat === seat));
  return own.reduce((sum, { ships }) => sum + (ships[`ship:${ship}`] ?? 0), 0);
}

/** What lies on a slot: the tile, or what is printed below it. */
export function partOn({ tile, printed }: SlotView): string | null {
  const part = tile ?? printed;
  return part === null ? null : labelOf(part);
}

export function members(view: View, alliance: Ref): number[] {
  return view.seats.flatMap((_, seat) => (civilisation(view, seat)?.alliance === alliance ? [seat] : []));
}

/** Whether two seats have exchanged ambassadors. */
export function related(view: View, one: number, other: number): boolean {
  return civilisation(view, one)?.ambassadors.held.some(({ from }) => from === other) ?? false;
}

/** Where a seat is present: the hexes it controls or has ships on; all of them for whoever has none. */
export function ownPlaces(view: View, seat: number): SectorView[] {
  const own = view.sectors.filter(
    ({ controller, fleets }) => controller === seat || fleets.some((fleet) => fleet.seat === seat),
  );
  return own.length > 0 ? own : view.sectors;
}
