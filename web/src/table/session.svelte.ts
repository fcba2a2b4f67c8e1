/**
 * One visit to a table: the newest state, the choice being made, and the line. Everything that matters comes from
 * the server; what is kept here is only what the reader has clicked since.
 */
import { settings } from '../app/settings.svelte';
import {
  back,
  click,
  type Hints,
  offer,
  type Offer,
  type Pick,
  pickedRefs,
  playsAtOnce,
  press,
  type Chip,
} from '../engine/interaction';
import type { Asking, GameUi } from '../games/types';
import { Sentences, type Roles } from '../i18n/sentences';
import { texts } from '../i18n/i18n.svelte';
import type { Api } from '../net/api';
import { Connection, type Line, type Surroundings } from '../net/connection';
import { joinLog, Mailbox, type Delivery } from '../net/mailbox';
import type {
  Action,
  ChatLine,
  ChatMessage,
  ClockMessage,
  Decision,
  ErrorCode,
  GameEvent,
  GameView,
  OptionSpec,
  Preview,
  Ref,
  TableState,
  Thinking,
} from '../net/protocol';
import { seatName } from '../app/words';
import { dockState } from './dockState';
import { type Change, changesOf, changeWords, effectsOf, ownEffects } from './effects';
import { haste } from './haste.svelte';
import { refsOf } from './journal';
import type { OtherBoard } from './otherBoard';
import { GAPS, Pacer } from './pace';
import { Replay } from './replay.svelte';
import type { WhyNot } from './whyNot';

const NO_ACTIONS: readonly Action[] = [];
const NOTHING: ReadonlySet<Ref> = new Set();
/** How long the last move stays marked. */
const LAST_MOVE_MS = 4000;
/** An answer that comes sooner needs no word about the wait. */
const SLOW_MS = 400;
/** Changes closer than this are shown without animation: it would only be cut short by the next. */
const RUSH_MS = 200;

export interface SessionOptions {
  table: string;
  secret: string | null;
  api: Api;
  loadGame: (id: string) => Promise<GameUi>;
  world?: Surroundings;
  nextFrame?: (task: () => void) => void;
  /** Even a single legal action is chosen by hand. */
  byHand?: boolean;
  /** Called around a change of the drawn view: what was captured before is played after. */
  stage?: { capture(): void; play(events: readonly GameEvent[], calm: boolean, ui: GameUi): void };
}

