/** Waits between attempts to reconnect: doubling, capped, and spread so that a crowd does not return at once. */
export class Backoff {
  static readonly FIRST_MS = 500;
  static readonly LONGEST_MS = 15_000;
  #attempt = 0;
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** The next wait in milliseconds, between half of the step and the whole of it. */
  next(): number {
    const step = Math.min(Backoff.LONGEST_MS, Backoff.FIRST_MS * 2 ** this.#attempt);
    this.#attempt += 1;
    return Math.round(step / 2 + (step / 2) * this.#random());
  }

  reset(): void {
    this.#attempt = 0;
  }
}
