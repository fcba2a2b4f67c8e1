import { describe, expect, it } from 'vitest';
import { DESK, type Layout, PHONE, STATIONS } from './drawing/layout';
import { rowWidth } from './drawing/row';
import { stationEffect } from './signs';
import { position } from './testing/position';
import type { View } from './view';

/** The numbers at their widest: two digits where there can be two. */
function dearest(): View {
  const view = position();
  return {
    ...view,
    turn_state: { ...view.turn_state, artifact_total: 18, cycles: 4 },
    costs: {
      ...view.costs,
      ship: { number: 6, fuel: 3, ore: 3 },
      constructor: 3,
      mine_at_least: 6,
      outpost_more_than: 15,
    },
  };
}

describe('what stations say in symbols', () => {
  it.each<[string, Layout]>([
    ['desk', DESK],
    ['phone', PHONE],
  ])('fits their frames at the %s', (_, layout) => {
    for (const view of [position(), dearest()]) {
      for (const station of STATIONS) {
        for (const { seat } of view.seats) {
          const { x, width, effect } = layout.stations[station];
          const row = rowWidth(stationEffect(view, station, seat, !layout.ornate), layout.type.row);
          expect(effect[0] + row, station).toBeLessThanOrEqual(x + width - 4);
        }
      }
    }
  });

  it('shows the price of the next ship, and a lock when there is none', () => {
    const view = position();
    const text = (shown: View): string => JSON.stringify(stationEffect(shown, 'shipyard', 0, false));
    expect(text(view)).toContain('"mark":"5"');
    expect(text({ ...view, costs: { ...view.costs, ship: null } })).toContain('ui-lock');
  });

  it('shows a lock where no ship can dock, whatever it shows', () => {
    const view = position();
    const shown = (mine_at_least: number, outpost_more_than: number): View => ({
      ...view,
      costs: { ...view.costs, mine_at_least, outpost_more_than },
    });
    const text = (station: 'lunar_mine' | 'raiders_outpost', at: View): string =>
      JSON.stringify(stationEffect(at, station, 0, false));
    expect(text('lunar_mine', shown(6, 12))).toContain('≥ 6');
    expect(text('lunar_mine', shown(7, 12))).toContain('ui-lock');
    expect(text('raiders_outpost', shown(6, 12))).toContain('> 12');
    expect(text('raiders_outpost', shown(6, 15))).toContain('ui-lock');
  });

  it('counts Lem Badlands for the reader who has it', () => {
    const effect = (seat: number): string => JSON.stringify(stationEffect(position(), 'solar_converter', seat, false));
    expect(effect(0)).toContain('"4"');
    expect(effect(1)).not.toContain('"4"');
  });

  it('trades at the price of this turn once there is the right to', () => {
    const view = position();
    const traded = { ...view, costs: { ...view.costs, trade: 3 } };
    expect(stationEffect(traded, 'orbital_market', 0, false)[0]).toBe('3');
  });
});
