/** Moves of a judged game in words and numbers. */
import { t } from '../i18n/i18n.svelte';
import type { Action, JudgedMove } from '../net/protocol';
import type { TableSession } from '../table/session.svelte';
import type { Counting } from './course';

/** "Anna: pass". */
export function didWords(session: TableSession, move: JudgedMove): string {
  return t('think-did', { name: session.seatName(move.seat), action: actionWords(session, move.played.action) });
}

export function actionWords(session: TableSession, action: Action): string {
  const words = session.sentences.action(action);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A chance in whole per cents, or points. */
export function counted(value: number, counting: Counting): string {
  return counting === 'points' ? String(Math.round(value)) : t('think-percent', { number: Math.round(100 * value) });
}

/** What was lost, without a unit: "−11"; empty where it rounds to nothing. */
export function lost(chance: number, points: number, counting: Counting): string {
  const number = Math.round(counting === 'points' ? points : 100 * chance);
  return number === 0 ? '' : `−${number}`;
}

/** The things that an action is drawn as at the moment that is looked at. */
export function drawnAs(session: TableSession, action: Action): readonly string[] {
  const { ui, view, shown } = session;
  const prompt = shown?.decision?.prompt;
  if (!ui?.things || !view || prompt === undefined) return action.refs;
  return ui.things(action, view, { prompt, args: shown?.decision?.args ?? [] });
}
