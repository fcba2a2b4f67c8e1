/** The coach at a table: the idea first, then three answers; and a word before a move that costs much. */
import { settings } from '../app/settings.svelte';
import { texts } from '../i18n/i18n.svelte';
import { ApiError, type Api } from '../net/api';
import type { Action, Advice, JudgedAnswer } from '../net/protocol';
import type { TableSession } from './session.svelte';

/** From which loss on a choice is warned of. */
const WARNED = { off: Infinity, gentle: 0.08, strict: 0.04 } as const;

export interface Warning {
  action: Action;
  judged: JudgedAnswer;
}

export class Coach {
  stage = $state<'closed' | 'thinking' | 'idea' | 'answers'>('closed');
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<ApiError['code'] | null>(null);
  warning = $state.raw<Warning | null>(null);
  readonly #session: TableSession;
  readonly #api: Api | null;
  #asking: AbortController | null = null;
  /** The choices that were judged at this ply: nobody is warned twice of the same. */
  #warned = new Set<number>();
  #ply = -1;

  constructor(session: TableSession, api: Api | null) {
    this.#session = session;
    this.#api = api;
  }

  /** Whether advice can be asked for at this table, by this reader. */
  readonly on = $derived.by(
    () => this.#api !== null && this.#session.secret !== null && this.#session.state?.coach === true,
  );
  readonly may = $derived.by(() => this.on && this.#session.myTurn && this.#session.replay === null);
  readonly answers = $derived(this.stage === 'answers' ? (this.advice?.answers ?? []) : []);
  readonly best = $derived(this.advice?.answers[0] ?? null);

  /** The first touch asks for the idea, the second for the move, the third closes. */
  touch(): void {
    if (this.stage === 'closed') void this.#think();
    else if (this.stage === 'idea') this.reveal();
    else this.close();
  }

  reveal(): void {
    this.warning = null;
    if (this.advice) this.stage = 'answers';
    else void this.#think().then(() => this.advice && (this.stage = 'answers'));
  }

  close(): void {
    this.#asking?.abort();
    this.stage = 'closed';
    this.problem = null;
  }

  /** An answer becomes an ordinary choice; Confirm stays with the reader. */
  choose(answer: JudgedAnswer): void {
    const legal = this.#session.actions.find(({ id }) => id === answer.action.id);
    if (legal) this.#session.choose(legal);
  }

  /** The position is another: what was asked about the old one is not wanted any more. */
  renew(ply: number): void {
    if (ply === this.#ply) return;
    this.#ply = ply;
    this.#asking?.abort();
    this.#warned = new Set();
    this.advice = null;
    this.warning = null;
    this.close();
  }

  /** A choice is about to be confirmed: say so if it costs much. */
  async consider(ready: Action | null): Promise<void> {
    this.warning = null;
    const limit = WARNED[settings.values.warnings];
    const choices = this.#session.state?.decision?.actions?.length ?? 0;
    if (!ready || ready.way || !this.may || limit === Infinity || choices < 2 || this.#warned.has(ready.id)) return;
    this.#warned.add(ready.id);
    const known = this.advice?.losses[String(ready.id)];
    if (known !== undefined && known < limit) return;
    const told = await this.#ask(ready.id);
    const judged = told?.asked[0];
    if (!told || !judged || this.#session.offer.ready?.id !== ready.id) return;
    this.advice ??= told;
    if (judged.loss >= limit) this.warning = { action: ready, judged };
  }

  dismiss(): void {
    this.warning = null;
  }

  async #think(): Promise<void> {
    this.stage = 'thinking';
    this.problem = null;
    this.advice ??= await this.#ask(null);
    if (this.stage !== 'thinking') return;
    if (this.advice) this.stage = this.advice.answers.length > 1 ? 'idea' : 'answers';
    else if (this.problem === null) this.stage = 'closed';
  }

  async #ask(action: number | null): Promise<Advice | null> {
    const { state, secret, table } = this.#session;
    if (!state || secret === null || this.#api === null) return null;
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const [told] = await Promise.all([
        this.#api.hint({ table, secret }, state.ply, action, asking.signal),
        texts.need('think', 'terms'),
      ]);
      return this.#session.state?.ply === state.ply ? told : null;
    } catch (error) {
      if (asking.signal.aborted) return null;
      if (!(error instanceof ApiError)) throw error;
      // A warning that does not come is no trouble; a hint that was asked for is.
      if (action === null && error.code !== 'stale') this.problem = error.code;
      return null;
    }
  }
}
