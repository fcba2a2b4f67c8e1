/** What a seat has, as quantities to be drawn. */
import type { Count } from '../../design/count';
import { AMOUNT_SIGNS } from './signs';
import { type CrystalId, CRYSTALS, type FederationTable, type SeatView } from './view';

export function crystalCount(table: FederationTable, holder: SeatView, crystal: CrystalId): Count {
  return {
    symbol: AMOUNT_SIGNS[crystal]?.symbol ?? '',
    tint: AMOUNT_SIGNS[crystal]?.tint ?? '',
    count: holder.crystals[crystal],
    label: table.name(`crystal:${crystal}`),
  };
}

export function crystalCounts(table: FederationTable, holder: SeatView): Count[] {
  return CRYSTALS.map((crystal) => crystalCount(table, holder, crystal));
}

/** Degree, medals, ships in the hangar and the die. */
export function standingCounts(table: FederationTable, holder: SeatView): Count[] {
  const { degree, medals, ships, die } = holder;
  return [
    { symbol: 'fd-degree', tint: 'var(--brass)', count: degree, label: table.t('federation-degree') },
    plain('fd-medal', medals.length, table.t('federation-medals')),
    plain('fd-ship', ships.hangar, table.t('federation-hangar')),
    plain(die > 0 ? `die-${die}` : 'die-blank', die > 0 ? '' : '–', table.t('federation-die', { die })),
  ];
}

export function inHandCount(table: FederationTable, { pawns }: SeatView): Count {
  const left = Object.values(pawns).reduce((sum, count) => sum + count, 0);
  return plain('fd-ambassador', left, table.t('federation-in-hand'));
}

function plain(symbol: string, count: number | string, label: string): Count {
  return { symbol, tint: 'var(--text-2)', count, label };
}
