/** The form for a new table, as data: every state of it starts, because options settle as the game declares. */
import { clockForm, clockRequest, NO_CLOCK, type ClockForm } from './clockForm';
import type {
  BotLevel,
  GameInfo,
  NewTable,
  Options,
  OptionSpec,
  PresetSpec,
  RatingRules,
  SeatRequest,
  Someone,
} from '../net/protocol';

export type SeatChoice = 'me' | 'open' | BotLevel;
export type SeatKind = 'me' | 'open' | 'bot';
export const SEAT_CHOICES: readonly SeatChoice[] = ['me', 'open', 'easy', 'normal', 'hard', 'expert'];
export const SEAT_KINDS: readonly SeatKind[] = ['me', 'open', 'bot'];
export const CUSTOM = 'custom';

/** What a choice changed besides itself, and the form before it. */
export interface Note {
  option: string;
  reason: Reason;
  before: TableForm;
}

/** Why an option has the value it has: a coupling's message, or the number of players. */
export type Reason = { coupling: string } | { players: number };

export interface TableForm {
  game: string;
  seats: SeatChoice[];
  options: Options;
  preset: string;
  listed: boolean;
  /** None where nothing is said. */
  clock?: ClockForm;
  /** Whether the game shall count for ratings. */
  rated?: boolean;
  /** Friends who are asked once the table is open; each finds an open seat. */
  guests?: readonly Someone[];
  note: Note | null;
}

export function newForm(game: GameInfo, beginner: boolean, players = usualPlayers(game)): TableForm {
  const preset = presetFor(game, beginner);
  return {
    game: game.id,
    seats: seatsFor(players, beginner ? 'easy' : 'normal'),
    options: settled(game, players, preset.options),
    preset: preset.name,
    listed: false,
    note: null,
  };
}

/** The way to play that is proposed: the one for a first game comes first, the usual one after it. */
export function presetFor(game: GameInfo, beginner: boolean): PresetSpec {
  const first = game.presets.find(({ name }) => name === 'first_game');
  const usual = game.presets.find(({ name }) => name !== 'first_game');
  return (beginner ? first : usual) ?? usual ?? { name: CUSTOM, options: {} };
}

/** Two: the fewest that play against each other. */
export function usualPlayers(game: Pick<GameInfo, 'players'>): number {
  return game.players.find((count) => count > 1) ?? game.players[0] ?? 1;
}

/** The seat's choice where so many play: where no expert comes along, the strongest level takes its place. */
export function seatable(game: Pick<GameInfo, 'experts'>, players: number, choice: SeatChoice): SeatChoice {
  return choice === 'expert' && !game.experts.includes(players) ? 'hard' : choice;
}

/** Me first, then bots. */
export function seatsFor(players: number, level: BotLevel): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : level));
}

/** The values of an option that this number of players may choose. */
export function valuesFor(option: OptionSpec, players: number): string[] {
  return option.values.filter((value) => option.counts[value]?.includes(players) ?? true);
}

/** Options that begin a game, whatever is wished: `Game.settled` of the engine, by what the game declares. */
export function settled(game: GameInfo, players: number, wishes: Options): Options {
  const chosen: Options = {};
  for (const option of game.options) {
    const values = valuesFor(option, players);
    const wish = wishes[option.name];
    chosen[option.name] = wish !== undefined && values.includes(wish) ? wish : (values[0] ?? option.default);
  }
  for (const coupling of holding(game, players, chosen)) {
    const option = game.options.find(({ name }) => name === coupling.option);
    const left = option ? valuesFor(option, players).filter((value) => coupling.values.includes(value)) : [];
    if (left[0] !== undefined && !left.includes(chosen[coupling.option] ?? '')) chosen[coupling.option] = left[0];
  }
  return chosen;
}

