/** What a mine costs, how far a planet is, and how a missing resource is best come by. Pure. */
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
const RANGE_BONUS = 3;
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
  const spared = bonus === 'bonus:range' ? rangeQic(range, builder.range) - rangeQic(range, builder.range + RANGE_BONUS) : 0;
  return {
    ore: plain.ore - saved, credits: plain.credits, knowledge: 0, qic: Math.max(0, plain.qic - spared),
    steps: plain.steps, range,
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
    COUNTED.flatMap((resource) => (price[resource] > holder[resource] ? [[resource, price[resource] - holder[resource]]] : [])),
  );
}

interface Way {
  conversion: string;
  gives: Counted;
  takes: Counted | 'power';
  amount: number;
}

/** GP-9.2: the ways to each resource, the cheapest first. */
const WAYS: readonly Way[] = [
  { conversion: 'power_to_credit', gives: 'credits', takes: 'power', amount: 1 },
  { conversion: 'knowledge_to_credit', gives: 'credits', takes: 'knowledge', amount: 1 },
  { conversion: 'ore_to_credit', gives: 'credits', takes: 'ore', amount: 1 },
  { conversion: 'power_to_ore', gives: 'ore', takes: 'power', amount: 3 },
  { conversion: 'qic_to_ore', gives: 'ore', takes: 'qic', amount: 1 },
  { conversion: 'power_to_qic', gives: 'qic', takes: 'power', amount: 4 },
  { conversion: 'power_to_knowledge', gives: 'knowledge', takes: 'power', amount: 4 },
];

/**
 * The free conversions that make a price payable, as `conversion:…` references with how often, or null where none do.
 *
 * What is dear is bought first: a Q.I.C. has a single source, a credit has three.
 */
export function conversionsFor(price: Price, holder: PlayerView): Map<Ref, number> | null {
  const purse = { power: holder.power, ore: 0, credits: 0, knowledge: 0, qic: 0 };
  for (const resource of COUNTED) purse[resource] = holder[resource] - price[resource];
  const found = new Map<Ref, number>();
  for (const resource of ['qic', 'knowledge', 'ore', 'credits'] as const) {
    while (purse[resource] < 0) {
      const way = WAYS.find(({ gives, takes, amount }) => gives === resource && purse[takes] >= amount);
      if (!way) return null;
      purse[way.takes] -= way.amount;
      purse[resource] += 1;
      const ref = `conversion:${way.conversion}`;
      found.set(ref, (found.get(ref) ?? 0) + 1);
    }
  }
  return found;
}
