/** What a seat has, as quantities to be drawn. */
import type { Count } from '../../design/count';
import type { GateTable, SeatView } from './view';

const SYMBOLS = { settlers: 'pc-settler', engineers: 'pc-engineer', robots: 'pc-robot', suits: 'pc-suit' };
export const RESERVE = ['settlers', 'engineers', 'robots', 'suits'] as const;

/** Pieces still to be placed. */
export function reserveCount(table: GateTable, holder: SeatView, part: (typeof RESERVE)[number]): Count {
  return plain(SYMBOLS[part], holder.reserve[part], table.t(`space_gate-reserve-${part}`));
}

export function modulesCount(table: GateTable, holder: SeatView): Count {
  return plain('sg-module', holder.base.length, table.t('space_gate-modules'));
}

/** What counts at the end besides the planets: ranks, and corridors on the void. */
export function standingCounts(table: GateTable, holder: SeatView): Count[] {
  return [
    plain('ui-crown', holder.ranks.length, table.t('space_gate-ranks')),
    plain('sg-void', holder.void, table.t('space_gate-void-corridors')),
  ];
}

function plain(symbol: string, count: number, label: string): Count {
  return { symbol, tint: 'var(--text-2)', count, label };
}
