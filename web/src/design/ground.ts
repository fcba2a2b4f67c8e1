/** The ground of boards and banners: stars that never jump, atlas circles, graduated rims. Pure geometry. */

export interface Star {
  x: number;
  y: number;
  r: number;
  fill: string;
  opacity: number;
}

const STAR_FILLS = ['#dfe9f5', '#dfe9f5', '#cfae6d', '#9fc3e8'] as const;
/** One star for this many square pixels. */
const AREA_PER_STAR = 3600;

/** A small seeded generator: the same seed gives the same sky on every screen and every visit. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function stars(width: number, height: number, seed: number, count = (width * height) / AREA_PER_STAR): Star[] {
  const random = seeded(seed);
  return Array.from({ length: Math.round(count) }, () => {
    const x = Math.round(random() * width);
    const y = Math.round(random() * height);
    const size = random();
    const r = size < 0.7 ? 0.5 : size < 0.95 ? 0.85 : 1.3;
    const fill = STAR_FILLS[Math.floor(random() * STAR_FILLS.length)] ?? STAR_FILLS[0];
    return { x, y, r, fill, opacity: Math.round((0.25 + 0.55 * random()) * 100) / 100 };
  });
}

/** The ticks of a graduated rim, every `major`-th longer, as one path. */
export function ticks(cx: number, cy: number, r: number, count: number, length: number, major: number): string {
  let path = '';
  for (let n = 0; n < count; n++) {
    const angle = (2 * Math.PI * n) / count;
    const end = r + (n % major === 0 ? length * 1.7 : length);
    path += `M${point(cx, cy, r, angle)}L${point(cx, cy, end, angle)}`;
  }
  return path;
}

/** The hour lines of a celestial chart between two circles, as one path. */
export function hourLines(cx: number, cy: number, inner: number, outer: number, count: number): string {
  let path = '';
  for (let n = 0; n < count; n++) {
    const angle = (2 * Math.PI * n) / count;
    path += `M${point(cx, cy, inner, angle)}L${point(cx, cy, outer, angle)}`;
  }
  return path;
}

function point(cx: number, cy: number, r: number, angle: number): string {
  return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
}
