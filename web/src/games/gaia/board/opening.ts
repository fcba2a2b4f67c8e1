/** Where a small screen looks first: at the things that can be chosen, near enough to touch them. Pure. */
import { around, type ViewBox } from '../../../design/viewport';
import type { Ref } from '../../../net/protocol';
import type { Chart } from '../drawing/hexes';

/** How many times larger than the whole galaxy a phone shows it at first. */
const SCALE = 2;

export function opening(chart: Chart, hexes: readonly Ref[]): ViewBox {
  return around(
    chart,
    hexes.map((hex) => chart.at(hex)),
    SCALE,
  );
}
