/**
 * What a game's folder gives to the page. A game only draws: it gets a table to read from, marks its drawings with
 * references, and never holds a state of its own that matters.
 */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Explanation } from '../design/explanation';
import type { SeatColour } from '../design/seats';
import type { Drawn, Sign } from '../design/sign';
import type { Hints } from '../engine/interaction';
import type { Translate } from '../i18n/i18n.svelte';
import type { Action, GameEvent, GameView, Ref, SeatInfo } from '../net/protocol';

export interface PieceOptions {
  /** Which of several drawings with the same reference this is, counted from 0. */
  ordinal?: number;
  /** The accessible name, where the game's `label` for the reference is not enough. */
  name?: string;
}

/** A question of the game's grammar. */
export interface Question {
  readonly prompt: string;
  readonly args: readonly Ref[];
}

/** A late thing can be chosen after free actions that the game proposes; they are taken along. */
export type Standing = 'rest' | 'lit' | 'late' | 'selected';

/** The table as a game sees it. Every field is reactive: read it in a template or a `$derived`. */
export interface Table<View extends GameView = GameView> {
  /** What to draw: the present, or the moment of the past that is being looked at. */
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  /** The seats that this reader plays. */
  readonly you: readonly number[];
  readonly deciding: number | null;
  /** What the reader is being asked, with the things the question is about; null while somebody else decides. */
  readonly asked: Question | null;
  readonly colours: readonly SeatColour[];
  /** The narrow layout: bigger text on boards, fewer ornaments. */
  readonly phone: boolean;
  /** The option "Letters": print a letter on emblems and planets. */
  readonly letters: boolean;
  readonly t: Translate;
  /** The name of a thing, from the game's texts; `seat:1` gives the player's name. */
  name(ref: Ref): string;
  /** What explains a thing: the `.tip` of its text, where it has one. */
  tip(ref: Ref): string | null;
  seatName(seat: number): string;
  /** How a thing stands in the present choice. `piece` marks elements by itself; this is for drawings that change. */
  standing(ref: Ref, ordinal?: number): Standing;
  /** The free actions that would make a thing possible, in words; null where none are needed, or none would. */
  wayTo(ref: Ref): string | null;
  /** As if the thing had been touched, for drawings that stand for several: a hex that is turned. */
  touch(ref: Ref): void;
  /** Brings one of the game's panels to the front, by its id. */
  show(panel: string): void;
  /** Makes an element the drawing of a thing: `<g {@attach table.piece('station:shipyard')}>`. */
  piece(ref: Ref, options?: PieceOptions): Attachment<Element>;
}

export interface TableProps<View extends GameView = GameView> {
  table: Table<View>;
}

export interface SeatProps<View extends GameView = GameView> extends TableProps<View> {
  seat: number;
  /** Many seats share the rail: one line, with what matters most. */
  dense?: boolean;
}

export interface GameTab<View extends GameView = GameView> {
  id: string;
  /** Message id of the tab's name. */
  label: string;
  /** Symbol of the tab on a phone. */
  symbol: string;
  Panel: Component<TableProps<View>>;
}

/** How a thing looks on a chip of the dock: a die, or a symbol beside its name, its cost, and what the cost turns into. */
export type Face =
  | { die: number; colour: SeatColour }
  | {
      symbol?: string;
      tint?: string;
      seat?: SeatColour;
      text?: string;
      cost?: Quantity[];
      gain?: Quantity[];
      /** What it does, where that is no price and no gain. */
      signs?: readonly Sign[];
    };

export interface Quantity {
  symbol: string;
  tint: string;
  /** Or a range, where the choice is not made yet: 1–3. */
  count: number | string;
}

export interface Header {
  /** Turn, phase or whose turn it is, in words. */
  phase: string;
  /** A short word for the phone: "Turn 9". */
  pill: string;
  /** Rounds of a fixed number, drawn as discs. */
  rounds?: { now: number; of: number };
}

export interface ScorePart {
  part: string;
  symbol: string;
  /** A colour of the chart; never `--lit`. */
  tint: string;
}

/** What an animation may touch. Times are scaled already; with reduced motion nothing is played. */
export interface Stage {
  find(ref: Ref, ordinal?: number): Element | null;
  play(element: Element, frames: Keyframe[], milliseconds: number): Promise<void>;
}

