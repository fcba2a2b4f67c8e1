/** What a round of Eclipse brought: battles, income and upkeep, new technologies. */
import type { GameEvent, Ref } from '../../net/protocol';
import type { RoundCell, RoundSection, RoundStory, RoundSummary } from '../types';
import { RESOURCE_SIGNS } from './signs';
import { civilisation, type EclipseTable, RESOURCES, type ResourceId, sectorAt, stored, type View } from './view';

const ROUNDS = 9;
const BATTLES = new Set(['battle_began', 'npc_battle_began']);

export function roundSummary(story: RoundStory<View>): RoundSummary {
  const { table, after, events } = story;
  const battles = events.filter(({ event }) => BATTLES.has(event));
  const drawn = events.filter(({ event }) => event === 'technologies_drawn').flatMap(({ args }) => refs(args));
  const sections: RoundSection[] = [
    ...(battles.length > 0 ? [fights(story, battles)] : []),
    money(story),
    ...(drawn.length > 0 ? [news(table, drawn)] : []),
  ];
  const [first] = battles;
  return {
    left: ROUNDS - after.round + 1,
    sections,
    ...(first ? { watch: { ply: Math.max(0, first.ply - 1), label: table.t('eclipse-round-watch') } } : {}),
  };
}

function refs(args: GameEvent['args']): Ref[] {
  return Object.values(args)
    .flat()
    .filter((value) => typeof value === 'string');
}

function news(table: EclipseTable, drawn: readonly Ref[]): RoundSection {
  const counts = new Map<Ref, number>();
  for (const ref of drawn) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  const tiles = [...counts].map(([ref, count]) => ({
    text: table.name(ref),
    ...(count > 1 ? { figure: `× ${count}` } : {}),
  }));
  return { kind: 'tiles', title: table.t('eclipse-round-technologies'), tiles };
}

/** Each battle with what it cost, and who is left where it was fought. */
function fights({ table, events, after }: RoundStory<View>, battles: readonly GameEvent[]): RoundSection {
  const lines = battles.map((event, index) => {
    const from = events.indexOf(event);
    const next = battles[index + 1];
    const fought = events.slice(from, next ? events.indexOf(next) : undefined);
    return { event, remark: [...losses(table, fought), ...holder(table, after, event)].join(' · ') };
  });
  return { kind: 'lines', title: table.t('eclipse-round-battles'), lines };
}

function losses(table: EclipseTable, fought: readonly GameEvent[]): string[] {
  const lost = fought.filter(({ event }) => event === 'ship_destroyed');
  const seats = [...new Set(lost.map(({ seat }) => seat))].filter((seat) => seat !== null);
  const own = seats.map((seat) => {
    const count = lost.filter((event) => event.seat === seat).length;
    return table.t('eclipse-round-lost', { seat: table.seatName(seat), count });
  });
  const ancients = fought.filter(({ event }) => event === 'npc_destroyed').length;
  return ancients > 0 ? [...own, table.t('eclipse-round-ancients', { count: ancients })] : own;
}

function holder(table: EclipseTable, after: View, { args }: GameEvent): string[] {
  const fleets = sectorAt(after, String(args['sector']))?.fleets ?? [];
  const [fleet, ...others] = fleets;
  return fleet && others.length === 0 ? [table.t('eclipse-round-holds', { seat: table.seatName(fleet.seat) })] : [];
}

function money({ table, events, before, after }: RoundStory<View>): RoundSection {
  const seats = after.seats.flatMap((_, seat) => {
    const civil = civilisation(after, seat);
    return civil && !civil.gone ? [{ seat, civil }] : [];
  });
  const of = (seat: number, name: string) => events.filter((each) => each.event === name && each.seat === seat);
  const sum = (seat: number, name: string, role: string) =>
    of(seat, name).reduce((total, { args }) => total + Number(args[role]), 0);
  const change = (seat: number, resource: ResourceId): number =>
    resource === 'money'
      ? sum(seat, 'upkeep_paid', 'income') - sum(seat, 'upkeep_paid', 'cost')
      : sum(seat, 'produced', resource);
  const rows = seats.map(({ seat, civil }) => {
    const cells: RoundCell[] = [
      { value: civil.score.total, change: civil.score.total - (before.seats[seat]?.score.total ?? 0) },
      ...RESOURCES.map((resource) => ({ value: stored(civil, resource).stored, change: change(seat, resource) })),
      { value: civil.discs.track, change: null },
    ];
    return { seat, cells };
  });
  const warning = shortage(table, after);
  return {
    kind: 'table',
    title: table.t('eclipse-round-income'),
    columns: [
      { name: table.t('eclipse-round-points'), symbol: 'res-vp', tint: 'var(--r-vp)' },
      ...RESOURCES.map((resource) => ({ name: table.name(`resource:${resource}`), ...RESOURCE_SIGNS[resource] })),
      { name: table.t('eclipse-round-discs'), symbol: 'ec-disc', tint: 'var(--text-2)' },
    ],
    rows,
    ...(warning ? { warning } : {}),
  };
}

/** Whose money will run out before the end, if nothing changes. */
function shortage(table: EclipseTable, after: View): string {
  return after.seats
    .flatMap((_, seat) => {
      const civil = civilisation(after, seat);
      if (!civil || civil.gone || civil.balance >= 0) return [];
      const rounds = Math.floor(stored(civil, 'money').stored / -civil.balance);
      const round = after.round + rounds;
      return round <= ROUNDS ? [table.t('eclipse-round-broke', { seat: table.seatName(seat), round })] : [];
    })
    .join(' ');
}
