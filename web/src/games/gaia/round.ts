/** What a round of Projet Gaia brought: points by source, income, the next tile, boosters and the order. */
import type { GameEvent } from '../../net/protocol';
import type { RoundCell, RoundSection, RoundStory, RoundSummary } from '../types';
import { RESOURCE_SIGNS } from './signs';
import { COUNTED, type PlayerView, players, type View } from './view';

const ROUNDS = 6;

export function roundSummary(story: RoundStory<View>): RoundSummary {
  const { table, after } = story;
  const tile = after.round_tiles[after.round - 1];
  const boosters = players(after).flatMap(({ seat, booster }) =>
    booster ? [{ seat, text: table.name(booster) }] : [],
  );
  const sections: RoundSection[] = [
    ...scored(story),
    income(story),
    { kind: 'tiles', title: table.t('gaia-round-next'), tiles: tile ? [{ text: table.name(tile) }] : [] },
    { kind: 'tiles', title: table.t('gaia-round-boosters'), tiles: boosters },
    {
      kind: 'tiles',
      title: table.t('gaia-round-order'),
      tiles: after.order.map((seat, place) => ({ seat, text: table.seatName(seat), figure: String(place + 1) })),
    },
  ];
  return { left: ROUNDS - after.round + 1, sections };
}

function sign(what: string): { symbol: string; tint: string } {
  return RESOURCE_SIGNS[what] ?? { symbol: 'res-vp', tint: 'var(--r-vp)' };
}

/** Who scored for what, each source summed up. */
function scored({ table, events }: RoundStory<View>): RoundSection[] {
  const sums = new Map<string, GameEvent>();
  for (const event of events.filter((each) => each.event === 'scored')) {
    const key = `${event.seat} ${String(event.args['source'])}`;
    const known = sums.get(key);
    const points = Number(event.args['points']) + Number(known?.args['points'] ?? 0);
    sums.set(key, { ...event, args: { ...event.args, points } });
  }
  const lines = [...sums.values()]
    .sort((one, other) => Number(one.seat) - Number(other.seat))
    .map((event) => ({ event }));
  return lines.length > 0 ? [{ kind: 'lines', title: table.t('gaia-round-scored'), lines }] : [];
}

function income({ table, events, before, after }: RoundStory<View>): RoundSection {
  const began = events.findLastIndex(({ event }) => event === 'round_began');
  const gains = events.slice(began).filter(({ event }) => event === 'gained');
  const cells = (player: PlayerView): RoundCell[] => {
    const own = gains.filter(({ seat }) => seat === player.seat);
    // Whoever comes after somebody that is asked about the order of charges has not been given theirs yet.
    const due = own.length === 0;
    return [
      { value: player.score.total, change: player.score.total - (before.seats[player.seat]?.score.total ?? 0) },
      ...COUNTED.map((what) => {
        const change = due ? (player.income[what] ?? 0) : own.reduce((sum, { args }) => sum + Number(args[what]), 0);
        return { value: player[what] + (due ? change : 0), change };
      }),
    ];
  };
  return {
    kind: 'table',
    title: table.t('gaia-round-income'),
    columns: [
      { name: table.name('resource:vp'), ...sign('vp') },
      ...COUNTED.map((what) => ({ name: table.name(`resource:${what}`), ...sign(what) })),
    ],
    rows: players(after).map((player) => ({ seat: player.seat, cells: cells(player) })),
  };
}
