/** The game's view as the server sends it (docs/design/gaia.md), and the questions a drawing asks it. */
import { labelOf } from '../../engine/refs';
import type { GameView, Ref, Score } from '../../net/protocol';
import type { SeatColour } from '../../design/seats';
import type { Table } from '../types';

export const HOME_TYPES = ['terra', 'oxide', 'volcanic', 'desert', 'swamp', 'titanium', 'ice'] as const;
export type PlanetId = (typeof HOME_TYPES)[number] | 'gaia' | 'transdim' | 'lost';

/** The structures that stand in rows on a faction board. */
export const ROWS = [
  'mine',
  'trading_station',
  'research_lab',
  'planetary_institute',
  'academy_knowledge',
  'academy_qic',
] as const;
export type RowId = (typeof ROWS)[number];
export type StructureId = RowId | 'lost_planet_mine';

export const TRACKS = [
  'terraforming',
  'navigation',
  'artificial_intelligence',
  'gaia_project',
  'economy',
  'science',
] as const;
export type TrackId = (typeof TRACKS)[number];

export const COUNTED = ['ore', 'credits', 'knowledge', 'qic'] as const;
export type Counted = (typeof COUNTED)[number];

export interface HexView {
  hex: Ref;
  sector: number;
  planet: PlanetId | null;
  structure?: StructureId;
  owner?: number;
  /** The Lantids' mine beside the owner's structure. */
  guest?: number;
  gaiaformer?: number;
  station?: boolean;
  satellites?: number[];
  /** The seats to whose federations the hex belongs. */
  federations?: number[];
}
export interface SectorView {
  place: Ref;
  sector: number;
  face: string | null;
  turns: number;
}
export interface Stack {
  tile: Ref;
  left: number;
}
export interface TrackView {
  track: Ref;
  tile: Stack;
  advanced: Ref | null;
  levels: number[];
}
export interface SpaceView {
  space: Ref;
  cost: number;
  paid_in: 'power' | 'qic';
  used: boolean;
}
export interface FinalTileView {
  final_tile: Ref;
  counts: number[];
  neutral: number | null;
  points: number[];
}
/** What a mine costs the active player there, payable or not. */
export interface MineView {
  hex: Ref;
  ore: number;
  credits: number;
  qic: number;
  steps: number;
}
export interface OfferView {
  seat: number;
  hex: Ref;
  charge: number;
  points: number;
  token: boolean;
}
export interface FederationView {
  clusters: { hexes: Ref[]; power: number; joined: boolean }[];
  power: number;
  need: number;
  affordable: number;
  satellites: Ref[];
}
export interface Projection {
  total: number;
  final: number;
  levels: number;
  resources: number;
}
export interface PlayerView {
  [field: string]: unknown;
  seat: number;
  faction: Ref;
  colour: SeatColour;
  home: PlanetId;
  ore: number;
  credits: number;
  knowledge: number;
  qic: number;
  bowls: [number, number, number];
  gaia_area: number;
  /** Where the Taklons' brainstone is; it is counted in its bowl. */
  stone: 'out' | 'bowl:1' | 'bowl:2' | 'bowl:3' | 'gaia_area' | null;
  power: number;
  levels: Record<TrackId, number>;
  range: number;
  ore_per_step: number;
  project_tokens: number;
  pieces: Record<RowId, { out: number; of: number }>;
  gaiaformers: { ready: number; owned: number; gaia_area: number };
  satellites: number;
  federations: number;
  power_needed: number;
  booster: Ref | null;
  tiles: { tile: Ref; covered: boolean }[];
  tokens: { token: Ref; green: boolean }[];
  specials: { special: Ref; used: boolean }[];
  planet_types: number;
  sectors: number;
  gaia_planets: number;
  passed: boolean;
  income: Record<string, number>;
  projection: Projection;
  score: Score;
}
/** Before a faction is chosen there is nothing but the score. */
export interface NewcomerView {
  [field: string]: unknown;
  seat: number;
  faction: null;
  score: Score;
}
export type SeatView = PlayerView | NewcomerView;

