/** What is printed on boards and tiles, read from the engine's own data: nothing here can differ from the rules. */
import { sectors as baseSectors } from '../../../../src/astrolude/games/eclipse/data/base_sectors.json';
import { ancient_parts, standard_parts } from '../../../../src/astrolude/games/eclipse/data/base_ship_parts.json';
import { species as baseSpecies } from '../../../../src/astrolude/games/eclipse/data/base_species.json';
import { technologies, track } from '../../../../src/astrolude/games/eclipse/data/base_technologies.json';
import { influence_track, population_track } from '../../../../src/astrolude/games/eclipse/data/base_tracks.json';
import { developments } from '../../../../src/astrolude/games/eclipse/data/rise_developments.json';
import { sectors as riseSectors } from '../../../../src/astrolude/games/eclipse/data/rise_sectors.json';
import { discovery_parts, rare_parts } from '../../../../src/astrolude/games/eclipse/data/rise_ship_parts.json';
import { shrines } from '../../../../src/astrolude/games/eclipse/data/rise_shrines.json';
import { species as riseSpecies } from '../../../../src/astrolude/games/eclipse/data/rise_species.json';
import { rare_technologies } from '../../../../src/astrolude/games/eclipse/data/rise_technologies.json';
import type { SeatColour } from '../../design/seats';
import type { ACTIONS, DieColour, DrawnView, Figures, ResourceId, TrackId } from './view';

export type PartKind = 'cannon' | 'missile' | 'hull' | 'drive' | 'computer' | 'source' | 'shield' | 'bay';

interface PartRow {
  id: string;
  kind: string;
  tech: string | null;
  energy: number;
  initiative: number;
  movement: number;
  jumps?: number;
  computer: number;
  shield: number;
  hull: number;
  regeneration?: number;
  interceptor_capacity?: number;
  dice: { color: string; damage: number; count: number }[];
  missile: boolean;
  ancient_part: boolean;
}

export interface PartFacts {
  id: string;
  kind: PartKind;
  tech: string | null;
  /** Found once, never taken from the supply. */
  unique: boolean;
  figures: Figures;
}

const NO_DICE: Record<DieColour, number> = { yellow: 0, orange: 0, red: 0 };

function diceOf(rows: PartRow['dice'], counted: boolean): Record<DieColour, number> {
  const dice = { ...NO_DICE };
  if (counted) for (const { color, count } of rows) dice[color as DieColour] += count;
  return dice;
}

function partFacts(row: PartRow): [string, PartFacts] {
  const { energy, initiative, movement, computer, shield, hull } = row;
  const figures: Figures = {
    energy,
    initiative,
    movement,
    computer,
    shield,
    hull,
    jumps: row.jumps ?? 0,
    regeneration: row.regeneration ?? 0,
    bays: row.interceptor_capacity ?? 0,
    cannons: diceOf(row.dice, !row.missile),
    missiles: diceOf(row.dice, row.missile),
  };
  return [row.id, { id: row.id, kind: row.kind as PartKind, tech: row.tech, unique: row.ancient_part, figures }];
}

/** All ship parts in the order of the engine. */
export const PARTS: ReadonlyMap<string, PartFacts> = new Map(
  ([...standard_parts, ...ancient_parts, ...rare_parts, ...discovery_parts] as readonly PartRow[]).map(partFacts),
);

export interface TechFacts {
  id: string;
  /** Null for a rare one, which fits any track. */
  track: TrackId | null;
  cost: number;
  least: number;
}
interface TechRow {
  id: string;
  category: string;
  cost: number;
  min_cost: number;
}

export const TECHS: ReadonlyMap<string, TechFacts> = new Map(
  ([...technologies, ...rare_technologies] as readonly TechRow[]).map(({ id, category, cost, min_cost }) => [
    id,
    { id, track: category === 'rare' ? null : (category as TrackId), cost, least: min_cost },
  ]),
);
export const TRACK_SLOTS = track.slots;
/** By the number of tiles on a track: what the next one costs less. */
export const DISCOUNTS: readonly number[] = track.discount_when_holding;
/** By the number of tiles on a track: points at the end. */
export const TRACK_POINTS: readonly number[] = track.vp_when_holding;

/** What is owed by the number of discs on the influence track, from its left end. */
export const UPKEEP: readonly number[] = influence_track.circles_left_to_right;
/** What a population track produces once its first so many squares are uncovered, from the left. */
export const POPULATION: readonly number[] = population_track.squares_left_to_right;

interface SlotRow {
  slot: string;
  part: string | null;
}
interface SpeciesRow {
  id: string;
  color: SeatColour;
  starting_sector: number;
  blueprints: Record<string, { slots: SlotRow[]; cost?: number } | null>;
  structure_costs: Record<string, number>;
  starting_resources: Record<ResourceId, number>;
  starting_technologies: string[];
  starting_ships: Record<string, number>;
  colony_ships: number;
  influence_discs_on_track: number;
  actions: {
    explore: { times: number };
    influence: { disc_moves: number };
    research: number;
    upgrade: number;
    build: number;
    move: number;
  };
  trade_ratio: number | Record<ResourceId, number[]>;
}

