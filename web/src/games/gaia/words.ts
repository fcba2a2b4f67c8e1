/** Names and faces of drawn things: what a screen reader hears, what a chip of the dock shows, what an action brings. */
import type { Sign } from '../../design/sign';
import { kindOf, labelOf } from '../../engine/refs';
import type { Translate } from '../../i18n/i18n.svelte';
import type { Action, Ref } from '../../net/protocol';
import type { Face, Header, Quantity, Question } from '../types';
import { FACTION_STARTS } from './facts';
import { choiceWords, undecided } from './picker';
import { conversionSigns, RESOURCE_SIGNS, spaceSign, STRUCTURE_SYMBOLS, TRACK_SIGNS } from './signs';
import {
  automaAt,
  type GaiaTable,
  hexAt,
  type HexView,
  player,
  type PlayerView,
  sectorName,
  type TrackId,
  type View,
} from './view';

export function header({ view, t }: GaiaTable): Header {
  const phase = t(`gaia-phase-${view.phase}`);
  if (view.round === 0) return { phase: setupWords(phase, view, t), pill: phase };
  return { phase, pill: t('gaia-round-short', { round: view.round }), rounds: { now: view.round, of: 6 } };
}

function setupWords(phase: string, view: View, t: Translate): string {
  const left = undecided(view).length;
  const of = view.seats.length;
  return left === 0 || view.phase !== 'setup' ? phase : t('gaia-pick-header', { phase, chosen: of - left, of });
}

export function caption(table: GaiaTable, seat: number): string {
  const holder = player(table.view, seat) ?? automaAt(table.view, seat);
  if (!holder) return choiceWords(seat, table) ?? table.t('gaia-none-faction');
  const name = table.name(holder.faction);
  return holder.passed && table.view.phase !== 'ended' ? `${name} · ${table.t('gaia-passed')}` : name;
}

/** Names stand inside sentences; at the head of a chip or a tip they begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/**
 * A hex by its planet and sector. Its place tells it apart where that is not enough: deep space, and two planets of
 * a type in one sector.
 */
export function name(ref: Ref, view: View, t: Translate): string | null {
  const on = kindOf(ref) === 'hex' ? hexAt(view, ref) : null;
  if (!on) return null;
  const alike = view.hexes.filter(({ sector, planet }) => sector === on.sector && planet === on.planet);
  const planet = t(`gaia-planet-${on.planet ?? 'space'}`);
  const sector = sectorName(on.sector);
  return alike.length > 1
    ? t('gaia-hex-among', { planet, sector, place: labelOf(ref) })
    : t('gaia-hex-only', { planet, sector });
}

/** What, whose, where. */
export function label(ref: Ref, table: GaiaTable): string {
  if (kindOf(ref) !== 'hex') return table.name(ref);
  const on = hexAt(table.view, ref);
  return capital(on ? [...occupants(on, table), table.name(ref)].join(', ') : table.name(ref));
}

function occupants(on: HexView, table: GaiaTable): string[] {
  const { t } = table;
  const seat = (index: number) => table.seatName(index);
  return [
    ...(on.structure && on.owner !== undefined
      ? [t('gaia-label-structure', { structure: table.name(`structure:${on.structure}`), seat: seat(on.owner) })]
      : []),
    ...(on.guest !== undefined ? [t('gaia-label-guest', { seat: seat(on.guest) })] : []),
    ...(on.gaiaformer !== undefined && on.owner === undefined
      ? [t('gaia-label-gaiaformer', { seat: seat(on.gaiaformer) })]
      : []),
    ...(on.station ? [table.name('structure:space_station')] : []),
    ...(on.satellites ?? []).map((index) => t('gaia-label-satellite', { seat: seat(index) })),
  ];
}

/** What a chip of the dock shows. */
export function face(ref: Ref, table: GaiaTable): Face | null {
  const text = capital(table.name(ref));
  return FACES[kindOf(ref)]?.(labelOf(ref), text, table) ?? { text };
}

type FaceOf = (label: string, text: string, table: GaiaTable) => Face;

