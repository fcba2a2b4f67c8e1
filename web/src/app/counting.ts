/** Whether judged positions are told in chances to win or in expected points: chosen once, for all screens. */
import { t } from '../i18n/i18n.svelte';
import { readStored, writeStored } from './stored';

export const COUNTINGS = ['chances', 'points'] as const;
export type Counting = (typeof COUNTINGS)[number];

const KEY = 'astrolude.counting';

export function readCounting(): Counting {
  return readStored(KEY) === 'points' ? 'points' : 'chances';
}

export function writeCounting(counting: Counting): void {
  writeStored(KEY, counting);
}

/** A chance in whole per cents, or points. */
export function counted(value: number, counting: Counting): string {
  return counting === 'points' ? String(Math.round(value)) : t('think-percent', { number: Math.round(100 * value) });
}
