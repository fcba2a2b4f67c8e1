/** The tint of what is white: on light paper it needs the outline that tokens.css gives it. */
export const WHITE = 'var(--r-modules)';

/** A symbol in its colour. */
export interface Drawn {
  symbol: string;
  tint: string;
}

/** By name: the sign of what each group of names counts. */
export function signsOf(...groups: readonly (readonly [Drawn | undefined, ...string[]])[]): Record<string, Drawn> {
  return Object.fromEntries(groups.flatMap(([sign, ...names]) => (sign ? names.map((name) => [name, sign]) : [])));
}

/** A number and a symbol instead of a sentence. */
export interface Sign {
  /** A number before the symbol; nothing for the symbol alone. */
  count?: number | string;
  symbol: string;
  tint: string;
}
