/** How the content of one territory is placed: its name, its bonus with fields, its colonies. */
import type { SeatColour } from '../../../design/seats';
import { type Layout, toLayout } from './layout';
import { titleLines, titleWidth } from './metrics';
import { CENTRES, type TerritoryId } from './planet';
import { type Item, rowWidth } from './row';
import type { Point } from './shapes';

/** Colonies of one seat on one territory. */
export interface Settlers {
  seat: number;
  colour: SeatColour;
  count: number;
}

export interface DrawnDome {
  seat: number;
  colour: SeatColour;
  /** Which of this seat's domes here, from 0 on; colonies drawn as one have a count. */
  ordinal: number;
  count: number;
  x: number;
  y: number;
  size: number;
}

export interface TerritoryPlan {
  lines: { text: string; x: number; y: number }[];
  size: number;
  emblem: Point;
  emblemRadius: number;
  pill: { x: number; y: number; width: number; height: number };
  row: { x: number; y: number; size: number };
  fields: Point[];
  fieldRadius: number;
  domes: DrawnDome[];
}

/** The widest line of a name, and from how many domes on each colour shows one with a number. */
const NAME_ROOM: Partial<Record<TerritoryId, number>> = { burroughs_desert: 150 };
const USUAL_ROOM = 96;
const MOST_DOMES = 4;

export function planTerritory(
  layout: Layout,
  territory: TerritoryId,
  name: string,
  bonus: readonly Item[],
  fields: number,
  settlers: readonly Settlers[],
): TerritoryPlan {
  const [x, y] = toLayout(layout, CENTRES[territory]);
  const size = layout.type.territory;
  const wide = layout.planet.r > 200;
  const lines = titleLines(name, size, wide ? (NAME_ROOM[territory] ?? USUAL_ROOM) : 84);
  const top = y - size * 1.5;
  const bonusSize = wide ? 13 : 11.5;
  const middle = top + lines.length * size * 1.02 + 2;
  const pillWidth = rowWidth(bonus, bonusSize) + 14;
  const fieldRadius = wide ? 10 : 8;
  const fieldStep = fieldRadius * 2 + 2;
  const left = x - (pillWidth + fields * fieldStep) / 2;
  return {
    lines: lines.map((text, line) => ({ text, x, y: top + line * size * 1.02 })),
    size,
    emblem: [x - titleWidth(lines[0] ?? '', size) / 2 - 12, top - size * 0.33],
    emblemRadius: wide ? 8.5 : 7,
    pill: { x: left, y: middle - bonusSize * 0.78, width: pillWidth, height: bonusSize * 1.56 },
    row: { x: left + 7, y: middle, size: bonusSize },
    fields: Array.from({ length: fields }, (_, at): Point => [
      left + pillWidth + 2 + fieldRadius + at * fieldStep,
      middle,
    ]),
    fieldRadius,
    domes: planDomes(settlers, x, middle, layout.dome),
  };
}

/** Side by side while they fit; beyond that one dome a colour, with its number. */
function planDomes(settlers: readonly Settlers[], x: number, middle: number, size: number): DrawnDome[] {
  const total = settlers.reduce((sum, { count }) => sum + count, 0);
  const each = total <= MOST_DOMES;
  const drawn = settlers.flatMap(({ seat, colour, count }) =>
    Array.from({ length: each ? count : 1 }, (_, ordinal) => ({ seat, colour, ordinal, count: each ? 1 : count })),
  );
  const fitted = drawn.length > 3 ? size * 0.84 : size;
  const step = fitted * (each ? 1.16 : 1.3);
  return drawn.map((dome, at) => ({
    ...dome,
    x: x + (at - (drawn.length - 1) / 2) * step,
    y: middle + size * 0.98,
    size: fitted,
  }));
}
