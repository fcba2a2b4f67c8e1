/** Numbers and symbols instead of sentences: what a tile, a space or a level gives. */
import type { Drawn, Sign } from '../../design/sign';
import { BOOSTERS, CONVERSIONS, type Gains, LEVELS, ROUND_TILES, SPACES, TILES, TOKENS } from './facts';
import type { TrackId } from './view';

export const RESOURCE_SIGNS: Readonly<Record<string, { symbol: string; tint: string }>> = {
  ore: { symbol: 'res-ore', tint: 'var(--r-ore)' },
  credits: { symbol: 'res-credits', tint: 'var(--r-credits)' },
  knowledge: { symbol: 'res-knowledge', tint: 'var(--r-knowledge)' },
  qic: { symbol: 'res-qic', tint: 'var(--r-qic)' },
  power: { symbol: 'res-power', tint: 'var(--r-power)' },
  power_tokens: { symbol: 'res-power', tint: 'var(--r-power)' },
  charge: { symbol: 'res-charge', tint: 'var(--r-power)' },
  vp: { symbol: 'res-vp', tint: 'var(--r-vp)' },
  gaiaformer: { symbol: 'gp-gaiaformer', tint: 'var(--r-vegetation)' },
};

/** What points are counted by. */
const COUNTED_SIGNS: Readonly<Record<string, string>> = {
  mine: 'gp-mine',
  mine_built: 'gp-mine',
  trading_station: 'gp-trading-station',
  trading_station_upgrade: 'gp-trading-station',
  research_lab: 'gp-research-lab',
  planetary_institute_or_academy: 'gp-institute',
  planetary_institute_or_academy_built: 'gp-institute',
  gaia_planet: 'pl-gaia',
  mine_on_gaia_planet: 'pl-gaia',
  planet_type: 'pl-terra',
  sector: 'ui-board',
  federation_token: 'gp-federation',
  federation_token_gained: 'gp-federation',
  terraforming_step: 'gp-terraform',
  research_advance: 'gp-tech',
};

export const STRUCTURE_SYMBOLS: Readonly<Record<string, string>> = {
  mine: 'gp-mine',
  trading_station: 'gp-trading-station',
  research_lab: 'gp-research-lab',
  planetary_institute: 'gp-institute',
  academy_knowledge: 'gp-academy',
  academy_qic: 'gp-academy',
  lost_planet_mine: 'gp-mine',
  gaiaformer: 'gp-gaiaformer',
  satellite: 'gp-satellite',
  space_station: 'gp-space-station',
};

export const TRACK_SIGNS: Readonly<Record<TrackId, { symbol: string; tint: string }>> = {
  terraforming: { symbol: 'gp-terraform', tint: 'var(--brass)' },
  navigation: { symbol: 'gp-range', tint: 'var(--r-knowledge)' },
  artificial_intelligence: { symbol: 'res-qic', tint: 'var(--r-qic)' },
  gaia_project: { symbol: 'gp-gaiaformer', tint: 'var(--r-vegetation)' },
  economy: { symbol: 'res-credits', tint: 'var(--r-credits)' },
  science: { symbol: 'res-knowledge', tint: 'var(--r-knowledge)' },
};

export const FINAL_SYMBOLS: Readonly<Record<string, string>> = {
  final_structures_in_federations: 'gp-federation',
  final_gaia_planets: 'pl-gaia',
  final_sectors: 'ui-board',
  final_structures: 'gp-trading-station',
  final_satellites: 'gp-satellite',
  final_planet_types: 'pl-terra',
};

export function gainSigns(gains: Gains): Sign[] {
  return Object.entries(gains).flatMap(([resource, count]) => {
    const sign = RESOURCE_SIGNS[resource];
    return sign ? [{ count, ...sign }] : [];
  });
}

export function countedBy(per: string): Sign {
  return { symbol: COUNTED_SIGNS[per] ?? 'gp-tech', tint: 'var(--text-1)' };
}

