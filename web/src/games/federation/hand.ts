/** The faces that a seat can still play. Pure. */
import type { Ref } from '../../net/protocol';
import { FACES } from './placement';
import { readFace, type SeatView } from './view';

export function facesInHand({ pawns }: SeatView): Ref[] {
  return FACES.filter((face) => (pawns[readFace(face).pawn] ?? 0) > 0);
}

export interface PawnCard {
  votes: number;
  /** Which of several equal pawns this is, counted from 0. */
  ordinal: number;
  /** Whether it can still be played. */
  held: boolean;
  /** The sides it can show; the seven-vote pawn does not fund. */
  sides: Ref[];
}

/** The pawns of a seat as they lie before it: the two of one vote, the two, the three, and the seven where it is owned. */
export function pawnCards({ pawns }: SeatView): PawnCard[] {
  const kinds: [string, number][] = [
    ['1', 2],
    ['2', 1],
    ['3', 1],
    ['7', Math.min(1, pawns['7'] ?? 0)],
  ];
  return kinds.flatMap(([pawn, owned]) =>
    Array.from({ length: owned }, (_, index) => ({
      votes: Number(pawn),
      ordinal: index,
      held: index < (pawns[pawn] ?? 0),
      sides: FACES.filter((face) => readFace(face).pawn === pawn),
    })),
  );
}
