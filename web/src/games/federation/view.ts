/** The game's view as the server sends it (docs/design/federation.md), and the questions a drawing asks it. */
import { labelOf } from '../../engine/refs';
import type { GameView, Ref, Score } from '../../net/protocol';
import type { SeatColour } from '../../design/seats';
import type { Table } from '../types';

export const PLANETS = ['neo', 'six_moon', 'atalum', 'arratooine', 'e81216'] as const;
export type PlanetId = (typeof PLANETS)[number];

export const CRYSTALS = ['lavandium', 'coppernium', 'oceanium', 'gold'] as const;
export type CrystalId = (typeof CRYSTALS)[number];

export const FLOORS = ['top', 'middle', 'bottom'] as const;
export type FloorId = (typeof FLOORS)[number];
export const WINGS = ['left', 'right'] as const;
export type WingId = (typeof WINGS)[number];

export interface CellView {
  ref: Ref;
  action: Ref;
  seat: number | null;
  /** The votes of a neutral tile, where one lies here. */
  neutral: number | null;
  face: Ref | null;
  token: Ref | null;
  /** The token comes back at the end of the round. */
  kept: boolean;
  /** Without the die. */
  votes: number;
  funds: boolean;
  die: number | null;
}
export interface OuterPawn {
  seat: number;
  face: Ref;
  token: Ref | null;
}
export interface FloorView {
  seats: number[];
  neutral: number;
}
export interface ProjectView {
  ref: Ref;
  cell: number;
  last: number;
  funded: boolean;
  standing: number[];
  /** What each seat would get if the project were scored now. */
  points: number[];
}
export interface StackView {
  type: number;
  level: number;
  visible: Ref | null;
  left: number;
}
export interface MegastructureView {
  ref: Ref;
  tokens: string[];
  /** Those still free, the next one first. */
  coefficients: number[];
}
export interface MissionView {
  ref: Ref;
  released: boolean;
  done: boolean;
}
export interface SeatView {
  crystals: Record<CrystalId, number>;
  degree: number;
  level: number;
  level_bonus: { round: number; game: number };
  die: number;
  die_cell: Ref | null;
  ships: { reserve: number; hangar: number };
  robots: number;
  contributions: number;
  pawns: Record<string, number>;
  turns: number;
  missions: MissionView[];
  missions_done: number;
  medals: Ref[];
  scholars: { ref: Ref; used: boolean }[];
  tokens: Ref[];
  stalls: Record<Ref, number>;
  buildings: Ref[];
  influence: Record<PlanetId, number>;
  starter: Ref | null;
  deep_space: Ref | null;
  score: Score;
  [field: string]: unknown;
}
export interface View extends GameView {
  round: number;
  phase: 'setup' | 'ambassadors' | 'executive' | 'over';
  order: number[];
  active: number | null;
  president: number;
  senate: {
    cells: CellView[];
    outer: OuterPawn[];
    floors: Record<FloorId, FloorView>;
    /** The projects that the columns fund, from left to right. */
    columns: Ref[];
    wings: Record<WingId, number>;
  };
  /** By round, as far as they are known. */
  laws: Record<WingId, Ref[]>;
  projects: ProjectView[];
  neo: { tokens: (Ref | 'hidden' | null)[]; inert: (Ref | 'hidden' | null)[]; miners: Ref[] };
  six_moon: { steps: (Ref[] | number)[]; mages: number[]; pile: number; aside: number };
  atalum: StackView[];
  e81216: { sites: Ref[]; megastructures: MegastructureView[] };
  /** By planet: the influence that each medal still there asks for. */
  medals: Record<PlanetId, number[]>;
  starters: Ref[];
  deep_space: { left: number; tiles: Ref[] | null; seen_by: number[] };
  archive: { seen_by: number | null; tokens: Ref[] | null; returned: Ref | null };
  paused: boolean;
  /** Where the pawn of this turn stands. */
  placed: Ref | null;
  seats: SeatView[];
}

export type FederationTable = Table<View>;

const COLOURS: readonly SeatColour[] = ['blue', 'red', 'green', 'yellow'];

export function colours(view: View): SeatColour[] {
  return view.seats.map((_, seat) => COLOURS[seat] ?? 'grey');
}

export function colourOf(table: FederationTable, seat: number): SeatColour {
  return table.colours[seat] ?? 'grey';
}

export function seatAt(view: View, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** Whose board the reader sees first: the own seat that decides, an own seat, or for a spectator the active one. */
export function viewpoint(table: FederationTable): number {
  const { deciding, you, view } = table;
  if (deciding !== null && you.includes(deciding)) return deciding;
  return you[0] ?? view.active ?? 0;
}

export function cellAt(view: View, ref: Ref): CellView | undefined {
  return view.senate.cells.find((cell) => cell.ref === ref);
}

export function projectAt(view: View, id: string): ProjectView {
  const found = view.projects.find(({ ref }) => labelOf(ref) === id);
  if (!found) throw new Error(`no project ${id}`);
  return found;
}

/** The law that a wing would pass now, and those of later rounds that are known. */
export function lawOf(view: View, wing: WingId): Ref | null {
  return view.laws[wing][view.round - 1] ?? null;
}

export function lawsToCome(view: View, wing: WingId): Ref[] {
  return view.laws[wing].slice(view.round);
}

/** Laws are named after their planet. */
export function planetOfLaw(law: Ref): PlanetId {
  return labelOf(law).replace('law_', '') as PlanetId;
}

/** A face of an ambassador: its pawn and the side it shows. */
export function readFace(face: Ref): { pawn: string; votes: number } {
  const [side, pawn] = labelOf(face).split('_');
  return { pawn: pawn ?? '1', votes: side === 'voting' ? Number(pawn) : 0 };
}
