/** What an action would bring, from the view before and after: one sentence for the dock. Pure. */
import { labelOf } from '../../engine/refs';
import { type GateId, type GateTable, isFull, landing, type LaidView, type RoomId, roomView, type View } from './view';

type Part = (before: View, after: View, seat: number, table: GateTable) => string[];

export function consequence(before: View, after: View, seat: number, table: GateTable): string | null {
  const parts = PARTS.flatMap((part) => part(before, after, seat, table));
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Who may do how much in the room that is activated. */
const activation: Part = (before, after, _, table) => {
  if (before.room !== null || after.room === null) return [];
  const { points } = roomView(after, labelOf(after.room) as RoomId);
  const list = points.flatMap((count, each) => (count > 0 ? [`${table.seatName(each)} ${count}`] : []));
  return [table.t('space_gate-brings-room', { list: list.join(', ') })];
};

/** What the settlers that have landed would be worth if the planet closed now. */
const worth: Part = (before, after, seat, { t }) => {
  const planet = landing(before);
  const then = after.planets.find((each) => each.planet === planet?.planet);
  if (!planet || !then) return [];
  if (then.phase === 'closed')
    return [t('space_gate-brings-closed', { planet: t(`space_gate-planet-${labelOf(planet.planet)}`) })];
  const by = (then.worth[seat] ?? 0) - (planet.worth[seat] ?? 0);
  return [t('space_gate-brings-worth', { by, worth: then.worth[seat] ?? 0 })];
};

/** A module that opens, with what that brings; a gate that becomes full, with where it sends. */
const base: Part = (before, after, seat, table) => {
  const was = new Map((before.seats[seat]?.base ?? []).map((module) => [module.module, module]));
  return (after.seats[seat]?.base ?? []).flatMap((module) => changed(was.get(module.module), module, after, table));
};

function changed(was: LaidView | undefined, is: LaidView, after: View, table: GateTable): string[] {
  const { t } = table;
  if (!was) return [];
  if (!was.open && is.open) return [t('space_gate-brings-opened', { brings: is.improvement ?? 'none' })];
  if (!isFull(was) && isFull(is))
    return [t('space_gate-brings-full', { settlers: is.settlers, place: placeName(is, after, table) })];
  return is.settlers > was.settlers
    ? [t('space_gate-brings-aboard', { settlers: is.settlers, capacity: is.capacity })]
    : [];
}

function placeName(module: LaidView, view: View, table: GateTable): string {
  const place = module.gate ? view.gates[labelOf(module.gate) as GateId] : null;
  return place ? table.name(place) : '';
}

const PARTS: readonly Part[] = [activation, worth, base];
