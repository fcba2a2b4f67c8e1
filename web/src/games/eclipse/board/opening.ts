/** Where a small screen looks first: at one's own hexes, near enough to touch things. Pure. */
import type { ViewBox } from '../../../design/viewport';
import type { Axial, Chart } from '../drawing/hexes';

/** The width that a phone shows at first: about four hexes. */
const ACROSS = 420;

export function opening(chart: Chart, places: readonly Axial[]): ViewBox | undefined {
  const scale = chart.width / ACROSS;
  if (scale <= 1 || places.length === 0) return undefined;
  const points = places.map((place) => chart.at(place));
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [width, height] = [chart.width / scale, chart.height / scale];
  return {
    x: Math.max(0, Math.min(middle(0) - width / 2, chart.width - width)),
    y: Math.max(0, Math.min(middle(1) - height / 2, chart.height - height)),
    width,
    height,
  };
}
