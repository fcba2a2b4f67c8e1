/**
 * The scratch board beside a running game: one's own turn tried out, planned, and thrown away. Only the reader sees it.
 * The plan is a standing order of the seat, kept by the host; it never plays by itself.
 */
import { toasts } from '../design/toasts.svelte';
import { t, texts } from '../i18n/i18n.svelte';
import { ApiError, type Api } from '../net/api';
import type { Action, TableState, Trial } from '../net/protocol';
import type { OtherBoard } from './otherBoard';
import type { TableSession } from './session.svelte';

const PLAN = 'plan';

export class Plan implements OtherBoard {
  readonly kind = 'plan';
  open = $state(false);
  trial = $state.raw<Trial | null>(null);
  problem = $state.raw<ApiError['code'] | null>(null);
  busy = $state(false);
  guess = $state(false);
  readonly #session: TableSession;
  readonly #api: Api;
  #asked = '';

  constructor(session: TableSession, api: Api) {
    this.#session = session;
    this.#api = api;
  }

  /** Whether a board to think on can be had: in a running game, by who sits there and does not look back. */
  readonly may = $derived.by(
    () =>
      this.#session.state?.status === 'running' &&
      this.#session.state.view !== null &&
      this.#session.state.eyes !== null &&
      this.#session.secret !== null &&
      this.#session.replay === null,
  );
  /** The steps as they are kept, in notation. */
  readonly lines = $derived.by(() => (this.#session.state?.orders?.[PLAN] ?? '').split('\n').filter(Boolean));
  get steps(): number {
    return this.lines.length;
  }
  readonly seat = $derived.by(() => this.#session.state?.eyes ?? 0);
  /** The table as it would be: ivory dashes and ghosts stand on what is real. */
  readonly shown = $derived.by<TableState | null>(() => {
    const { state } = this.#session;
    if (!state || !this.trial) return state;
    return { ...state, view: this.trial.view, decision: this.trial.decision, you: [this.trial.seat] };
  });
  readonly words = $derived.by(() => {
    const decision = this.#session.state?.decision;
    const who = decision ? this.#session.seatName(decision.seat) : '';
    const mine = decision?.seat === this.seat;
    return {
      prompt:
        mine && decision && this.#session.ui
          ? this.#session.sentences.prompt(decision)
          : t('think-plan-plays', { name: who }),
      hint: t('think-plan-apart'),
    };
  });
  /** The first step of the plan, where it can be done at the table now. */
  readonly next = $derived.by<Action | null>(() => {
    const [first] = this.lines;
    if (first === undefined || this.open) return null;
    return this.#session.actions.find(({ text, way }) => text === first && way === undefined) ?? null;
  });

  async show(): Promise<void> {
    if (!this.may) return;
    await texts.need('think', 'terms');
    this.open = true;
    this.trial = null;
    this.#session.clear();
    this.#session.other = this;
    await this.refresh();
  }

  leave(): void {
    this.open = false;
    if (this.#session.other === this) this.#session.other = null;
    this.#session.clear();
  }

  take(actions: readonly Action[]): void {
    void this.#write([...this.lines, ...actions.map(({ text }) => text)]);
  }

  undo(): void {
    void this.#write(this.lines.slice(0, -1));
  }

  remove(place: number): void {
    void this.#write(this.lines.filter((_, at) => at !== place));
  }

  clear(): void {
    void this.#write([]);
  }

  ask(guess: boolean): void {
    this.guess = guess;
    void this.refresh(true);
  }

  /** Look at the steps again: after each move at the table, and each change of the plan. */
  async refresh(anyway = false): Promise<void> {
    const { state, secret, table } = this.#session;
    if (!state || secret === null || !this.open) return;
    const key = `${state.ply} ${this.seat} ${this.lines.join('\n')}`;
    if (key === this.#asked && this.trial && !anyway) return;
    this.#asked = key;
    this.busy = true;
    try {
      const wish = { ply: state.ply, steps: [...this.lines], seat: this.seat, guess: this.guess };
      const trial = await this.#api.tryOut({ table, secret }, wish);
      if (this.#asked !== key) return;
      this.trial = trial;
      this.problem = null;
      this.#session.clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.#asked === key && error.code !== 'stale') this.problem = error.code;
    } finally {
      if (this.#asked === key) this.busy = false;
    }
  }

  async #write(lines: readonly string[]): Promise<void> {
    try {
      await this.#session.order(PLAN, lines.join('\n'));
      await this.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.show(t(`app-error-${error.code}`));
    }
  }
}
