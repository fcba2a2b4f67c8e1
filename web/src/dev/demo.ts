/** A tiny game for development and tests: dice are docked at two stations. Just enough to exercise the page. */
import { seeded } from '../design/ground';
import type { Action, Decision, EventArgs, GameEvent, GameView } from '../net/protocol';

export const TURNS = 4;
const SHIPS = 3;

export interface DemoSeat {
  score: { total: number; parts: { ore: number; stars: number } };
  dice: number[];
  [field: string]: unknown;
}

export interface DemoView extends GameView {
  turn: number;
  seats: DemoSeat[];
}

export class DemoGame {
  seat = 0;
  turn = 1;
  readonly seats: { ore: number; stars: number; dice: number[] }[];
  readonly events: GameEvent[] = [];
  readonly #random: () => number;

  constructor(players: number, seed: number) {
    this.#random = seeded(seed);
    this.seats = Array.from({ length: players }, () => ({ ore: 0, stars: 0, dice: [] }));
    this.#roll(0);
  }

  get over(): boolean {
    return this.turn > TURNS;
  }

  view(): DemoView {
    const seats = this.seats.map(({ ore, stars, dice }) => ({
      score: { total: ore + 5 * stars, parts: { ore, stars: 5 * stars } },
      dice: [...dice],
    }));
    return { turn: Math.min(this.turn, TURNS), seats };
  }

  decision(): Decision | null {
    return this.over ? null : { seat: this.seat, prompt: 'main', args: [], actions: this.#actions() };
  }

  /** Play a legal action; `ply` is the number it gets in the history. */
  apply(id: number, ply: number): void {
    const action = this.#actions().find((each) => each.id === id);
    if (!action) throw new Error(`${id} is not legal`);
    if (action.verb === 'end_turn') this.#next(ply);
    else this.#dock(action, ply);
  }

  #actions(): Action[] {
    const dice = [...new Set(this.seats[this.seat]?.dice ?? [])].sort();
    const pairs = dice.filter((die) => (this.seats[this.seat]?.dice ?? []).filter((each) => each === die).length > 1);
    return [
      ...dice.map((die) => action(die, 'dock', 'station:mine', `die:${die}`)),
      ...pairs.map((die) => action(10 + die, 'pair', 'station:market', `die:${die}`, `die:${die}`)),
      action(0, 'end_turn'),
    ];
  }

  #dock({ verb, refs }: Action, ply: number): void {
    const mine = this.seats[this.seat];
    const dice = refs.slice(1);
    for (const die of dice) mine?.dice.splice(mine.dice.indexOf(Number(die.slice(4))), 1);
    const station = refs[0] ?? '';
    const ore = Number(dice[0]?.slice(4));
    if (verb === 'dock' && mine) {
      mine.ore += ore;
      this.#tell(ply, 'docked', { station, die: dice[0] ?? '', ore });
    } else if (mine) {
      mine.stars += 1;
      this.#tell(ply, 'paired', { station });
    }
  }

  #next(ply: number): void {
    this.seat = (this.seat + 1) % this.seats.length;
    if (this.seat === 0) this.turn += 1;
    if (!this.over) this.#roll(ply);
  }

  #roll(ply: number): void {
    const dice = Array.from({ length: SHIPS }, () => 1 + Math.floor(this.#random() * 6));
    const mine = this.seats[this.seat];
    if (mine) mine.dice = dice;
    this.#tell(ply, 'rolled', { dice: dice.map((die) => `die:${die}`) });
  }

  #tell(ply: number, event: string, args: EventArgs): void {
    this.events.push({ ply, event, seat: this.seat, args });
  }
}

function action(id: number, verb: string, ...refs: string[]): Action {
  return { id, verb, refs, text: [verb, ...refs.map((ref) => ref.split(':')[1])].join(' ') };
}
