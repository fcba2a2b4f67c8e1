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

/** What covering one thing that should stay in sight is worth, in px that the bubble is moved away instead. */
const COVERING = 60;
/** So much of the thing's height or width stays beside a bubble that reaches up or down, left or right. */
const SHOULDER = 24;

/**
 * Over the board, at the side of the thing and along it where it covers the least of what should stay in sight. A
 * thing outside the board is pointed at from the board's edge.
 */
export function placeBubble(
  anchor: Box,
  size: { width: number; height: number },
  board: Box,
  spared: readonly Box[],
): Placed {
  const { x, y } = middle(anchor);
  const tops = [y - size.height / 2, y + SHOULDER - size.height, y - SHOULDER];
  const lefts = [x - size.width / 2, x + SHOULDER - size.width, x - SHOULDER];
  const beside: Wish[] = tops.flatMap((top): Wish[] => [
    { left: anchor.left - GAP - size.width, top, side: 'left' },
    { left: anchor.right + GAP, top, side: 'right' },
  ]);
  const along: Wish[] = lefts.flatMap((left): Wish[] => [
    { left, top: anchor.top - GAP - size.height, side: 'above' },
    { left, top: anchor.bottom + GAP, side: 'below' },
  ]);
  const inRail = x > board.right ? 'left' : x < board.left ? 'right' : null;
  const wishes = inRail ? beside.filter(({ side }) => side === inRail) : [...beside, ...along];
  const costs = wishes.map((wish) => {
    const left = clamp(wish.left, board.left + EDGE, board.right - size.width - EDGE);
    const top = clamp(wish.top, board.top + EDGE, board.bottom - size.height - EDGE);
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = spared.filter((other) => overlaps(box, other)).length;
    const moved = Math.abs(left - wish.left) + Math.abs(top - wish.top);
    return { ...wish, left, top, cost: covered * COVERING + moved + (overlaps(box, anchor) ? 10_000 : 0) };
  });
  const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one));
  const upright = best.side === 'left' || best.side === 'right';
  const notch = upright ? clamp(y - best.top, 16, size.height - 16) : clamp(x - best.left, 16, size.width - 16);
  return { left: best.left, top: best.top, side: best.side, notch };
}

interface Wish {
  left: number;
  top: number;
  side: Side;
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

/** A way that is too long: from where it is measured, how many steps it has and how many are within reach. */
export function farOf(obstacle: Obstacle | undefined): { from: Ref; distance: number; range: number } | null {
  if (obstacle?.kind !== 'far') return null;
  const { from, distance, range } = obstacle.args;
  return typeof from === 'string' && typeof distance === 'number' && typeof range === 'number'
    ? { from, distance, range }
    : null;
}

/** The steps of a straight way between two things, the first one being where it begins. */
export function stepsBetween(from: Box, to: Box, distance: number): { x: number; y: number }[] {
  const [a, b] = [middle(from), middle(to)];
  return Array.from({ length: distance + 1 }, (_, step) => ({
    x: a.x + ((b.x - a.x) * step) / distance,
    y: a.y + ((b.y - a.y) * step) / distance,
  }));
}

function middle(box: Box): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
