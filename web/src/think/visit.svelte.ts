/** One visit to the analysis of a game: what is known so far, the move that is looked at, and the line followed. */
import { readStored, writeStored } from '../app/stored';
import type { Analysis, JudgedAnswer, JudgedMove, TableState } from '../net/protocol';
import { ApiError, type Api } from '../net/api';
import type { TableSession } from '../table/session.svelte';
import { merged, roundsOf, type Counting } from './course';

/** How long until what is new is asked for again. */
const AGAIN_MS = 1000;
/** A step of a game that plays by itself. */
const STEP_MS = 1100;
const COUNTING = 'astrolude.counting';

export interface Following {
  answer: JudgedAnswer;
  /** How many answers of the line have been walked. */
  step: number;
  /** Chance fell otherwise than in the line. */
  ended: boolean;
}

export class AnalysisVisit {
  readonly session: TableSession;
  analysis = $state.raw<Analysis | null>(null);
  moves = $state.raw<readonly JudgedMove[]>([]);
  /** The table's ply that is looked at: a move's own, or the last one for the end. */
  ply = $state<number | null>(null);
  focus = $state<number | null>(null);
  /** Which of the better answers is open. */
  open = $state(0);
  following = $state.raw<Following | null>(null);
  problem = $state.raw<ApiError['code'] | null>(null);
  counting = $state<Counting>(readStored(COUNTING) === 'points' ? 'points' : 'chances');
  playing = $state(false);
  /** Seconds until all moves have been looked at, as far as can be told. */
  left = $state<number | null>(null);
  readonly #api: Api;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #player: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #begun: { at: number; done: number } | null = null;

  constructor(session: TableSession, api: Api, ply: number | null) {
    this.session = session;
    this.#api = api;
    this.ply = ply;
  }

  readonly last = $derived.by(() => this.session.state?.ply ?? 0);
  readonly of = $derived(Math.max(this.analysis?.of ?? 0, this.moves.length));
  /** Where the move stands among all; as many as there are for the end. */
  readonly at = $derived.by(() => {
    const { ply } = this;
    if (ply === null) return 0;
    if (ply >= this.last && this.last > 0) return this.moves.length;
    const next = this.moves.findIndex((move) => move.ply > ply);
    return Math.max(0, (next < 0 ? this.moves.length : next) - 1);
  });
  readonly move = $derived<JudgedMove | null>(this.moves[this.at] ?? null);
  readonly better = $derived(this.move ? this.move.best : []);
  readonly turning = $derived.by(() => {
    const plies = new Set(this.analysis?.turning ?? []);
    return this.moves.filter(({ ply }) => plies.has(ply));
  });
  /** The turning point that is looked at, from 0; -1 if none is. */
  readonly turningAt = $derived(this.turning.findIndex(({ ply }) => ply === this.move?.ply));
  readonly rounds = $derived.by(() => roundsOf(this.session.log, this.moves));
  readonly round = $derived(this.rounds.findLast(({ at }) => at <= this.at)?.round ?? null);
  readonly computing = $derived(this.analysis?.status === 'computing');

  async begin(): Promise<void> {
    await this.#told(() => this.#api.analyse(this.session.table));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.pause();
  }

  count(counting: Counting): void {
    this.counting = counting;
    writeStored(COUNTING, counting);
  }

  /** Look at a move by its place, or at the end. */
  seek(at: number): void {
    const place = Math.max(0, Math.min(at, this.moves.length));
    this.ply = this.moves[place]?.ply ?? this.last;
    this.open = 0;
    this.show();
  }

  step(by: number): void {
    this.pause();
    if (this.following) {
      if (by > 0) void this.follow();
      else this.back();
    } else this.seek(this.at + by);
  }

  /** The next turning point, or the one before. */
  turn(by: number): void {
    const here = this.ply ?? 0;
    const found = by > 0 ? this.turning.find(({ ply }) => ply > here) : this.turning.findLast(({ ply }) => ply < here);
    if (found) this.seek(this.moves.indexOf(found));
  }

  /** The board shows the moment before the move. */
  show(): void {
    this.following = null;
    const { ply, session } = this;
    if (ply === null) return;
    if (session.replay === null) session.startReplay(ply);
    else void session.replay.seek(ply);
  }

  /** Walk the line of the open answer on the board, one answer further each time. */
  async follow(): Promise<void> {
    const { move, session } = this;
    const answer = this.following?.answer ?? this.better[this.open];
    if (!move || !answer || this.following?.ended) return;
    const step = Math.min((this.following?.step ?? 0) + 1, answer.line.length);
    if (step === this.following?.step) return;
    this.pause();
    const actions = answer.line.slice(0, step).map(({ action }) => action.id);
    this.following = { answer, step, ended: false };
    let state: TableState;
    try {
      state = await this.#api.branch(session.table, session.secret, move.ply, actions);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.following = { answer, step: step - 1, ended: true };
      return;
    }
    // Whoever went back meanwhile is not taken away again.
    if (this.following?.answer === answer && this.following.step === step && session.replay)
      session.replay.shown = state;
  }

  back(): void {
    if (this.following) this.show();
  }

  play(): void {
    if (this.at >= this.moves.length) this.seek(0);
    this.playing = true;
    this.#advance();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#player);
  }

  #advance(): void {
    this.#player = setTimeout(() => {
      if (!this.playing) return;
      this.seek(this.at + 1);
      if (this.at >= this.moves.length) this.pause();
      else this.#advance();
    }, STEP_MS);
  }

  async #told(ask: () => Promise<Analysis>): Promise<void> {
    try {
      const told = await ask();
      if (this.#closed) return;
      this.problem = null;
      this.analysis = told;
      this.moves = merged(this.moves, told.moves);
      this.#estimate(told);
      if (told.status !== 'computing' && !told.refining) return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.code;
      if (error.code !== 'offline' && error.code !== 'server' && error.code !== 'unavailable') return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#again(), AGAIN_MS);
  }

  #again(): Promise<void> {
    return this.#told(() => this.#api.analysis(this.session.table, this.analysis?.stamp ?? 0));
  }

  #estimate({ done, of, status }: Analysis): void {
    this.#begun ??= { at: Date.now(), done };
    const gone = done - this.#begun.done;
    const pace = (Date.now() - this.#begun.at) / 1000 / Math.max(gone, 1);
    this.left = status === 'computing' && gone > 0 ? Math.ceil((of - done) * pace) : null;
  }
}
