/** Symbols and tints of rooms, domains, gates, pieces and tokens. */
import { type Drawn, WHITE } from '../../design/sign';
import type { CrewKind, DomainId, RoomId, TileView } from './view';

export const DOMAIN_SIGNS: Readonly<Record<DomainId, Drawn>> = {
  water: { symbol: 'sg-water', tint: 'var(--r-water)' },
  vegetation: { symbol: 'sg-vegetation', tint: 'var(--r-vegetation)' },
  energy: { symbol: 'sg-energy', tint: 'var(--r-energy)' },
};

export const ROOM_SIGNS: Readonly<Record<RoomId, Drawn>> = {
  ...DOMAIN_SIGNS,
  new_modules: { symbol: 'sg-module', tint: WHITE },
  airlock: { symbol: 'sg-airlock', tint: 'var(--r-airlock)' },
};

export const TOKEN_SIGNS: Readonly<Record<string, Drawn>> = {
  ...DOMAIN_SIGNS,
  balance: { symbol: 'sg-balance', tint: 'var(--r-vp)' },
  void: { symbol: 'sg-void', tint: 'var(--text-3)' },
};

export const CREW_SYMBOLS: Readonly<Record<CrewKind, string>> = {
  chief: 'pc-chief',
  engineer: 'pc-engineer',
  robot: 'pc-robot',
};

export const IMPROVEMENT_SYMBOLS: Readonly<Record<NonNullable<TileView['improvement']>, string>> = {
  recruit: 'pc-recruit',
  promotion: 'pc-suit',
  automaton: 'pc-robot',
};

/** What belongs to all domains: the start module. */
export const ANY_DOMAIN: Drawn = { symbol: 'sg-airlock', tint: '#dfe6ee' };

/** What the game counts for a seat; void corridors are only said. */
export const HOLDINGS: Readonly<Record<string, Drawn>> = {
  settlers: { symbol: 'pc-settler', tint: 'var(--text-1)' },
  engineers: { symbol: 'pc-engineer', tint: 'var(--text-1)' },
  chiefs: { symbol: 'pc-chief', tint: 'var(--text-1)' },
  robots: { symbol: 'pc-robot', tint: 'var(--text-1)' },
  modules: { symbol: 'sg-module', tint: WHITE },
  points: { symbol: 'sg-influence', tint: 'var(--r-vp)' },
};