export class TableSession {
  readonly table: string;
  secret = $state<string | null>(null);
  state = $state.raw<TableState | null>(null);
  ui = $state.raw<GameUi | null>(null);
  log = $state.raw<readonly GameEvent[]>([]);
  line = $state.raw<Line>({ status: 'connecting' });
  picks = $state.raw<readonly Pick[]>([]);
  preview = $state.raw<{ action: number; preview: Preview } | null>(null);
  /** The thing that was touched though it is not lit, and why. */
  whyNot = $state.raw<WhyNot | null>(null);
  refused = $state.raw<ErrorCode | null>(null);
  /** Set when the table cannot be shown at all. */
  fatal = $state.raw<ErrorCode | 'cannot_draw' | null>(null);
  sending = $state(false);
  /** The answer to a move takes long enough to say so. */
  slow = $state(false);
  replay = $state.raw<Replay | null>(null);
  /** A variation or a plan that is played on in place of the table. */
  other = $state.raw<OtherBoard | null>(null);
  rematch = $state.raw<string | null>(null);
  lastMove = $state.raw<ReadonlySet<Ref>>(new Set());
  thinkingSince = $state(0);
  /** How the clocks stood when the server last told. */
  clock = $state.raw<ClockMessage | null>(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  clockAhead = $state(0);
  /** What was said at the table. */
  lines = $state.raw<readonly ChatLine[]>([]);
  talkClosed = $state(false);
  /** Of several people at this device, the one who has said, or shown by playing, that they hold it. */
  #holder = $state<number | null>(null);
  /** Whose hidden things the present shows, though somebody else had the device until now. */
  #handed = $state<number | null>(null);
  /** The standing orders that the game knows. */
  orderSpecs = $state.raw<readonly OptionSpec[]>([]);
  #roles = $state.raw<Roles>(new Map());

  readonly #api: Api;
  readonly #options: SessionOptions;
  readonly #line: Connection;
  readonly #mailbox: Mailbox;
  readonly #pacer: Pacer;
  #delivered = 0;
  /** Whose view the screen last showed. */
  #eyes: number | null = null;
  #loading: string | null = null;
  #refusal: ErrorCode | null = null;
  /** Asked before a choice is played without a confirmation: whether there is a word to say. Null: nothing is judged. */
  heed: ((choice: Action) => Promise<boolean> | null) | null = null;
  /** A choice waits for that word. */
  heeding = $state(false);
  /** Actions still to be taken without asking: what follows the free ones of a proposal. */
  #course: readonly number[] = [];
  #forgetLast: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SessionOptions) {
    this.table = options.table;
    this.secret = options.secret;
    this.#api = options.api;
    this.#options = options;
    this.#mailbox = new Mailbox((delivery) => this.#deliver(delivery), options.nextFrame);
    this.#pacer = new Pacer(
      (state) => this.#mailbox.put(state),
      () => GAPS[settings.values.pace],
    );
    this.#line = new Connection(
      options.table,
      options.secret,
      {
        state: (state) => this.#pacer.put(state),
        seats: ({ seats, thinking }) => this.#presence(seats, thinking),
        rematch: (table) => (this.rematch = table),
        clock: (message) => this.#timed(message),
        chat: (message) => this.#heard(message),
        line: (line) => (this.line = line),
        refused: (code) => this.#refusedOutright(code),
      },
      options.world,
    );
  }

  /** The position that can be decided: the table's present one, or that of another board. */
  readonly present = $derived(this.other ? this.other.shown : this.state);
  /** The state on the screen: the present, or the one looked back at. */
  readonly shown = $derived(this.other ? this.other.shown : (this.replay?.shown ?? this.state));
  readonly view = $derived<GameView | null>(this.shown?.view ?? null);
  readonly you = $derived(this.state?.you ?? []);
  readonly seats = $derived(this.state?.seats ?? []);
  readonly deciding = $derived(this.shown?.decision?.seat ?? null);
  readonly myTurn = $derived(this.state?.decision != null && this.you.includes(this.state.decision.seat));
  /** Whether the reader chooses now, at the table or on another board. */
  readonly decides = $derived.by(() => {
    const { present } = this;
    const asked = present?.decision != null && present.you.includes(present.decision.seat);
    return asked && (this.other !== null || this.replay === null);
  });
  /**
   * Of several people at this device, whose hidden things are about to be drawn: they are when this one says so. An
   * earlier moment may show what the present does not.
   */
  readonly curtain = $derived.by(() => {
    const back = this.replay?.shown;
    const shared = settings.values.curtain && this.state?.status === 'running' && this.you.length > 1;
    if (!shared) return null;
    return this.#handed ?? (back?.hides && back.eyes !== this.#holder ? back.eyes : null);
  });
  /** What the reader is being asked now; nothing while looking back. */
  readonly asked = $derived.by(() => {
    const decision = this.present?.decision;
    return decision && this.decides ? { prompt: decision.prompt, args: decision.args ?? [] } : null;
  });
  /** The legal actions, and those that free ones would make legal, with the things they are drawn as. */
  readonly actions = $derived<readonly Action[]>(
    this.decides && !this.sending ? this.#drawn(offered(this.present?.decision)) : NO_ACTIONS,
  );
  readonly #hints = $derived.by<Hints>(() => ({ ...this.ui?.hints, byHand: this.#options.byHand === true }));
  readonly offer = $derived<Offer>(offer(this.actions, this.picks, this.#hints));
  /** What each choice costs and brings. */
  readonly effects = $derived(ownEffects(effectsOf(this.present?.decision), this.actions, this.ui?.isOwn));
  /** Lit things that only proposed actions use, or actions that would change nothing: not shown first. */
  readonly late = $derived<ReadonlySet<Ref>>(this.#lateThings());
  readonly dock = $derived(
    dockState({
      state: this.present,
      line: this.line,
      refused: this.refused,
      replaying: this.replay !== null && this.other === null,
      sending: this.slow,
      ready: this.offer.ready,
    }),
  );
  /** The journal up to the moment on the screen. */
  readonly shownLog = $derived(
    this.replay ? this.log.filter((event) => event.ply <= (this.replay?.ply ?? 0)) : this.log,
  );
  readonly sentences = $derived(
    new Sentences(
      texts,
      this.state?.game ?? '',
      (seat) => this.seatName(seat),
      this.#roles,
      (ref) => this.#called(ref),
    ),
  );

  open(): void {
    this.#line.connect();
  }

  close(): void {
    this.replay?.pause();
    clearTimeout(this.#forgetLast);
    this.#line.close();
    this.#pacer.close();
    this.#mailbox.close();
  }

  /** Try the line at once instead of waiting for the next attempt. */
  retry(): void {
    this.#line.connect();
  }

  /** Who sits there; a side beyond the seats is the opponent that a solo game brings along. */
  seatName(seat: number): string {
    const opponent = `${this.state?.game ?? ''}-opponent`;
    return !this.seats[seat] && texts.has(opponent) ? texts.t(opponent) : seatName(this.seats[seat], seat);
  }

  /** An action in words, by its slots and not by the things it is drawn as. */
  said(action: Action): string {
    return this.sentences.action(this.#written(action));
  }

  /** The verb of an action, for a button. */
  button(action: Action): string {
    return this.sentences.button(this.#written(action));
  }

  /** What all choices behind a chip cost and bring. */
  changesBehind(chip: Chip): Change[] {
    const picks = chip.selected ? this.picks : press(this.actions, this.picks, chip, this.#hints);
    return changesOf(offer(this.actions, picks, this.#hints).candidates, this.effects);
  }

  /** What all choices with a thing cost and bring; nothing for what cannot be chosen. */
  changesWith(ref: Ref): Change[] {
    if (this.offer.selected.has(ref)) return changesOf(this.offer.candidates, this.effects);
    if (!this.offer.lit.has(ref)) return [];
    const picks = click(this.actions, this.picks, ref, 0, this.#hints);
    return changesOf(offer(this.actions, picks, this.#hints).candidates, this.effects);
  }

  /** Changes in words, the costs among them. */
  changeWords(changes: readonly Change[]): string[] {
    const game = this.state?.game ?? '';
    return changeWords(changes, (part, args) => texts.t(`${game}-brings-${part}`, args));
  }

  click(ref: Ref, ordinal = 0): void {
    this.#pick(click(this.actions, this.picks, ref, ordinal, this.#hints));
  }

  press(chip: Chip): void {
    this.#pick(press(this.actions, this.picks, chip, this.#hints));
  }

  choose(action: Action): void {
    this.#pick([{ by: 'action', id: action.id }]);
  }

  clear(): void {
    this.#pick([]);
  }

  /** One step back in the choice, or the last decision taken back; what bots did since is seen first. */
  undo(): void {
    if (this.#pacer.behind) this.#pacer.flush();
    else if (this.picks.length > 0) this.#pick(back(this.picks));
    else if (this.other) this.other.undo();
    else if (this.state?.undo.possible && this.replay === null) void this.#send((ply) => this.#line.undo(ply));
  }

  confirm(): void {
    if (this.refused) this.refused = null;
    else if (this.offer.ready) {
      haste.confirmed();
      this.play(this.offer.ready);
    }
  }

  /** Take an action, the free ones before it first; each is an entry of its own and can be taken back. */
  play(action: Action): void {
    if (this.other) {
      this.other.take([...(action.way ?? []), action]);
      return;
    }
    this.#course = [...(action.way ?? []), action].map(({ id }) => id);
    this.#goOn();
  }

  /** Actions in words; equal ones in a row are counted. */
  wayWords(way: readonly Action[]): string {
    const runs: { words: string; times: number }[] = [];
    for (const words of way.map((step) => this.sentences.action(step))) {
      const last = runs.at(-1);
      if (last?.words === words) last.times += 1;
      else runs.push({ words, times: 1 });
    }
    return runs.map(({ words, times }) => (times > 1 ? `${times} × (${words})` : words)).join(', ');
  }

  /** Ask what stands in the way of a thing; nothing is shown where no action is about it. */
  async wonder(ref: Ref, piece: Element): Promise<void> {
    const { state, picks } = this;
    if (!state || this.other || this.replay !== null || this.you.length === 0 || state.status !== 'running') return;
    const verb = picks.flatMap((pick) => (pick.by === 'verb' ? [pick.verb] : []))[0] ?? '';
    const chosen = pickedRefs(picks);
    // What was chosen before narrows the question; alone, the thing may stand for something else.
    const asked: Asking[] = [{ refs: [...chosen, ref], verb }];
    if (chosen.length > 0 || verb !== '') asked.push({ refs: [ref], verb: '' });
    for (const asking of [...asked, ...(this.ui?.standsFor?.(ref) ?? [])]) {
      const found = await this.#line.whyNot(state.ply, [...asking.refs], asking.verb);
      if (this.state?.ply !== state.ply || this.picks !== picks) return;
      if (found?.action && found.obstacles.length > 0) {
        this.whyNot = { ref, piece, action: found.action, obstacles: found.obstacles };
        return;
      }
    }
  }

  closeWhy(): void {
    this.whyNot = null;
  }

  /** What free actions would make possible of what was asked about. */
  waysTo(why: WhyNot): readonly Action[] {
    return this.actions.filter(({ id, way }) => way !== undefined && id === why.action.id);
  }

  /** Change one standing order of the seat whose eyes these are; a refusal throws. */
  async order(name: string, value: string): Promise<void> {
    const { secret, state } = this;
    if (secret === null || state?.eyes == null) return;
    const orders = { ...state.orders, [name]: value };
    await this.#api.order({ table: this.table, secret }, state.eyes, orders);
    if (this.state) this.state = { ...this.state, orders };
  }

  /** The reader's seat is somebody else's now: they go on looking on. */
  letGo(): void {
    this.secret = null;
    this.#line.letGo();
  }

  /** The table as it was after a ply, for the reader's own eyes. */
  stateAt(ply: number): Promise<TableState> {
    // Of several people at one device, whoever looks back sees no more than before: a game that is over hides nothing.
    const shared = this.state?.status === 'running' && this.you.length > 1;
    return this.#api.state(this.table, this.secret, ply, shared ? (this.state?.eyes ?? null) : null);
  }

  startReplay(ply: number): void {
    const last = this.state?.ply ?? 0;
    this.replay?.pause();
    this.whyNot = null;
    this.replay = new Replay(last, (wished) => this.stateAt(wished));
    this.picks = [];
    void this.replay.seek(ply);
  }

  endReplay(): void {
    this.replay?.pause();
    this.replay = null;
  }

  #called(ref: Ref): string | null {
    return this.view ? (this.ui?.name?.(ref, this.view, texts.t) ?? null) : null;
  }

  #lateThings(): ReadonlySet<Ref> {
    const legal = this.actions.filter(({ way, idle }) => way === undefined && !idle);
    if (legal.length === this.actions.length) return NOTHING;
    // Where a single legal action is left, its things are selected rather than lit.
    const { lit, selected } = offer(legal, this.picks, this.#hints);
    return new Set([...this.offer.lit].filter((ref) => !lit.has(ref) && !selected.has(ref)));
  }

  /** The next action of the course, as long as it is legal; a position that turned out otherwise ends it. */
  #goOn(): void {
    const [next, ...rest] = this.#course;
    if (next === undefined) return;
    const legal = this.myTurn && this.state?.decision?.actions?.some(({ id }) => id === next);
    this.#course = legal ? rest : [];
    if (legal) void this.#send((ply) => this.#line.act(ply, next));
  }

  #drawn(actions: readonly Action[]): readonly Action[] {
    const { ui, view, asked } = this;
    if (!ui?.things || !view || !asked) return actions;
    return actions.map((action) => ({ ...action, refs: [...(ui.things?.(action, view, asked) ?? action.refs)] }));
  }

  #written(action: Action): Action {
    return offered(this.present?.decision).find((each) => each.id === action.id) ?? action;
  }

  #pick(picks: readonly Pick[]): void {
    this.whyNot = null;
    this.heeding = false;
    this.lastMove = new Set();
    this.picks = picks;
    const { ready } = this.offer;
    if (!ready) return;
    if (ready.way === undefined && playsAtOnce(ready, picks, this.#hints, settings.values.playAtOnce))
      void this.#playAtOnce(ready);
    else void this.#previewOf(ready);
  }

  /** Without a confirmation; what turns out to cost much waits for one. */
  async #playAtOnce(ready: Action): Promise<void> {
    const { picks } = this;
    const heed = this.other ? null : (this.heed?.(ready) ?? null);
    if (heed) {
      void this.#previewOf(ready);
      this.heeding = true;
      const told = await heed;
      if (this.picks !== picks) return;
      this.heeding = false;
      if (told || this.sending) return;
    }
    this.play(ready);
  }

  async #previewOf(action: Action): Promise<void> {
    const ply = this.state?.ply;
    if (this.other || ply === undefined || this.preview?.action === action.id) return;
    const way = (action.way ?? []).map(({ id }) => id);
    const preview = await this.#line.preview(ply, action.id, way);
    if (preview && this.state?.ply === ply) this.preview = { action: action.id, preview };
  }

  async #send(ask: (ply: number) => ReturnType<Connection['act']>): Promise<void> {
    if (!this.state || this.sending) return;
    this.sending = true;
    const patience = setTimeout(() => (this.slow = this.sending), SLOW_MS);
    const answer = await ask(this.state.ply);
    clearTimeout(patience);
    if (answer.ok) return;
    this.#sent();
    this.#course = [];
    if (answer.code === 'lost') return;
    this.picks = [];
    if (answer.code === 'stale') this.#refusal = answer.code;
    else this.refused = answer.code;
  }

  #sent(): void {
    this.sending = false;
    this.slow = false;
  }

  /** A late move: the board is brought up to date first, then the sentence says so. */
  #deliver(delivery: Delivery): void {
    const { state } = delivery;
    const before = this.state;
    const calm = this.#calm(delivery, before);
    if (!calm) this.#options.stage?.capture();
    this.#draw(state);
    this.state = state;
    this.log = joinLog(this.log, state);
    this.#sent();
    if (before?.ply !== state.ply) {
      this.#renew(delivery.events, before !== null);
      this.#goOn();
    }
    if (state.thinking?.seat !== before?.thinking?.seat) this.thinkingSince = Date.now();
    if (this.#refusal) [this.refused, this.#refusal] = [this.#refusal, null];
    if (this.ui) this.#options.stage?.play(delivery.events, calm, this.ui);
    // Of a game that is not here any more nothing can be drawn.
    if (state.stopped?.here !== null) void this.#loadUi(state.game);
    if (this.offer.ready) void this.#previewOf(this.offer.ready);
  }

  /** Whether the change is shown without animation: on arrival, while looking back, and when moves come in a rush. */
  #calm(delivery: Delivery, before: TableState | null): boolean {
    const now = Date.now();
    const rush = now - this.#delivered < RUSH_MS;
    this.#delivered = now;
    return rush || delivery.behind || before === null || settings.still || this.replay !== null;
  }

  /** A new position: what was picked for the old one means nothing any more. */
  #renew(events: readonly GameEvent[], mark: boolean): void {
    this.picks = [];
    this.heeding = false;
    this.preview = null;
    this.whyNot = null;
    if (!mark) return;
    this.lastMove = new Set(events.flatMap(refsOf));
    clearTimeout(this.#forgetLast);
    this.#forgetLast = setTimeout(() => (this.lastMove = new Set()), LAST_MOVE_MS);
  }

  #timed(message: ClockMessage): void {
    this.clock = message;
    this.clockAhead = message.now - Date.now();
  }

  #heard({ lines, closed }: ChatMessage): void {
    const last = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...lines.filter(({ number }) => number > last)];
    this.talkClosed = closed;
  }

  /** The one whose turn it is has the device. */
  lift(): void {
    this.#holder = this.curtain;
    this.#handed = null;
  }

  /** Whether what a state shows is for other eyes than those that look at the screen: theirs is no earlier moment either. */
  #draw(state: TableState): void {
    if (state.you.length < 2) return;
    if (state.eyes === this.#eyes) {
      // Who moves on has the device.
      if (state.ply !== this.state?.ply && this.#handed === null) this.#holder = state.eyes;
      return;
    }
    this.#eyes = state.eyes;
    this.#holder = null;
    this.#handed = state.hides ? state.eyes : null;
    this.endReplay();
    this.other?.leave();
  }

  #presence(seats: TableState['seats'], thinking: Thinking | null): void {
    if (!this.state) return;
    if (thinking?.seat !== this.state.thinking?.seat) this.thinkingSince = Date.now();
    this.state = { ...this.state, seats, thinking };
  }

  #refusedOutright(code: ErrorCode): void {
    if (this.state === null) {
      this.fatal = code;
      this.#line.close();
    } else this.refused = code;
  }

  async #loadUi(game: string): Promise<void> {
    if (this.#loading === game) return;
    this.#loading = game;
    try {
      const [ui, description] = await Promise.all([
        this.#options.loadGame(game),
        this.#api.game(game),
        texts.need(game),
      ]);
      this.#roles = new Map(
        description.grammar.verbs.map((verb) => [verb.name, verb.slots.map((slot) => slot.role)] as const),
      );
      this.orderSpecs = description.orders;
      this.ui = ui;
    } catch (error) {
      console.error(error);
      this.fatal = 'cannot_draw';
    }
  }
}

/** What may be chosen: legal actions, and after them those that free ones would make legal. */
function offered(decision: Decision | null | undefined): readonly Action[] {
  const proposed = (decision?.proposals ?? []).map(({ action, way }) => ({ ...action, way }));
  const [warned, idle] = [new Set(decision?.warned), new Set(decision?.idle)];
  const legal = decision?.actions ?? NO_ACTIONS;
  if (warned.size === 0) return [...legal, ...proposed];
  const marked = legal.map((action) =>
    warned.has(action.id) ? { ...action, warned: true, idle: idle.has(action.id) } : action,
  );
  return [...marked, ...proposed];
}
