/** Where a small screen looks first: at one's own hexes, near enough to touch things. Pure. */
import { around, type ViewBox } from '../../../design/viewport';
import type { Axial, Chart } from '../drawing/hexes';

/** The width that a phone shows at first: about four hexes. */
const ACROSS = 420;

export function opening(chart: Chart, places: readonly Axial[]): ViewBox | undefined {
  const scale = chart.width / ACROSS;
  if (scale <= 1 || places.length === 0) return undefined;
  return around(
    chart,
    places.map((place) => chart.at(place)),
    scale,
  );
}
