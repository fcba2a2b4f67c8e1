import type { SeatColour, Table } from '../games/types';
import type { GameView } from '../net/protocol';

export function scoreOf(view: GameView, seat: number): number {
  return view.seats[seat]?.score.total ?? 0;
}

/** With the option "Letters" the emblem carries the first letter of its colour's name. */
export function emblemLetter(table: Pick<Table, 'letters' | 't'>, colour: SeatColour): string | undefined {
  return table.letters ? table.t(`common-colour-${colour}`).slice(0, 1).toUpperCase() : undefined;
}
