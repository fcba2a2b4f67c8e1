/** The explanation of a thing, shown on hover, focus, long press and the `i` key. */
export interface Explanation {
  title: string;
  lines: string[];
  /** A short remark at the right of the title: a range, a price. */
  aside?: string;
  /** How the rule about it is opened. */
  rule?: string;
}
