/** Rows of numbers and symbols: a price, a bonus, what a station gives. */
import { numberWidth } from './metrics';

export interface Sign {
  symbol: string;
  colour: string;
  /** Written on the symbol, as on a blank die. */
  mark?: string;
}
export type Item = string | Sign;

export const FUEL: Sign = { symbol: 'res-fuel', colour: 'var(--r-fuel)' };
export const ORE: Sign = { symbol: 'res-mineral', colour: 'var(--r-mineral)' };
export const COLONY: Sign = { symbol: 'af-colony', colour: 'var(--text-1)' };
export const CARD: Sign = { symbol: 'af-tech', colour: 'var(--text-1)' };
export const RELIC: Sign = { symbol: 'af-relic', colour: 'var(--text-1)' };
export const ARROW: Sign = { symbol: 'ui-arrow', colour: 'var(--text-3)' };
export const ADVANCE: Sign = { symbol: 'gp-range', colour: 'var(--text-1)' };

export function ship(mark = ''): Sign {
  return { symbol: 'die-blank', colour: 'var(--text-2)', mark };
}

export function face(value: number): Sign {
  return { symbol: `die-${value}`, colour: 'var(--text-2)' };
}

/** So many fuel and so many ore; free things cost a plain zero. */
export function price(fuel: number, ore: number): Item[] {
  const items: Item[] = [];
  if (fuel > 0) items.push(String(fuel), FUEL);
  if (ore > 0) items.push(String(ore), ORE);
  return items.length > 0 ? items : ['0', FUEL];
}

export interface Placed {
  item: Item;
  /** The left edge of a text, the middle of a symbol. */
  x: number;
}

const SYMBOL_SHARE = 1.12;

export function rowWidth(items: readonly Item[], size: number, gap = 3): number {
  const widths = items.map((item) => itemWidth(item, size));
  return widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, items.length - 1);
}

/** The items from left to right, the first one's left edge at `x`. */
export function placeRow(items: readonly Item[], x: number, size: number, gap = 3): Placed[] {
  let left = x;
  return items.map((item) => {
    const width = itemWidth(item, size);
    const placed = { item, x: typeof item === 'string' ? left : left + width / 2 };
    left += width + gap;
    return placed;
  });
}

function itemWidth(item: Item, size: number): number {
  return typeof item === 'string' ? numberWidth(item, size) : size * SYMBOL_SHARE;
}