/** The couplings that restrict something, each asked when those before it have been applied. */
function* holding(game: GameInfo, players: number, chosen: Options) {
  for (const coupling of game.couplings) {
    const counts = coupling.players.length === 0 || coupling.players.includes(players);
    const met = Object.entries(coupling.when).every(([name, wanted]) => wanted.includes(chosen[name] ?? ''));
    if (counts && met) yield coupling;
  }
}

/** What the form asks about an option: the values that are left, and why others are not. */
export interface Asked {
  option: OptionSpec;
  values: string[];
  /** Message of the coupling that leaves no choice. */
  closed: string | null;
}

/** The options that apply to so many players: those with one value only because of their number are not asked. */
export function asked(game: GameInfo, form: TableForm): Asked[] {
  const players = form.seats.length;
  const couplings = [...holding(game, players, form.options)];
  return game.options.flatMap((option) => {
    const open = valuesFor(option, players);
    if (open.length < 2) return [];
    const mine = couplings.filter((coupling) => coupling.option === option.name);
    const values = open.filter((value) => mine.every((coupling) => coupling.values.includes(value)));
    return [{ option, values, closed: values.length < 2 ? (mine[0]?.reason ?? null) : null }];
  });
}

/** The form with another number of players: seats are kept, and what the number rules out gives way. */
export function withPlayers(form: TableForm, game: GameInfo, players: number): TableForm {
  const seats = Array.from({ length: players }, (_, seat) =>
    seatable(game, players, form.seats[seat] ?? filler(form.seats)),
  );
  const named = game.presets.find(({ name }) => name === form.preset);
  const options = settled(game, players, named?.options ?? form.options);
  return noted(form, { ...form, seats: hosted(seats, -1), options }, game, { players });
}

export function withSeat(form: TableForm, seat: number, choice: SeatChoice): TableForm {
  const seats = form.seats.map((each, index) => (index === seat ? choice : each));
  return { ...form, seats: hosted(seats, seat) };
}

/** The form after a choice; what it settles besides is told. */
export function withOption(form: TableForm, game: GameInfo, name: string, value: string): TableForm {
  const options = settled(game, form.seats.length, { ...form.options, [name]: value });
  const preset = matching(game, form.seats.length, options) ?? CUSTOM;
  return noted(form, { ...form, options, preset }, game, null, name);
}

/** A preset resets the options, never the seats. */
export function withPreset(form: TableForm, game: GameInfo, name: string): TableForm {
  const preset = game.presets.find((each) => each.name === name);
  const options = preset ? settled(game, form.seats.length, preset.options) : form.options;
  return { ...form, options, preset: name, note: null };
}

function matching(game: GameInfo, players: number, options: Options): string | null {
  const equal = (preset: PresetSpec) =>
    Object.entries(settled(game, players, preset.options)).every(([name, value]) => options[name] === value);
  return game.presets.find(equal)?.name ?? null;
}

function noted(before: TableForm, after: TableForm, game: GameInfo, count: Reason | null, by?: string): TableForm {
  const players = after.seats.length;
  const reasons = [...holding(game, players, after.options)];
  for (const { name } of game.options) {
    if (name === by || before.options[name] === after.options[name]) continue;
    const coupling = reasons.find(({ option }) => option === name);
    const reason = coupling ? { coupling: coupling.reason } : count;
    if (reason) return { ...after, note: { option: name, reason, before: { ...before, note: null } } };
  }
  return { ...after, note: null };
}

/** A further seat is like the last one. */
function filler(seats: readonly SeatChoice[]): SeatChoice {
  const last = seats.at(-1);
  return last === undefined || last === 'me' ? 'normal' : last;
}

/** Somebody has to hold the invitation: where a seat is open, one is mine. */
function hosted(seats: SeatChoice[], kept: number): SeatChoice[] {
  if (!seats.includes('open') || seats.includes('me')) return seats;
  const host = kept === 0 ? 1 : 0;
  return seats.map((choice, seat) => (seat === host ? 'me' : choice));
}

