/** What a megastructure would be worth to a seat if it were built now. Pure. */
import type { MegastructureView, PlanetId, SeatView, View } from './view';
import { seatAt } from './view';

/** FD-10.5: a megastructure raises the influence on E81216 by two before its values are read. */
const RAISED = 2;

export function megaValue(view: View, seat: number, mega: MegastructureView): number {
  const [coefficient] = mega.coefficients;
  if (coefficient === undefined) return 0;
  const holder = seatAt(view, seat);
  return coefficient * Math.min(...mega.tokens.map((token) => tokenValue(holder, token)));
}

function tokenValue(holder: SeatView, token: string): number {
  if (token === 'missions_done') return holder.missions_done;
  if (token === 'accreditation_level') return holder.level;
  if (token === 'die_value') return holder.die;
  const planet = token.slice('influence_'.length) as PlanetId;
  return holder.influence[planet] + (planet === 'e81216' ? RAISED : 0);
}
