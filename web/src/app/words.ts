/** Small sentences that several pages share. */
import { t, texts } from '../i18n/i18n.svelte';
import type { MySummary, SeatInfo, Summary } from '../net/protocol';

/** The name of a game; one that this page does not know keeps its id. */
export function gameName(id: string): string {
  return texts.has(`common-game-${id}`) ? t(`common-game-${id}`) : id;
}

/** Who sits there: a person by name, a bot by a name of our own, a free seat by its number. */
export function seatName(info: SeatInfo | undefined, seat: number): string {
  if (info?.name) return info.name;
  return t(info?.kind === 'bot' ? 'app-bot-name' : 'app-seat-unnamed', { number: seat + 1 });
}

/** "Good evening, Anna": by the hour where the reader is; without a name, just so. */
export function greeting(name: string, hour = new Date().getHours()): string {
  const time = hour < 12 ? 'morning' : hour < 18 ? 'day' : 'evening';
  return name === '' ? t(`app-hello-${time}`) : t('app-hello-named', { hello: t(`app-hello-${time}`), name });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "12 minutes ago", in the reader's language, of an ISO date. */
export function ago(time: string, now = Date.now()): string {
  const past = Math.max(0, now - Date.parse(time));
  const format = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto', style: 'short' });
  if (past < HOUR) return format.format(-Math.round(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.round(past / HOUR), 'hour');
  return format.format(-Math.round(past / DAY), 'day');
}

export interface Left {
  text: string;
  /** Of what was agreed for a game or a turn, from 0 to 1. */
  share: number;
  /** Under an hour. */
  soon: boolean;
  over: boolean;
}

/** The time that the one everybody waits for has left; null where none runs out. */
export function leftOf(
  { due, clock, status }: Pick<Summary, 'due' | 'clock' | 'status'>,
  now = Date.now(),
): Left | null {
  if (due === null || status !== 'running') return null;
  const left = Math.max(0, Date.parse(due) - now);
  const whole = clock?.kind === 'days' ? clock.days * DAY : (clock?.minutes ?? 0) * MINUTE;
  return {
    text: left === 0 ? t('app-left-none') : span(left),
    share: whole > 0 ? Math.min(1, left / whole) : 1,
    soon: left < HOUR,
    over: left === 0,
  };
}

/** "47 min", "9 h", "1 d 4 h". */
function span(time: number): string {
  if (time < HOUR) return t('app-left-minutes', { minutes: Math.max(1, Math.floor(time / MINUTE)) });
  const hours = Math.floor(time / HOUR);
  if (hours < 24) return t('app-left-hours', { hours });
  return t('app-left-days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** What stands under a table's name in a list. */
export function tableLine(summary: Summary | MySummary, mySeat: number | null = null): string {
  if (summary.status === 'open') {
    const taken = summary.seats.filter((seat) => seat.kind !== 'open').length;
    return t('app-table-gathering', { taken, all: summary.seats.length });
  }
  if (summary.status === 'finished') {
    const rank = mySeat === null ? undefined : summary.outcome?.ranks[mySeat];
    return rank === undefined
      ? t('app-table-finished')
      : t('app-table-finished-rank', { rank, all: summary.seats.length });
  }
  if ('my_turn' in summary && summary.my_turn) return t('app-table-your-turn');
  if (summary.deciding === null) return t('app-table-running');
  return t('app-table-deciding', { name: seatName(summary.seats[summary.deciding], summary.deciding) });
}