const SPECIES: ReadonlyMap<string, SpeciesRow> = new Map(
  ([...baseSpecies, ...riseSpecies] as unknown as readonly SpeciesRow[]).map((row) => [row.id, row]),
);

/** Where the slots of a blueprint are printed, in the order of their numbers: `left_upper`, `center`, … */
export function slotPlaces(species: string, ship: string): string[] {
  return SPECIES.get(species)?.blueprints[ship]?.slots.map(({ slot }) => slot) ?? [];
}

/** Materials for a ship or a structure; null where the species never builds it. */
export function pieceCost(species: string, piece: string): number | null {
  const row = SPECIES.get(species);
  return row?.structure_costs[piece] ?? row?.blueprints[piece]?.cost ?? null;
}

/** How many of a resource pay for how many of another. */
export function tradeRatio(species: string, given: ResourceId): [number, number] {
  const ratio = SPECIES.get(species)?.trade_ratio ?? 2;
  if (typeof ratio === 'number') return [ratio, 1];
  return [ratio[given][0] ?? 2, ratio[given][1] ?? 1];
}

interface SectorRow {
  number: number;
  name: string;
  vp: number;
  artifact: number | boolean;
  squares: { resource: string; advanced: boolean }[];
  wormholes: (number | boolean)[];
}

const SECTORS: ReadonlyMap<string, SectorRow> = new Map(
  ([...baseSectors, ...riseSectors] as unknown as readonly SectorRow[]).map((row) => [
    String(row.number).padStart(3, '0'),
    row,
  ]),
);

/** The wormholes of a sector tile by map edge, after turning. */
export function turnedWormholes(sector: string, rotation: number): boolean[] {
  const printed = SECTORS.get(sector)?.wormholes ?? [];
  return Array.from({ length: 6 }, (_, edge) => Boolean(printed[(edge - rotation + 6) % 6]));
}

export const DEVELOPMENT_COSTS: ReadonlyMap<string, Record<ResourceId, number>> = new Map(
  (developments as readonly { id: string; cost: Record<ResourceId, number> }[]).map(({ id, cost }) => [id, cost]),
);

export interface ShrineFacts {
  id: string;
  kind: 'freedom' | 'prosperity' | 'enlightenment';
  resource: ResourceId;
  cost: number;
}
interface ShrineRow {
  group: ShrineFacts['kind'];
  resource: ResourceId;
  cost: number;
}

/** The nine shrines of the Enlightened of Lyra, whose species alone builds them. */
export const SHRINES: ReadonlyMap<string, ShrineFacts> = new Map(
  (shrines as readonly ShrineRow[]).map(({ group, resource, cost }) => {
    const id = `${group}_${resource}`;
    return [id, { id, kind: group, resource, cost }];
  }),
);
export const SHRINE_BUILDERS = 'enlightened_of_lyra';
/** The same species rolls dice again with its colony ships. */
export const REROLLERS = SHRINE_BUILDERS;

export const SPECIES_IDS: readonly string[] = [...SPECIES.keys()];

/** The colour of a species' pieces. */
export function speciesColour(species: string): SeatColour {
  return SPECIES.get(species)?.color ?? 'grey';
}

/** The home hex of a species as a tile that is not laid yet. */
export function homeTile(species: string): DrawnView | null {
  const number = String(SPECIES.get(species)?.starting_sector ?? '').padStart(3, '0');
  const row = SECTORS.get(number);
  if (!row) return null;
  const squares = row.squares.map(({ resource, advanced }) => ({
    square: `square:${resource === 'any' ? 'grey' : resource}${advanced ? '_advanced' : ''}`,
    number: 1,
  }));
  return {
    ref: `sector:${number}`,
    name: row.name,
    points: row.vp,
    ancients: 0,
    artifact: Boolean(row.artifact),
    portal: false,
    squares,
  };
}

export interface SpeciesStart {
  goods: Readonly<Record<ResourceId, number>>;
  technologies: readonly string[];
  ships: Readonly<Record<string, number>>;
  discs: number;
  colonies: number;
  /** By action: how often it does what it does. */
  times: Readonly<Record<(typeof ACTIONS)[number], number>>;
}

/** What a species begins with, and how much it does with each action. */
export function speciesStart(species: string): SpeciesStart | null {
  const row = SPECIES.get(species);
  if (!row) return null;
  const { explore, influence, ...plain } = row.actions;
  return {
    goods: row.starting_resources,
    technologies: row.starting_technologies,
    ships: row.starting_ships,
    discs: row.influence_discs_on_track,
    colonies: row.colony_ships,
    times: { ...plain, explore: explore.times, influence: influence.disc_moves },
  };
}
