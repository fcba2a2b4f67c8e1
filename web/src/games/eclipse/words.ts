/** Names and faces of drawn things: what a screen reader hears, what a chip of the dock shows, what an action brings. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Translate } from '../../i18n/i18n.svelte';
import type { Ref } from '../../net/protocol';
import type { Face, Header } from '../types';
import { PARTS, tradeRatio } from './facts';
import { type Marker, markers, nextMarker } from './markers';
import { choiceWords, undecided } from './picker';
import { techPrice } from './prices';
import {
  CANNON_TINT,
  DEVELOPMENT_SYMBOLS,
  PART_SIGNS,
  RESOURCE_SIGNS,
  shipSymbol,
  SPACE_SYMBOLS,
  techSign,
} from './signs';
import { fleetParts, halves, zoneRef } from './things';
import {
  beyond,
  blueprint,
  civilisation,
  type EclipseTable,
  partOn,
  RESOURCES,
  type ResourceId,
  type SeatView,
  type SectorView,
  sectorAt,
  type SlotView,
  type View,
  viewpoint,
} from './view';

const ROUNDS = 9;

export function header(table: EclipseTable): Header {
  const { view, t } = table;
  const phase = capital(t(`eclipse-phase-${view.phase}`));
  if (view.phase === 'setup') return { phase: setupWords(phase, table), pill: phase };
  const order = markerWords(table);
  return {
    phase: order ? `${phase} · ${order}` : phase,
    pill: t('eclipse-round-short', { round: view.round }),
    rounds: { now: view.round, of: ROUNDS },
  };
}

function setupWords(phase: string, { view, t }: EclipseTable): string {
  const left = undecided(view).length;
  const of = view.seats.length;
  return left === 0 ? phase : t('eclipse-pick-header', { phase, chosen: of - left, of });
}

/** With two action markers: who acts with which, and whose turn follows. */
function markerWords(table: EclipseTable): string | null {
  const both = markers(table.view);
  const acting = both.find(({ stands }) => stands === 'acting');
  const next = nextMarker(table.view);
  const said = ({ number, seat }: Marker) => table.t(`eclipse-marker-with-${number}`, { seat: table.seatName(seat) });
  if (acting && next) return table.t('eclipse-marker-order', { now: said(acting), then: said(next) });
  const [one, other] = both;
  return one && other ? table.t('eclipse-marker-either', { one: said(one), other: said(other) }) : null;
}

export function caption(table: EclipseTable, seat: number): string {
  const holder = civilisation(table.view, seat);
  if (!holder) return choiceWords(seat, table) ?? table.t('eclipse-no-species');
  const name = table.name(holder.species);
  return holder.gone ? `${name} · ${table.t('eclipse-caption-gone')}` : name;
}

/** Names stand inside sentences; at the head of a chip or a tip they begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What the map, the blueprints and the battle tell more about than a label does. */
export function name(ref: Ref, view: View, t: Translate): string | null {
  return NAMES[kindOf(ref)]?.(ref, view, t) ?? null;
}

type NameOf = (ref: Ref, view: View, t: Translate) => string | null;

const NAMES: Readonly<Record<string, NameOf>> = {
  zone: (ref, view, t) => {
    for (const sector of view.sectors) {
      const edge = sector.wormholes.findIndex((_, each) => zoneRef(beyond(sector, each)) === ref);
      if (edge >= 0)
        return t('eclipse-zone-beyond', {
          edge: t(`eclipse-edge-${edge}`),
          sector: t(`eclipse-sector-${labelOf(sector.ref)}`),
        });
    }
    return null;
  },
  craft: (ref, _, t) => {
    const [sector, ship] = halves(ref);
    return t('eclipse-craft-on', { ship: t(`eclipse-ship-${ship}`), sector: t(`eclipse-sector-${sector}`) });
  },
  fleet: (ref, view, t) => {
    const { sector, ship } = fleetParts(ref);
    const count = shipsThere(view, ref);
    return t('eclipse-craft-on', {
      ship: `${count > 1 ? `${count} × ` : ''}${t(`eclipse-vessel-${ship}`)}`,
      sector: t(`eclipse-sector-${labelOf(sector)}`),
    });
  },
  home: (ref, _, t) => {
    const [sector, square] = halves(ref);
    return t('eclipse-home-on', { square: t(`eclipse-square-${square}`), sector: t(`eclipse-sector-${sector}`) });
  },
  bay: (ref, _, t) => {
    const [ship, slot] = halves(ref);
    return t('eclipse-bay-of', { ship: t(`eclipse-ship-${ship}`), slot });
  },
  pact: (ref, _, t) => t(`eclipse-propose-${halves(ref)[0]}`),
  drawn: (ref, view, t) => {
    const hex = view.exploring?.hexes[labelOf(ref) === 'first' ? 0 : 1];
    return hex ? t(`eclipse-sector-${labelOf(hex.ref)}`) : null;
  },
  place: (ref, view, t) => {
    const squadron = view.battle?.squadrons.find(({ ships }) => ships.some(({ place }) => place === ref));
    const ship = squadron?.ships.find(({ place }) => place === ref);
    if (!squadron || !ship) return null;
    const number = squadron.ships.indexOf(ship) + 1;
    return t('eclipse-ship-there', {
      ship: t(`eclipse-vessel-${labelOf(squadron.ship)}`),
      number,
      damage: ship.damage,
    });
  },
  die: (ref, view, t) => {
    const dice = view.battle?.volley?.shots ?? view.battle?.dice?.dice ?? [];
    const die = dice.find((each) => each.die === ref);
    return die ? t('eclipse-die-showing', { face: die.face, colour: t(`eclipse-colour-${die.colour}`) }) : null;
  },
};