/** What a tile gives, and for each of what; its way of working is told by `TileKind`. */
export function tileSigns(id: string): Sign[] {
  const facts = TILES.get(id);
  if (!facts) return [];
  if (facts.kind === 'passive_power_value') {
    return [{ count: 4, symbol: 'gp-institute', tint: 'var(--text-1)' }];
  }
  return [...gainSigns(facts.effect), ...(facts.per ? [countedBy(facts.per)] : [])];
}

export function boosterSigns(id: string): { income: Sign[]; extra: Sign[] } {
  const facts = BOOSTERS.get(id);
  if (!facts) return { income: [], extra: [] };
  const extra: Sign[] = [];
  if (facts.onPass) extra.push({ count: facts.onPass.vp, ...vp }, countedBy(facts.onPass.per));
  if (facts.action === 'step') extra.push({ count: 1, symbol: 'gp-terraform', tint: 'var(--brass)' });
  if (facts.action === 'range') extra.push({ count: '+3', symbol: 'gp-range', tint: 'var(--r-knowledge)' });
  return { income: gainSigns(facts.income), extra };
}

export function tokenSigns(id: string): Sign[] {
  return gainSigns(TOKENS.get(id) ?? {});
}

export function spaceSign(id: string): Sign {
  const facts = SPACES.get(id);
  if (facts && facts.steps > 0) return { count: facts.steps, symbol: 'gp-terraform', tint: 'var(--brass)' };
  if (id === 'qic_tech_tile') return { count: 1, symbol: 'gp-tech', tint: 'var(--brass)' };
  if (id === 'qic_rescore_federation') return { count: 1, symbol: 'gp-federation', tint: 'var(--brass)' };
  return gainSigns(facts?.gain ?? {})[0] ?? { symbol: 'gp-tech', tint: 'var(--brass)' };
}

export function roundTileSigns(id: string): { points: number; by: Sign } {
  const facts = ROUND_TILES.get(id);
  return { points: facts?.vp ?? 0, by: countedBy(facts?.per ?? '') };
}

/** The one sign of a level on the research board; tips tell the rest. */
export function levelSigns(track: TrackId, level: number): Sign[] {
  if (track === 'terraforming' && level === 5) return [{ count: 1, symbol: 'gp-federation', tint: 'var(--brass)' }];
  const facts = LEVELS[track][level];
  if (!facts) return [];
  const given = { ...facts.immediate, ...facts.income };
  if (Object.keys(given).length > 0) return gainSigns(given);
  const [now, before] = [facts.passive, LEVELS[track][level - 1]?.passive ?? {}];
  if (now['range'] != null && now['range'] !== before['range'] && level > 0) {
    return [{ count: now['range'], symbol: 'gp-range', tint: 'var(--text-3)' }];
  }
  if (now['ore_per_step'] != null && now['ore_per_step'] !== before['ore_per_step'] && level > 0) {
    return [{ count: now['ore_per_step'], symbol: 'gp-terraform', tint: 'var(--text-3)' }];
  }
  return [];
}

/** The two sides of a conversion, for a chip. */
export function conversionSigns(id: string): { cost: Sign[]; gain: Sign[] } {
  const facts = CONVERSIONS.get(id);
  return { cost: gainSigns(facts?.cost ?? {}), gain: gainSigns(facts?.gain ?? {}) };
}

const vp = { symbol: 'res-vp', tint: 'var(--r-vp)' };

/** What the game counts for a seat; the income is only said. */
export const HOLDINGS: Readonly<Record<string, Drawn>> = {
  ore: { symbol: 'res-ore', tint: 'var(--r-ore)' },
  credits: { symbol: 'res-credits', tint: 'var(--r-credits)' },
  knowledge: { symbol: 'res-knowledge', tint: 'var(--r-knowledge)' },
  qic: { symbol: 'res-qic', tint: 'var(--r-qic)' },
  power: { symbol: 'res-power', tint: 'var(--r-power)' },
  tokens: { symbol: 'res-power', tint: 'var(--text-3)' },
  gaiaformers: { symbol: 'gp-gaiaformer', tint: 'var(--r-vegetation)' },
  points: { symbol: 'res-vp', tint: 'var(--r-vp)' },
};
