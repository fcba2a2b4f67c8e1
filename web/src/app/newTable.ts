/** The form for a new table, as data: sensible seats for a number of players, and the request it makes. */
import type { BotLevel, GameInfo, NewTable, Options, OptionSpec, SeatRequest } from '../net/protocol';

export type Against = 'bots' | 'friends';
export type SeatChoice = 'me' | 'open' | BotLevel;
export const SEAT_CHOICES: readonly SeatChoice[] = ['me', 'open', 'easy', 'normal', 'hard'];

export interface TableForm {
  game: string;
  seats: SeatChoice[];
  options: Options;
  listed: boolean;
  name: string;
}

export function newForm(game: GameInfo, name: string): TableForm {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const players = defaultPlayers(game);
  return withPlayers({ game: game.id, seats: seatsFor(players, 'bots'), options, listed: false, name }, game, players);
}

/** Four where the game allows it, else its largest number below, else its smallest. */
export function defaultPlayers(game: Pick<GameInfo, 'players'>): number {
  const allowed = game.players.filter((count) => count <= 4);
  return allowed.length > 0 ? Math.max(...allowed) : Math.min(...game.players);
}

/** Me first, then the others. */
export function seatsFor(players: number, against: Against): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : against === 'bots' ? 'normal' : 'open'));
}

/** Keep the seats already chosen when the number of players changes. */
export function resize(seats: readonly SeatChoice[], players: number): SeatChoice[] {
  const filler = seats.at(-1) === 'open' ? 'open' : 'normal';
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? (seat === 0 ? 'me' : filler));
}

/** The values of an option that this number of players may choose. */
export function valuesFor(option: OptionSpec, players: number): string[] {
  return option.values.filter((value) => option.counts[value]?.includes(players) ?? true);
}

/** The form with another number of players; options that it rules out fall back to the first value left. */
export function withPlayers(form: TableForm, game: GameInfo, players: number): TableForm {
  const options = { ...form.options };
  for (const option of game.options) {
    const allowed = valuesFor(option, players);
    const chosen = options[option.name];
    if (allowed[0] !== undefined && (chosen === undefined || !allowed.includes(chosen)))
      options[option.name] = allowed[0];
  }
  return { ...form, options, seats: resize(form.seats, players) };
}

export function withOption(form: TableForm, name: string, value: string): TableForm {
  return { ...form, options: { ...form.options, [name]: value } };
}

export function request(form: TableForm, mySeatName: (index: number) => string): NewTable {
  let mine = 0;
  const seats = form.seats.map((choice): SeatRequest => {
    if (choice === 'open') return { kind: 'open' };
    if (choice !== 'me') return { kind: 'bot', level: choice };
    return { kind: 'me', name: mySeatName(mine++) };
  });
  return { game: form.game, options: form.options, seats, listed: form.listed && form.seats.includes('open') };
}
