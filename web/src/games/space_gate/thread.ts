/** What happens in the turn now, and in which order the players act in the activated room. Pure. */
import { labelOf } from '../../engine/refs';
import { type GateTable, isFull, type RoomId, roomView, type View } from './view';

export interface Place {
  seat: number;
  /** Action points in the room, or full gate modules to empty. */
  points: number;
  state: 'done' | 'now' | 'next' | 'idle';
}

/** The players in turn order from the active one; nothing before a room is activated. */
export function thread(view: View, deciding: number | null): Place[] {
  if (view.room === null || (view.step !== 'act' && view.step !== 'send')) return [];
  const coming = view.step === 'act' ? view.to_act : view.to_send;
  return view.seats.map((_, order) => {
    const seat = (view.active + order) % view.seats.length;
    const points = stake(view, seat);
    return { seat, points, state: state(seat, points) };
  });

  function state(seat: number, points: number): Place['state'] {
    if (seat === deciding) return 'now';
    if (coming.includes(seat)) return points > 0 ? 'next' : 'idle';
    return view.step === 'act' && points > 0 ? 'done' : 'idle';
  }
}

/** What a seat has at stake in this step. */
export function stake(view: View, seat: number): number {
  if (view.step === 'send') return (view.seats[seat]?.base ?? []).filter(isFull).length;
  return view.room === null ? 0 : (roomView(view, labelOf(view.room) as RoomId).points[seat] ?? 0);
}

/** One sentence: what is being done now, by whom, and when the reader's turn to act comes. */
export function doing(table: GateTable): string {
  const { view, deciding, t } = table;
  if (view.step === 'over' || deciding === null) return '';
  const you = table.you.includes(deciding) ? 'yes' : 'no';
  const room = view.room === null ? 'none' : labelOf(view.room);
  const now = t(`space_gate-doing-${view.relay ? 'relay' : view.step}`, { seat: table.seatName(deciding), you, room });
  const coming = view.step === 'act' ? view.to_act : [];
  const mine = coming.find((seat) => table.you.includes(seat) && seat !== deciding && stake(view, seat) > 0);
  return mine === undefined ? now : `${now} ${t('space_gate-doing-then-you', { points: stake(view, mine) })}`;
}
