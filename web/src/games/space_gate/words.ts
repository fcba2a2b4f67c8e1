/** Names and faces of drawn things: what a screen reader hears, what a chip of the dock shows, what an action brings. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Translate } from '../../i18n/i18n.svelte';
import type { Ref } from '../../net/protocol';
import type { Face, Header } from '../types';
import { CREW_SYMBOLS, DOMAIN_SIGNS, ROOM_SIGNS, TOKEN_SIGNS } from './signs';
import { stake, thread } from './thread';
import { cellRef, readFlow } from './things';
import {
  beyond,
  closedPlanets,
  type CrewKind,
  domainOf,
  type GateTable,
  gateOf,
  laid,
  type LaidView,
  pileOf,
  type RoomId,
  roomView,
  SIDES,
  type SiteView,
  type TileView,
  turned,
  type View,
  viewpoint,
} from './view';

export function header(table: GateTable): Header {
  const { view, t } = table;
  if (view.step === 'setup') return { phase: t('space_gate-phase-setup'), pill: t('space_gate-phase-setup') };
  const closed = t('space_gate-phase-closed', { closed: closedPlanets(view), of: view.planets.length });
  const phase = view.room ? `${t('space_gate-phase-room', { room: table.name(view.room) })} · ${closed}` : closed;
  return { phase, pill: t('space_gate-turn-short', { turn: view.turn }) };
}

/** What a player is doing or about to do, in a few words. */
export function caption({ view, deciding, t }: GateTable, seat: number): string {
  const place = thread(view, deciding).find((each) => each.seat === seat);
  if (place?.state === 'now' || (seat === deciding && view.step !== 'over')) {
    return t(`space_gate-caption-now-${view.step}`);
  }
  if (place?.state === 'next') return t(`space_gate-caption-next-${view.step}`, { points: stake(view, seat) });
  if (view.step === 'turn' && seat === (view.active + 1) % view.seats.length) return t('space_gate-caption-next-turn');
  return t('space_gate-caption-open', { count: view.seats[seat]?.base.filter(({ open }) => open).length ?? 0 });
}

/** Names stand inside sentences; at the head of a chip or a tip they begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What is called by its neighbours: the empty cell beyond a side of a module. Two spaces by the tokens there. */
export function name(ref: Ref, view: View, t: Translate): string | null {
  if (kindOf(ref) === 'flow') return wayOf(ref, view, t);
  if (kindOf(ref) === 'pair') return exchange(ref, view, t);
  if (kindOf(ref) !== 'cell') return null;
  for (const { base } of view.seats) {
    for (const module of base) {
      const side = SIDES.find((each) => module.sides[each] === 'void' && cellRef(beyond(module, each)) === ref);
      if (side)
        return t('space_gate-cell-beyond', {
          side: t(`space_gate-side-${side}`),
          module: t(`space_gate-module-${labelOf(module.module)}`),
        });
    }
  }
  return null;
}

/** A way through a corridor is drawn, but no thing of the game: it is called by what it joins. */
function wayOf(ref: Ref, view: View, t: Translate): string {
  const { module, side } = readFlow(ref);
  const target = laid(view, module)?.module.sides[side] ?? '';
  const called = (each: string): string => (each.includes(':') ? t(`space_gate-${kindOf(each)}-${labelOf(each)}`) : '');
  return t('space_gate-label-flow', { from: called(module), to: called(target) });
}

/** What, whose, where, in which state. */
export function label(ref: Ref, table: GateTable): string {
  return capital(LABELS[kindOf(ref)]?.(ref, table) ?? table.name(ref));
}

type Words = (ref: Ref, table: GateTable) => string;

const LABELS: Readonly<Record<string, Words>> = {
  module: (ref, table) => {
    const found = laid(table.view, ref);
    const name = table.name(ref);
    if (!found) return name;
    return [name, table.seatName(found.seat), aboard(found.module, table)].join(', ');
  },
  room: (ref, table) => {
    const points = roomView(table.view, labelOf(ref) as RoomId).points;
    const list = points.map((count, seat) => `${table.seatName(seat)} ${count}`).join(', ');
    return table.t('space_gate-label-room', { room: table.name(ref), list });
  },
  crew: (ref, table) => {
    const [room = '', piece = ''] = labelOf(ref).split('-');
    const counts = roomView(table.view, room as RoomId);
    const count = counts[piece === 'chief' ? 'chiefs' : 'engineers'][viewpoint(table)] ?? 1;
    return table.t('space_gate-label-crew', { crew: table.name(ref), count });
  },
  pile: (ref, table) => {
    const pile = table.view.piles.find((each) => each.pile === ref);
    const name = table.t('space_gate-pile-named', { pile: table.name(ref), count: pile?.count ?? 0 });
    return pile?.top ? `${name}, ${table.name(pile.top.module)}` : name;
  },
  planet: (ref, table) => {
    const planet = table.view.planets.find((each) => each.planet === ref);
    const name = table.name(ref);
    if (planet?.phase !== 'open') return `${name}, ${table.t('space_gate-waits')}`;
    const free = planet.sites.filter(({ seat }) => seat === null).length;
    return [name, planet.gate ? table.name(planet.gate) : '', table.t('space_gate-free-sites', { free })].join(', ');
  },
  site: (ref, table) => {
    const gain = gainHere(siteOf(ref, table.view), table);
    return gain === null ? table.name(ref) : `${table.name(ref)}, ${table.t('space_gate-brings', { gain })}`;
  },
};

