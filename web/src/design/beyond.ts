/** What the room of a row cuts off or hides at either end. Pure. */
interface Span {
  left: number;
  right: number;
}

interface Thing extends Span {
  /** Whether it can be chosen now. */
  open: boolean;
}

/** One end: whether something is cut off there, and how many choices are hidden, most of each. */
export interface End {
  cut: boolean;
  hidden: number;
}

/** Less than this is a border or a rounding, not a part that somebody misses. */
const SLACK = 4;

export function beyond(room: Span, things: readonly Thing[]): { before: End; after: End } {
  const seen = things.filter(({ left, right }) => right > left);
  const hidden = (outside: (middle: number) => boolean) =>
    seen.filter(({ left, right, open }) => open && outside((left + right) / 2)).length;
  return {
    before: {
      cut: seen.some(({ left }) => left < room.left - SLACK),
      hidden: hidden((middle) => middle < room.left),
    },
    after: {
      cut: seen.some(({ right }) => right > room.right + SLACK),
      hidden: hidden((middle) => middle > room.right),
    },
  };
}
