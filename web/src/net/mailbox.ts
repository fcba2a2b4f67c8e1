/**
 * Between the line and the screen: many states may arrive within one frame, the screen wants the newest.
 *
 * Events are joined, so that the log misses none. `behind` says that states were skipped: then nothing is animated.
 */
import type { GameEvent, TableState } from './protocol';

export interface Delivery {
  state: TableState;
  /** What happened since the last delivery. */
  events: GameEvent[];
  behind: boolean;
}

export class Mailbox {
  readonly #deliver: (delivery: Delivery) => void;
  readonly #nextFrame: (task: () => void) => void;
  #waiting: TableState[] = [];
  #planned = false;
  #closed = false;

  constructor(deliver: (delivery: Delivery) => void, nextFrame: (task: () => void) => void = frame) {
    this.#deliver = deliver;
    this.#nextFrame = nextFrame;
  }

  /** Nobody looks any more: what is waiting, and what a closing line still brings, is dropped. */
  close(): void {
    this.#closed = true;
    this.#waiting = [];
  }

  put(state: TableState): void {
    if (this.#closed) return;
    this.#waiting.push(state);
    if (this.#planned) return;
    this.#planned = true;
    this.#nextFrame(() => this.#empty());
  }

  #empty(): void {
    this.#planned = false;
    const states = this.#waiting;
    this.#waiting = [];
    const newest = states.at(-1);
    if (!newest) return;
    const fromPly = Math.min(...states.map((state) => state.from_ply));
    const events = states.reduce<GameEvent[]>((known, state) => joinLog(known, state), []);
    this.#deliver({ state: { ...newest, from_ply: fromPly, events }, events, behind: states.length > 1 });
  }
}

/**
 * The log after a state: what it says about the plies after `from_ply` replaces what was known of them. A whole log
 * comes with -1, since the set-up has ply 0.
 */
export function joinLog(log: readonly GameEvent[], state: Pick<TableState, 'events' | 'from_ply'>): GameEvent[] {
  return [...log.filter((event) => event.ply <= state.from_ply), ...state.events];
}

/** A hidden page gets no frames; it still wants its title badge and its log. */
function frame(task: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(task, 100);
  else requestAnimationFrame(task);
}
