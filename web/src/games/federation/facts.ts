/** What is printed on boards, tiles and tokens, read from the engine's own data: nothing here can differ from the rules. */
import accreditation from '../../../../src/astrolude/games/federation/data/accreditation.json';
import alterations from '../../../../src/astrolude/games/federation/data/alterations.json';
import ambassadors from '../../../../src/astrolude/games/federation/data/ambassadors.json';
import deepSpace from '../../../../src/astrolude/games/federation/data/deep_space.json';
import laws from '../../../../src/astrolude/games/federation/data/laws.json';
import medals from '../../../../src/astrolude/games/federation/data/medals.json';
import missions from '../../../../src/astrolude/games/federation/data/missions.json';
import neo from '../../../../src/astrolude/games/federation/data/neo.json';
import projects from '../../../../src/astrolude/games/federation/data/projects.json';
import scholars from '../../../../src/astrolude/games/federation/data/scholars.json';
import senate from '../../../../src/astrolude/games/federation/data/senate.json';
import sixMoon from '../../../../src/astrolude/games/federation/data/six_moon.json';
import stalls from '../../../../src/astrolude/games/federation/data/stalls.json';
import starters from '../../../../src/astrolude/games/federation/data/starters.json';
import structures from '../../../../src/astrolude/games/federation/data/structures.json';
import type { CrystalId, FloorId, PlanetId, WingId } from './view';

/** Amounts by what they are of: crystals, `degrees`, `die`, `ship`, `release`, `fund`, `pp`. A loss is below zero. */
export type Amounts = Readonly<Record<string, number>>;

/** One line of a list of effects, as the data files write it. */
export interface Effect {
  op: string;
  n?: number | string;
  planet?: string;
  per?: string;
  each?: number;
  level?: number;
  give?: Amounts;
  get?: Amounts;
  [key: string]: unknown;
}

export interface CellFacts {
  wing: WingId;
  floor: FloorId;
  column: number;
  action: string;
}
export const CELLS: ReadonlyMap<string, CellFacts> = new Map(
  (senate.cells as readonly (CellFacts & { id: string })[]).map(({ id, wing, floor, column, action }) => [
    id,
    { wing, floor, column, action },
  ]),
);

/** By column, from 1: the Grand Project that its funding pawns move. */
export const COLUMN_PROJECTS: ReadonlyMap<number, string> = new Map(
  senate.columns.map(({ column, grand_project }) => [column, grand_project]),
);

export interface ActionFacts {
  kind: string;
  cost: Amounts;
  effects: readonly Effect[];
}
export const ACTIONS: ReadonlyMap<string, ActionFacts> = new Map(
  (senate.actions as unknown as readonly (ActionFacts & { id: string })[]).map(({ id, kind, cost, effects }) => [
    id,
    { kind, cost, effects },
  ]),
);

export interface MissionFacts {
  level: number;
  cost: Amounts;
  effects: readonly Effect[];
}
export const MISSIONS: ReadonlyMap<string, MissionFacts> = new Map(
  (
    missions.missions as unknown as readonly { id: string; required_level: number; cost: Amounts; effects: Effect[] }[]
  ).map(({ id, required_level, cost, effects }) => [id, { level: required_level, cost, effects }]),
);

/** By pawn: what its funding side brings. */
export const FUNDING_BONUS: ReadonlyMap<string, Amounts> = new Map(
  ambassadors.ambassadors.map(({ vote, funding_bonus }) => [String(vote), funding_bonus as Amounts]),
);

export interface TokenFacts {
  power: number;
  side: 'vote' | 'funding';
  votes: number;
  bonus: Amounts;
}
export const TOKENS: ReadonlyMap<string, TokenFacts> = new Map(
  (
    alterations.tokens as unknown as readonly {
      id: string;
      power: number;
      side: string;
      votes?: number;
      bonus: Amounts;
    }[]
  ).map(({ id, power, side, votes, bonus }) => [
    id,
    { power, side: side === 'vote' ? 'vote' : 'funding', votes: votes ?? 0, bonus },
  ]),
);

export type Timing = 'immediate' | 'planet_action' | 'anytime';
export interface ScholarFacts {
  level: number;
  planet: PlanetId;
  timing: Timing;
  effects: readonly Effect[];
}
export const SCHOLARS: ReadonlyMap<string, ScholarFacts> = new Map(
  (scholars.tiles as unknown as readonly (ScholarFacts & { id: string })[]).map(
    ({ id, level, planet, timing, effects }) => [id, { level, planet, timing, effects }],
  ),
);
/** By type of scholar, as the view counts them: the planet it belongs to. */
export const SCHOLAR_PLANETS: readonly PlanetId[] = scholars.types.map(({ planet }) => planet as PlanetId);

