/** What a chosen hex will hold: the piece that is drawn in advance, before the choice is confirmed. */
import type { Ref } from '../../../net/protocol';
import { type GaiaTable, hexAt, type HexView, ROWS, type StructureId } from '../view';

export type Ghost = { structure: StructureId } | { disc: 'gp-gaiaformer' | 'gp-satellite' | 'gp-space-station' };

/** By question: what goes onto the chosen hex. */
const PLACED: Readonly<Record<string, Ghost>> = {
  first_mine: { structure: 'mine' },
  first_institute: { structure: 'planetary_institute' },
  lost_planet: { structure: 'lost_planet_mine' },
  station: { disc: 'gp-space-station' },
  satellites: { disc: 'gp-satellite' },
  swap: { structure: 'planetary_institute' },
  downgrade: { structure: 'trading_station' },
};

export function ghostOn(table: GaiaTable, ref: Ref): Ghost | null {
  const on = hexAt(table.view, ref);
  if (!on || !table.asked || table.standing(ref) !== 'selected') return null;
  return PLACED[table.asked.prompt] ?? inTurn(table, on);
}

/** A mine, a gaiaformer, or the structure chosen for an upgrade. */
function inTurn(table: GaiaTable, on: HexView): Ghost | null {
  if (table.asked?.prompt !== 'turn' && table.asked?.prompt !== 'mine') return null;
  const upgrade = ROWS.find((structure) => table.standing(`structure:${structure}`) === 'selected');
  if (upgrade) return { structure: upgrade };
  if (on.owner === table.view.active) return null;
  return on.planet === 'transdim' ? { disc: 'gp-gaiaformer' } : { structure: 'mine' };
}
