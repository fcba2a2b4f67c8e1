/** One visit to the analysis of a game: what is known so far, the move that is looked at, and the line followed. */
import { readCounting, writeCounting, type Counting } from '../app/counting';
import type { Analysis, JudgedAnswer, JudgedMove, TableState } from '../net/protocol';
import { ApiError, type Api } from '../net/api';
import type { TableSession } from '../table/session.svelte';
import { merged, roundsOf } from './course';
import { keep, type KeptVariation, keptOf } from './kept';
import { type Step, Variation } from './variation.svelte';

/** How long until what is new is asked for again. */
const AGAIN_MS = 1000;
/** A step of a game that plays by itself. */
const STEP_MS = 1100;

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
  /** The seat that was touched. */
  chosen = $state<number | null>(null);
  /** Which of the better answers is open. */
  open = $state(0);
  following = $state.raw<Following | null>(null);
  /** Another line that is played on the board. */
  variation = $state.raw<Variation | null>(null);
  /** A second line from the same moment, which is compared with it. */
  beside = $state.raw<Variation | null>(null);
  kept = $state.raw<readonly KeptVariation[]>([]);
  problem = $state.raw<ApiError['code'] | null>(null);
  counting = $state<Counting>(readCounting());
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
    this.kept = keptOf(session.table);
  }

  readonly last = $derived.by(() => this.session.state?.ply ?? 0);
  /** By whose eyes the game is looked at: one's own, or the winner's where there are none or several. */
  readonly focus = $derived.by(() => {
    const { you, state } = this.session;
    const found = you.length === 1 ? you[0] : state?.outcome?.ranks.indexOf(1);
    return this.chosen ?? Math.max(0, found ?? 0);
  });
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
    writeCounting(counting);
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

  /** Play another answer at this move: from the moment itself, or on from the line that is followed. */
  vary(line: readonly Step[] = [], roll = 0): void {
    if (!this.move || this.variation) return;
    this.pause();
    const followed = this.following?.answer.line.slice(0, this.following.step) ?? [];
    const begun = line.length > 0 ? line : followed.map(({ seat, action }) => ({ seat, action, by: 'bot' as const }));
    this.following = null;
    const variation = new Variation(this.session, this.#api, this.moves, this.at, () => this.#unvary());
    this.#put(variation);
    void variation.begin(begun, roll);
  }

  /** The lines that are compared, at most two. */
  readonly lines = $derived.by(() =>
    [this.variation, this.beside].filter((line) => line !== null).sort((a, b) => a.number - b.number),
  );

  /** Begin a second line from the same moment. */
  another(): void {
    const { variation } = this;
    if (!variation || this.beside) return;
    const number = variation.number === 1 ? 2 : 1;
    this.beside = variation;
    const second = new Variation(this.session, this.#api, this.moves, variation.from, () => this.#unvary(), number);
    this.#put(second);
    void second.begin();
  }

  /** The board shows the line with this number. */
  compare(number: number): void {
    const { variation, beside } = this;
    if (!variation || !beside || variation.number === number) return;
    this.beside = variation;
    this.#put(beside);
  }

  /** Throw the line on the board away; the other one stays. */
  drop(): void {
    const { beside } = this;
    if (!beside) return;
    this.variation?.end();
    this.beside = null;
    this.#put(beside);
  }

  #put(variation: Variation): void {
    this.variation = variation;
    this.session.other = variation;
    this.session.clear();
  }

  keep(): void {
    const { variation, session } = this;
    if (!variation || variation.line.length === 0) return;
    this.kept = keep(session.table, { ply: variation.move.ply, roll: variation.roll, line: variation.line });
  }

  #unvary(): void {
    this.beside?.end();
    this.beside = null;
    this.variation = null;
    this.session.other = null;
    this.session.clear();
    this.show();
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
