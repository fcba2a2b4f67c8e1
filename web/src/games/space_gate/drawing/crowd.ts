/** Who stands in a room and where: groups of equal pieces in reading order, smaller where there are many. Pure. */
import { type CrewKind, type RoomId, roomView, type View } from '../view';

export interface Group {
  seat: number;
  kind: CrewKind;
  count: number;
}
export interface Stood extends Group {
  x: number;
  y: number;
  size: number;
}

const KINDS = [
  ['chief', 'chiefs'],
  ['engineer', 'engineers'],
  ['robot', 'robots'],
] as const;
const SIZES = [26, 23, 20] as const;

/** Everybody in a room but the piece on its stand. */
export function crew(view: View, room: RoomId): Group[] {
  const there = roomView(view, room);
  return view.seats.flatMap(({ seat }) =>
    KINDS.flatMap(([kind, counts]) => {
      const onStand = view.room === `room:${room}` && view.stand === kind && view.active === seat ? 1 : 0;
      const count = (there[counts][seat] ?? 0) - onStand;
      return count > 0 ? [{ seat, kind, count }] : [];
    }),
  );
}

/** The groups in rows, from the upper left corner of the room for them. */
export function stood(groups: readonly Group[], width: number, height: number): Stood[] {
  const capacity = (size: number): [number, number] => [
    Math.max(1, Math.floor(width / (size + 2))),
    Math.max(1, Math.floor(height / (size + 3))),
  ];
  const size = SIZES.find((each) => capacity(each)[0] * capacity(each)[1] >= groups.length) ?? 18;
  const [columns] = capacity(size);
  return groups.map((group, index) => ({
    ...group,
    size,
    x: (index % columns) * (size + 2) + size / 2,
    y: Math.floor(index / columns) * (size + 3) + size / 2,
  }));
}
