/** What the room of a row cuts off or hides at either end. Pure. */
interface Span {
  left: number;
  right: number;
}

/** One end: whether something is cut off there, and how many things are hidden, most of each. */
export interface End {
  cut: boolean;
  hidden: number;
}

/** Less than this is a border or a rounding, not a part that somebody misses. */
const SLACK = 4;

export function beyond(room: Span, things: readonly Span[]): { before: End; after: End } {
  const middle = ({ left, right }: Span) => (left + right) / 2;
  return {
    before: {
      cut: things.some(({ left }) => left < room.left - SLACK),
      hidden: things.filter((thing) => middle(thing) < room.left).length,
    },
    after: {
      cut: things.some(({ right }) => right > room.right + SLACK),
      hidden: things.filter((thing) => middle(thing) > room.right).length,
    },
  };
}
