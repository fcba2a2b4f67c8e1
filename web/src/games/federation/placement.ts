/** The placement that the reader is choosing: from what is selected on the page, or the die that is asked about. */
import type { Ref } from '../../net/protocol';
import { type Pawn, pawnOf } from './foresight';
import { type FederationTable, seatAt, viewpoint } from './view';

export interface Placement {
  cell: Ref;
  /** Null until a face is chosen. */
  pawn: Pawn | null;
  token: Ref | null;
}

export const FACES: readonly Ref[] = [
  'face:voting_1',
  'face:voting_2',
  'face:voting_3',
  'face:voting_7',
  'face:funding_1',
  'face:funding_2',
  'face:funding_3',
];

/** The die that may join the pawn just placed. */
function dieJoining(table: FederationTable): Placement | null {
  const { placed } = table.view;
  const votes = seatAt(table.view, viewpoint(table)).die;
  return placed ? { cell: placed, token: null, pawn: { votes, bonus: {}, isDie: true } } : null;
}

/** Nothing while no cell is chosen or nothing is to be placed. */
export function placement(table: FederationTable): Placement | null {
  const { asked, view } = table;
  if (asked?.prompt === 'die') return dieJoining(table);
  if (asked?.prompt !== 'place' && asked?.prompt !== 'place_with') return null;
  const cells = [...view.senate.cells.map(({ ref }) => ref), 'cell:outer_module'];
  const cell = cells.find((ref) => table.standing(ref) === 'selected');
  if (cell === undefined) return null;
  const token = asked.prompt === 'place_with' ? (asked.args[0] ?? null) : null;
  const face = FACES.find((ref) => table.standing(ref) === 'selected') ?? null;
  return { cell, token, pawn: pawnOf(face, token) };
}
