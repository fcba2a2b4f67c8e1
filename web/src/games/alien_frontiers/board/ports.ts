/** Which ports could take ships, and which ships a chosen action would put where. */
import { type StationId } from '../drawing/layout';
import type { Point } from '../drawing/shapes';
import { type AlienTable, type PortView, readDie, type Ship, viewpoint } from '../view';

/** A group takes ships only while it is empty; the outpost also when its ships can be driven out. */
export function isOpen(station: StationId, group: readonly PortView[], track: number, reader: number): boolean {
  if (group.some(({ blocked }) => blocked)) return false;
  if (station === 'raiders_outpost') return true;
  if (station === 'colonist_hub') return track === reader;
  return group.every(({ ship }) => ship === null);
}

export interface Ghost extends Ship {
  at: Point;
}

/** The dice chosen in the tray, drawn faintly where they would stand. Ports fill from the lowest on. */
export function ghosts(table: AlienTable, station: StationId, centres: readonly Point[][]): Ghost[] {
  if (table.standing(`station:${station}`) !== 'selected') return [];
  const reader = viewpoint(table);
  const groups = table.view.stations[station];
  const free = groups.flatMap((group, track) =>
    isOpen(station, group, track, reader)
      ? group.map((port, index) => ({ port, at: centres[track]?.[index] })).filter(({ port }) => port.ship === null)
      : [],
  );
  return chosenDice(table).flatMap((ship, index) => {
    const at = free[index]?.at;
    return at ? [{ ...ship, at }] : [];
  });
}

function chosenDice(table: AlienTable): Ship[] {
  const seen = new Map<string, number>();
  return table.view.dice.flatMap((die) => {
    const ordinal = seen.get(die) ?? 0;
    seen.set(die, ordinal + 1);
    return table.standing(die, ordinal) === 'selected' ? [{ seat: table.view.active, ...readDie(die) }] : [];
  });
}