/** Why a table cannot be rated: the text that says it; null where it can. */
export function unrated(form: TableForm, rules: RatingRules | null, signedIn: boolean): string | null {
  if (!signedIn) return 'members-rated-account';
  if (form.seats.length < 2 || form.seats.filter((seat) => seat === 'me').length !== 1) return 'members-rated-one';
  const marks = rules?.bots[form.game]?.[fieldOf(form.seats.length)] ?? [];
  const bots = form.seats.filter((seat) => seat !== 'me' && seat !== 'open');
  return bots.every((level) => marks.some((mark) => mark.level === level)) ? null : 'members-rated-bots';
}

function fieldOf(players: number): string {
  return players > 4 ? 'more' : String(players);
}

/** Rated or not; a rated game has a clock, and where nobody else can vote a bot plays on at zero. */
export function withRated(form: TableForm, rated: boolean): TableForm {
  const clock = form.clock ?? NO_CLOCK;
  return { ...form, rated, clock: rated && clock.kind === 'none' ? { ...clock, kind: 'live' } : clock };
}

/** With a guest more or less; the seat for one more is that of a bot, the last first. */
export function withGuest(form: TableForm, guest: Someone): TableForm {
  const guests = form.guests ?? [];
  if (guests.some(({ id }) => id === guest.id)) return { ...form, guests: guests.filter(({ id }) => id !== guest.id) };
  const open = form.seats.filter((seat) => seat === 'open').length;
  if (guests.length < open) return { ...form, guests: [...guests, guest] };
  const bot = form.seats.findLastIndex((seat) => seat !== 'me' && seat !== 'open');
  const spare = bot === -1 ? form.seats.lastIndexOf('me') : bot;
  if (spare <= 0) return form;
  return { ...withSeat(form, spare, 'open'), guests: [...guests, guest] };
}

/** The guest for whom an open seat is meant; null where anybody may take it. */
export function guestAt(form: TableForm, seat: number): Someone | null {
  if (form.seats[seat] !== 'open') return null;
  const before = form.seats.slice(0, seat).filter((each) => each === 'open').length;
  return form.guests?.[before] ?? null;
}

export function request(form: TableForm, mySeatName: (index: number) => string): NewTable {
  let mine = 0;
  const seats = form.seats.map((choice): SeatRequest => {
    if (choice === 'open') return { kind: 'open' };
    if (choice !== 'me') return { kind: 'bot', level: choice };
    return { kind: 'me', name: mySeatName(mine++) };
  });
  const shared = form.seats.includes('open');
  const rated = form.rated ?? false;
  const agreed = clockRequest(form.clock ?? NO_CLOCK, -new Date().getTimezoneOffset());
  // Whoever plays against bots is not hurried, unless it counts; then nobody is there to vote at zero.
  const clock = agreed && (shared || rated) ? { ...agreed, ...(shared ? {} : { out: 'bot' as const }) } : null;
  return {
    game: form.game,
    options: form.options,
    seats,
    listed: form.listed && shared,
    rated,
    ...(clock ? { clock } : {}),
  };
}

/** The form that makes such a table; null where the game is not played with these seats any more. */
export function formFor(game: GameInfo, table: NewTable): TableForm | null {
  const players = table.seats.length;
  const seats = table.seats.map(({ kind, level }) => (kind === 'bot' ? seatable(game, players, offered(level)) : kind));
  if (!game.players.includes(seats.length)) return null;
  const options = settled(game, seats.length, table.options ?? {});
  const form: TableForm = {
    game: game.id,
    seats,
    options,
    preset: matching(game, seats.length, options) ?? CUSTOM,
    listed: table.listed ?? false,
    rated: table.rated ?? false,
    note: null,
  };
  return table.clock ? { ...form, clock: clockForm(table.clock) } : form;
}

/** The nearest level that is offered to people. */
function offered(level: BotLevel | null | undefined): SeatChoice {
  return SEAT_CHOICES.find((choice) => choice === level) ?? 'normal';
}
