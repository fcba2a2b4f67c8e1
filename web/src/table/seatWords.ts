import type { SeatColour, Table } from '../games/types';
import type { GameView, Score } from '../net/protocol';

/** The sides of the table in order: its seats, then opponents that sit on none. */
export function sidesOf(view: GameView): readonly { score: Score }[] {
  return [...view.seats, ...(view.opponents ?? [])];
}

export function scoreOf(view: GameView, side: number): number {
  return sidesOf(view)[side]?.score.total ?? 0;
}

/** With the option "Letters" the emblem carries the first letter of its colour's name. */
export function emblemLetter(table: Pick<Table, 'letters' | 't'>, colour: SeatColour): string | undefined {
  return table.letters ? table.t(`common-colour-${colour}`).slice(0, 1).toUpperCase() : undefined;
}
