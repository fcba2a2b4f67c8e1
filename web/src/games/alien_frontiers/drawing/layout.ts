/**
 * Where everything stands: two arrangements of the same pieces, one for a wide board and one for a phone.
 *
 * Stations stand around the planet as on the table (clockwise from the upper left); on a phone they follow below it
 * in two columns, those used most first. All numbers are units of the arrangement's own `viewBox`.
 */
import { PLANET, type TerritoryId } from './planet';
import type { Point } from './shapes';

export interface Disc {
  x: number;
  y: number;
  r: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Place extends Box {
  /** Centres of the ports, group by group. */
  groups: Point[][];
  port: number;
  title: Point;
  /** The line of symbols that says what the station does. */
  effect: Point;
}
export interface HubPlace extends Place {
  /** Centres of the seven circles of each track. */
  tracks: Point[][];
  circle: number;
}

/** Ports of each station in their groups, all of them: with fewer players some are closed. */
export const PORTS = {
  solar_converter: [1, 1, 1, 1, 1, 1, 1, 1],
  orbital_market: [2, 2],
  alien_artifact: [1, 1, 1, 1],
  raiders_outpost: [3],
  lunar_mine: [1, 1, 1, 1, 1],
  colony_constructor: [3, 3],
  colonist_hub: [3, 3, 3, 3],
  shipyard: [2, 2, 2],
  terraforming_station: [1],
} as const;
export type StationId = keyof typeof PORTS;
export const STATIONS = Object.keys(PORTS) as StationId[];
export const CIRCLES = 7;

/** What stands between the ports of a group: equal ships, or each one higher than the last. */
export const JOINTS: Partial<Record<StationId, '=' | '+1'>> = {
  orbital_market: '=',
  colony_constructor: '=',
  shipyard: '=',
  raiders_outpost: '+1',
};

export interface Layout {
  width: number;
  height: number;
  planet: Disc;
  sun: Disc;
  moon: Disc | null;
  rim: number;
  stations: Record<Exclude<StationId, 'colonist_hub'>, Place> & { colonist_hub: HubPlace };
  bay: Box;
  display: Box;
  stocks: Box;
  fields: Box;
  /** Dotted arcs from a station to the territory that improves it. */
  links: { from: Point; to: Point; territory: TerritoryId }[];
  type: { territory: number; station: number; row: number };
  /** Whether there is room for rules and engravings. */
  ornate: boolean;
  /** Where the ships in another player's hand are shown; the reader's own lie in the dock. */
  hand: Box;
  dome: number;
}

interface Shelf {
  x: number;
  y: number;
  port: number;
  /** Ports in a row before the next row begins. */
  columns: number;
  /** Between two groups, between two ports of one group. */
  groupGap: number;
  portGap: number;
  rowGap: number;
}

function shelve(groups: readonly number[], shelf: Shelf): Point[][] {
  let [x, y, column] = [shelf.x, shelf.y, 0];
  return groups.map((size) => {
    const ports = Array.from({ length: size }, (_, index): Point => {
      const centre: Point = [x + shelf.port / 2, y + shelf.port / 2];
      x += shelf.port + (index + 1 < size ? shelf.portGap : shelf.groupGap);
      return centre;
    });
    column += size;
    if (column >= shelf.columns) [x, y, column] = [shelf.x, y + shelf.port + shelf.rowGap, 0];
    return ports;
  });
}

const PORT = 32;

function deskPlace(
  station: StationId,
  x: number,
  y: number,
  width: number,
  columns: number,
  groupGap: number,
  portGap = 2,
): Place {
  const groups = shelve(PORTS[station], {
    x: x + 10,
    y: y + 34,
    port: PORT,
    columns,
    groupGap,
    portGap,
    rowGap: 6,
  });
  const bottom = Math.max(...groups.flat().map((centre) => centre[1])) + PORT / 2;
  return {
    x,
    y,
    width,
    height: bottom - y + 30,
    groups,
    port: PORT,
    title: [x + 11, y + 19],
    effect: [x + 11, bottom + 16],
  };
}

function hubPlace(
  x: number,
  y: number,
  width: number,
  port: number,
  top: number,
  first: number,
  step: number,
): HubPlace {
  const groups = PORTS.colonist_hub.map((size, track) =>
    Array.from({ length: size }, (_, index): Point => [
      x + 10 + port / 2 + index * (port + 2),
      y + top + port / 2 + track * (port + 5),
    ]),
  );
  const bottom = y + top + groups.length * (port + 5);
  return {
    x,
    y,
    width,
    height: bottom - y + 26,
    groups,
    port,
    title: [x + 11, y + 19],
    effect: [x + 11, bottom + 10],
    circle: step * 0.39,
    tracks: groups.map((ports) =>
      Array.from({ length: CIRCLES }, (_, circle): Point => [x + first + circle * step, ports[0]?.[1] ?? y]),
    ),
  };
}

const DESK_PLANET: Disc = { x: 484, y: 328, r: 222 };

/** A point on the planet's edge, at an angle clockwise from the right. */
function edge(planet: Disc, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [planet.x + planet.r * Math.cos(angle), planet.y + planet.r * Math.sin(angle)];
}

export const DESK: Layout = {
  width: 914,
  height: 648,
  planet: DESK_PLANET,
  sun: { x: 0, y: 0, r: 330 },
  moon: { x: 890, y: 392, r: 118 },
  rim: 17,
  stations: {
    solar_converter: deskPlace('solar_converter', 10, 10, 222, 4, 6),
    orbital_market: deskPlace('orbital_market', 246, 10, 162, 4, 10),
    alien_artifact: deskPlace('alien_artifact', 738, 10, 166, 4, 6),
    raiders_outpost: deskPlace('raiders_outpost', 722, 146, 182, 3, 0, 6),
    lunar_mine: deskPlace('lunar_mine', 716, 380, 188, 5, 3),
    colony_constructor: deskPlace('colony_constructor', 668, 538, 236, 6, 12),
    shipyard: deskPlace('shipyard', 10, 300, 232, 6, 9),
    terraforming_station: deskPlace('terraforming_station', 10, 188, 128, 1, 0),
    colonist_hub: hubPlace(10, 414, 236, PORT, 34, 124, 15.5),
  },
  bay: { x: 146, y: 188, width: 96, height: 96 },
  display: { x: 560, y: 10, width: 166, height: 66 },
  stocks: { x: 262, y: 600, width: 104, height: 38 },
  fields: { x: 556, y: 600, width: 98, height: 38 },
  links: [
    { from: [230, 128], to: edge(DESK_PLANET, 228), territory: 'lem_badlands' },
    { from: [352, 108], to: edge(DESK_PLANET, 262), territory: 'heinlein_plains' },
    { from: [726, 124], to: edge(DESK_PLANET, 318), territory: 'pohl_foothills' },
    { from: [722, 430], to: edge(DESK_PLANET, 17), territory: 'van_vogt_mountains' },
    { from: [664, 560], to: edge(DESK_PLANET, 72), territory: 'bradbury_plateau' },
    { from: [248, 500], to: edge(DESK_PLANET, 143), territory: 'asimov_crater' },
    { from: [244, 352], to: edge(DESK_PLANET, 184), territory: 'herbert_valley' },
  ],
  type: { territory: 14.3, station: 14.5, row: 13 },
  ornate: true,
  hand: { x: 376, y: 602, width: 174, height: 34 },
  dome: 30,
};

const PHONE_PORT = 25;
const PHONE_COLUMN = [8, 199] as const;
const PHONE_WIDTH = 183;

function phonePlace(
  station: StationId,
  column: 0 | 1,
  y: number,
  columns: number,
  groupGap: number,
  portGap = 1,
  width: number = PHONE_WIDTH,
): Place {
  const x = PHONE_COLUMN[column];
  const groups = shelve(PORTS[station], {
    x: x + 8,
    y: y + 27,
    port: PHONE_PORT,
    columns,
    groupGap,
    portGap,
    rowGap: 3,
  });
  const bottom = Math.max(...groups.flat().map((centre) => centre[1])) + PHONE_PORT / 2;
  return {
    x,
    y,
    width,
    height: bottom - y + 27,
    groups,
    port: PHONE_PORT,
    title: [x + 10, y + 19],
    effect: [x + 10, bottom + 14],
  };
}

const PHONE_PLANET: Disc = { x: 195, y: 172, r: 158 };

export const PHONE: Layout = {
  width: 390,
  height: 880,
  planet: PHONE_PLANET,
  sun: { x: -10, y: -10, r: 190 },
  moon: null,
  rim: 9,
  stations: {
    shipyard: phonePlace('shipyard', 0, 348, 6, 4),
    orbital_market: phonePlace('orbital_market', 1, 348, 4, 8),
    lunar_mine: phonePlace('lunar_mine', 0, 434, 5, 4),
    alien_artifact: phonePlace('alien_artifact', 1, 434, 4, 4),
    solar_converter: phonePlace('solar_converter', 0, 520, 4, 4),
    raiders_outpost: phonePlace('raiders_outpost', 1, 520, 3, 0, 6),
    colonist_hub: hubPlace(PHONE_COLUMN[0], 634, PHONE_WIDTH, PHONE_PORT, 29, 101, 12.4),
    colony_constructor: phonePlace('colony_constructor', 1, 606, 6, 6),
    terraforming_station: phonePlace('terraforming_station', 1, 692, 1, 0, 0, 108),
  },
  bay: { x: 313, y: 692, width: 69, height: 79 },
  display: { x: 8, y: 812, width: 166, height: 62 },
  stocks: { x: 199, y: 778, width: 104, height: 36 },
  fields: { x: 199, y: 824, width: 98, height: 38 },
  links: [],
  type: { territory: 12.5, station: 15, row: 13 },
  ornate: false,
  hand: { x: 4, y: 318, width: 122, height: 24 },
  dome: 22,
};

/** From the planet's own units to a layout's. */
export function toLayout(layout: Layout, [x, y]: Point): Point {
  const scale = layout.planet.r / PLANET.r;
  return [layout.planet.x + (x - PLANET.x) * scale, layout.planet.y + (y - PLANET.y) * scale];
}