function aboard(module: LaidView, { t }: GateTable): string {
  return module.open
    ? t('space_gate-aboard', { settlers: module.settlers, capacity: module.capacity })
    : t('space_gate-closed');
}

export function siteOf(ref: Ref, view: View): SiteView | null {
  for (const { sites } of view.planets) {
    const found = sites.find(({ site }) => site === ref);
    if (found) return found;
  }
  return null;
}

/** What a settler there would add for the reader. */
function gainHere(site: SiteView | null, table: GateTable): number | null {
  return site?.gain?.[viewpoint(table)] ?? null;
}

/** `pair:1-2` → the two tokens that lie there now. */
function exchange(ref: Ref, view: View, t: Translate): string {
  const tokens = labelOf(ref)
    .split('-')
    .map((space) => view.track[Number(space) - 1]?.token);
  const [up = '', down = ''] = tokens.map((token) => (token ? t(`space_gate-token-${labelOf(token)}`) : ''));
  return t('space_gate-exchange-of', { up, down });
}

/** What a chip of the dock shows. */
export function face(ref: Ref, table: GateTable): Face | null {
  return FACES[kindOf(ref)]?.(labelOf(ref), table) ?? { text: capital(table.name(ref)) };
}

type FaceOf = (label: string, table: GateTable) => Face;

const ARROWS = { N: '↑', E: '→', S: '↓', W: '←' } as const;

const FACES: Readonly<Record<string, FaceOf>> = {
  room: (room, table) => ({ ...ROOM_SIGNS[room as RoomId], text: table.name(`room:${room}`) }),
  crew: (crew, table) => {
    const [room = '', piece = ''] = crew.split('-');
    return {
      symbol: CREW_SYMBOLS[piece as CrewKind],
      tint: ROOM_SIGNS[room as RoomId].tint,
      text: capital(table.name(`crew:${crew}`)),
    };
  },
  module: (module, table) => {
    const tile =
      laid(table.view, `module:${module}`)?.module ??
      table.view.relay?.modules.find((each) => each.module === `module:${module}`);
    return { ...tileSign(tile), text: capital(table.name(`module:${module}`)) };
  },
  pile: (pile, table) => {
    // The module in hand can only go back: the next one is not the question.
    const { taken } = table.view;
    if (taken && pileOf(taken) === `pile:${pile}`) {
      return { symbol: 'ui-undo', text: table.t('space_gate-verb-put_under') };
    }
    const top = table.view.piles.find((each) => each.pile === `pile:${pile}`)?.top;
    return { ...tileSign(top), text: capital(top ? table.name(top.module) : table.name(`pile:${pile}`)) };
  },
  rotation: (rotation, { view }) => ({
    text: SIDES.filter((side) => turned(view.taken?.corridors ?? [], Number(rotation)).includes(side))
      .map((side) => ARROWS[side])
      .join(' '),
  }),
  cell: (cell, table) => ({ symbol: 'sg-module', text: capital(table.name(`cell:${cell}`)) }),
  pair: (pair, table) => {
    const token = table.view.track[Number(pair.split('-')[1]) - 1]?.token;
    return { ...TOKEN_SIGNS[token ? labelOf(token) : ''], text: table.name(`pair:${pair}`) };
  },
  site: (site, table) => ({ text: table.name(`site:${site}`) }),
};

export function tileSign(tile: TileView | null | undefined): { symbol: string; tint: string } {
  const domain = tile ? domainOf(tile) : null;
  const tint = domain ? DOMAIN_SIGNS[domain].tint : 'var(--text-2)';
  const gate = tile ? gateOf(tile) : null;
  if (gate) return { symbol: `sg-gate-${gate}`, tint };
  return { symbol: tile?.kind === 'odyssey' ? 'sg-module' : 'sg-airlock', tint };
}

const VERB_FACES: Readonly<Record<string, Face>> = {
  stop: { symbol: 'ui-pass' },
  move: { symbol: 'pc-settler' },
  take: { symbol: 'sg-module' },
  attach: { symbol: 'sg-module' },
  put_under: { symbol: 'ui-undo' },
  fill: { symbol: 'sg-airlock', tint: 'var(--r-airlock)' },
  activate: { symbol: 'pc-engineer' },
  give: { symbol: 'ui-crown' },
  reorganise: { symbol: 'ui-replay' },
  pick: { symbol: 'sg-module' },
  cancel: { symbol: 'ui-undo' },
  decline: { symbol: 'ui-close' },
};

export function verbFace(verb: string): Face | null {
  return VERB_FACES[verb] ?? null;
}
