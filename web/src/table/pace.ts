/** How fast the moves of bots are shown: between the line and the screen, in order, each no sooner than the pace says. */
import type { Pace } from '../app/settings.svelte';
import type { TableState } from '../net/protocol';

/** Between what is on the screen and the next move of a bot, in milliseconds. */
export const GAPS: Readonly<Record<Pace, number>> = { atOnce: 0, brisk: 450, people: 1500 };
/** So many moves may wait; whoever is further behind is brought up to date. */
const MOST = 24;

export interface Clock {
  now(): number;
  later(task: () => void, milliseconds: number): unknown;
  /** Nobody looks: there is nothing to follow. */
  hidden(): boolean;
}

const REAL: Clock = {
  now: () => performance.now(),
  later: (task, milliseconds) => setTimeout(task, milliseconds),
  hidden: () => document.visibilityState === 'hidden',
};

export class Pacer {
  readonly #show: (state: TableState) => void;
  readonly #gap: () => number;
  readonly #clock: Clock;
  #waiting: TableState[] = [];
  #last: TableState | null = null;
  #shownAt = -Infinity;
  #planned = false;
  #closed = false;

  constructor(show: (state: TableState) => void, gap: () => number, clock: Clock = REAL) {
    this.#show = show;
    this.#gap = gap;
    this.#clock = clock;
  }

  /** Whether moves have come that are not shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  put(state: TableState): void {
    this.#waiting.push(state);
    if (!this.#planned) this.#go();
  }

  /** Show at once what is waiting. */
  flush(): void {
    for (const state of this.#waiting.splice(0)) this.#now(state);
  }

  close(): void {
    this.#closed = true;
    this.#waiting = [];
  }

  #go(): void {
    this.#planned = false;
    if (this.#closed) return;
    if (this.#waiting.length > MOST) this.flush();
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const wait = this.#wait(next);
      if (wait > 0) {
        this.#planned = true;
        this.#clock.later(() => this.#go(), wait);
        return;
      }
      this.#waiting.shift();
      this.#now(next);
    }
  }

  #wait(next: TableState): number {
    if (this.#clock.hidden() || !followsBot(this.#last, next)) return 0;
    return this.#shownAt + this.#gap() - this.#clock.now();
  }

  #now(state: TableState): void {
    this.#last = state;
    this.#shownAt = this.#clock.now();
    this.#show(state);
  }
}

/** Whether a state came about by a bot's decision. */
function followsBot(before: TableState | null, { ply }: TableState): boolean {
  const seat = before?.decision?.seat;
  return before !== null && ply > before.ply && before.seats.find((each) => each.seat === seat)?.kind === 'bot';
}
