/** What a civilisation has, as quantities to be drawn. */
import type { Count } from '../../design/count';
import { RESOURCE_SIGNS } from './signs';
import { type EclipseTable, RESOURCES, type SeatView, stored } from './view';

/** What is stored, with what a round will add where there is room for it. */
export function resourceCounts(table: EclipseTable, holder: SeatView, withIncome: boolean): Count[] {
  return RESOURCES.map((resource) => {
    const { stored: here, production } = stored(holder, resource);
    return {
      ...RESOURCE_SIGNS[resource],
      count: withIncome ? `${here} +${production}` : here,
      label: table.name(`resource:${resource}`),
    };
  });
}

export function discsCount(table: EclipseTable, holder: SeatView): Count {
  return { symbol: 'ec-disc', tint: 'var(--text-2)', count: holder.discs.track, label: table.t('eclipse-head-discs') };
}

export function colonyShipsCount(table: EclipseTable, holder: SeatView): Count {
  const count = holder.colony_ships.ready;
  return { symbol: 'ship-colony', tint: 'var(--text-2)', count, label: table.t('eclipse-colony-ships') };
}
