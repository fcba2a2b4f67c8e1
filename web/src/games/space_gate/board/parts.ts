/** Which parts of the board a screen shows: all, or on a phone those that the question is about. Pure. */
import type { GateTable } from '../view';

const ABOUT_BASE = new Set([
  'move',
  'fill',
  'send',
  'module',
  'relay',
  'relay_place',
  'rank_settler',
  'setup_pile',
  'dig',
]);
const ABOUT_WORKSITE = new Set(['setup_pile', 'dig', 'relay']);

export function partsFor({ phone, asked }: GateTable): { odyssey: boolean; worksite: boolean } {
  if (!phone) return { odyssey: true, worksite: true };
  return { odyssey: !ABOUT_BASE.has(asked?.prompt ?? ''), worksite: ABOUT_WORKSITE.has(asked?.prompt ?? '') };
}
