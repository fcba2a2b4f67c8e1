/** What a tip says about a drawn thing: what it is, and what holds for it now. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Explanation } from '../../design/explanation';
import { ASTEROIDS, ASTEROID_TOKENS, CELLS, COLUMN_PROJECTS, LEVELS, MEDAL_POINTS, TOKEN_ASTEROIDS } from './facts';
import {
  type FederationTable,
  lawOf,
  lawsToCome,
  type PlanetId,
  projectAt,
  seatAt,
  viewpoint,
  type WingId,
} from './view';
import { megaValue } from './values';
import { capital, occupant } from './words';

export function explain(ref: Ref, table: FederationTable): Explanation | null {
  const tip = table.tip(TOLD_BY[kindOf(ref)]?.(ref) ?? ref);
  const lines = [...(tip ? [tip] : []), ...(NOW[kindOf(ref)]?.(labelOf(ref), table) ?? [])];
  return lines.length > 0 ? { title: capital(table.name(ref)), lines } : null;
}

/** Things whose text is that of another thing. */
const TOLD_BY: Readonly<Record<string, (ref: Ref) => Ref>> = {
  cell: (ref) => `senate_action:${CELLS.get(labelOf(ref))?.action ?? 'outer_module'}`,
  planet: (ref) => `senate_action:${labelOf(ref)}`,
};

type Lines = (id: string, table: FederationTable) => string[];

const NOW: Readonly<Record<string, Lines>> = {
  cell: (id, table) => {
    const facts = CELLS.get(id);
    const who = `${capital(occupant(`cell:${id}`, table))}.`;
    if (!facts) return [who];
    const project = table.name(`project:${COLUMN_PROJECTS.get(facts.column) ?? ''}`);
    return [who, table.t('federation-about-column', { column: facts.column, project })];
  },
  wing: (id, table) => {
    const wing = id as WingId;
    const law = lawOf(table.view, wing);
    const next = lawsToCome(table.view, wing).map((each) => table.name(each));
    return [
      ...(law ? [`${table.name(law)}. ${table.tip(law) ?? ''}`] : []),
      table.t('federation-about-wing', { votes: table.view.senate.wings[wing] }),
      ...(next.length > 0 ? [table.t('federation-laws-next', { laws: next.join(', ') })] : []),
    ];
  },
  project: (id, table) => {
    const { cell, last, standing, points } = projectAt(table.view, id);
    return [
      table.t('federation-about-project', { cell: Math.min(cell, last), last }),
      ...standing.map((count, seat) =>
        table.t('federation-about-standing', { seat: table.seatName(seat), count, points: points[seat] ?? 0 }),
      ),
    ];
  },
  asteroid: (id, table) => {
    const facts = ASTEROIDS.get(id);
    const slot = TOKEN_ASTEROIDS.indexOf(id);
    const token = slot < 0 ? null : table.view.neo.tokens[slot];
    return [
      table.t('federation-about-influence', { influence: facts?.influence ?? 0 }),
      ...(token && token !== 'hidden' && ASTEROID_TOKENS.has(labelOf(token)) ? [`${table.name(token)}.`] : []),
      ...(token === 'hidden' ? [table.t('federation-about-hidden')] : []),
      ...(facts?.reward
        ? [`${table.t('federation-bag', { lavandium: 0, coppernium: 0, oceanium: 0, gold: 0, ...facts.reward })}.`]
        : []),
    ];
  },
  mission: (id, table) => {
    const holder = seatAt(table.view, viewpoint(table));
    const mission = holder.missions.find(({ ref }) => ref === `mission:${id}`);
    const state = mission?.done ? 'done' : mission?.released ? 'released' : 'closed';
    return [table.t(`federation-about-mission-${state}`)];
  },
  scholar: (id, table) => {
    const own = seatAt(table.view, viewpoint(table)).scholars.find(({ ref }) => ref === `scholar:${id}`);
    return own?.used ? [table.t('federation-about-used')] : [];
  },
  inert: (id, table) => [`${capital(table.name(`inert:${id}`))}.`],
  building: (id, table) => {
    const mega = table.view.e81216.megastructures.find(({ ref }) => ref === `building:${id}`);
    return mega ? [table.t('federation-about-worth', { points: megaValue(table.view, viewpoint(table), mega) })] : [];
  },
  face: (id, table) => [table.t(id.startsWith('voting') ? 'federation-about-vote' : 'federation-about-fund')],
  level: (id, table) => {
    const facts = LEVELS.find(({ level }) => level === Number(id));
    return [
      table.t('federation-about-upkeep', { crystal: facts?.upkeep ? table.name(`crystal:${facts.upkeep}`) : 'none' }),
    ];
  },
  medal: (id, table) => {
    const owned = seatAt(table.view, viewpoint(table)).medals.length;
    const left = table.view.medals[id as PlanetId] as number[] | undefined;
    return [
      ...(left ? [table.t('federation-about-medal', { levels: left.join(', ') || '–' })] : []),
      table.t('federation-about-medals', { owned, points: MEDAL_POINTS[owned] ?? 0 }),
    ];
  },
  planet: (id, table) =>
    table.view.seats.map(({ influence }, seat) =>
      table.t('federation-about-standing-influence', {
        seat: table.seatName(seat),
        influence: influence[id as PlanetId],
      }),
    ),
  crystal: (id, table) => [table.t('federation-about-crystal', { crystal: id })],
};
