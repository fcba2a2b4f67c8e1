/** Where a small screen looks first: at the things that can be chosen, near enough to touch them. Pure. */
import type { ViewBox } from '../../../design/viewport';
import type { Ref } from '../../../net/protocol';
import type { Chart } from '../drawing/hexes';

/** How many times larger than the whole galaxy a phone shows it at first. */
const SCALE = 2;

export function opening(chart: Chart, hexes: readonly Ref[]): ViewBox {
  const places = hexes.map((hex) => chart.at(hex));
  const middle = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, places.length);
  const [width, height] = [chart.width / SCALE, chart.height / SCALE];
  return {
    x: Math.max(0, Math.min(middle(0) - width / 2, chart.width - width)),
    y: Math.max(0, Math.min(middle(1) - height / 2, chart.height - height)),
    width,
    height,
  };
}
