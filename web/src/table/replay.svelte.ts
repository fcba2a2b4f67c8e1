/** Stepping through a game: the server gives the table as it was after each ply, for the reader's own eyes. */
import type { TableState } from '../net/protocol';

/** How long a step stays on the screen while playing by itself. */
const STEP_MS = 900;

export interface Course {
  stepMs?: number;
  /** Called with each ply that is shown. */
  onstep?: (ply: number) => void;
  /** Called when the last one was shown, or could not be. */
  onend?: () => void;
}

export class Replay {
  ply = $state(0);
  last = $state(0);
  playing = $state(false);
  shown = $state.raw<TableState | null>(null);
  failed = $state(false);
  readonly #fetch: (ply: number) => Promise<TableState>;
  readonly #known = new Map<number, TableState>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(last: number, fetch: (ply: number) => Promise<TableState>) {
    this.last = last;
    this.#fetch = fetch;
  }

  /** Show the table after `ply`. While the slider runs ahead of the line, only the last wish is shown. */
  async seek(ply: number): Promise<void> {
    this.ply = Math.max(0, Math.min(ply, this.last));
    const wished = this.ply;
    try {
      const state = await this.#get(wished);
      if (wished !== this.ply) return;
      this.shown = state;
      this.failed = false;
      if (wished < this.last) void this.#get(wished + 1).catch(() => undefined);
    } catch {
      this.failed = true;
      this.pause();
    }
  }

  step(by: number): void {
    this.pause();
    void this.seek(this.ply + by);
  }

  play(course: Course = {}): void {
    this.playing = true;
    void this.#advance(this.ply >= this.last ? 0 : this.ply + 1, course);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #advance(ply: number, course: Course): Promise<void> {
    await this.seek(ply);
    if (!this.playing) {
      if (this.failed) course.onend?.();
      return;
    }
    course.onstep?.(this.ply);
    this.#timer = setTimeout(() => {
      if (this.ply < this.last) void this.#advance(this.ply + 1, course);
      else {
        this.pause();
        course.onend?.();
      }
    }, course.stepMs ?? STEP_MS);
  }

  async #get(ply: number): Promise<TableState> {
    const known = this.#known.get(ply);
    if (known) return known;
    const state = await this.#fetch(ply);
    this.#known.set(ply, state);
    return state;
  }
}
