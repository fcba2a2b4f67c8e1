/** The graduated rim of an instrument around a point: every sixth mark is long. */
const MARKS = 72;

export function rim(centre: number, radius: number): string {
  return Array.from({ length: MARKS }, (_, mark) => {
    const angle = (mark / MARKS) * 2 * Math.PI;
    const length = mark % 6 === 0 ? 8.5 : 5;
    const at = (r: number) =>
      `${(centre + r * Math.cos(angle)).toFixed(1)} ${(centre + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(radius)}L${at(radius + length)}`;
  }).join('');
}
