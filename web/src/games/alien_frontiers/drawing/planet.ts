/**
 * The planet: where its territories lie and the paths that outline them.
 *
 * Borders were measured on the published board (a square of 1000 units, y downwards); the drawing itself is ours.
 * Every path below is closed and shares its border points with its neighbours, so no gap can show.
 */
import type { Point } from './shapes';
import { number, point, spline } from './shapes';

export const PLANET = { x: 497, y: 496, r: 271 } as const;

/** Clockwise from the upper left; the desert lies in their middle and touches all of them. */
export const RING = [
  'lem_badlands',
  'heinlein_plains',
  'pohl_foothills',
  'van_vogt_mountains',
  'bradbury_plateau',
  'asimov_crater',
  'herbert_valley',
] as const;
export const DESERT = 'burroughs_desert';
export const TERRITORIES = [...RING, DESERT] as const;
export type TerritoryId = (typeof TERRITORIES)[number];
type RingId = (typeof RING)[number];

/** From the rim inwards: the border between a ring territory and its clockwise neighbour. */
// prettier-ignore
const SPOKES: Record<RingId, Point[]> = {
  lem_badlands: [[498, 225], [486, 274], [498, 328], [486, 362], [487, 419]],
  heinlein_plains: [[639, 265], [627, 290], [620, 333], [608, 371], [566, 405], [542, 431]],
  pohl_foothills: [[767, 513], [734, 500], [708, 479], [670, 471], [637, 476], [608, 488]],
  van_vogt_mountains: [[643, 724], [639, 685], [618, 651], [575, 623], [558, 590], [554, 558]],
  bradbury_plateau: [[402, 750], [407, 706], [426, 678], [457, 656], [469, 628], [471, 594]],
  asimov_crater: [[260, 627], [286, 604], [305, 566], [328, 542], [366, 528]],
  herbert_valley: [[289, 322], [333, 355], [376, 371], [404, 405], [414, 444]],
};

/** Clockwise around the desert: its border with each ring territory. */
// prettier-ignore
const SHORES: Record<RingId, Point[]> = {
  lem_badlands: [[414, 444], [428, 436], [469, 421], [487, 419]],
  heinlein_plains: [[487, 419], [518, 420], [542, 431]],
  pohl_foothills: [[542, 431], [558, 452], [570, 474], [608, 488]],
  van_vogt_mountains: [[608, 488], [606, 502], [596, 525], [580, 542], [554, 558]],
  bradbury_plateau: [[554, 558], [518, 575], [480, 591], [471, 594]],
  asimov_crater: [[471, 594], [443, 558], [395, 542], [366, 528]],
  herbert_valley: [[366, 528], [397, 503], [404, 481], [410, 452], [414, 444]],
};

/** The measured end of a spoke is near the rim; the drawn one lies on it. */
function onRim([x, y]: Point): Point {
  const angle = Math.atan2(y - PLANET.y, x - PLANET.x);
  return [PLANET.x + PLANET.r * Math.cos(angle), PLANET.y + PLANET.r * Math.sin(angle)];
}

function spoke(territory: RingId): Point[] {
  const [end, ...inner] = SPOKES[territory];
  return end ? [onRim(end), ...inner] : [];
}

function before(territory: RingId): RingId {
  return RING[(RING.indexOf(territory) + RING.length - 1) % RING.length] ?? territory;
}

function start(points: readonly Point[]): Point {
  const first = points[0];
  if (!first) throw new Error('a border has no points');
  return first;
}

/** In along one spoke, along the desert, out along the next spoke, and back on the rim. */
function ringOutline(territory: RingId): string {
  const inwards = spoke(before(territory));
  const outwards = spoke(territory).reverse();
  const rim = start(inwards);
  return (
    `M${point(rim)}${spline(inwards)}${spline(SHORES[territory])}${spline(outwards)}` +
    `A${PLANET.r} ${PLANET.r} 0 0 0 ${point(rim)}z`
  );
}

/** The desert reuses the very curves of its neighbours' shores. */
function desertOutline(): string {
  return `M${point(start(SHORES.lem_badlands))}${RING.map((territory) => spline(SHORES[territory])).join('')}z`;
}

export const OUTLINES = Object.fromEntries([
  ...RING.map((territory) => [territory, ringOutline(territory)]),
  [DESERT, desertOutline()],
]) as Record<TerritoryId, string>;

/** Every border once, as one path: they are drawn alike. */
export const BORDERS = [...RING.map(spoke), ...RING.map((territory) => SHORES[territory])]
  .map((points) => `M${point(start(points))}${spline(points)}`)
  .join('');

/** Five arcs across the side away from the sun, clipped to the disc by whoever draws them. */
export const NIGHT_HATCH = [1.02, 1.1, 1.18, 1.26, 1.34]
  .map((share) => {
    const radius = PLANET.r * share;
    const x = PLANET.x - PLANET.r * 0.34;
    const y = PLANET.y - PLANET.r * 0.42;
    const [from, to] = [-0.2, 1.75];
    const at = (angle: number): string => point([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    return `M${at(from)}A${number(radius)} ${number(radius)} 0 0 1 ${at(to)}`;
  })
  .join('');

/** The middle of each territory's content: name, bonus, colonies. */
export const CENTRES: Record<TerritoryId, Point> = {
  lem_badlands: [409.5, 313],
  heinlein_plains: [558.5, 302],
  pohl_foothills: [684.5, 401],
  van_vogt_mountains: [684.5, 571],
  bradbury_plateau: [525.5, 674],
  asimov_crater: [371.5, 626],
  herbert_valley: [322.5, 455],
  burroughs_desert: [485.5, 513],
};
export const RELIC_SQUARE: Point = [487, 452];

/** Base colour of the ground, under the relief pattern of the same name. */
export const GROUND: Record<TerritoryId, string> = {
  lem_badlands: '#a0583b',
  heinlein_plains: '#c08a52',
  pohl_foothills: '#9a6a4a',
  van_vogt_mountains: '#7d4a3d',
  bradbury_plateau: '#b5774a',
  asimov_crater: '#8c4f3a',
  herbert_valley: '#a8704e',
  burroughs_desert: '#cf9c5d',
};
