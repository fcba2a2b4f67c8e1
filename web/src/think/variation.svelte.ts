/**
 * A variation of a finished game: other answers from a moment on, played on the board, and how a strong bot would go
 * on. Every seat may be decided for: the game is over, and nothing is secret any more.
 */
import { t } from '../i18n/i18n.svelte';
import { ApiError, type Api } from '../net/api';
import type { Action, Advice, JudgedMove, TableState } from '../net/protocol';
import type { OtherBoard } from '../table/otherBoard';
import type { TableSession } from '../table/session.svelte';
import { shareOfVictory } from './course';

/** Who answers for the others: the bot, the reader, or whoever did in the game as long as that is possible. */
export type Others = 'bot' | 'me' | 'played';
export const OTHERS: readonly Others[] = ['bot', 'me', 'played'];

export interface Step {
  seat: number;
  action: Action;
  by: 'me' | 'bot' | 'played';
}

/** What the bot sees at a moment of the variation. */
interface Judged {
  chances: readonly number[];
  advice: Advice | null;
}

export class Variation implements OtherBoard {
  readonly kind = 'variation';
  /** Which of the two lines that may stand side by side this is. */
  readonly number: 1 | 2;
  /** The place of the move it branches off from, and that move. */
  readonly from: number;
  readonly move: JudgedMove;
  line = $state.raw<readonly Step[]>([]);
  /** How many steps of the line are on the board. */
  at = $state(0);
  shown = $state.raw<TableState | null>(null);
  others = $state<Others>('bot');
  problem = $state.raw<ApiError['code'] | null>(null);
  thinking = $state(false);
  /** How chance falls from the moment it branches off: as it fell, or otherwise, each number in a way of its own. */
  roll = $state(0);
  /** By the number of steps: how everybody stands there. */
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  readonly #session: TableSession;
  readonly #api: Api;
  readonly #game: readonly JudgedMove[];
  readonly #leave: () => void;
  readonly #states = new Map<string, TableState>();
  #asking: AbortController | null = null;
  #closed = false;

  constructor(
    session: TableSession,
    api: Api,
    game: readonly JudgedMove[],
    from: number,
    leave: () => void,
    number: 1 | 2 = 1,
  ) {
    const move = game[from];
    if (!move) throw new Error('a variation begins at a move');
    this.#session = session;
    this.#api = api;
    this.#game = game;
    this.#leave = leave;
    this.number = number;
    // Until the first answer is there, the board stays as it is.
    this.shown = session.shown;
    this.from = from;
    this.move = move;
  }

  get steps(): number {
    return this.at;
  }

