/** Tournaments in words. */
import { gameName } from '../app/words';
import { t } from '../i18n/i18n.svelte';
import type { ClockRule, TournamentLine } from '../net/protocol';
import { moment } from './words';

/** "Gaia Project, Swiss, 4 rounds, tables of 4, rated". */
export function lineOf(line: TournamentLine, clock?: ClockRule): string {
  const parts = [
    gameName(line.game),
    t(`tournaments-kind-${line.kind}`),
    ...(line.rounds > 0 ? [t('tournaments-rounds', { count: line.rounds })] : []),
    t('tournaments-size', { size: line.size }),
    ...(clock ? [clockOf(clock)] : []),
    t(line.rated ? 'tournaments-rated' : 'tournaments-unrated'),
  ];
  return parts.join(', ');
}

function clockOf(clock: ClockRule): string {
  return clock.kind === 'live'
    ? t('tournaments-clock-live', { minutes: clock.minutes, increment: clock.increment })
    : t('tournaments-clock-days', { days: clock.days });
}

/** "12 of 64, begins Thursday", "round 2 of 4", "finished". */
export function stateOf(line: TournamentLine): string {
  if (line.state === 'open') {
    const places = t('tournaments-places', { players: line.players, most: line.most });
    return line.begins ? t('tournaments-begins', { places, time: moment(line.begins) }) : places;
  }
  if (line.state === 'running') return t('tournaments-round-of', { round: line.round, rounds: line.rounds });
  return t(`tournaments-state-${line.state}`);
}
