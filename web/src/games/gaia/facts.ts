/** What is printed on boards and tiles, read from the engine's own data: nothing here can differ from the rules. */
import boosters from '../../../../src/astrolude/games/gaia/data/boosters.json';
import actions from '../../../../src/astrolude/games/gaia/data/actions.json';
import factions from '../../../../src/astrolude/games/gaia/data/factions.json';
import federations from '../../../../src/astrolude/games/gaia/data/federations.json';
import research from '../../../../src/astrolude/games/gaia/data/research.json';
import scoring from '../../../../src/astrolude/games/gaia/data/scoring.json';
import tech from '../../../../src/astrolude/games/gaia/data/tech_tiles.json';
import { type PlanetId, type RowId, TRACKS, type TrackId } from './view';

export type Gains = Readonly<Record<string, number>>;

/** How a tile works: at once, each round, by an action, when passing, whenever something happens, always. */
export type TileKind = 'immediate' | 'income' | 'special_action' | 'on_pass' | 'trigger' | 'passive_power_value';

export interface TileFacts {
  kind: TileKind;
  effect: Gains;
  per: string | null;
  advanced: boolean;
}
interface TileRow {
  id: string;
  kind: string;
  effect: Gains;
  per?: string;
}

function tilesOf(rows: readonly TileRow[], advanced: boolean): [string, TileFacts][] {
  return rows.map(({ id, kind, effect, per }) => [id, { kind: kind as TileKind, effect, per: per ?? null, advanced }]);
}

export const TILES: ReadonlyMap<string, TileFacts> = new Map([
  ...tilesOf(tech.standard as readonly TileRow[], false),
  ...tilesOf(tech.advanced as readonly TileRow[], true),
]);

export interface BoosterFacts {
  income: Gains;
  /** Points for each thing of a kind when passing. */
  onPass: { vp: number; per: string } | null;
  action: 'step' | 'range' | null;
}
interface BoosterRow {
  id: string;
  income: Gains;
  on_pass?: { vp: number; per: string };
  special_action?: Gains;
}

export const BOOSTERS: ReadonlyMap<string, BoosterFacts> = new Map(
  (boosters.boosters as readonly BoosterRow[]).map((row) => [
    row.id,
    {
      income: row.income,
      onPass: row.on_pass ?? null,
      action: row.special_action ? ('build_mine_with_free_steps' in row.special_action ? 'step' : 'range') : null,
    },
  ]),
);

export const TOKENS: ReadonlyMap<string, Gains> = new Map(
  (federations.tokens as readonly { id: string; gain: Gains }[]).map(({ id, gain }) => [id, gain]),
);

export interface SpaceFacts {
  gain: Gains;
  steps: number;
}
interface SpaceRow {
  id: string;
  gain?: Gains;
  build_mine_with_free_steps?: number;
}

export const SPACES: ReadonlyMap<string, SpaceFacts> = new Map(
  ([...actions.power_actions, ...actions.qic_actions] as readonly SpaceRow[]).map((row) => [
    row.id,
    { gain: row.gain ?? {}, steps: row.build_mine_with_free_steps ?? 0 },
  ]),
);

interface ConversionRow {
  id: string;
  cost: Gains;
  gain?: Gains;
}

export const CONVERSIONS: ReadonlyMap<string, { cost: Gains; gain: Gains }> = new Map(
  ([...actions.free_conversions, ...actions.faction_conversions] as readonly ConversionRow[]).map(
    ({ id, cost, gain }) => [id, { cost, gain: gain ?? {} }],
  ),
);

export const ROUND_TILES: ReadonlyMap<string, { vp: number; per: string }> = new Map(
  scoring.round_tiles.map(({ id, vp, per }) => [id, { vp, per }]),
);

export interface LevelFacts {
  immediate: Gains;
  income: Gains;
  passive: Readonly<Record<string, number | null>>;
}
interface LevelRow {
  immediate?: Gains;
  income?: Gains;
  passive?: Record<string, number | null>;
}

/** By track and level. */
export const LEVELS: Readonly<Record<TrackId, readonly LevelFacts[]>> = Object.fromEntries(
  TRACKS.map((track) => {
    const rows = (research.tracks.find(({ id }) => id === track)?.levels ?? []) as readonly LevelRow[];
    return [track, rows.map(({ immediate = {}, income = {}, passive = {} }) => ({ immediate, income, passive }))];
  }),
) as unknown as Record<TrackId, readonly LevelFacts[]>;

export interface BoardFacts {
  baseIncome: Gains;
  /** By structure: what each piece that leaves its row uncovers, from left to right. */
  rows: Readonly<Record<RowId, readonly Gains[]>>;
}
interface BuildingRow {
  count: number;
  income?: Gains[];
  income_icons?: Gains[];
  special_action?: Gains | string;
}
interface FactionRow {
  id: string;
  base_income: Gains;
  buildings: Record<RowId, BuildingRow>;
}

export const BOARDS: ReadonlyMap<string, BoardFacts> = new Map(
  (factions.factions as unknown as readonly FactionRow[]).map(({ id, base_income, buildings }) => [
    id,
    {
      baseIncome: base_income,
      rows: Object.fromEntries(
        Object.entries(buildings).map(([row, building]) => [row, uncovered(building)]),
      ) as unknown as BoardFacts['rows'],
    },
  ]),
);

/** The institute uncovers all its icons at once, the right academy an action. */
function uncovered(building: BuildingRow): Gains[] {
  if (building.income_icons) return [Object.assign({}, ...building.income_icons) as Gains];
  if (building.income) return building.income;
  return [typeof building.special_action === 'object' ? building.special_action : {}];
}

/** The factions with their home planets, the two sides of a board one after the other. */
export const FACTION_HOMES: readonly (readonly [string, PlanetId])[] = (
  factions.factions as readonly { id: string; home_planet: string }[]
).map(({ id, home_planet }) => [id, home_planet as PlanetId]);

export interface StartFacts {
  home: PlanetId;
  colour: string;
  goods: Gains;
  /** Research tracks that do not begin at 0. */
  levels: readonly (readonly [TrackId, number])[];
  income: Gains;
}
interface StartRow {
  id: string;
  home_planet: string;
  color: string;
  starting: Gains;
  starting_research: Gains;
  base_income: Gains;
}

/** What each faction begins with. */
export const FACTION_STARTS: ReadonlyMap<string, StartFacts> = new Map(
  (factions.factions as unknown as readonly StartRow[]).map((row) => {
    const { vp: _, ...goods } = row.starting;
    const levels = Object.entries(row.starting_research) as [TrackId, number][];
    return [row.id, { home: row.home_planet as PlanetId, colour: row.color, goods, levels, income: row.base_income }];
  }),
);
