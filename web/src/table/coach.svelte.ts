/** The coach at a table: the idea first, then three answers; and a word before a move that costs much. */
import { readCounting, writeCounting, type Counting } from '../app/counting';
import { settings } from '../app/settings.svelte';
import { texts } from '../i18n/i18n.svelte';
import { ApiError, type Api } from '../net/api';
import type { Action, Advice, JudgedAnswer } from '../net/protocol';
import { runsOut } from './clockTime';
import type { TableSession } from './session.svelte';

/** From which loss on a choice is warned of. */
const WARNED = { off: Infinity, gentle: 0.08, strict: 0.04 } as const;

export interface Warning {
  action: Action;
  judged: JudgedAnswer;
}

/** A question that is on its way: about one choice, or about all. */
interface Question {
  about: number | null;
  told: Promise<Advice | null>;
  hangUp: AbortController;
}

export class Coach {
  stage = $state<'closed' | 'thinking' | 'idea' | 'answers'>('closed');
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<ApiError['code'] | null>(null);
  warning = $state.raw<Warning | null>(null);
  counting = $state<Counting>(readCounting());
  readonly #session: TableSession;
  readonly #api: Api;
  #question: Question | null = null;
  /** What choices of this ply were found to be worth, */
  #judged = new Map<number, JudgedAnswer>();
  /** and of which of them the reader was warned: nobody is warned twice of the same. */
  #warned = new Set<number>();
  #ply = -1;

  constructor(session: TableSession, api: Api) {
    this.#session = session;
    this.#api = api;
    session.heed = (choice) => (this.#minds(choice) ? this.consider(choice) : null);
  }

  /** Whether advice can be asked for at this table, by this reader. */
  readonly on = $derived.by(() => this.#session.secret !== null && this.#session.state?.coach === true);
  readonly may = $derived.by(() => this.on && this.#session.myTurn && this.#session.replay === null);
  readonly answers = $derived(this.stage === 'answers' ? (this.advice?.answers ?? []) : []);
  readonly best = $derived(this.advice?.answers[0] ?? null);
  /** What speaks most for the best answer: what it brings its own seat, else whom it hinders. */
  readonly merit = $derived.by(() => {
    const good = this.best?.reasons.filter(({ worth }) => worth > 0) ?? [];
    return good.find(({ seat }) => seat === this.advice?.seat) ?? good[0] ?? null;
  });
  /** Whether nothing else may be answered. A bot may look at one answer only where there are more. */
  readonly forced = $derived.by(() => (this.#session.state?.decision?.actions?.length ?? 0) < 2);

  /**
   * An answer's chance to win, or the points it leads to, for the seat that asked. What was tried less often may
   * seem a little better than the best answer; it has no more chances for that.
   */
  worth(answer: JudgedAnswer): number {
    const of = (each: JudgedAnswer): number => each[this.counting][this.advice?.seat ?? 0] ?? 0;
    const top = this.counting === 'chances' && this.best ? of(this.best) : Infinity;
    return Math.min(top, of(answer));
  }

  count(counting: Counting): void {
    this.counting = counting;
    writeCounting(counting);
  }

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
    // A choice that is being judged is judged to its end.
    if (this.#question?.about === null) this.#question.hangUp.abort();
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
    this.#question?.hangUp.abort();
    this.#judged = new Map();
    this.#warned = new Set();
    this.advice = null;
    this.warning = null;
    this.close();
  }

  /** A choice is about to be confirmed: say so if it costs much. Whether there is a word to say. */
  async consider(ready: Action | null): Promise<boolean> {
    if (this.warning && this.warning.action.id === ready?.id) return true;
    this.warning = null;
    const { about, hangUp } = this.#question ?? {};
    // A choice that was given up is not judged to its end, unless a hint waits for the same answer.
    if (about != null && about !== ready?.id && this.stage !== 'thinking') hangUp?.abort();
    if (!ready || !this.#minds(ready)) return false;
    const judged = await this.#verdict(ready.id);
    if (!judged || judged.loss < this.#limit || this.#session.offer.ready?.id !== ready.id) return false;
    if (!this.#warned.has(ready.id) && !this.#hurried) {
      this.#warned.add(ready.id);
      this.warning = { action: ready, judged };
    }
    return this.warning?.action.id === ready.id;
  }

  dismiss(): void {
    this.warning = null;
  }

  get #limit(): number {
    return WARNED[settings.values.warnings];
  }

  /** Nobody is disturbed while a clock runs out. */
  get #hurried(): boolean {
    const { clock, clockAhead, state } = this.#session;
    return clock !== null && state?.decision != null && runsOut(clock, state.decision.seat, Date.now() + clockAhead);
  }

  /**
   * Whether a choice is judged before it is played: not one that is forced, nor one of which all is said. What is
   * chosen on another board, such as that of a plan, is not the table's.
   */
  #minds(choice: Action): boolean {
    const played = !this.#session.other && choice.way === undefined;
    const wanted = this.may && this.#limit !== Infinity && !this.forced && played;
    const told = this.#warned.has(choice.id) || this.answers.some(({ action }) => action.id === choice.id);
    return wanted && !told && !this.#hurried;
  }

  /** What a choice is worth, as far as that is known or can be found out. */
  async #verdict(action: number): Promise<JudgedAnswer | null> {
    // A hint that is being thought about tells of this choice too.
    if (this.stage === 'thinking') await this.#question?.told;
    const known = this.#judged.get(action) ?? this.advice?.answers.find((answer) => answer.action.id === action);
    const loss = this.advice?.losses[String(action)];
    if (known || (loss !== undefined && loss < this.#limit)) return known ?? null;
    const told = await this.#ask(action);
    const judged = told?.asked[0];
    if (!told || !judged) return null;
    this.advice ??= told;
    this.#judged.set(action, judged);
    return judged;
  }

  async #think(): Promise<void> {
    this.stage = 'thinking';
    this.problem = null;
    // A choice that is being judged is compared with the best answers: nothing else has to be asked.
    if (!this.advice && this.#question) await this.#question.told;
    if (this.stage !== 'thinking') return;
    this.advice ??= await this.#ask(null);
    if (this.stage !== 'thinking') return;
    if (this.advice) this.stage = this.forced ? 'answers' : 'idea';
    else if (this.problem === null) this.stage = 'closed';
  }

  /** One question at a time: the newest takes the place of the one before, and an equal one waits with it. */
  #ask(about: number | null): Promise<Advice | null> {
    if (this.#question?.about === about) return this.#question.told;
    this.#question?.hangUp.abort();
    const hangUp = new AbortController();
    const question = { about, hangUp, told: this.#told(about, hangUp.signal) };
    this.#question = question;
    hangUp.signal.addEventListener('abort', () => this.#leave(question));
    void question.told.finally(() => this.#leave(question));
    return question.told;
  }

  #leave(question: Question): void {
    if (this.#question === question) this.#question = null;
  }

  async #told(about: number | null, signal: AbortSignal): Promise<Advice | null> {
    const { state, secret, table } = this.#session;
    if (!state || secret === null) return null;
    try {
      const [told] = await Promise.all([
        this.#api.hint({ table, secret }, state.ply, about, signal),
        texts.need('think', 'terms'),
      ]);
      return signal.aborted || this.#session.state?.ply !== state.ply ? null : told;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof ApiError)) throw error;
      // A warning that does not come is no trouble; a hint that was asked for is.
      if (about === null && error.code !== 'stale') this.problem = error.code;
      return null;
    }
  }
}
