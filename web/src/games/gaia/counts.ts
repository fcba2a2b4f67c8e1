/** What a seat has, as quantities to be drawn. */
import type { Count } from '../../design/count';
import { RESOURCE_SIGNS } from './signs';
import { COUNTED, type GaiaTable, type PlayerView } from './view';

export function resourceCounts(table: GaiaTable, holder: PlayerView): Count[] {
  return COUNTED.map((resource) => ({
    symbol: RESOURCE_SIGNS[resource]?.symbol ?? '',
    tint: RESOURCE_SIGNS[resource]?.tint ?? '',
    count: holder[resource],
    label: table.name(`resource:${resource}`),
  }));
}
