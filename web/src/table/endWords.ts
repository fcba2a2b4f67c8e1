/** The end in words: to the one who played, or to whoever looks on. */
import { t, texts } from '../i18n/i18n.svelte';
import { bestPart, type Ending } from './ending';
import { type Row, verdict } from './scores';

export type Naming = (seat: number) => string;

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function title(mine: Ending | null, all: readonly Row[], name: Naming): string {
  if (!mine) return winnersTitle(all, name);
  const { kind, me, rival, gap } = mine;
  if (!rival) return t('app-end-you-alone', { total: me.total });
  const args = { name: name(rival.seat), margin: Math.abs(gap), place: t(`app-place-${me.rank}`) };
  if (kind === 'shared') return t('app-end-you-shared', args);
  if (gap === 0) return t(kind === 'won' ? 'app-end-you-won-level' : 'app-end-you-level', args);
  return t(kind === 'won' ? 'app-end-you-won' : 'app-end-you-behind', args);
}

function winnersTitle(all: readonly Row[], name: Naming): string {
  const how = verdict(all);
  const winners = how.winners.map(name);
  if (how.kind === 'shared') return t('app-end-shared', { names: listed(winners) });
  const args = { name: winners[0] ?? '', margin: how.margin };
  return t(how.kind === 'alone' ? 'app-end-alone' : 'app-end-tiebreak', args);
}

/** What decided it, with both numbers; of somebody who came last also the best thing they did. */
export function reason(mine: Ending, source: (part: number) => string, name: Naming, last: boolean): string {
  const { me, rival, decisive, kind } = mine;
  const said: string[] = [];
  if (rival && decisive !== null)
    said.push(
      t(kind === 'won' ? 'app-end-won-on' : 'app-end-lost-on', {
        source: source(decisive),
        mine: signed(me.values[decisive] ?? 0),
        theirs: signed(rival.values[decisive] ?? 0),
        name: name(rival.seat),
      }),
    );
  const best = bestPart(me);
  if (last && kind === 'behind' && best !== null)
    said.push(t('app-end-best', { source: source(best), points: me.values[best] ?? 0 }));
  return said.join(' ');
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
}

/** "58 min", "1 h 12", "3 d": how long a game lasted. */
export function lasted(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return t('app-lasted-minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t('app-lasted-hours', { hours, minutes: String(minutes % 60).padStart(2, '0') });
  return t('app-lasted-days', { days: Math.round(hours / 24) });
}
