/** ER-14, play with two action markers: who holds each, and whose turn follows. Pure. */
import { civilisation, type View } from './view';

export interface Marker {
  /** 1 is the primary marker, which alone allows research; 2 the secondary. */
  number: 1 | 2;
  seat: number;
  stands: 'acting' | 'waiting' | 'coming';
}

/** Both markers; none without this part of the expansion, or outside the action phase. */
export function markers({ markers: given, phase }: View): Marker[] {
  if (phase !== 'action') return [];
  return given.flatMap(({ seat, arrival, acting }, index) => {
    if (seat === null) return [];
    const stands = arrival === 0 ? 'coming' : acting ? 'acting' : 'waiting';
    return [{ number: index === 0 ? 1 : 2, seat, stands } as const];
  });
}

/** The marker whose holder plays next: the other one where it is held, else this one at the next seat. */
export function nextMarker(view: View): Marker | null {
  const both = markers(view);
  const waiting = both.find(({ stands }) => stands === 'waiting');
  const acting = both.find(({ stands }) => stands === 'acting');
  if (waiting) return waiting;
  return acting ? { ...acting, seat: seatAfter(view, acting.seat), stands: 'coming' } : null;
}

/** Markers go round clockwise and skip whoever has left. */
function seatAfter(view: View, seat: number): number {
  const { length } = view.seats;
  const steps = Array.from({ length }, (_, step) => (seat + step + 1) % length);
  return steps.find((each) => civilisation(view, each)?.gone !== true) ?? seat;
}