/** The opponent of a solo game: a side without a seat, numbered after the seats. */
export interface AutomaView {
  [field: string]: unknown;
  faction: Ref;
  difficulty: string;
  colour: SeatColour;
  /** The card that lies open on its deck. */
  top: Ref | null;
  deck: number;
  discard: Ref[];
  reserve: number;
  booster: Ref | null;
  passed: boolean;
  projection: Projection;
  score: Score;
}

export interface View extends GameView {
  round: number;
  phase: 'setup' | 'income' | 'gaia' | 'actions' | 'ended';
  active: number;
  first: number;
  order: number[];
  passed: number[];
  sectors: SectorView[];
  hexes: HexView[];
  research: { tracks: TrackView[]; free: Stack[]; top_token: Ref | null };
  spaces: SpaceView[];
  boosters: Ref[];
  tokens: { token: Ref; left: number }[];
  round_tiles: Ref[];
  final_tiles: FinalTileView[];
  mines: MineView[];
  offers: OfferView[];
  federation: FederationView | null;
  bill: number;
  basket: Record<Counted, number>;
  /** The Automa in a solo game. */
  opponents: AutomaView[];
  seats: SeatView[];
}
export type GaiaTable = Table<View>;

/** Colours of seats that have not chosen a faction; no faction wears them, and their emblems differ. */
const UNDECIDED: readonly SeatColour[] = ['green', 'black', 'violet', 'natural'];

/** By side: the seats, then the Automa. */
export function colours(view: View): SeatColour[] {
  const seated = view.seats.map((seat, index) => (isPlayer(seat) ? seat.colour : (UNDECIDED[index] ?? 'green')));
  return [...seated, ...view.opponents.map(({ colour }) => colour)];
}

export function isPlayer(seat: SeatView): seat is PlayerView {
  return seat.faction !== null;
}

/** A seat that has chosen its faction, or null. */
export function player(view: View, seat: number): PlayerView | null {
  const found = view.seats[seat];
  return found && isPlayer(found) ? found : null;
}

/** Everybody whose score can be foretold: players, and the Automa as the side after the last seat. */
export function sides(view: View): { seat: number; score: Score; projection: Projection }[] {
  return [...players(view), ...view.opponents.map((each, index) => ({ ...each, seat: view.seats.length + index }))];
}

/** The Automa, where a side is it. */
export function automaAt(view: View, side: number): AutomaView | null {
  return view.opponents[side - view.seats.length] ?? null;
}

export function players(view: View): PlayerView[] {
  return view.seats.filter(isPlayer);
}

/** The seat whose prices and boards the reader cares for: their own, else whoever plays. */
export function viewpoint(table: GaiaTable): number {
  if (table.deciding !== null && table.you.includes(table.deciding)) return table.deciding;
  if (table.you.includes(table.view.active)) return table.view.active;
  return table.you[0] ?? table.view.active;
}

export function hexAt(view: View, ref: Ref): HexView | null {
  return view.hexes.find(({ hex }) => hex === ref) ?? null;
}

/** `hex:3,-2` → [3, -2]. */
export function axial(ref: Ref): [number, number] {
  const [q = 0, r = 0] = labelOf(ref).split(',').map(Number);
  return [q, r];
}

/** A sector as it is printed: 01 to 10. */
export function sectorName(sector: number): string {
  return String(sector).padStart(2, '0');
}

/** What a mine would cost whoever is choosing now. */
export function mineCost(view: View, hex: Ref): MineView | null {
  return view.mines.find((mine) => mine.hex === hex) ?? null;
}

/** GP-10.2, GP-11.12: the power value of a structure, with the tile and the Bescods' institute. */
export function powerValue(view: View, { owner, structure, planet }: HexView): number {
  const holder = owner === undefined ? null : player(view, owner);
  if (!holder || !structure) return 0;
  const big = structure === 'planetary_institute' || structure.startsWith('academy');
  const raised = holder.tiles.some(({ tile, covered }) => tile === 'tile:tech_big_buildings_power_4' && !covered);
  const value = big ? (raised ? 4 : 3) : structure === 'trading_station' || structure === 'research_lab' ? 2 : 1;
  const bescods = holder.faction === 'faction:bescods' && holder.pieces.planetary_institute.out > 0;
  return value + (bescods && planet === 'titanium' ? 1 : 0);
}
