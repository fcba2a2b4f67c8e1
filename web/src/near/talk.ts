/** What the page and its workers say to each other. */
import type { Progress } from './booting';
import type { Contents } from './contents';
import type { Told } from './trouble';

export interface Start {
  kind: 'start';
  /** The address below which the pieces lie. */
  base: string;
  contents: Contents;
}

export type ToHost =
  | Start
  | { kind: 'call'; id: number; method: string; address: string; secret: string | null; body: string | null }
  | { kind: 'open'; line: number; address: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromHost =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'ready' }
  | ({ kind: 'failed' } & Told)
  /** Whether the last change could be written down. */
  | { kind: 'kept'; kept: boolean }
  | { kind: 'answer'; id: number; status: number; body: string; json: boolean }
  | { kind: 'told'; line: number; text: string };

export type ToMind = Start | { kind: 'think'; id: number; parcel: string };
export type FromMind = { kind: 'thought'; id: number; parcel: string } | { kind: 'failed'; message: string };
