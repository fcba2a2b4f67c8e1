/** A number and a symbol instead of a sentence. */
export interface Sign {
  /** A number before the symbol; nothing for the symbol alone. */
  count?: number | string;
  symbol: string;
  tint: string;
}
