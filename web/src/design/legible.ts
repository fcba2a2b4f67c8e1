/** Writing on a board that can be moved and zoomed. */

/** The least size of writing, in pixels of the screen. */
const LEAST = 11.1;

/** A size in the drawing's units, made larger where the drawing is so small that it could not be read. */
export function legible(size: number): string {
  return `max(${size.toFixed(2)}px, calc(${LEAST}px * var(--unit, 1)))`;
}
