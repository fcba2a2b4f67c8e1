/** What a tip says about a drawn thing: what it is, and what holds for it now. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Explanation } from '../../design/explanation';
import {
  type GateId,
  type GateTable,
  laid,
  type LaidView,
  type PileView,
  type RoomId,
  roomView,
  type TileView,
} from './view';
import { capital, label, siteOf } from './words';

export function explain(ref: Ref, table: GateTable): Explanation | null {
  const found = EXPLAINED[kindOf(ref)];
  const tip = table.tip(ref);
  const lines = [...(tip ? [tip] : []), ...(found?.(ref, table) ?? [])];
  return lines.length > 0 ? { title: titleOf(ref, table), lines } : null;
}

function titleOf(ref: Ref, table: GateTable): string {
  return kindOf(ref) === 'flow' ? label(ref, table) : capital(table.name(ref));
}

type Lines = (ref: Ref, table: GateTable) => string[];

const EXPLAINED: Readonly<Record<string, Lines>> = {
  module: (ref, table) => {
    const found = laid(table.view, ref);
    return found ? moduleLines(found.module, table) : tileLines(inHand(ref, table), table);
  },
  room: (ref, table) => {
    const { points } = roomView(table.view, labelOf(ref) as RoomId);
    return [byseat('space_gate-now-points', points, table)];
  },
  crew: (ref, table) => {
    const tip = table.tip(`piece:${labelOf(ref).split('-')[1] ?? ''}`);
    return tip ? [tip] : [];
  },
  pile: (ref, table) =>
    pileLines(
      table.view.piles.find((each) => each.pile === ref),
      table,
    ),
  planet: (ref, table) => {
    const planet = table.view.planets.find((each) => each.planet === ref);
    if (!planet || planet.phase === 'closed') return [];
    if (planet.phase === 'waiting') return [table.t('space_gate-waits-long')];
    return [byseat('space_gate-now-worth', planet.worth, table)];
  },
  site: (ref, table) => {
    const site = siteOf(ref, table.view);
    if (!site) return [];
    if (site.seat !== null) return [table.seatName(site.seat)];
    return [
      table.t(`space_gate-site-type-${site.type}`),
      ...(site.predominance ? [table.t('space_gate-site-predominance')] : []),
      ...(site.gain ? [byseat('space_gate-now-gain', site.gain, table)] : []),
    ];
  },
  token: (ref, table) => {
    const space = table.view.track.find((each) => each.token === ref);
    if (!space) return [];
    const leaders = space.leaders.map((seat) => table.seatName(seat)).join(', ');
    return [
      table.t('space_gate-now-token', { value: space.value, leaders: leaders || '–' }),
      ...(labelOf(ref) === 'void' ? [] : [byseat('space_gate-now-counts', space.counts, table)]),
    ];
  },
  place: (_, table) =>
    table.view.seats.map(({ seat, score, ranks, wheel }) =>
      table.t('space_gate-now-wheel', { seat: table.seatName(seat), total: score.total, ranks: ranks.length, wheel }),
    ),
  flow: (_, { t }) => [t('space_gate-about-flow')],
  cell: (_, { t }) => [t('space_gate-about-cell')],
  pair: (_, { t }) => [t('space_gate-about-pair')],
  island: (_, { t }) => [t('space_gate-about-island')],
  rotation: (_, { t }) => [t('space_gate-about-rotation')],
};

function byseat(message: string, counts: readonly number[], table: GateTable): string {
  const list = counts.map((count, seat) => `${table.seatName(seat)} ${count}`).join(' · ');
  return table.t(message, { list });
}

function inHand(ref: Ref, { view }: GateTable): TileView | null {
  if (view.taken?.module === ref) return view.taken;
  return view.relay?.modules.find(({ module }) => module === ref) ?? null;
}

function tileLines(tile: TileView | null, table: GateTable): string[] {
  if (!tile) return [];
  return [
    table.t(`space_gate-tile-${tile.kind === 'start_airlock' ? 'airlock' : tile.kind}`, tileArguments(tile, table)),
  ];
}

/** What the sentence about a tile is filled with. */
export function tileArguments(tile: TileView, table: GateTable): Record<string, string | number> {
  return {
    capacity: tile.capacity,
    corridors: tile.corridors.length,
    brings: tile.improvement ?? 'none',
    room: tile.improvement_room ? table.name(tile.improvement_room) : '',
    gate: tile.gate ? table.name(tile.gate) : '',
  };
}

function moduleLines(module: LaidView, table: GateTable): string[] {
  const { t, view } = table;
  const place = module.gate ? view.gates[labelOf(module.gate) as GateId] : null;
  return [
    ...tileLines(module, table),
    module.open
      ? t('space_gate-now-aboard', { settlers: module.settlers, capacity: module.capacity })
      : t('space_gate-now-closed'),
    ...(place ? [t('space_gate-now-sends', { place: table.name(place) })] : []),
  ];
}

function pileLines(pile: PileView | undefined, table: GateTable): string[] {
  if (!pile) return [];
  const { t } = table;
  return [
    ...(pile.top ? tileLines(pile.top, table) : [t('space_gate-pile-empty')]),
    t('space_gate-now-pile', { count: pile.count }),
    ...(pile.locked ? [t('space_gate-now-locked')] : []),
    ...(pile.bottom.length > 0
      ? [t('space_gate-put-under', { list: pile.bottom.map((module) => table.name(module)).join(', ') })]
      : []),
  ];
}
