/** Where the note about a chosen planet lies on the map: beside it, on the side with fewer lit hexes. Pure. */
import type { Chart, Point } from '../drawing/hexes';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function noteBox(chart: Chart, at: Point, lit: readonly Point[], width: number, height: number): Box {
  const gap = chart.size * 2.2;
  const y = clamp(at[1] - height / 2 - chart.size * 0.7, 6, chart.height - height - 6);
  const left: Box = { x: at[0] - gap - width, y, width, height };
  const right: Box = { x: at[0] + gap, y, width, height };
  const possible = [left, right].filter((box) => box.x >= 6 && box.x + width <= chart.width - 6);
  const covered = (box: Box) => lit.filter((point) => isInside(box, point)).length;
  const [best] = possible.sort((a, b) => covered(a) - covered(b));
  return best ?? { ...left, x: clamp(left.x, 6, chart.width - width - 6) };
}

/** From the hex to the nearer side of the note. */
export function noteLine(chart: Chart, at: Point, box: Box): string {
  const isLeft = box.x < at[0];
  const start = at[0] + (isLeft ? -1 : 1) * chart.size * 0.95;
  const end = isLeft ? box.x + box.width : box.x;
  return `M${start.toFixed(1)} ${at[1].toFixed(1)}L${end.toFixed(1)} ${(box.y + box.height / 2 + 6).toFixed(1)}`;
}

function isInside(box: Box, [x, y]: Point): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