/** How many ships a drawing stands for. */
function shipsThere(view: View, ref: Ref): number {
  const { sector, ship, owner } = fleetParts(ref);
  const hex = sectorAt(view, sector);
  if (owner !== null) return hex?.fleets.find(({ seat }) => seat === owner)?.ships[`ship:${ship}`] ?? 1;
  return ship === 'ancient' ? (hex?.ancients ?? 1) : 1;
}

/** What, whose, where, in which state. */
export function label(ref: Ref, table: EclipseTable): string {
  return capital(LABELS[kindOf(ref)]?.(ref, table) ?? table.name(ref));
}

type Words = (ref: Ref, table: EclipseTable) => string;

const LABELS: Readonly<Record<string, Words>> = {
  sector: (ref, table) => {
    const sector = sectorAt(table.view, ref);
    if (!sector) return table.name(ref);
    const owner = sector.controller === null ? [] : [table.seatName(sector.controller)];
    return [table.name(ref), ...owner, ...lyingOn(sector, table)].join(', ');
  },
  fleet: (ref, table) => {
    const { owner } = fleetParts(ref);
    return owner === null ? table.name(ref) : `${table.name(ref)}, ${table.seatName(owner)}`;
  },
  bay: (ref, table) => {
    const part = partIn(ref, table);
    return `${table.name(ref)}, ${part ? table.name(`part:${part}`) : table.t('eclipse-empty-slot')}`;
  },
  pact: (ref, table) => pactWords(ref, table),
  place: (ref, table) => {
    const owner = table.view.battle?.squadrons.find(({ ships }) => ships.some(({ place }) => place === ref))?.owner;
    return owner == null ? table.name(ref) : `${table.name(ref)}, ${table.seatName(owner)}`;
  },
  technology: (ref, table) => {
    const seat = mine(table);
    return priced(ref, seat ? techPrice(seat, labelOf(ref)) : null, table);
  },
};

/** The part in a slot of the reader's own blueprints. */
export function partIn(bay: Ref, table: EclipseTable): string | null {
  const [ship, slot] = halves(bay);
  const holder = mine(table);
  const found = (holder ? blueprint(holder, ship) : null)?.slots.find((each) => String(each.slot) === slot);
  return found ? partOn(found) : null;
}

/** What lies on a hex, in words: structures, portals, artifacts, discoveries. */
export function lyingOn(sector: SectorView, { t }: EclipseTable): string[] {
  return [
    ...sector.structures.map((each) => t(`eclipse-structure-${each}`)),
    ...(sector.portal ? [t('eclipse-structure-warp_portal')] : []),
    ...(sector.artifact ? [t('eclipse-artifact-here')] : []),
    ...(sector.discovery ? [t('eclipse-discovery-here')] : []),
  ];
}

function pactWords(ref: Ref, table: EclipseTable): string {
  const [matter, seat] = halves(ref);
  return table.t('eclipse-pact-with', {
    matter: table.t(`eclipse-propose-${matter}`),
    seat: table.seatName(Number(seat)),
  });
}

function priced(ref: Ref, price: number | null, table: EclipseTable): string {
  return price === null ? table.name(ref) : `${table.name(ref)}, ${table.t('eclipse-costs', { price })}`;
}