  /** The seat whose other answer is tried: the one that the reader plays. */
  readonly seat = $derived.by(() => this.move.seat);
  readonly words = $derived.by(() => {
    const decision = this.shown?.decision;
    const theirs = decision && decision.seat !== this.seat && this.others !== 'me';
    return {
      prompt:
        theirs && this.thinking
          ? t('think-variation-bot', { name: this.#session.seatName(decision.seat) })
          : !decision || !this.#session.ui
            ? t('think-end')
            : // What a question is about is told to who decides: until the branch is there, that is nobody.
              decision.args
              ? this.#session.sentences.prompt(decision)
              : t('think-variation-thinking'),
      hint: t('think-variation-apart'),
    };
  });

  /** Begin with steps that are known already: the line of a bot, or one that was kept. */
  async begin(line: readonly Step[] = [], roll = 0): Promise<void> {
    this.line = line;
    this.roll = roll;
    await this.seek(line.length);
  }

  /** Let dice and draws fall otherwise. What the seat answered first stays, where it is still possible. */
  async rollAgain(): Promise<void> {
    const end = this.line.findIndex(({ by }) => by !== 'me');
    const own = end < 0 ? this.line : this.line.slice(0, end);
    this.roll += 1;
    this.judged = new Map();
    this.line = own;
    await this.seek(own.length);
    if (this.problem !== 'illegal_action') return;
    this.line = [];
    await this.seek(0);
  }

  take(actions: readonly Action[]): void {
    const seat = this.shown?.decision?.seat;
    if (seat === undefined) return;
    void this.#grow(actions.map((action) => ({ seat, action, by: 'me' as const })));
  }

  /** Back to the reader's own last answer. */
  undo(): void {
    const own = this.line.slice(0, this.at).findLastIndex(({ by }) => by === 'me');
    const left = own >= 0 ? own : Math.max(0, this.at - 1);
    this.line = this.line.slice(0, left);
    this.#forget(left);
    void this.seek(left, false);
  }

  restart(): void {
    this.line = [];
    this.#forget(0);
    void this.seek(0, false);
  }

  leave(): void {
    this.end();
    this.#leave();
  }

  /** Nothing of it is wanted any more. */
  end(): void {
    this.#closed = true;
    this.#asking?.abort();
  }

  step(by: number): void {
    void this.seek(this.at + by, false);
  }

  /** Show the board after so many steps; `onward`: whoever plays the others then answers. */
  async seek(steps: number, onward = true): Promise<void> {
    const at = Math.max(0, Math.min(steps, this.line.length));
    this.at = at;
    this.#asking?.abort();
    this.thinking = false;
    try {
      const state = await this.#stateAfter(at);
      if (this.#closed || this.at !== at) return;
      this.shown = state;
      this.problem = null;
      if (this.#session.other === this) this.#session.clear();
      await this.#judge(at, state, onward);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.at === at) this.problem = error.code;
    }
  }

  /** How a seat stands after so many steps, if the bot has said so. */
  chance(steps: number, seat: number): number | null {
    return this.judged.get(steps)?.chances[seat] ?? null;
  }

  /** The answers the bot would give where the board stands. */
  readonly answers = $derived.by(() => this.judged.get(this.at)?.advice?.answers ?? []);

  async #grow(steps: readonly Step[]): Promise<void> {
    this.line = [...this.line.slice(0, this.at), ...steps];
    this.#forget(this.at + 1);
    await this.seek(this.line.length);
  }

  #forget(from: number): void {
    this.judged = new Map([...this.judged].filter(([steps]) => steps < from));
  }

  async #stateAfter(at: number): Promise<TableState> {
    const actions = this.line.slice(0, at).map(({ action }) => action.id);
    const key = `${this.roll}: ${actions.join(' ')}`;
    const known = this.#states.get(key);
    if (known) return known;
    const { table, secret } = this.#session;
    const state = await this.#api.branch(table, secret, this.move.ply, actions, true, this.roll);
    this.#states.set(key, state);
    return state;
  }

  async #judge(at: number, state: TableState, onward: boolean): Promise<void> {
    if (!state.decision) {
      const { outcome } = state;
      if (outcome) {
        const chances = outcome.scores.map((_, seat) => shareOfVictory(outcome, seat));
        this.judged = new Map([...this.judged, [at, { chances, advice: null }]]);
      }
      return;
    }
    const { decision } = state;
    const theirs = decision.seat !== this.seat && this.others !== 'me' && onward && at === this.line.length;
    const next = theirs && this.others === 'played' ? this.#asPlayed(at, state) : null;
    let advice = this.judged.get(at)?.advice ?? null;
    if (!advice) {
      this.thinking = true;
      const asking = new AbortController();
      this.#asking = asking;
      const actions = this.line.slice(0, at).map(({ action }) => action.id);
      try {
        advice = await this.#api.judge(this.#session.table, this.move.ply, actions, this.roll, asking.signal);
      } catch (error) {
        if (asking.signal.aborted) return;
        throw error;
      } finally {
        if (!asking.signal.aborted) this.thinking = false;
      }
      if (this.#closed || this.at !== at) return;
      this.judged = new Map([...this.judged, [at, { chances: advice.answers[0]?.chances ?? [], advice }]]);
    }
    const best = advice.answers[0]?.action;
    if (!theirs || !best) return;
    await this.#grow([{ seat: decision.seat, action: next ?? best, by: next ? 'played' : 'bot' }]);
  }

  /** What the same seat answered in the game at its like turn, if that is possible here. */
  #asPlayed(at: number, state: TableState): Action | null {
    const seat = state.decision?.seat;
    const before = this.line.slice(0, at).filter((step) => step.seat === seat).length;
    const later = this.#game.slice(this.from).filter((move) => move.seat === seat);
    const wanted = later[before]?.played.action.id;
    return state.decision?.actions?.find(({ id }) => id === wanted) ?? null;
  }
}
