/** Names and faces of drawn things: what a screen reader hears, what a chip of the dock shows, what an action brings. */
import type { Sign } from '../../design/sign';
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Face, Header, Quantity } from '../types';
import {
  CELLS,
  COLUMN_PROJECTS,
  DEEP_SPACE,
  LEVELS,
  MEGASTRUCTURE,
  MISSIONS,
  SCHOLARS,
  STALLS,
  STARTERS,
  STRUCTURES,
} from './facts';
import type { Later } from './foresight';
import {
  ACTION_SIGNS,
  AMOUNT_SIGNS,
  amountSigns,
  bargainSigns,
  effectSigns,
  LEVEL_SIGN,
  MEDAL_SIGNS,
  PLANET_SIGNS,
  PROJECT_SIGNS,
  scholarSigns,
  STRUCTURE_SYMBOLS,
  TOKEN_SIGN,
  tokenSigns,
} from './signs';
import { cellAt, type FederationTable, FLOORS, lawOf, projectAt, seatAt, type View, type WingId } from './view';

const TEXT = 'federation';
const ROUNDS = 5;
const TURNS = 4;

export function header({ view, t }: FederationTable): Header {
  const turn =
    view.active === null ? TURNS : Math.min(TURNS, seatAt(view, view.active).turns + (view.placed === null ? 1 : 0));
  const phase = t(`${TEXT}-phase-${view.phase}`, { turn: Math.max(1, turn) });
  if (view.phase === 'setup') return { phase, pill: phase };
  return { phase, pill: t(`${TEXT}-round-short`, { round: view.round }), rounds: { now: view.round, of: ROUNDS } };
}

export function caption(table: FederationTable, seat: number): string {
  return table.t(`${TEXT}-accreditation`, { level: seatAt(table.view, seat).level });
}

/** Names stand inside sentences; at the head of a chip or a tip they begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What, whose, where, how it stands. */
export function label(ref: Ref, table: FederationTable): string {
  return capital(LABELS[kindOf(ref)]?.(ref, table) ?? table.name(ref));
}

type Words = (ref: Ref, table: FederationTable) => string;

const LABELS: Readonly<Record<string, Words>> = {
  cell: (ref, table) => `${table.name(ref)}, ${occupant(ref, table)}`,
  wing: (ref, table) => {
    const wing = labelOf(ref) as WingId;
    const law = lawOf(table.view, wing);
    const votes = table.view.senate.wings[wing];
    return table.t(`${TEXT}-label-wing`, { wing: table.name(ref), law: law ? table.name(law) : '', votes });
  },
  project: (ref, table) => {
    const { cell, last } = projectAt(table.view, labelOf(ref));
    return table.t(`${TEXT}-label-project`, { project: table.name(ref), cell: Math.min(cell, last), last });
  },
  asteroid: (ref, table) => {
    const there = table.view.neo.miners.flatMap((at, seat) => (at === ref ? [table.seatName(seat)] : []));
    return [table.name(ref), ...there].join(', ');
  },
};

/** Who stands on a cell. */
export function occupant(ref: Ref, table: FederationTable): string {
  const { t, view } = table;
  if (ref === 'cell:outer_module') return t(`${TEXT}-label-outer`, { count: view.senate.outer.length });
  const cell = cellAt(view, ref);
  if (cell?.neutral != null) return t(`${TEXT}-label-neutral`, { votes: cell.neutral });
  if (!cell || cell.seat === null) return t(`${TEXT}-label-free`);
  return t(`${TEXT}-label-pawn`, { seat: table.seatName(cell.seat), votes: cell.votes, die: cell.die ?? 0 });
}

/** How a thing is drawn by one symbol. */
export function thingSymbol(ref: Ref): { symbol: string; tint: string } {
  return SYMBOLS[kindOf(ref)]?.(labelOf(ref)) ?? { symbol: 'fd-law', tint: 'var(--brass)' };
}

