/** Symbols and tints of what the game counts, builds and installs. */
import type { Drawn, Sign } from '../../design/sign';
import { PARTS, type PartFacts, type PartKind } from './facts';
import { DICE, type DieColour, RESOURCES, type ResourceId } from './view';

export const RESOURCE_SIGNS: Readonly<Record<ResourceId, Drawn>> = {
  money: { symbol: 'res-money', tint: 'var(--r-money)' },
  science: { symbol: 'res-science', tint: 'var(--r-science)' },
  materials: { symbol: 'res-materials', tint: 'var(--r-materials)' },
};

export function costSigns(cost: Readonly<Record<ResourceId, number>>): Sign[] {
  return RESOURCES.filter((resource) => cost[resource] > 0).map((resource) => ({
    count: cost[resource],
    ...RESOURCE_SIGNS[resource],
  }));
}

/** The silhouette of a ship, a structure or a non-player ship; Ancient Cruisers and Dreadnoughts are told apart by their gold. */
export function shipSymbol(id: string): string {
  return SILHOUETTES[id] ?? (id.startsWith('ancient_dreadnought') ? 'ship-dreadnought' : 'ship-cruiser');
}
const SILHOUETTES: Readonly<Record<string, string>> = {
  interceptor: 'ship-interceptor',
  cruiser: 'ship-cruiser',
  dreadnought: 'ship-dreadnought',
  starbase: 'ship-starbase',
  orbital_ship: 'ec-orbital',
  orbital: 'ec-orbital',
  monolith: 'ec-monolith',
  gcds: 'ship-gcds',
  ancient: 'ship-ancient',
};

/** Red as a cannon: on paper as dark as other signs are there. */
export const CANNON_TINT = 'color-mix(in srgb, var(--danger) 80%, #7a1d10)';

export const PART_SIGNS: Readonly<Record<PartKind, { symbol: string; tint: string }>> = {
  cannon: { symbol: 'part-cannon', tint: CANNON_TINT },
  missile: { symbol: 'part-missile', tint: 'var(--r-fuel)' },
  hull: { symbol: 'part-hull', tint: 'var(--r-mineral)' },
  drive: { symbol: 'part-drive', tint: 'var(--r-water)' },
  computer: { symbol: 'part-computer', tint: 'var(--r-vegetation)' },
  shield: { symbol: 'part-shield', tint: 'var(--r-power)' },
  source: { symbol: 'part-source', tint: 'var(--r-credits)' },
  bay: { symbol: 'ship-interceptor', tint: 'var(--r-mineral)' },
};

/** The figure that a part is there for, as it stands on the tile. */
export function partNumber({ kind, figures }: PartFacts): string {
  switch (kind) {
    case 'cannon':
      return diceWord(figures.cannons);
    case 'missile':
      return diceWord(figures.missiles);
    case 'hull':
      return String(figures.hull);
    case 'drive':
      return String(figures.movement || figures.jumps);
    case 'computer':
      return `+${figures.computer}`;
    case 'shield':
      return `−${figures.shield}`;
    case 'source':
      return `+${figures.energy}`;
    case 'bay':
      return String(figures.bays);
  }
}

/** How many dice of which damage: `1`, `2×2`. */
function diceWord(dice: Readonly<Record<DieColour, number>>): string {
  const colour = DICE.find((each) => dice[each] > 0) ?? 'yellow';
  return dice[colour] > 1 ? `${dice[colour]}×${DIE_DAMAGE[colour]}` : String(DIE_DAMAGE[colour]);
}

export const DIE_DAMAGE: Readonly<Record<DieColour, number>> = { yellow: 1, orange: 2, red: 4 };
export const DIE_TINTS: Readonly<Record<DieColour, string>> = { yellow: '#f2d24a', orange: '#f2933a', red: '#e8503a' };

/** A technology looks like the part it opens, or like what it does. */
export function techSign(tech: string): { symbol: string; tint: string } {
  const part = PARTS.get(tech) ?? [...PARTS.values()].find((each) => each.tech === tech);
  if (part) return PART_SIGNS[part.kind];
  return TECH_SIGNS[tech] ?? { symbol: 'gp-tech', tint: 'var(--brass)' };
}
const TECH_SIGNS: Readonly<Record<string, { symbol: string; tint: string }>> = {
  neutron_bombs: { symbol: 'ui-warn', tint: CANNON_TINT },
  starbase: { symbol: 'ship-starbase', tint: 'var(--r-mineral)' },
  advanced_mining: { symbol: 'res-materials', tint: 'var(--r-materials)' },
  advanced_economy: { symbol: 'res-money', tint: 'var(--r-money)' },
  advanced_labs: { symbol: 'res-science', tint: 'var(--r-science)' },
  quantum_grid: { symbol: 'ec-disc', tint: 'var(--r-water)' },
  advanced_robotics: { symbol: 'ec-disc', tint: 'var(--r-vegetation)' },
  nanorobots: { symbol: 'af-wrench', tint: 'var(--r-mineral)' },
  orbital: { symbol: 'ec-orbital', tint: 'var(--r-vp)' },
  monolith: { symbol: 'ec-monolith', tint: 'var(--r-vp)' },
  artifact_key: { symbol: 'ec-artifact', tint: 'var(--r-credits)' },
  wormhole_generator: { symbol: 'ec-wormhole', tint: 'var(--r-knowledge)' },
  antimatter_splitter: { symbol: 'die-hit', tint: CANNON_TINT },
  neutron_absorber: { symbol: 'part-shield', tint: 'var(--r-mineral)' },
  distortion_shield: { symbol: 'part-shield', tint: 'var(--r-power)' },
  cloaking_device: { symbol: 'ui-eye', tint: 'var(--r-power)' },
  point_defense: { symbol: 'part-cannon', tint: 'var(--r-credits)' },
};

export const SPACE_SYMBOLS: Readonly<Record<string, string>> = {
  explore: 'ui-board',
  influence: 'ec-disc',
  research: 'res-science',
  upgrade: 'part-computer',
  build: 'af-wrench',
  move: 'part-drive',
};

export const TRACK_TINTS: Readonly<Record<string, string>> = {
  military: CANNON_TINT,
  grid: 'var(--r-vegetation)',
  nano: 'var(--r-credits)',
};

export const DEVELOPMENT_SYMBOLS: Readonly<Record<string, string>> = {
  ancient_monument: 'ec-monolith',
  artifact_link: 'ec-artifact',
  diplomatic_fleet: 'ec-ambassador',
  mining_colony: 'res-materials',
  research_station: 'res-science',
  trade_fleet: 'res-money',
  shellworld: 'ec-orbital',
  warp_portal: 'sg-gate-ring',
};

export const STRUCTURE_SYMBOLS: Readonly<Record<string, string>> = {
  orbital: 'ec-orbital',
  ancient_orbital: 'ec-artifact',
  monolith: 'ec-monolith',
  shellworld: 'gp-federation',
  warp_portal: 'sg-gate-ring',
  ancient_warp_portal: 'sg-gate-ring',
};

/** What the game counts for a seat; the income is only said. */
export const HOLDINGS: Readonly<Record<string, Drawn>> = {
  ...RESOURCE_SIGNS,
  discs: { symbol: 'ec-disc', tint: 'var(--text-1)' },
  colony_ships: { symbol: 'ship-colony', tint: 'var(--text-1)' },
  points: { symbol: 'res-vp', tint: 'var(--r-vp)' },
};