function mine(table: EclipseTable): SeatView | null {
  return civilisation(table.view, viewpoint(table));
}

/** What a chip of the dock shows. */
export function face(ref: Ref, table: EclipseTable): Face | null {
  return FACES[kindOf(ref)]?.(labelOf(ref), table) ?? { text: capital(table.name(ref)) };
}

type FaceOf = (label: string, table: EclipseTable) => Face;

/** By question: what choosing a hex does, where its name alone would not say it. */
const HEX_ACTIONS: Readonly<Record<string, { verb: string; symbol: string }>> = {
  influence: { verb: 'lift', symbol: 'ui-minus' },
  place_disc: { verb: 'put', symbol: 'ec-disc' },
  put_down: { verb: 'put', symbol: 'ec-disc' },
  claim_hex: { verb: 'put', symbol: 'ec-disc' },
  place_tile: { verb: 'put', symbol: 'gp-tech' },
  fly: { verb: 'step', symbol: 'part-drive' },
  attack_or_retreat: { verb: 'retreat', symbol: 'ui-undo' },
  stalemate: { verb: 'retreat', symbol: 'ui-undo' },
  upkeep: { verb: 'abandon', symbol: 'ui-close' },
};

const shipFace: FaceOf = (ship, table) => ({ symbol: shipSymbol(ship), text: table.name(`vessel:${ship}`) });

const FACES: Readonly<Record<string, FaceOf>> = {
  technology: (tech, table) => ({ ...techSign(tech), text: table.name(`technology:${tech}`) }),
  development: (development, table) => ({
    symbol: DEVELOPMENT_SYMBOLS[development] ?? 'gp-tech',
    text: table.name(`development:${development}`),
  }),
  piece: (piece, table) => ({ symbol: shipSymbol(piece), text: table.name(`piece:${piece}`) }),
  part: (part, table) => {
    const facts = PARTS.get(part);
    return { ...(facts ? PART_SIGNS[facts.kind] : {}), text: table.name(`part:${part}`) };
  },
  bay: (bay, table) => {
    const facts = PARTS.get(partIn(`bay:${bay}`, table) ?? '');
    return { ...(facts ? PART_SIGNS[facts.kind] : {}), text: capital(LABELS['bay']?.(`bay:${bay}`, table) ?? '') };
  },
  resource: (resource, table) => ({
    ...RESOURCE_SIGNS[resource as ResourceId],
    text: capital(table.name(`resource:${resource}`)),
  }),
  exchange: (exchange, table) => {
    const [give = 'money', get = 'science'] = exchange.split('_') as ResourceId[];
    const seat = mine(table);
    const [paid, got] = tradeRatio(seat ? labelOf(seat.species) : '', give);
    return {
      text: '',
      cost: [{ ...RESOURCE_SIGNS[give], count: paid }],
      gain: [{ ...RESOURCE_SIGNS[get], count: got }],
    };
  },
  craft: (label, table) => ({
    symbol: shipSymbol(halves(`craft:${label}`)[1]),
    text: capital(table.name(`craft:${label}`)),
  }),
  ship: shipFace,
  mover: shipFace,
  sector: (sector, table) => {
    const name = table.name(`sector:${sector}`);
    const done = HEX_ACTIONS[table.asked?.prompt ?? ''];
    return done
      ? { symbol: done.symbol, text: table.t(`eclipse-action-${done.verb}`, { sector: name }) }
      : { text: capital(name) };
  },
  shrine: (shrine, table) => ({ text: table.name(`shrine:${shrine}`) }),
  zone: (label, table) => ({ symbol: 'ui-eye', text: capital(table.name(`zone:${label}`)) }),
  home: (label, table) => {
    const resource = halves(`home:${label}`)[1].replace('_advanced', '');
    const sign = RESOURCES.includes(resource as ResourceId)
      ? RESOURCE_SIGNS[resource as ResourceId]
      : { symbol: 'ec-cube' };
    const text = table.name(`home:${label}`);
    return { ...sign, text: table.view.battle ? capital(text) : table.t('eclipse-colonise-here', { place: text }) };
  },
  pact: (label, table) => ({
    seat: table.colours[Number(halves(`pact:${label}`)[1])] ?? 'grey',
    text: pactWords(`pact:${label}`, table),
  }),
  seat: (seat, table) => ({
    seat: table.colours[Number(seat)] ?? 'grey',
    text: table.t('eclipse-show-to', { seat: table.seatName(Number(seat)) }),
  }),
  rotation: (rotation, table) => ({ symbol: 'ui-replay', text: capital(table.name(`rotation:${rotation}`)) }),
  value: (value, table) => ({
    symbol: 'ec-reputation',
    tint: 'var(--r-vp)',
    text: capital(table.t('eclipse-tile', { value })),
  }),
  space: (space, table) => ({ symbol: SPACE_SYMBOLS[space] ?? 'ec-disc', text: table.name(`space:${space}`) }),
  alliance: (alliance, table) => ({
    symbol: 'gp-federation',
    tint: 'var(--brass)',
    text: table.name(`alliance:${alliance}`),
  }),
};

