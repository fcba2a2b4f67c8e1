/** Every ship and colony on the table, each with the identity that lets its drawing travel. */
import { labelOf } from '../../engine/refs';
import { STATIONS } from './drawing/layout';
import { type Sighting, track, type Tracked } from './pieces';
import { type AlienTable, readDie, type View } from './view';

/** Places: `port:…` of a ship, `tray-<n>` of a die in hand, `bay-<n>`, `desert`, `hub`, `reserve`, `territory:…`. */
function ships(view: View): Sighting[] {
  const docked = STATIONS.flatMap((station) => view.stations[station].flat()).flatMap(({ port, ship }) =>
    ship ? [sighting(ship.seat, ship.relic, ship.value, port)] : [],
  );
  const tray = view.dice.map((die, index) => {
    const { value, relic } = readDie(die);
    return sighting(view.active, relic, value, `tray-${index}`);
  });
  const bay = view.bay.map(({ seat, relic, value }, index) => sighting(seat, relic, value, `bay-${index}`));
  const desert = view.relic.place === 'desert' ? [sighting(0, true, 1, 'desert')] : [];
  return [...docked, ...tray, ...bay, ...desert];
}

function sighting(seat: number, relic: boolean, value: number, place: string): Sighting {
  return { family: relic ? 'relic' : `ship-${seat}`, face: String(value), place };
}

function colonies(view: View): Sighting[] {
  const landed = view.territories.flatMap(({ territory, colonies: counts }) =>
    counts.flatMap((count, seat) => many(count, { family: `colony-${seat}`, face: '', place: territory })),
  );
  const waiting = view.seats.flatMap(({ seat, circle, reserve }) => [
    ...many(circle > 0 ? 1 : 0, { family: `colony-${seat}`, face: '', place: 'hub' }),
    ...many(reserve, { family: `colony-${seat}`, face: '', place: 'reserve' }),
  ]);
  return [...landed, ...waiting];
}

function many(count: number, one: Sighting): Sighting[] {
  return Array.from({ length: count }, () => one);
}

interface Memory {
  view: View;
  pieces: Tracked[];
}
const memories = new WeakMap<AlienTable, Memory>();

function remember(table: AlienTable): Tracked[] {
  const view = table.view;
  const last = memories.get(table);
  if (last?.view === view) return last.pieces;
  const pieces = track(last?.pieces ?? [], [...ships(view), ...colonies(view)]);
  memories.set(table, { view, pieces });
  return pieces;
}

/** The identity of the `ordinal`-th piece of this family that stands there. */
export function pieceId(table: AlienTable, family: string, place: string, ordinal = 0): string | undefined {
  return remember(table).filter((piece) => piece.family === family && piece.place === place)[ordinal]?.id;
}

export function shipFamily(seat: number, relic: boolean): string {
  return relic ? 'relic' : `ship-${seat}`;
}

export function colonyFamily(seat: number): string {
  return `colony-${seat}`;
}

/** The station of a port: `port:lunar_mine-3` → `lunar_mine`. */
export function stationOf(port: string): string {
  return labelOf(port).replace(/-\d+$/, '');
}
