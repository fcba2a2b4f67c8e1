/** A quantity: a symbol and how many, with what the symbol stands for. */
export interface Count {
  symbol: string;
  tint: string;
  count: number | string;
  label: string;
}
