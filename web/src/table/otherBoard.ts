/** Another board in place of the table's: a variation or a plan. What is chosen on it never reaches the table. */
import type { Action, TableState } from '../net/protocol';

export interface OtherBoard {
  /** What it shows; null until it is known. */
  readonly shown: TableState | null;
  /** What the dock says there while nothing is chosen. */
  readonly words: { prompt: string; hint: string };
  /** Whether there is a step to be taken back. */
  readonly steps: number;
  /** How it is drawn: a variation in the analyst's colour, a thought in ivory dashes. */
  readonly kind: 'variation' | 'plan';
  take(actions: readonly Action[]): void;
  undo(): void;
  leave(): void;
}