const VERB_FACES: Readonly<Record<string, Face>> = {
  stop: { symbol: 'ui-pass' },
  pass: { symbol: 'ui-pass' },
  attack: { symbol: 'part-cannon', tint: CANNON_TINT },
  accept: { symbol: 'ui-confirm' },
  refuse: { symbol: 'ui-close' },
  decline: { symbol: 'ui-close' },
  front: { symbol: 'ec-discovery' },
  points: { symbol: 'res-vp', tint: 'var(--r-vp)' },
  fire: { symbol: 'part-cannon', tint: CANNON_TINT },
  bombs: { symbol: 'ui-warn', tint: CANNON_TINT },
  draw_again: { symbol: 'ui-plus' },
  discard: { symbol: 'ui-close' },
  leave: { symbol: 'ui-close' },
  give_up: { symbol: 'ui-close' },
  flip: { symbol: 'ship-colony' },
  from_track: { symbol: 'ec-disc' },
  to_track: { symbol: 'ec-disc' },
  trade: { symbol: 'res-money', tint: 'var(--r-money)' },
  colonise: { symbol: 'ship-colony' },
  propose: { symbol: 'ec-ambassador' },
  build: { symbol: 'af-wrench' },
  activate: { symbol: 'part-drive' },
  install: { symbol: 'part-computer' },
  remove: { symbol: 'ui-minus' },
  lift: { symbol: 'ec-disc' },
  retreat: { symbol: 'ui-undo' },
  put: { symbol: 'ec-disc' },
};

/** What `stop` ends depends on the question. */
const STOPS: Readonly<Record<string, string>> = {
  after: 'eclipse-stop-turn',
  explore: 'eclipse-stop-action',
  influence: 'eclipse-stop-action',
  research: 'eclipse-stop-action',
  build: 'eclipse-stop-action',
  move: 'eclipse-stop-action',
  upgrade: 'eclipse-stop-action',
  fly: 'eclipse-stop-flight',
  colonists: 'eclipse-stop-colonists',
  upkeep: 'eclipse-stop-upkeep',
};

export function verbFace(verb: string, { asked, t }: EclipseTable): Face | null {
  const stopped = verb === 'stop' ? STOPS[asked?.prompt ?? ''] : undefined;
  const face = VERB_FACES[verb] ?? null;
  return stopped ? { ...face, text: t(stopped) } : face;
}

/** What is gained and paid, what the round will cost, and points: only what changes. */
export function consequence(before: View, after: View, seat: number, { t }: EclipseTable): string | null {
  const [was, is] = [civilisation(before, seat), civilisation(after, seat)];
  if (!was || !is) return null;
  const discs =
    is.upkeep === was.upkeep || after.round !== before.round
      ? []
      : [t('eclipse-brings-upkeep', { upkeep: is.upkeep, balance: is.balance })];
  const said = [...refitted(was, is, t), ...discs];
  return said.length > 0 ? capital(said.join(' · ')) : null;
}

/** What becomes of the slot of a blueprint that holds another tile than before. */
function refitted(was: SeatView, is: SeatView, t: Translate): string[] {
  const name = (slot: SlotView | undefined) => {
    const part = slot ? partOn(slot) : null;
    return part === null ? null : t(`eclipse-part-${part}`);
  };
  return is.blueprints.flatMap(({ slots }, plan) =>
    slots.flatMap((slot, at) => {
      const before = was.blueprints[plan]?.slots[at];
      if (before?.tile === slot.tile) return [];
      const [old, part] = [name(before), name(slot)];
      if (slot.tile === null)
        return [t('eclipse-brings-bare', { old: old ?? '', part: part ?? t('eclipse-empty-slot') })];
      return [old === null ? t('eclipse-brings-filled') : t('eclipse-brings-replaced', { old })];
    }),
  );
}

/** With its sign, the minus as it is printed. */
export function signed(by: number): string {
  return by >= 0 ? `+${by}` : `−${-by}`;
}
