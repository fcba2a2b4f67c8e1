/** What a round of Federation brought: the Senate's floors and law, points and crystals, the next laws. */
import type { RoundSection, RoundStory, RoundSummary } from '../types';
import { CRYSTALS, lawOf, type View, WINGS } from './view';

const ROUNDS = 5;
const SENATE = [
  'floor_won',
  'floor_empty',
  'law_tied',
  'law_chosen',
  'law_passed',
  'project_scored',
  'president_taken',
];

export function roundSummary({ table, events, before, after }: RoundStory<View>): RoundSummary {
  const lines = events.filter(({ event }) => SENATE.includes(event)).map((event) => ({ event }));
  const laws = WINGS.flatMap((wing) => {
    const law = lawOf(after, wing);
    return law ? [{ text: table.name(law), figure: table.name(`wing:${wing}`) }] : [];
  });
  const sections: RoundSection[] = [
    ...(lines.length > 0 ? [{ kind: 'lines' as const, title: table.t('federation-round-senate'), lines }] : []),
    {
      kind: 'table',
      title: table.t('federation-round-holdings'),
      columns: [
        { name: table.t('federation-round-points'), symbol: 'res-vp', tint: 'var(--r-vp)' },
        ...CRYSTALS.map((crystal) => ({
          name: table.name(`crystal:${crystal}`),
          symbol: `cry-${crystal}`,
          tint: `var(--r-${crystal})`,
        })),
      ],
      rows: after.seats.map(({ score, crystals }, seat) => ({
        seat,
        cells: [
          { value: score.total, change: score.total - (before.seats[seat]?.score.total ?? 0) },
          ...CRYSTALS.map((crystal) => ({
            value: crystals[crystal],
            change: crystals[crystal] - (before.seats[seat]?.crystals[crystal] ?? 0),
          })),
        ],
      })),
    },
    ...(laws.length > 0 ? [{ kind: 'tiles' as const, title: table.t('federation-round-laws'), tiles: laws }] : []),
  ];
  return { left: ROUNDS - after.round + 1, sections };
}
