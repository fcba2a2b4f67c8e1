/** What a mine costs, how far a planet is, and what is missing to pay. Pure. */
import type { Ref } from '../../net/protocol';
import { distance } from './drawing/hexes';
import { COUNTED, type Counted, type GaiaTable, hexAt, mineCost, player, type PlayerView, type View } from './view';

export interface Price {
  ore: number;
  credits: number;
  knowledge: number;
  qic: number;
}
export interface MinePrice extends Price {
  /** Terraforming steps, free ones included. */
  steps: number;
  /** Hexes to the nearest own structure or station. */
  range: number;
}

/** GP-7.1.3: what one Q.I.C. adds to the range. */
const RANGE_PER_QIC = 2;
/** GP-12.1: what the range booster adds. */
export const RANGE_BONUS = 3;
const FREE_STEPS: Readonly<Record<string, number>> = { 'bonus:one_step': 1, 'bonus:two_steps': 2 };

/** A mine for the seat that plays; the question that is asked may grant free steps or range. */
export function minePrice(table: GaiaTable, hex: Ref): MinePrice | null {
  const { view, asked } = table;
  const plain = mineCost(view, hex);
  const builder = player(view, view.active);
  if (!plain || !builder) return null;
  const bonus = asked?.prompt === 'mine' ? (asked.args[0] ?? '') : '';
  const saved = Math.min(plain.steps, FREE_STEPS[bonus] ?? 0) * builder.ore_per_step;
  const range = nearest(view, builder.seat, hex);
  const spared =
    bonus === 'bonus:range' ? rangeQic(range, builder.range) - rangeQic(range, builder.range + RANGE_BONUS) : 0;
  return {
    ore: plain.ore - saved,
    credits: plain.credits,
    knowledge: 0,
    qic: Math.max(0, plain.qic - spared),
    steps: plain.steps,
    range,
  };
}

function rangeQic(far: number, reach: number): number {
  return Math.max(0, Math.ceil((far - reach) / RANGE_PER_QIC));
}

/** GP-7.1.3: how far a hex is from the nearest structure or space station of a seat. */
export function nearest(view: View, seat: number, hex: Ref): number {
  const holder = player(view, seat);
  const starts = view.hexes.filter(
    (each) => each.owner === seat || each.guest === seat || (each.station && holder?.faction === 'faction:ivits'),
  );
  return Math.min(...starts.map((each) => distance(each.hex, hex)));
}

/** The round tile's points for a mine. */
export function minePoints(view: View, hex: Ref, steps: number): number {
  const tile = view.round_tiles[view.round - 1] ?? '';
  const on = hexAt(view, hex);
  if (tile.endsWith('round_mine')) return 2;
  if (tile.endsWith('round_terraform')) return 2 * steps;
  const isGaia = on?.planet === 'gaia' && on.owner === undefined;
  if (tile.includes('round_gaia_mine')) return isGaia ? Number(tile.slice(-1)) : 0;
  return 0;
}

export function shortage(price: Price, holder: PlayerView): Partial<Record<Counted, number>> {
  return Object.fromEntries(
    COUNTED.flatMap((resource) =>
      price[resource] > holder[resource] ? [[resource, price[resource] - holder[resource]]] : [],
    ),
  );
}