const SYMBOLS: Readonly<Record<string, (label: string) => { symbol: string; tint: string } | undefined>> = {
  cell: (id) => ACTION_SIGNS[CELLS.get(id)?.action ?? 'outer_module'],
  senate_action: (id) => ACTION_SIGNS[id],
  mission: (id) => (id === 'presidents_office' ? { symbol: 'fd-medal', tint: 'var(--r-gold)' } : ACTION_SIGNS[id]),
  crystal: (id) => AMOUNT_SIGNS[id],
  project: (id) => PROJECT_SIGNS[id],
  medal: (id) => MEDAL_SIGNS[id],
  planet: (id) => PLANET_SIGNS[id as keyof typeof PLANET_SIGNS],
  law: (id) => PLANET_SIGNS[id.replace('law_', '') as keyof typeof PLANET_SIGNS],
  asteroid: () => PLANET_SIGNS.neo,
  inert: () => PLANET_SIGNS.neo,
  token: () => TOKEN_SIGN,
  scholar: (id) => ({ symbol: 'fd-scholar', tint: PLANET_SIGNS[SCHOLARS.get(id)?.planet ?? 'atalum'].tint }),
  stall: () => PLANET_SIGNS.arratooine,
  bargain: () => PLANET_SIGNS.arratooine,
  building: (id) => ({ symbol: STRUCTURE_SYMBOLS[id] ?? 'fd-e81216', tint: 'var(--r-qic)' }),
  structure: (id) => ({ symbol: STRUCTURE_SYMBOLS[id] ?? 'fd-e81216', tint: 'var(--r-qic)' }),
  level: () => LEVEL_SIGN,
  wing: () => ({ symbol: 'fd-law', tint: 'var(--brass)' }),
  starter: (id) =>
    STARTER_SIGNS[id.replace('starter_', '')] ?? PLANET_SIGNS[id.replace('starter_', '') as keyof typeof PLANET_SIGNS],
  deep_space: () => ({ symbol: 'ec-discovery', tint: 'var(--brass)' }),
  face: (id) => ({ symbol: id.startsWith('voting') ? 'fd-vote' : 'fd-fund', tint: 'var(--text-1)' }),
};
const STARTER_SIGNS: Readonly<Record<string, { symbol: string; tint: string }>> = {
  officers: LEVEL_SIGN,
  hangar: { symbol: 'fd-ship', tint: 'var(--text-1)' },
  diamond: { symbol: 'cry-gold', tint: 'var(--r-gold)' },
};

/** What a thing costs or gives, in numbers and symbols. */
export function thingSigns(ref: Ref): Sign[] {
  const id = labelOf(ref);
  switch (kindOf(ref)) {
    case 'token':
      return tokenSigns(id);
    case 'scholar':
      return scholarSigns(id);
    case 'starter':
      return effectSigns(STARTERS.get(id) ?? []);
    case 'deep_space':
      return effectSigns(DEEP_SPACE.get(id) ?? []);
    case 'structure':
      return effectSigns(STRUCTURES.get(id)?.income ?? []);
    case 'mission':
      return effectSigns(MISSIONS.get(id)?.effects ?? []);
    case 'bargain':
      return bargainSigns(id);
    default:
      return [];
  }
}

/** What a chip of the dock shows: symbol, short name, price, and what it turns into. */
export function face(ref: Ref, table: FederationTable): Face | null {
  const { symbol, tint } = thingSymbol(ref);
  const text = shortName(ref, table);
  const kind = kindOf(ref);
  const price = quantities(priceOf(ref));
  const gain = SAID_BY_SIGNS.has(kind) ? quantities(thingSigns(ref)) : [];
  const signs = SHOWN_BY_SIGNS.has(kind) ? thingSigns(ref) : [];
  return {
    symbol,
    tint,
    text,
    ...(price.length > 0 ? { cost: price } : {}),
    ...(gain.length > 0 ? { gain } : {}),
    ...(signs.length > 0 ? { signs } : {}),
  };
}

/** Things whose chip says by signs alone what they give. */
const SAID_BY_SIGNS = new Set(['token', 'bargain']);

/** Things whose chip shows beside their name what they do. */
const SHOWN_BY_SIGNS = new Set(['scholar', 'mission', 'starter', 'deep_space', 'structure']);

function shortName(ref: Ref, table: FederationTable): string {
  const id = labelOf(ref);
  switch (kindOf(ref)) {
    case 'token':
    case 'bargain':
      return '';
    case 'cell': {
      const facts = CELLS.get(id);
      const name = table.t(`${TEXT}-short-${facts?.action ?? 'outer_module'}`);
      return facts
        ? table.t(`${TEXT}-cell-short`, { action: name, floor: table.t(`${TEXT}-floor-${facts.floor}-short`) })
        : name;
    }
    case 'senate_action':
      return table.t(`${TEXT}-short-${id}`);
    case 'scholar': {
      const facts = SCHOLARS.get(id);
      return facts ? table.t(`${TEXT}-timing-${facts.timing}`) : '';
    }
    case 'project':
      return table.t(`${TEXT}-short-${id}`);
    default:
      return capital(table.name(ref));
  }
}

