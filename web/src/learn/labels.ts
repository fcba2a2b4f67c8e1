/** Where the label of a mark stands: beside what it names, and over as little else as can be. */
import { type Box, type Outline, type Point, rim } from '../design/outlines';

/** A label's place: the line that leads to it, and the room it takes. */
export interface Place {
  /** On which side of the line's end it stands; null where it stands upon it. */
  side: 'left' | 'right' | null;
  from: Point;
  to: Point;
  box: Box;
}

/** What a label had better not cover, and how bad that is: words are worse than a drawing. */
export interface Covered {
  box: Box;
  weight: number;
}

const LEADER = 26;
const HEIGHT = 30;
/** A label keeps so far from the edge of the board. */
const MARGIN = 4;
/** Of two places that cover nearly the same the first is taken. */
const WORSE = 0.08;
/** Drawings of more pixels are grounds, such as a territory: a label may lie on them. */
const GROUND = 12_000;
export const WORDS = 4;

/** Every place that is thought of, the most natural first. */
export function placesOf(
  outlines: readonly Outline[],
  letters: number,
  size: { width: number; height: number },
): Place[] {
  const box = rim(outlines.map((each) => each.box));
  const wide = letters * 9 + 22;
  const corners = outlines.flatMap(({ points }) => points);
  const beside = (side: 'left' | 'right'): Place => {
    const away = side === 'left' ? -1 : 1;
    const edge: Point = [side === 'left' ? box.x : box.x + box.width, box.y + box.height / 2];
    const from = corners.reduce((far, point) => (away * (point[0] - far[0]) > 0 ? point : far), corners[0] ?? edge);
    const to: Point = [from[0] + away * LEADER, from[1]];
    return {
      side,
      from,
      to,
      box: { x: away < 0 ? to[0] - wide : to[0], y: to[1] - HEIGHT / 2, width: wide, height: HEIGHT },
    };
  };
  const upon = (from: number, to: number): Place => {
    const half = wide / 2 + MARGIN;
    const x = Math.min(Math.max(box.x + box.width / 2, half), size.width - half);
    return {
      side: null,
      from: [x, from],
      to: [x, to],
      box: { x: x - wide / 2, y: to - HEIGHT / 2, width: wide, height: HEIGHT },
    };
  };
  const [top, bottom] = [box.y, box.y + box.height];
  const outward = box.x + box.width / 2 < size.width / 2 ? 'left' : 'right';
  return [
    beside(outward),
    beside(outward === 'left' ? 'right' : 'left'),
    upon(bottom, bottom + LEADER),
    upon(top, top - LEADER),
    upon(bottom, bottom),
    upon(top, top),
  ];
}

/** The place that lies on the board and covers least. */
export function clearest(
  places: readonly Place[],
  things: readonly Covered[],
  size: { width: number; height: number },
): Place {
  const cost = ({ box }: Place, index: number): number => {
    const inside = shared(box, {
      x: MARGIN,
      y: MARGIN,
      width: size.width - 2 * MARGIN,
      height: size.height - 2 * MARGIN,
    });
    const area = box.width * box.height;
    const outside = inside < area - 1 ? 1000 : 0;
    return (
      outside +
      index * WORSE +
      things.reduce((sum, { box: other, weight }) => sum + weight * shared(box, other), 0) / area
    );
  };
  const costs = places.map(cost);
  const least = places[costs.indexOf(Math.min(...costs))];
  if (!least) throw new Error('a label has no place');
  return least;
}

/** What stands on a board, small enough to be covered: its words, and its pieces. */
export function coveredOn(plate: Element): Covered[] {
  const home = plate.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - home.left, y: top - home.top, width, height };
  };
  const things = [...plate.querySelectorAll('.board [data-ref]')]
    .filter((piece) => !isEmpty(piece))
    .map((element) => ({ box: boxOf(element), weight: 1 }))
    .filter(({ box }) => box.width * box.height < GROUND);
  const words = [...plate.querySelectorAll('.board *')]
    .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '')
    .map((element) => ({ box: boxOf(element), weight: WORDS }));
  return [...things, ...words];
}

/** An empty hex is nothing but its outlines. */
function isEmpty(piece: Element): boolean {
  const parts = [...piece.children];
  return parts.length > 0 && parts.every(({ localName }) => localName === 'polygon');
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
