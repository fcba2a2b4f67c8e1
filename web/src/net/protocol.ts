/** The messages of docs/protocol.md, as types. Nothing here runs. */

/** A drawn thing: `kind:label`. */
export type Ref = string;

export interface Action {
  id: number;
  verb: string;
  refs: Ref[];
  text: string;
  /** Free actions that have to be taken first, in order; set by the page on what was proposed. */
  way?: readonly Action[];
}

/** An action that is legal once the free actions of `way` have been taken. */
export interface Proposal {
  action: Action;
  way: Action[];
}

export interface Decision {
  seat: number;
  prompt: string;
  args?: Ref[];
  actions?: Action[];
  proposals?: Proposal[];
}

export type SeatKind = 'person' | 'open' | 'bot';
/** The first three are offered to people; a program may seat the others. */
export type BotLevel = 'easy' | 'normal' | 'hard' | 'greedy' | 'random';
export const BOT_LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard'];

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string | null;
  level: BotLevel | null;
  online: boolean;
}

export interface Thinking {
  seat: number;
  level: BotLevel;
  /** The bot could not move; it tries again when somebody acts or connects. */
  failed?: boolean;
}

export type EventArg = Ref | number;
export type EventArgs = Record<string, EventArg | EventArg[]>;

export interface GameEvent {
  ply: number;
  event: string;
  seat: number | null;
  args: EventArgs;
}

export interface Score {
  total: number;
  parts: Record<string, number>;
}

/** What every game's view has; the rest belongs to the game's own drawing. */
export interface GameView {
  seats: { score: Score; [field: string]: unknown }[];
  /** Those who sit on no seat: the sides after the last seat. */
  opponents?: { score: Score; [field: string]: unknown }[];
  [field: string]: unknown;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  /** Those who sit on no seat, ranked among the seats. */
  opponents?: { score: number; rank: number }[];
}

export type TableStatus = 'open' | 'running' | 'finished';
export type UndoReason = 'nothing' | 'not_yours' | 'chance' | 'other' | 'over';
export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export interface TableState {
  type: 'state';
  table: string;
  game: string;
  options: Options;
  status: TableStatus;
  ply: number;
  you: number[];
  /** The seat whose view this is; null for a spectator. */
  eyes: number | null;
  seats: SeatInfo[];
  view: GameView | null;
  decision: Decision | null;
  events: GameEvent[];
  from_ply: number;
  undo: { possible: boolean; reason: UndoReason | null };
  /** The standing orders of `eyes`; null for a spectator. */
  orders: Orders | null;
  thinking: Thinking | null;
  outcome: Outcome | null;
}

/** Standing orders by name: what a seat lets the game answer for it. */
export type Orders = Record<string, string>;

export interface OptionSpec {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  /** The numbers of players that a value is restricted to. */
  counts: Record<string, number[]>;
}

export interface GameInfo {
  id: string;
  players: number[];
  options: OptionSpec[];
  /** The standing orders that a seat may leave. */
  orders: OptionSpec[];
  rules_version: string | number;
}

export interface Summary {
  table: string;
  game: string;
  options: Options;
  listed: boolean;
  status: TableStatus;
  created: string | number;
  changed: string | number;
  ply: number;
  seats: SeatInfo[];
  deciding: number | null;
  outcome: Outcome | null;
  /** In an answer about my games: whether the table waits for me, and the seats I hold there. */
  my_turn?: boolean;
  you?: number[];
}

export interface SeatRequest {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  level?: BotLevel;
}

export interface NewTable {
  game: string;
  options: Options;
  seats: SeatRequest[];
  listed: boolean;
}

export interface Created {
  table: string;
  seat: number | null;
  secret: string | null;
  invite: string | null;
  started: boolean;
}

export interface Joined {
  seat: number;
  secret: string;
}

export interface Rematch {
  table: string;
  seat: number | null;
  secret: string | null;
}

export interface Preview {
  view: GameView | null;
  chance: boolean;
}

export type ErrorCode =
  | 'bad_request'
  | 'unknown_game'
  | 'unknown_table'
  | 'no_seat'
  | 'not_your_turn'
  | 'illegal_action'
  | 'stale'
  | 'cannot_undo'
  | 'full'
  | 'not_started'
  | 'not_finished'
  | 'too_fast'
  | 'too_large'
  | 'forbidden_origin'
  | 'unavailable';

export type ClientMessage =
  | { type: 'hello'; secret: string | null; ply: number | null }
  | { type: 'act'; id: string; ply: number; action: number }
  | { type: 'undo'; id: string; ply: number }
  | { type: 'preview'; id: string; ply: number; action: number; way: number[] }
  | { type: 'ping' };

export type ServerMessage =
  | TableState
  | { type: 'ok'; id: string; ply: number }
  | { type: 'error'; id: string | null; code: ErrorCode; message: string }
  | { type: 'preview'; id: string; view: GameView | null; chance: boolean }
  | { type: 'seats'; seats: SeatInfo[]; thinking: Thinking | null }
  | { type: 'rematch'; table: string }
  | { type: 'pong' };
