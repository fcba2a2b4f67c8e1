/** What is marked on a board, and why. */
import type { Ref } from '../net/protocol';

export interface Mark {
  kind: 'mark' | 'wrong' | 'halo' | 'result';
  refs: readonly Ref[];
  label: string;
}
