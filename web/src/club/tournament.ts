/** A tournament as its page shows it. Pure. */
import type { Someone, Tournament, TournamentRound, TournamentSeat, TournamentTable } from '../net/protocol';

/** Entrants by their numbers. */
export function entrantsOf(tournament: Pick<Tournament, 'entrants'>): ReadonlyMap<number, Someone | null> {
  return new Map(tournament.entrants.map(({ number, who }) => [number, who]));
}

/** The number of somebody in a tournament; null where they do not take part. */
export function numberOf(tournament: Pick<Tournament, 'entrants'>, person: string | null): number | null {
  if (person === null) return null;
  return tournament.entrants.find(({ who, state }) => who?.id === person && state !== 'invited')?.number ?? null;
}

/** The reader's table first, the others by their numbers; who plays nobody comes last. */
export function tablesInOrder(round: TournamentRound, mine: number | null): TournamentTable[] {
  const sits = (table: TournamentTable) => mine !== null && table.seats.some(({ number }) => number === mine);
  return [...round.tables].sort(
    (a, b) => Number(sits(b)) - Number(sits(a)) || Number(a.bye) - Number(b.bye) || a.board - b.board,
  );
}

/** The seats of a table, best first once it is decided. */
export function seatsInOrder(table: TournamentTable): TournamentSeat[] {
  if (table.state !== 'done') return table.seats;
  return [...table.seats].sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99));
}

export function doneOf(round: TournamentRound): number {
  return round.tables.filter(({ state }) => state === 'done').length;
}

export type Step = 'past' | 'now' | 'ahead';

/** All rounds of a tournament, those to come as well. */
export function stepsOf(tournament: Pick<Tournament, 'played' | 'rounds' | 'state' | 'round'>): Step[] {
  const count = Math.max(tournament.rounds, tournament.played.length);
  return Array.from({ length: count }, (_, index) => {
    const played = tournament.played[index];
    if (!played) return 'ahead';
    return played.state === 'done' && (tournament.state !== 'running' || index + 1 < tournament.round) ? 'past' : 'now';
  });
}

/** The standings as lines of a table for other programs. */
export function standingsFile(tournament: Tournament, named: (number: number) => string, head: string[]): string {
  const people = entrantsOf(tournament);
  const cell = (value: string) => (/[",\n;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const lines = tournament.standings.map(({ place, number, points, tie, wins, rounds }) =>
    [place, people.get(number)?.name ?? named(number), points, tie, wins, ...rounds.map((each) => each ?? '')]
      .map((value) => cell(String(value)))
      .join(','),
  );
  return [head.map(cell).join(','), ...lines, ''].join('\n');
}
