/** Names and faces of drawn things: what a screen reader hears, what a chip of the dock shows, what an action brings. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Face, Header } from '../types';
import { cardFace } from './cards';
import { RELIC_COLOUR } from './drawing/colours';
import type { StationId } from './drawing/layout';
import type { TerritoryId } from './drawing/planet';
import { stationOf } from './fleet';
import { FIELD_SIGNS } from './signs';
import { type AlienTable, type FieldId, readDie, seat, type Ship, territory, type View } from './view';

const TEXT = 'alien_frontiers';
/** Whoever is asked what to keep has more than this. */
const KEPT = 8;

export function header(table: AlienTable): Header {
  const { view, t } = table;
  const mine = table.you.length === 1 && table.you[0] === view.active;
  const turn = t(`${TEXT}-turn`, { round: view.round });
  const phase = t(`${TEXT}-phase-playing`, {
    you: mine ? 'yes' : 'no',
    seat: table.seatName(view.active),
    ships: view.dice.length,
  });
  return { phase: `${turn} · ${phase}`, pill: turn };
}

export function caption(table: AlienTable, at: number): string {
  return table.t(`${TEXT}-ships`, { count: seat(table.view, at).ships });
}

/** What, whose, where. */
export function label(ref: Ref, table: AlienTable): string {
  return LABELS[kindOf(ref)]?.(labelOf(ref), table) ?? table.name(ref);
}

type Words = (label: string, table: AlienTable) => string | undefined;

const LABELS: Record<string, Words> = {
  die: (die, table) => {
    const { value, relic } = readDie(`die:${die}`);
    const owner = table.seatName(table.view.active);
    return table.t(`${TEXT}-label-${relic ? 'relic-die' : 'die'}`, { value, seat: owner });
  },
  port: (port, table) => {
    const ship = shipAt(port, table.view);
    if (!ship) return undefined;
    const station = table.name(`station:${stationOf(`port:${port}`)}`);
    return table.t(`${TEXT}-label-docked`, { value: ship.value, seat: table.seatName(ship.seat), station });
  },
  bay: (owner, table) =>
    /^\d$/.test(owner) ? table.t(`${TEXT}-label-bay`, { seat: table.seatName(Number(owner)) }) : undefined,
  colony: (colony, table) => {
    const { owner, place } = readColony(colony);
    return table.t(`${TEXT}-label-colony`, {
      seat: table.seatName(owner),
      territory: table.name(`territory:${place}`),
    });
  },
  hub: (owner, table) => {
    const { circle } = seat(table.view, Number(owner));
    return table.t(`${TEXT}-label-hub`, { seat: table.seatName(Number(owner)), circle });
  },
  territory: (id, table) => {
    const { controller } = territory(table.view, id as TerritoryId);
    return table.t(`${TEXT}-label-territory`, {
      territory: table.name(`territory:${id}`),
      control: controller === null ? 'none' : 'some',
      seat: controller === null ? '' : table.seatName(controller),
    });
  },
  station: (id, table) => {
    const ports = table.view.stations[id as StationId].flat();
    const free = ports.filter(({ ship, blocked }) => ship === null && !blocked).length;
    return table.t(`${TEXT}-label-station`, { station: table.name(`station:${id}`), free });
  },
};

function shipAt(port: string, view: View): Ship | null {
  return (
    Object.values(view.stations)
      .flat(2)
      .find((each) => each.port === `port:${port}`)?.ship ?? null
  );
}

function readColony(colony: string): { owner: number; place: TerritoryId } {
  const dash = colony.indexOf('-');
  return { owner: Number(colony.slice(0, dash)), place: colony.slice(dash + 1) as TerritoryId };
}

/** How a thing looks on a chip. */
export function face(ref: Ref, table: AlienTable): Face | null {
  return FACES[kindOf(ref)]?.(labelOf(ref), table) ?? null;
}

const FACES: Record<string, (label: string, table: AlienTable) => Face | null> = {
  die: (die, table) => {
    const { value, relic } = readDie(`die:${die}`);
    return { die: value, colour: relic ? RELIC_COLOUR : (table.colours[table.view.active] ?? 'grey') };
  },
  station: (id, table) => ({ text: table.t(`${TEXT}-title-${id}`) }),
  card: cardChip,
  held: cardChip,
  spoil: cardChip,
  spent: cardChip,
  field: (id) => ({ ...FIELD_SIGNS[id as FieldId] }),
  resource: (id) => ({
    symbol: id === 'fuel' ? 'res-fuel' : 'res-mineral',
    tint: id === 'fuel' ? 'var(--r-fuel)' : 'var(--r-mineral)',
  }),
  seat: (at, table) => ({ seat: table.colours[Number(at)] ?? 'grey', text: table.seatName(Number(at)) }),
  port: (port, table) => {
    const ship = shipAt(port, table.view);
    if (!ship) return null;
    const station = table.t(`${TEXT}-title-${stationOf(`port:${port}`)}`);
    return {
      seat: ship.relic ? RELIC_COLOUR : (table.colours[ship.seat] ?? 'grey'),
      text: `${ship.value} · ${station}`,
    };
  },
  bay: (owner, table) => ({
    symbol: 'af-wrench',
    seat: owner === 'relic' ? RELIC_COLOUR : (table.colours[Number(owner)] ?? 'grey'),
    text: table.t(`${TEXT}-title-maintenance_bay`),
  }),
  colony: (colony, table) => {
    const { owner, place } = readColony(colony);
    return { symbol: 'af-colony', seat: table.colours[owner] ?? 'grey', text: table.name(`territory:${place}`) };
  },
  // What is kept says it all: the rest goes back.
  amount: (fuel, { t }) => ({ text: t(`${TEXT}-kept`, { fuel: Number(fuel), ore: KEPT - Number(fuel) }), signs: [] }),
  hub: (_, { t }) => ({ symbol: 'af-colony', text: t(`${TEXT}-verb-launch`) }),
  relic: (_, { t }) => ({ symbol: 'af-relic', text: t(`${TEXT}-verb-buy_relic`) }),
  pile: (_, { t }) => ({ symbol: 'ui-replay', text: t(`${TEXT}-verb-cycle`) }),
};

function cardChip(id: string): Face {
  return { symbol: cardFace(id).symbol };
}

/** What docking opens rather than brings: the right to trade, and the sum at the Alien Artifact. */
export function consequence(before: View, after: View, _: number, { t }: AlienTable): string | null {
  const [was, is] = [before.turn_state.artifact_total, after.turn_state.artifact_total];
  const parts = [
    ...(is > was ? [t(`${TEXT}-then-artifact`, { total: is, goal: after.turn_state.claim_at })] : []),
    ...(before.costs.trade === null && after.costs.trade !== null
      ? [t(`${TEXT}-then-trade`, { fuel: after.costs.trade })]
      : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Equal ships chosen together have a name of their own: a pair of 4. */
export function together(refs: readonly Ref[], table: AlienTable): string | null {
  const [first] = refs;
  if (!first || refs.some((ref) => ref !== first || kindOf(ref) !== 'die')) return null;
  const die = table.name(first);
  if (refs.length === 1) return table.t('alien_frontiers-one', { die });
  return refs.length <= 3 ? table.t(`alien_frontiers-together-${refs.length}`, { die }) : null;
}
