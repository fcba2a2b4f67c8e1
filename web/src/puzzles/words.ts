/** What puzzles are called: sentences made of their data. */
import { t, texts } from '../i18n/i18n.svelte';
import type { PuzzleInfo } from '../net/protocol';

/** Where a message is by which a thing such as a faction is named: `faction:terrans` is `<game>-faction-terrans`. */
function whoOf(game: string, who: string | null): string | null {
  if (who === null) return null;
  const id = `${game}-${who.replace(':', '-').replace(/[^\w-]/g, '_')}`;
  return texts.has(id) ? t(id) : null;
}

/** "Best turn for Terrans, round 5: +11 %". */
export function puzzleTitle(game: string, { who, round, margin }: PuzzleInfo): string {
  const gain = percent(margin);
  const name = whoOf(game, who);
  return name === null ? t('puzzles-title', { round, gain }) : t('puzzles-title-who', { who: name, round, gain });
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The first letter of a sentence made of parts. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
