/** One visit to a puzzle: the session at its board, where the solver stands, hints, and how it ended. */
import { playingName } from '../app/guest';
import { heldSeats } from '../app/seats.svelte';
import { puzzleMemory, type Outcome } from '../app/puzzles.svelte';
import type { GameUi } from '../games/types';
import type { Api } from '../net/api';
import type { Action, PuzzleInfo, PuzzleProgress, Ref } from '../net/protocol';
import { PositionLine } from '../table/positionLine';
import { TableSession, type SessionOptions } from '../table/session.svelte';

export class PuzzleVisit {
  readonly game: string;
  readonly puzzle: PuzzleInfo;
  readonly session: TableSession;
  progress = $state.raw<PuzzleProgress | null>(null);
  /** The rung of the hint: nothing, the things meant, the choice. */
  rung = $state(0);
  /** The solution was asked for. */
  shown = $state(false);
  /** What the last judged turn changed. */
  outcome = $state.raw<Outcome | null>(null);
  /** What was chosen, in the words of the moment before it. */
  words = $state.raw<readonly string[]>([]);
  readonly #api: Api;
  readonly #line: PositionLine<PuzzleProgress>;
  /** The day whose puzzle this is. */
  readonly #day: string | null;

  constructor(
    game: string,
    puzzle: PuzzleInfo,
    day: string | null,
    api: Api,
    loadGame: (id: string) => Promise<GameUi>,
    stage: SessionOptions['stage'],
  ) {
    this.game = game;
    this.puzzle = puzzle;
    this.#api = api;
    this.#day = day;
    this.#line = new PositionLine<PuzzleProgress>({
      ask: (actions, since, trying) => api.puzzle(game, puzzle.id, { actions: [...actions], since, judge: !trying }),
      actions: [],
      name: () => playingName(),
      taken: (_, sent) => sent,
      progress: (now) => this.#moved(now),
    });
    this.session = new TableSession({
      table: `${game}/${puzzle.id}`,
      secret: null,
      api,
      loadGame,
      world: this.#line.world(),
      // One state answers one touch: it is shown at once, together with the progress that comes along.
      nextFrame: (task) => task(),
      ...(stage ? { stage } : {}),
    });
  }

  readonly verdict = $derived(this.progress?.verdict ?? null);
  readonly ended = $derived(this.progress?.ended ?? false);
  readonly solved = $derived(this.verdict?.solved ?? false);
  /** Whether the game goes on after the turn. */
  readonly goesOn = $derived.by(() => this.session.state?.status === 'running');
  readonly failed = $derived(this.verdict !== null && !this.verdict.solved);
  /** The choice that left every known right turn, once it is known that the turn was not right. */
  readonly astray = $derived.by(() => {
    const { progress } = this;
    return progress && this.failed && progress.astray !== null ? (progress.taken[progress.astray] ?? null) : null;
  });
  /** What a hint points at. */
  readonly meant: readonly Ref[] = $derived(this.rung > 0 ? (this.progress?.hint?.at ?? []) : []);

  /** The game goes on at a table, from where the board stands; its id. */
  async playOn(): Promise<string> {
    const actions = this.progress?.taken.map(({ text }) => text) ?? [];
    const made = await this.#api.playPuzzle(this.game, this.puzzle.id, { actions, level: 'hard', name: playingName() });
    if (made.secret) heldSeats.hold({ table: made.table, secret: made.secret, game: this.game, invite: made.invite });
    return made.table;
  }

  back(): void {
    if (this.session.picks.length > 0) this.session.undo();
    else void this.#line.back();
  }

  restart(): void {
    this.rung = 0;
    void this.#line.restart();
  }

  /** The things meant, then the choice itself; Confirm stays with the solver. */
  hint(): void {
    if (this.progress === null || this.ended) return;
    if (this.rung === 0 || this.progress.hint === null) {
      this.rung = 1;
      return;
    }
    const wanted = this.progress.hint.action;
    const action = this.session.state?.decision?.actions?.find(({ text }) => text === wanted);
    this.rung = 2;
    if (action) this.session.choose(action);
  }

  /** Close the puzzle by looking at its solution. */
  show(): void {
    if (this.shown) return;
    this.shown = true;
    if (!this.solved) this.outcome = puzzleMemory.put(this.game, this.puzzle, 'shown');
  }

  get solution(): readonly Action[] {
    return this.progress?.solution ?? [];
  }

  #moved(now: PuzzleProgress): void {
    const before = this.progress?.taken.length ?? 0;
    const chosen = now.taken.at(-1);
    if (now.taken.length > before && chosen && this.session.view)
      this.words = [...this.words.slice(0, before), this.session.sentences.action(chosen)];
    else this.words = this.words.slice(0, now.taken.length);
    this.progress = now;
    if (now.taken.length !== before) this.rung = 0;
    if (now.verdict !== null && now.taken.length > before && !this.shown)
      this.outcome = puzzleMemory.put(this.game, this.puzzle, now.verdict.solved ? 'solved' : 'failed', this.#day);
  }
}
