/**
 * How wide a text is in the face of the board's numbers (Barlow Semi Condensed 700) and of its titles (Marcellus).
 *
 * Rows mix text with symbols and are placed before anything is on screen, so the widths are known here: thousandths
 * of the font size, read once from the fonts' own tables. Letters not listed count as a middling width.
 */
// prettier-ignore
const NUMBERS: Record<string, number> = {
  ' ': 200, '+': 462, '-': 370, '−': 462, '/': 444, ':': 319, '.': 247, ',': 238, '×': 422, '=': 462, '>': 462,
  '≥': 640, '’': 196, '·': 230, '0': 511, '1': 319, '2': 499, '3': 487, '4': 544, '5': 488, '6': 488, '7': 451,
  '8': 490, '9': 482, a: 487, b: 505, c: 486, d: 505, e: 492, f: 342, g: 498, h: 497, i: 237, j: 235, k: 491,
  l: 227, m: 755, n: 497, o: 503, p: 508, q: 508, r: 354, s: 457, t: 335, u: 496, v: 478, w: 698, x: 488, y: 464,
  z: 416, é: 490, è: 490, ê: 490,
};
// prettier-ignore
const TITLES: Record<string, number> = {
  ' ': 300, '’': 174, "'": 178, '-': 410, A: 678, B: 561, C: 677, D: 714, E: 490, F: 466, G: 742, H: 727, I: 265,
  L: 460, M: 1018, O: 806, P: 512, R: 591, S: 455, T: 597, V: 658, a: 517, b: 584, c: 505, d: 604, e: 542, f: 320,
  g: 584, h: 568, i: 241, j: 237, k: 486, l: 241, m: 884, n: 568, o: 601, p: 584, q: 584, r: 392, s: 354, t: 384,
  u: 568, v: 476, w: 751, x: 523, y: 501, z: 466, é: 542, è: 542, ê: 542, à: 517, â: 517,
};
const MIDDLING = 520;

function width(table: Record<string, number>, text: string, size: number): number {
  let total = 0;
  for (const letter of text) total += table[letter] ?? MIDDLING;
  return (total * size) / 1000;
}

export function numberWidth(text: string, size: number): number {
  return width(NUMBERS, text, size);
}

export function titleWidth(text: string, size: number): number {
  return width(TITLES, text, size);
}

/** Break a name into lines no wider than `room`, at most two, as even as can be. */
export function titleLines(name: string, size: number, room: number): string[] {
  if (titleWidth(name, size) <= room) return [name];
  const words = name.split(' ');
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => titleWidth(line, size)));
  return splits.sort((a, b) => widest(a) - widest(b))[0] ?? [name];
}
