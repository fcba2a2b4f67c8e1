/** Where the answer to "Why not?" stands, and how a lack is drawn. */
import { labelOf } from '../engine/refs';
import type { Action, Obstacle, Ref } from '../net/protocol';

/** A thing that was touched though it is not lit, and what stands in the way of the action it stands for. */
export interface WhyNot {
  ref: Ref;
  /** The drawing that was touched. */
  piece: Element;
  action: Action;
  obstacles: readonly Obstacle[];
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
export type Side = 'left' | 'right' | 'above' | 'below';

/** The bubble's place, the side of the thing it stands at, and how far along that edge its notch points. */
export interface Placed {
  left: number;
  top: number;
  side: Side;
  notch: number;
}

const GAP = 16;
const EDGE = 10;
/** More signs than this are a number. */
const MOST_SIGNS = 10;

/**
 * Over the board, at the side of the thing that covers the fewest lit things. A thing outside the board is pointed at
 * from the board's edge.
 */
export function placeBubble(
  anchor: Box,
  size: { width: number; height: number },
  board: Box,
  lit: readonly Box[],
): Placed {
  const clampLeft = (left: number) => clamp(left, board.left + EDGE, board.right - size.width - EDGE);
  const clampTop = (top: number) => clamp(top, board.top + EDGE, board.bottom - size.height - EDGE);
  const x = (anchor.left + anchor.right) / 2;
  const y = (anchor.top + anchor.bottom) / 2;
  const beside = clampTop(y - size.height / 2);
  const along = clampLeft(x - size.width / 2);
  const wishes: { left: number; top: number; side: Side }[] = [
    { left: anchor.left - GAP - size.width, top: beside, side: 'left' },
    { left: anchor.right + GAP, top: beside, side: 'right' },
    { left: along, top: anchor.top - GAP - size.height, side: 'above' },
    { left: along, top: anchor.bottom + GAP, side: 'below' },
  ];
  const costs = wishes.map((wish) => {
    const [left, top] = [clampLeft(wish.left), clampTop(wish.top)];
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = lit.filter((other) => overlaps(box, other)).length;
    const moved = Math.abs(left - wish.left) + Math.abs(top - wish.top);
    return { ...wish, left, top, cost: covered * 20 + moved + (overlaps(box, anchor) ? 1000 : 0) };
  });
  const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one));
  const upright = best.side === 'left' || best.side === 'right';
  const notch = upright ? clamp(y - best.top, 16, size.height - 16) : clamp(x - best.left, 16, size.width - 16);
  return { left: best.left, top: best.top, side: best.side, notch };
}

/** At the top of the board, or at its bottom where the thing would be covered. */
export function dockBubble(anchor: Box, height: number, board: Box): number {
  const top = board.top + EDGE;
  return anchor.top < top + height && anchor.bottom > top ? Math.max(top, board.bottom - height - EDGE) : top;
}

/** A resource that is short: its sign, how many are held and missing; null where it is not one that is drawn. */
export function lackOf(
  obstacle: Obstacle | undefined,
  hasSign: (sign: string) => boolean,
): { sign: string; held: number; missing: number; needed: number } | null {
  if (obstacle?.kind !== 'short') return null;
  const { resource, held, missing, needed } = obstacle.args;
  if (typeof resource !== 'string' || typeof held !== 'number' || typeof missing !== 'number') return null;
  const sign = `res-${labelOf(resource)}`;
  if (typeof needed !== 'number' || needed > MOST_SIGNS || !hasSign(sign)) return null;
  return { sign, held, missing, needed };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