export function priceOf(ref: Ref): Sign[] {
  const id = labelOf(ref);
  switch (kindOf(ref)) {
    case 'stall':
      return amountSigns(STALLS.get(id)?.cost ?? {});
    case 'building':
      return amountSigns(STRUCTURES.get(id)?.cost ?? MEGASTRUCTURE.cost);
    case 'level': {
      const upkeep = LEVELS.find(({ level }) => level === Number(id))?.upkeep;
      return upkeep ? amountSigns({ [upkeep]: 1 }) : [];
    }
    default:
      return [];
  }
}

function quantities(signs: readonly Sign[]): Quantity[] {
  return signs.map(({ count, symbol, tint }) => ({
    count: Number(
      String(count ?? 1)
        .replace('−', '-')
        .replace('+', ''),
    ),
    symbol,
    tint,
  }));
}

const VERB_FACES: Readonly<Record<string, Face>> = {
  play: { symbol: 'fd-ambassador' },
  lay: { symbol: 'res-charge', tint: 'var(--r-science)' },
  use: { symbol: 'fd-scholar', tint: 'var(--r-power)' },
  mission: { symbol: 'fd-ship' },
  pause: { symbol: 'ui-clock' },
  add_die: { symbol: 'die-5' },
  end_turn: { symbol: 'ui-confirm' },
  decline: { symbol: 'ui-close' },
  drop: { symbol: 'ui-minus' },
  advance_mage: { symbol: 'fd-mage', tint: 'var(--r-oceanium)' },
  play_seven: { symbol: 'fd-vote' },
  copy: { symbol: 'fd-spy', tint: 'var(--r-science)' },
};

export function verbFace(verb: string): Face | null {
  return VERB_FACES[verb] ?? null;
}

/** The end of the round in words: floor and law, or project; both sides while no face is chosen yet. */
export function prospectWords(then: Later | null, cell: Ref, table: FederationTable): string[] {
  const { t } = table;
  if (then === null) return openWords(cell, table);
  switch (then.kind) {
    case 'nothing':
      return [t(`${TEXT}-then-nothing`)];
    case 'funding':
      return [
        t(`${TEXT}-then-funding`, {
          project: t(`${TEXT}-short-${labelOf(then.project)}`),
          from: then.from,
          to: then.to,
          last: then.last,
        }),
      ];
    case 'contribution':
      return [
        t(`${TEXT}-then-contribution`, {
          total: then.total,
          crystal: then.crystal ? table.name(`crystal:${then.crystal}`) : 'none',
        }),
      ];
    case 'votes':
      return [
        t(`${TEXT}-then-floor`, {
          floor: t(`${TEXT}-floor-${then.floor}-short`),
          mine: then.mine,
          rival: then.rival,
          points: then.points,
        }),
        then.law
          ? t(`${TEXT}-then-law`, { left: then.wings.left, right: then.wings.right, law: table.name(then.law) })
          : t(`${TEXT}-then-tie`, { votes: then.wings.left, seat: table.seatName(table.view.president) }),
        ...(then.die === null ? [] : [t(`${TEXT}-then-die`, { die: then.die })]),
      ];
  }
}

function openWords(cell: Ref, table: FederationTable): string[] {
  const facts = CELLS.get(labelOf(cell));
  if (!facts) return [table.t(`${TEXT}-then-nothing`)];
  const project = projectOfColumn(table, facts.column);
  return [
    table.t(`${TEXT}-then-if-vote`, {
      floor: table.t(`${TEXT}-floor-${facts.floor}-short`),
      wing: table.name(`wing:${facts.wing}`),
    }),
    table.t(`${TEXT}-then-if-funding`, { project }),
  ];
}

function projectOfColumn(table: FederationTable, column: number): string {
  return table.t(`${TEXT}-short-${COLUMN_PROJECTS.get(column) ?? 'senatorial'}`);
}

/** What changes in the Senate. */
export function consequence(before: View, after: View, seat: number, table: FederationTable): string | null {
  const parts = [...votes(before, after, seat, table), ...advances(before, after, table)];
  return parts.length > 0 ? parts.join(' · ') : null;
}

function votes(before: View, after: View, seat: number, { t }: FederationTable): string[] {
  return FLOORS.flatMap((floor) => {
    const [was, is] = [before.senate.floors[floor].seats[seat] ?? 0, after.senate.floors[floor].seats[seat] ?? 0];
    return is > was ? [t(`${TEXT}-brings-votes`, { votes: is, floor: t(`${TEXT}-floor-${floor}-short`) })] : [];
  });
}

function advances(before: View, after: View, { t }: FederationTable): string[] {
  return after.projects.flatMap(({ ref, cell, last }) => {
    const from = projectAt(before, labelOf(ref)).cell;
    const project = t(`${TEXT}-short-${labelOf(ref)}`);
    return cell > from ? [t(`${TEXT}-then-funding`, { project, from, to: cell, last })] : [];
  });
}