/** What is asked about when somebody wants to know why not: things, and perhaps a verb. */
export interface Asking {
  refs: readonly Ref[];
  verb: string;
}

/** Signs, and the same in words for those who do not see them. */
export interface Goods {
  signs: readonly Sign[];
  said: string;
}

/** One of the things to choose from. Texts may hold the markup of lessons: bold words and signs. */
export interface PickerCard {
  ref: Ref;
  name: string;
  /** What is special about it, in one plain sentence. */
  line: string;
  symbol: string;
  tint?: string;
  /** The colour of its edge, as CSS. */
  colour: string;
  goods: Goods;
  /** How demanding it is to play: 1 to 3. */
  level?: number;
  /** Good for a first game. */
  easy?: boolean;
  /** Why it cannot be chosen any more; `seat` for who took it, without one it went along with another. */
  gone?: { words: string; seat?: number };
}

/** Things that belong together, side by side: what is taken of them takes the others along. */
export interface PickerRow {
  id: string;
  name?: string;
  symbol?: string;
  /** A row of one player's colour shows its emblem instead of a symbol. */
  seat?: SeatColour;
  cards: readonly PickerCard[];
}

/** All about one of the things. */
export interface PickerDetail {
  /** Below its name: where it comes from, when it works. */
  subtitle: string;
  parts: readonly { head: string; symbol?: string; text: string }[];
  goods: readonly (Goods & { head: string })[];
  /** A small table: what something costs by kinds of planets, how often an action does what it does. */
  prices?: { head: string; note: string; cells: readonly PickerCell[] };
  /** Where it would live: all places as dots, its own with the symbol. */
  map?: { head: string; text: string; symbol: string; dots: readonly PickerDot[] };
}

/** Symbols or a word above, signs or a number below. */
export interface PickerCell extends Goods {
  symbols: readonly string[];
  words?: string;
  count?: number;
}

export interface PickerDot {
  x: number;
  y: number;
  kind: 'empty' | 'other' | 'own';
}

/** A question that is answered by reading first: it takes the place of the board and the panels. */
export interface Picker {
  /** Tells one question from the next. */
  id: string;
  /** What to know before choosing. */
  intro: string;
  rows: readonly PickerRow[];
  detail(ref: Ref): PickerDetail;
  /** What the dock asks once one is chosen. */
  ask?(ref: Ref): string;
  /** What happens after the choice. */
  then?: string;
  /** The first question of the game: whoever is new may let chance choose, or learn first. */
  opening?: boolean;
}

/** What a game says of itself where there is no table: on the home page, and in lists. Its engraving is `card.svg`. */
export interface Card {
  /** How demanding it is, from 1 to 5: as many ticks; halves only say which of two comes first. */
  weight: number;
  /** The colours of the first seats, where they are not those of the house. */
  colours?: readonly SeatColour[];
}

