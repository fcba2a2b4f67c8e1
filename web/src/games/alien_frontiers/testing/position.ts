/** A position in the middle of a game with four players, for tests and for looking at the drawing. */
import { PORTS, type StationId, STATIONS } from '../drawing/layout';
import { TERRITORIES, type TerritoryId } from '../drawing/planet';
import type { HeldCard, PortView, SeatView, Ship, TerritoryView, View } from '../view';

const COLONIES: Record<TerritoryId, number[]> = {
  lem_badlands: [2, 0, 1, 0],
  heinlein_plains: [0, 1, 0, 0],
  pohl_foothills: [0, 1, 0, 2],
  van_vogt_mountains: [1, 0, 1, 0],
  bradbury_plateau: [1, 0, 0, 0],
  asimov_crater: [0, 2, 0, 0],
  herbert_valley: [0, 0, 1, 1],
  burroughs_desert: [1, 0, 2, 0],
};
const CONTROLLERS: Partial<Record<TerritoryId, number>> = {
  lem_badlands: 0,
  heinlein_plains: 1,
  pohl_foothills: 3,
  bradbury_plateau: 0,
  asimov_crater: 1,
  burroughs_desert: 2,
};
/** Station, port, seat, value. */
const SHIPS: [StationId, number, number, number][] = [
  ['solar_converter', 1, 2, 4],
  ['solar_converter', 2, 2, 1],
  ['solar_converter', 5, 0, 2],
  ['orbital_market', 1, 1, 3],
  ['orbital_market', 2, 1, 3],
  ['alien_artifact', 1, 3, 6],
  ['raiders_outpost', 1, 2, 2],
  ['raiders_outpost', 2, 2, 3],
  ['raiders_outpost', 3, 2, 4],
  ['lunar_mine', 1, 1, 2],
  ['lunar_mine', 2, 3, 4],
  ['colonist_hub', 10, 3, 1],
];

function ports(station: StationId): PortView[][] {
  let number = 0;
  return PORTS[station].map((size) =>
    Array.from({ length: size }, (): PortView => {
      number += 1;
      const port = `port:${station}-${number}`;
      const found = SHIPS.find(([at, index]) => at === station && index === number);
      const ship: Ship | null = found ? { seat: found[2], value: found[3], relic: false } : null;
      return { port, ship, blocked: false, ref: ship ? firstEqual(station, ship) : null };
    }),
  );
}

function firstEqual(station: StationId, ship: Ship): string {
  const found = SHIPS.find(([at, , seat, value]) => at === station && seat === ship.seat && value === ship.value);
  return `port:${station}-${found?.[1] ?? 0}`;
}

function held(card: string, price: number | null, per: HeldCard['per'] = null, used = false): HeldCard {
  return { card: `card:${card}`, used, price, per };
}

function player(
  seat: number,
  colour: SeatView['colour'],
  [fuel, ore, reserve, circle, ships]: [number, number, number, number, number],
  cards: HeldCard[],
  parts: { colonies: number; control: number; cards: number; field: number },
): SeatView {
  const total = parts.colonies + parts.control + parts.cards + parts.field;
  const bonuses = TERRITORIES.filter((id) => CONTROLLERS[id] === seat).map((id) => `territory:${id}`);
  return {
    seat,
    colour,
    fuel,
    ore,
    reserve,
    circle,
    ships,
    ship_stock: 6 - ships,
    relic: false,
    bonuses,
    cards,
    score: { total, parts },
  };
}

export function position(): View {
  return {
    turn: 33,
    round: 9,
    active: 0,
    first: 0,
    dice: ['die:4', 'die:4', 'die:5'],
    chosen: [],
    stations: Object.fromEntries(STATIONS.map((station) => [station, ports(station)])) as View['stations'],
    bay: [
      { seat: 3, value: 3, relic: false, ref: 'bay:3' },
      { seat: 1, value: 5, relic: false, ref: 'bay:1' },
    ],
    stock: { fuel: 20, ore: 13 },
    territories: TERRITORIES.map((id): TerritoryView => ({
      territory: `territory:${id}`,
      colonies: COLONIES[id],
      controller: CONTROLLERS[id] ?? null,
      fields: [],
      borrowed: false,
      loan: id === 'burroughs_desert' ? null : COLONIES[id].reduce((sum, count) => sum + count, 0),
    })),
    fields: { isolation_field: null, positron_field: null, repulsor_field: null },
    relic: { place: 'desert', seat: null, value: null, port: null },
    display: ['card:orbital_teleporter', 'card:data_crystal', 'card:alien_city'],
    draw_pile: 11,
    discard_pile: ['card:plasma_cannon', 'card:stasis_beam'],
    turn_state: {
      artifact_total: 0,
      cycles: 0,
      claim_at: 8,
      hub_docks: 0,
      asimov_used: false,
      mine_docks: 0,
      market_pairs: [],
      trade_at: 0,
      borrowed: null,
      discard_used: false,
    },
    costs: {
      ship: { number: 5, fuel: 2, ore: 2 },
      trade: null,
      constructor: 2,
      terraforming: { fuel: 1, ore: 1 },
      launch: { fuel: 1, ore: 1 },
      relic: { fuel: 1, ore: 1 },
      mine_at_least: 4,
      outpost_more_than: 9,
    },
    seats: [
      player(0, 'red', [3, 2, 0, 4, 4], [held('booster_pod', 1), held('stasis_beam', 1)], {
        colonies: 5,
        control: 2,
        cards: 0,
        field: 0,
      }),
      player(1, 'blue', [1, 4, 1, 2, 5], [held('data_crystal', 1, 'colony')], {
        colonies: 4,
        control: 2,
        cards: 0,
        field: 0,
      }),
      player(2, 'green', [4, 0, 0, 6, 5], [held('orbital_teleporter', 2), held('holographic_decoy', null)], {
        colonies: 5,
        control: 1,
        cards: 0,
        field: 0,
      }),
      player(3, 'yellow', [2, 1, 2, 1, 3], [held('resource_cache', null)], {
        colonies: 3,
        control: 1,
        cards: 0,
        field: 0,
      }),
    ],
  };
}