const FACES: Readonly<Record<string, FaceOf>> = {
  hex: (hex, text, table) => {
    const on = hexAt(table.view, `hex:${hex}`);
    if (!on) return { text };
    const symbol = on.structure ? STRUCTURE_SYMBOLS[on.structure] : on.planet ? `pl-${on.planet}` : undefined;
    return symbol === undefined ? { text } : { symbol, text };
  },
  faction: (faction, text) => ({ symbol: `pl-${FACTION_STARTS.get(faction)?.home ?? 'terra'}`, text }),
  structure: (structure, text) => ({ symbol: STRUCTURE_SYMBOLS[structure] ?? 'gp-mine', text }),
  track: (track, text) => ({ ...TRACK_SIGNS[track as TrackId], text }),
  space: (space, text) => {
    const { symbol, tint } = spaceSign(space);
    return { symbol, tint, text };
  },
  conversion: (conversion, _, { t }) => {
    const { cost, gain } = conversionSigns(conversion);
    if (cost.length === 0 || gain.length === 0) return { ...sign('power'), text: t(`gaia-short-${conversion}`) };
    return { text: '', cost: cost.map(quantity), gain: gain.map(quantity) };
  },
  resource: (resource, text) => ({ ...sign(resource), text }),
  amount: (amount, _, { t }) => ({ ...sign('charge'), text: t('gaia-action-charge', { amount }) }),
  booster: (_, text) => ({ symbol: 'gp-booster', tint: 'var(--brass)', text }),
  tile: (_, text) => ({ symbol: 'gp-tech', tint: 'var(--brass)', text }),
  held: (_, text) => ({ symbol: 'gp-tech', tint: 'var(--brass)', text }),
  token: (_, text) => ({ symbol: 'gp-federation', tint: 'var(--brass)', text }),
  owned: (_, text) => ({ symbol: 'gp-federation', tint: 'var(--brass)', text }),
  icon: (_, text) => ({ ...sign('charge'), text }),
};

function quantity({ symbol, tint, count }: Sign): Quantity {
  return { symbol, tint, count: Number(count) };
}

function sign(resource: string): { symbol: string; tint: string } {
  return RESOURCE_SIGNS[resource] ?? { symbol: 'gp-tech', tint: 'var(--brass)' };
}

const VERB_FACES: Readonly<Record<string, Face>> = {
  build: { symbol: 'gp-mine' },
  project: { symbol: 'gp-gaiaformer', tint: 'var(--r-vegetation)' },
  upgrade: { symbol: 'gp-trading-station' },
  federation: { symbol: 'gp-federation', tint: 'var(--brass)' },
  research: { symbol: 'res-knowledge', tint: 'var(--r-knowledge)' },
  action: { symbol: 'res-power', tint: 'var(--r-power)' },
  special: { symbol: 'ui-play' },
  convert: { symbol: 'ui-replay' },
  combine: { symbol: 'ui-replay' },
  pass: { symbol: 'ui-pass' },
  end_turn: { symbol: 'ui-confirm' },
  charge: { symbol: 'res-charge', tint: 'var(--r-power)' },
  token_first: { symbol: 'res-charge', tint: 'var(--r-power)' },
  token_after: { symbol: 'res-charge', tint: 'var(--r-power)' },
  decline: { symbol: 'ui-close' },
};

export function verbFace(verb: string): Face | null {
  return VERB_FACES[verb] ?? null;
}

/**
 * The own tile that is covered, and the own token that is scored again, are other drawings than the stacks of the
 * same. A token before or after a charge is chosen by the verb: the amounts may be the same.
 */
export function things({ verb, refs }: Action, _: View, { prompt }: Question): readonly Ref[] {
  if (verb === 'token_first' || verb === 'token_after') return [];
  if (verb === 'cover') return refs.map((ref) => `held:${labelOf(ref)}`);
  return prompt === 'rescore' ? refs.map((ref) => `owned:${labelOf(ref)}`) : refs;
}

/** How power moves between the bowls without being spent, a federation that grows, and who may charge how much. */
export function consequence(before: View, after: View, seat: number, table: GaiaTable): string | null {
  const [was, is] = [player(before, seat), player(after, seat)];
  const parts =
    was && is
      ? [
          ...(before.round === after.round ? bowls(was, is, table) : []),
          ...forming(before, after, table),
          ...charges(before, after, seat, table),
        ]
      : [];
  return parts.length > 0 ? parts.join(' · ') : null;
}

function bowls(was: PlayerView, is: PlayerView, { t }: GaiaTable): string[] {
  const [before, after] = [was.bowls.join('/'), is.bowls.join('/')];
  return before === after ? [] : [t('gaia-brings-bowls', { before, after })];
}

function forming(before: View, after: View, { t }: GaiaTable): string[] {
  const { federation } = after;
  if (!federation || federation.power === (before.federation?.power ?? 0)) return [];
  return [t('gaia-brings-federation', { power: federation.power, need: federation.need })];
}

/** Offers that were not there before. */
function charges(before: View, after: View, seat: number, table: GaiaTable): string[] {
  const known = new Set(before.offers.map((offer) => `${offer.seat} ${offer.hex}`));
  return after.offers
    .filter((offer) => offer.seat !== seat && !known.has(`${offer.seat} ${offer.hex}`))
    .map(({ seat: other, charge, points }) =>
      table.t('gaia-brings-charge', { seat: table.seatName(other), charge, points }),
    );
}