export interface StallFacts {
  cost: Amounts;
  /** By level: the rewards to choose from. */
  rewards: readonly (readonly Amounts[])[];
}
export const STALLS: ReadonlyMap<string, StallFacts> = new Map(
  (stalls.stalls as unknown as readonly { id: string; cost: Amounts; level_1: Amounts[]; level_2: Amounts[] }[]).map(
    ({ id, cost, level_1, level_2 }) => [id, { cost, rewards: [level_1, level_2] }],
  ),
);

export interface StructureFacts {
  cost: Amounts;
  income: readonly Effect[];
}
export const STRUCTURES: ReadonlyMap<string, StructureFacts> = new Map(
  (structures.production as unknown as readonly (StructureFacts & { id: string })[]).map(({ id, cost, income }) => [
    id,
    { cost, income },
  ]),
);
/** Every megastructure costs the same and has the same coefficients. */
const [megastructure] = structures.megastructures;
export const MEGASTRUCTURE = {
  cost: (megastructure?.cost ?? {}) as Amounts,
  coefficients: megastructure?.coefficients ?? [],
};
/** By site, from 1: its two sides. */
export const SITE_SIDES: readonly (readonly [string, string])[] = structures.sites.map(({ first_game, other_side }) => [
  first_game,
  other_side,
]);

export interface AsteroidFacts {
  influence: number;
  reward: Amounts | null;
  slot: string | null;
  next: readonly string[];
}
export const ASTEROIDS: ReadonlyMap<string, AsteroidFacts> = new Map(
  (
    neo.nodes as unknown as readonly {
      id: string;
      influence: number;
      printed_reward: Amounts | null;
      token_slot: string | null;
      next: string[];
    }[]
  ).map(({ id, influence, printed_reward, token_slot, next }) => [
    id,
    { influence, reward: printed_reward, slot: token_slot, next },
  ]),
);
/** The asteroids that carry tokens, in the order of the view. */
export const TOKEN_ASTEROIDS: readonly string[] = neo.asteroid_slots;
export const ASTEROID_TOKENS: ReadonlyMap<string, Amounts> = rewards(neo.asteroid_tokens);
export const INERT_TOKENS: ReadonlyMap<string, Amounts> = rewards(neo.inert_tokens);

function rewards(rows: readonly { id: string; reward: unknown }[]): ReadonlyMap<string, Amounts> {
  return new Map(rows.map(({ id, reward }) => [id, reward as Amounts]));
}

/** By step of 6Moon, from 1: the power of its tokens. */
export const MOON_POWERS: readonly number[] = sixMoon.steps.slice(1).map(({ token_power }) => token_power ?? 0);

/** FD-10.0: by planet, as far as influence can go. */
export const MAX_INFLUENCE: Readonly<Record<PlanetId, number>> = {
  neo: neo.max_influence,
  six_moon: sixMoon.max_influence,
  atalum: 15,
  arratooine: 12,
  e81216: 10,
};

export interface LevelFacts {
  level: number;
  degrees: readonly number[];
  upkeep: CrystalId | null;
}
export const LEVELS: readonly LevelFacts[] = accreditation.levels.map(({ level, degrees, upkeep }) => ({
  level,
  degrees,
  upkeep: (Object.keys(upkeep)[0] as CrystalId | undefined) ?? null,
}));
export const MEDAL_DEGREE = accreditation.medal_degree;
export const DEEP_SPACE_DEGREE = accreditation.deep_space_degree;

export const MEDALS: readonly string[] = medals.colours.map(({ id }) => id);
export const MEDAL_POINTS: readonly number[] = medals.score_table;
export const POINTS_PER_INFLUENCE = laws.pp_per_influence;
/** What the first contributions to the Senatorial project give back, one after the other. */
export const CONTRIBUTION_CRYSTALS = projects.senatorial.crystals_by_contribution as readonly CrystalId[];

export const STARTERS: ReadonlyMap<string, readonly Effect[]> = effectsOf(starters.tiles);
export const DEEP_SPACE: ReadonlyMap<string, readonly Effect[]> = effectsOf(deepSpace.tiles);

function effectsOf(rows: readonly { id: string; effects: unknown }[]): ReadonlyMap<string, readonly Effect[]> {
  return new Map(rows.map(({ id, effects }) => [id, effects as readonly Effect[]]));
}
