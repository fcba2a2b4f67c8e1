/** Which pieces travel after a change, from where, and when each sets out. Pure; `stage.ts` does the moving. */
export interface Place {
  x: number;
  y: number;
}

export interface Move {
  id: string;
  dx: number;
  dy: number;
  delay: number;
}

/** More pieces at once are a blur; the others appear in their new place. */
export const AT_ONCE = 4;
export const STAGGER_MS = 60;
/** Less than this is a shift of the layout, not a move. */
const LEAST = 4;

export function planMoves(before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>): Move[] {
  const moves: Move[] = [];
  for (const [id, to] of after) {
    const from = before.get(id);
    if (!from) continue;
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    if (Math.hypot(dx, dy) < LEAST) continue;
    moves.push({ id, dx, dy, delay: moves.length * STAGGER_MS });
    if (moves.length === AT_ONCE) break;
  }
  return moves;
}
