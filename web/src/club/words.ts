/** Small sentences that the club's screens share. */
import { Sentences } from '../i18n/sentences';
import { t, texts } from '../i18n/i18n.svelte';
import { gameName } from '../app/words';
import type { Rated } from '../net/protocol';

/** "Gaia Project, for two". */
export function boardName(game: string, field: Rated['field']): string {
  return t('members-board-of', { game: gameName(game), field: t(`members-field-${field}`) });
}

/** "+18", "−6", "0". */
export function withSign(value: number, digits = 0): string {
  const number = new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value));
  return value > 0 ? `+${number}` : value < 0 ? `−${number}` : number;
}

/** "1", "2.5": points may be halves, thirds of what places share. */
export function points(value: number): string {
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 }).format(value);
}

export function day(time: string): string {
  return new Date(time).toLocaleDateString(texts.language, { dateStyle: 'medium' });
}

/** "Thursday, 20:00". */
export function moment(time: string): string {
  return new Date(time).toLocaleString(texts.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** "March 2026". */
export function month(time: string): string {
  return new Date(time).toLocaleDateString(texts.language, { month: 'long', year: 'numeric' });
}

/** The name of a faction or species; the game's texts must be here. */
export function sideName(game: string, side: string): string {
  return new Sentences(texts, game, (seat) => t('app-seat-unnamed', { number: seat + 1 })).thing(side);
}
