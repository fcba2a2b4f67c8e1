/** Moves of a judged game in words and numbers. */
import type { Counting } from '../app/counting';
import { kindOf } from '../engine/refs';
import { t } from '../i18n/i18n.svelte';
import type { Action, JudgedMove } from '../net/protocol';
import type { TableFacade } from '../table/facade.svelte';
import type { TableSession } from '../table/session.svelte';

/** "Anna: pass". */
export function didWords(session: TableSession, move: JudgedMove): string {
  return t('think-did', { name: session.seatName(move.seat), action: actionWords(session, move.played.action) });
}

export function actionWords(session: TableSession, action: Action): string {
  return capital(session.sentences.action(action));
}

/** An action where there is little room: the sign of what is done, and to what; in full where it has no sign. */
export function shortWords(session: TableSession, table: TableFacade, action: Action): Short {
  const face = session.ui?.verbFace?.(action.verb, table);
  if (!face || 'die' in face || face.symbol === undefined) return { words: actionWords(session, action) };
  const things = action.refs.map((ref) => table.name(ref)).join(', ');
  return {
    symbol: face.symbol,
    tint: face.tint,
    words: things === '' ? actionWords(session, action) : capital(things),
  };
}

export interface Short {
  symbol?: string;
  tint?: string | undefined;
  words: string;
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What was lost, without a unit: "−11"; empty where it rounds to nothing. */
export function lost(chance: number, points: number, counting: Counting): string {
  const number = Math.round(counting === 'points' ? points : 100 * chance);
  return number === 0 ? '' : `−${number}`;
}

/**
 * The things that an action is drawn as at the moment that is looked at. What lies in the tray comes first: there is
 * none beside this board, and the place that a die goes to says more than the die.
 */
export function drawnAs(session: TableSession, action: Action): readonly string[] {
  const { ui, view, shown } = session;
  const prompt = shown?.decision?.prompt;
  if (!ui?.things || !view || prompt === undefined) return action.refs;
  const drawn = ui.things(action, view, { prompt, args: shown?.decision?.args ?? [] });
  const tray = (ref: string): boolean => ui.trayKinds?.has(kindOf(ref)) ?? false;
  return [...drawn.filter(tray), ...drawn.filter((ref) => !tray(ref))];
}

/** The seats of a finished game, the winner first. */
export function byRank({ seats, state }: TableSession): number[] {
  const ranks = state?.outcome?.ranks ?? [];
  return seats.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}