export interface GameUi<View extends GameView = GameView> {
  /** What the present question offers to read and to choose from; null where the board answers it. */
  picker?(table: Table<View>): Picker | null;
  colours(view: View): SeatColour[];
  header(table: Table<View>): Header;
  Board: Component<TableProps<View>>;
  /** The lines of a seat's card below its name: resources, pieces left, cards. */
  SeatPanel: Component<SeatProps<View>>;
  /** My resources in one line, for the phone. */
  SeatBar: Component<SeatProps<View>>;
  /** Small signs beside a player's name: who has passed, who holds a marker. */
  Badges?: Component<SeatProps<View>>;
  /** A few words under a player's name: "4 ships". */
  caption?(table: Table<View>, seat: number): string;
  /** What stands below the seats at the left: a score track. */
  Aside?: Component<TableProps<View>>;
  /** Whether the newest lines of the journal stand below the `Aside` too; without one they always do. */
  lastLines?: boolean;
  /** The panels at the right, mine first; the page adds the journal (below a single panel, as a tab after several). */
  tabs: GameTab<View>[];
  /** The panel that a question is about, by its id: it comes to the front where panels stand beside the board. */
  tabFor?(prompt: string): string | null;
  /** Width of the right rail in px at 1366; 328 without it. */
  railWidth?: number;
  /** Things drawn in the dock before the chips: the dice in hand. Their kinds get no chips. */
  Tray?: Component<TableProps<View>>;
  trayKinds?: ReadonlySet<string>;
  /** Verbs that a touch on the tray or the board begins: they get no chip of their own. */
  trayVerbs?: ReadonlySet<string>;
  /** What a thing is called where the table tells more than its label: "Ice in sector 3" for a hex. */
  name?(ref: Ref, view: View, t: Translate): string | null;
  /** The full accessible name: what, whose, where. Without it the thing's name. */
  label?(ref: Ref, table: Table<View>): string;
  /** What things are called that were chosen together: a pair of 4. Without it their names. */
  together?(refs: readonly Ref[], table: Table<View>): string | null;
  explain(ref: Ref, table: Table<View>): Explanation | null;
  face?(ref: Ref, table: Table<View>): Face | null;
  /** How a verb looks on its chip: a symbol beside its name, or other words where the question makes them clearer. */
  verbFace?(verb: string, table: Table<View>): Face | null;
  /**
   * The signs of what the game counts for a seat, in the order in which chips show them: what a choice costs and
   * brings is told by the server, and said by `<game>-brings-<name>`. Names without a sign are only said.
   */
  holdings: Readonly<Record<string, Drawn>>;
  /**
   * Whether a change that comes with an answer is the answer's own. The last pass may end a round, and what the round
   * then pays and brings comes at once, whoever passes last: nobody chooses by it. Without it every change is its own.
   */
  isOwn?(verb: string, part: string): boolean;
  /** The signs of what the game's evaluation counts, where it has some: advice explains itself by these terms. */
  termSigns?: Readonly<Record<string, Drawn>>;
  /** Anything else that changes, in one sentence, from the view before and after. */
  consequence?(before: View, after: View, seat: number, table: Table<View>): string | null;
  scoreParts: ScorePart[];
  /** The drawn things an action is about, where they differ from its slots: a pair is one value and two dice. */
  things?(action: Action, view: View, asked: Question): readonly Ref[];
  /** The kinds of action that a drawn thing stands for where no slot of theirs names it: a card in hand, a pile. */
  standsFor?(ref: Ref): readonly Asking[];
  hints: Hints;
  /** What a round brought, told between two rounds; the game has an event `round_began` with the number. */
  roundSummary?(story: RoundStory<View>): RoundSummary;
  /** Whether a seat is out of the game while others play on. */
  isOut?(view: View, seat: number): boolean;
  /** What of the others' turns is told to whoever comes back. */
  recap?: RecapRules;
  /** Move what `data-flip` cannot: dice that tumble. Called for each new event, never while behind. */
  animate?(event: GameEvent, stage: Stage): Promise<void>;
}

/** How what others did is told in short, from the game's events. */
export interface RecapRules {
  /** The events worth a line, the weightiest first. */
  headlines: readonly string[];
  /** Events of an answer within another's turn: such an answer is no turn of its own. */
  answers?: ReadonlySet<string>;
  /** Events that everybody knows of without being told. */
  hushed?: ReadonlySet<string>;
}

/** A round that is over, as a game tells it: what happened, and how the table stood when it and the next one began. */
export interface RoundStory<View extends GameView = GameView> {
  table: Table<View>;
  /** From the beginning of the round to the beginning of the next, which is the last of them or followed by income. */
  events: readonly GameEvent[];
  before: View;
  after: View;
}

export interface RoundCell {
  value: number;
  /** What the round, or its end, has changed; null where nothing is said of it. */
  change: number | null;
}

export type RoundSection =
  /** Things that happened, in the words of the journal, each with a remark and its place on the board. */
  | { kind: 'lines'; title: string; lines: readonly { event: GameEvent; remark?: string }[] }
  | {
      kind: 'table';
      title: string;
      columns: readonly { name: string; symbol: string; tint: string }[];
      rows: readonly { seat: number; cells: readonly RoundCell[] }[];
      warning?: string;
    }
  | { kind: 'tiles'; title: string; tiles: readonly { text: string; seat?: number; figure?: string }[] };

export interface RoundSummary {
  /** How many rounds are left. */
  left: number;
  /** Those that have nothing to say are left out. */
  sections: readonly RoundSection[];
  /** The ply from which the round is worth watching again, and what its button says. */
  watch?: { ply: number; label: string };
}

/** A seat for the page's own drawings: the game says how. */
export interface SeatOfGame {
  table: Table;
  ui: GameUi;
  seat: number;
}
