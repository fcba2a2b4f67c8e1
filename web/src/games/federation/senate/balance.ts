/** Votes by floor and wing, as they stand. Pure. */
import type { FloorId, View, WingId } from '../view';

export const WING_TINTS: Readonly<Record<WingId, string>> = { left: '#e3b94f', right: '#e0719c' };

export interface Standing {
  seat: number | 'neutral';
  votes: number;
}

/** Everybody with votes on a floor, the most first. */
export function standings(view: View, floor: FloorId): Standing[] {
  const { seats, neutral } = view.senate.floors[floor];
  const all: Standing[] = [...seats.map((votes, seat) => ({ seat, votes })), { seat: 'neutral', votes: neutral }];
  return all.filter(({ votes }) => votes > 0).sort((a, b) => b.votes - a.votes);
}

/** FD-9.6, FD-19.5: the players who would score the floor now; nobody where neutral tiles alone have most votes. */
export function floorLeaders(view: View, floor: FloorId): number[] {
  const { seats, neutral } = view.senate.floors[floor];
  const most = Math.max(neutral, ...seats);
  return most === 0 ? [] : seats.flatMap((votes, seat) => (votes === most ? [seat] : []));
}

/** The left wing's part of all votes; half of none. */
export function leftShare({ left, right }: Record<WingId, number>): number {
  return left + right === 0 ? 0.5 : left / (left + right);
}
