/**
 * What an ambassador would bring before it is placed: at once, and in the Executive phase of the round. Pure.
 *
 * The end of the round is told as if nothing else were placed: later pawns change it, and the board counts on.
 */
import type { Sign } from '../../design/sign';
import { labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import {
  ACTIONS,
  type Amounts,
  type CellFacts,
  CELLS,
  COLUMN_PROJECTS,
  CONTRIBUTION_CRYSTALS,
  FUNDING_BONUS,
  TOKENS,
} from './facts';
import { amountSigns, effectSigns } from './signs';
import {
  type CellView,
  type CrystalId,
  type FloorId,
  FLOORS,
  lawOf,
  projectAt,
  readFace,
  seatAt,
  type View,
  type WingId,
} from './view';

/** What is to stand on a cell: a face of an ambassador, the token laid on it instead, or the die that joins it. */
export interface Pawn {
  votes: number;
  bonus: Amounts;
  isDie?: boolean;
}

export interface Now {
  /** The Senate action of the cell. */
  action: string;
  bonus: Sign[];
  cost: Sign[];
  effect: Sign[];
  /** The mission that a funding symbol releases; null where it is released already or nothing is. */
  releases: Ref | null;
}

export interface Votes {
  kind: 'votes';
  floor: FloorId;
  mine: number;
  /** The most votes of anybody else on the floor. */
  rival: number;
  /** What the floor would give the seat as it would stand. */
  points: number;
  wings: Record<WingId, number>;
  wing: WingId;
  /** The law that would pass; null on a tie, which the President's holder decides. */
  law: Ref | null;
  /** The assistant die that may still be added. */
  die: number | null;
}
export interface Funding {
  kind: 'funding';
  project: Ref;
  from: number;
  to: number;
  last: number;
}
/** FD-9.3: the project of the column is complete by then, the Senatorial one is funded instead. */
export interface Contribution {
  kind: 'contribution';
  total: number;
  crystal: CrystalId | null;
}
export type Later = Votes | Funding | Contribution | { kind: 'nothing' };

export function pawnOf(face: Ref | null, token: Ref | null): Pawn | null {
  const laid = token === null ? undefined : TOKENS.get(labelOf(token));
  if (laid) return { votes: laid.votes, bonus: laid.bonus };
  if (face === null) return null;
  const { pawn, votes } = readFace(face);
  return { votes, bonus: votes > 0 ? {} : (FUNDING_BONUS.get(pawn) ?? {}) };
}

export function now(view: View, seat: number, cell: Ref, pawn: Pawn | null): Now {
  const facts = CELLS.get(labelOf(cell));
  const id = facts?.action ?? 'outer_module';
  const action = ACTIONS.get(id);
  const mission = facts ? `mission:${facts.action}` : null;
  const open = seatAt(view, seat).missions.some(({ ref, released }) => ref === mission && !released);
  return {
    action: id,
    bonus: amountSigns(pawn?.bonus ?? {}),
    cost: amountSigns(action?.cost ?? {}),
    effect: effectSigns(action?.effects ?? []),
    releases: pawn?.votes === 0 && open ? mission : null,
  };
}

export function later(view: View, seat: number, cell: Ref, pawn: Pawn): Later {
  const facts = CELLS.get(labelOf(cell));
  if (!facts) return { kind: 'nothing' };
  return pawn.votes > 0 ? voting(view, seat, facts, pawn) : funding(view, seat, facts.floor, facts.column);
}

function voting(view: View, seat: number, { floor, wing }: CellFacts, { votes, isDie = false }: Pawn): Votes {
  const { seats, neutral } = view.senate.floors[floor];
  const mine = (seats[seat] ?? 0) + votes;
  const rival = Math.max(neutral, ...seats.filter((_, other) => other !== seat));
  const wings = { ...view.senate.wings, [wing]: view.senate.wings[wing] + votes };
  const { level, die, die_cell } = seatAt(view, seat);
  return {
    kind: 'votes',
    floor,
    mine,
    rival,
    points: mine >= rival ? level : 0,
    wings,
    wing,
    law: wings.left === wings.right ? null : lawOf(view, wings.left > wings.right ? 'left' : 'right'),
    die: die > 0 && die_cell === null && !isDie ? die : null,
  };
}

/** FD-9.3: from top to bottom each funding pawn of the column moves its project by one. */
function funding(view: View, seat: number, floor: FloorId, column: number): Funding | Contribution {
  const { ref, cell, last } = projectAt(view, COLUMN_PROJECTS.get(column) ?? '');
  const place = FLOORS.indexOf(floor);
  const before = fundersOf(view, column).filter((each) => FLOORS.indexOf(each.floor) < place).length;
  const to = cell + before + 1;
  if (to <= last) return { kind: 'funding', project: ref, from: cell, to, last };
  const total = seatAt(view, seat).contributions + 1;
  return { kind: 'contribution', total, crystal: CONTRIBUTION_CRYSTALS[total - 1] ?? null };
}

function fundersOf(view: View, column: number): { cell: CellView; floor: FloorId }[] {
  return view.senate.cells.flatMap((cell) => {
    const facts = CELLS.get(labelOf(cell.ref));
    return cell.funds && facts?.column === column ? [{ cell, floor: facts.floor }] : [];
  });
}

/** How far each column project will be moved by the pawns that stand now. */
export function pending(view: View, column: number): number {
  return fundersOf(view, column).length;
}
