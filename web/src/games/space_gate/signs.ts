/** Symbols and tints of rooms, domains, gates, pieces and tokens. */
import type { CrewKind, DomainId, RoomId, TileView } from './view';

export interface Sign {
  symbol: string;
  tint: string;
}

export const DOMAIN_SIGNS: Readonly<Record<DomainId, Sign>> = {
  water: { symbol: 'sg-water', tint: 'var(--r-water)' },
  vegetation: { symbol: 'sg-vegetation', tint: 'var(--r-vegetation)' },
  energy: { symbol: 'sg-energy', tint: 'var(--r-energy)' },
};

export const ROOM_SIGNS: Readonly<Record<RoomId, Sign>> = {
  ...DOMAIN_SIGNS,
  new_modules: { symbol: 'sg-module', tint: 'var(--r-modules)' },
  airlock: { symbol: 'sg-airlock', tint: 'var(--r-airlock)' },
};

export const TOKEN_SIGNS: Readonly<Record<string, Sign>> = {
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
export const ANY_DOMAIN: Sign = { symbol: 'sg-airlock', tint: '#dfe6ee' };
