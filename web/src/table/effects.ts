/**
 * What a choice costs and brings, from what the server says of each action: for chips, tips and the dock's sentence.
 * Nothing is computed here but what the actions behind one chip have in common.
 */
import type { Face, GameUi, Quantity } from '../games/types';
import type { Drawn } from '../design/sign';
import type { Action, Decision, Effect } from '../net/protocol';

/** What would change of one thing; the same at both ends where all actions agree. */
export interface Change {
  part: string;
  least: number;
  most: number;
}

/** By action; those of which there is nothing to say are left out. */
export type Effects = ReadonlyMap<number, Effect>;

export function effectsOf(decision: Decision | null | undefined): Effects {
  return new Map((decision?.effects ?? []).map((effect) => [effect.action, effect]));
}

/** Without what comes with an action, but is not its own, as the game says. */
export function ownEffects(effects: Effects, actions: readonly Action[], isOwn: GameUi['isOwn']): Effects {
  if (!isOwn) return effects;
  const verbs = new Map(actions.map(({ id, verb }) => [id, verb]));
  return new Map(
    [...effects].map(([id, effect]) => {
      const own = Object.entries(effect.changes).filter(([part]) => isOwn(verbs.get(id) ?? '', part));
      return [id, { ...effect, changes: Object.fromEntries(own) }];
    }),
  );
}

/**
 * What each of these actions changes, in the same direction. What needs free actions first is only told where nothing
 * else stands behind the choice.
 */
export function changesOf(actions: readonly Action[], effects: Effects): Change[] {
  const open = actions.filter(({ way }) => way === undefined);
  const counted = (open.length > 0 ? open : actions).map(({ id }) => effects.get(id)?.changes ?? {});
  const parts = new Set(counted.flatMap(Object.keys));
  return [...parts].flatMap((part) => {
    const amounts = counted.map((changes) => changes[part] ?? 0);
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    return least > 0 || most < 0 ? [{ part, least, most }] : [];
  });
}

/**
 * In the order in which the game lists its things; those without a sign have only words. A die says nothing more, and
 * what is drawn with signs of its own says what it does.
 */
export function withEffect(
  face: Face | null,
  changes: readonly Change[],
  signs: Readonly<Record<string, Drawn>>,
): Face | null {
  if (face && ('die' in face || face.signs)) return face;
  const drawn = Object.entries(signs).flatMap(([part, sign]) => {
    const change = changes.find((each) => each.part === part);
    return change ? [{ change, sign }] : [];
  });
  if (drawn.length === 0) return face;
  // A price needs no sign, but points beside a choice look like what it brings.
  const figure = (change: Change): number | string =>
    change.part === 'points' && change.least < 0 ? `−${amount(change)}` : amount(change);
  const quantities = (paid: boolean): Quantity[] =>
    drawn
      .filter(({ change }) => change.least < 0 === paid)
      .map(({ change, sign }) => ({ ...sign, count: figure(change) }));
  const { cost: _, gain: __, ...rest } = face ?? {};
  const [cost, gain] = [quantities(true), quantities(false)];
  return { ...rest, ...(cost.length > 0 ? { cost } : {}), ...(gain.length > 0 ? { gain } : {}) };
}

/** Without a sign: 3, or from 1 to 3. */
function amount({ least, most }: Change): number | string {
  const [from, to] = [Math.abs(least), Math.abs(most)].sort((a, b) => a - b) as [number, number];
  return from === to ? to : `${from}–${to}`;
}

/** Each change in the game's words, with its sign; `count` decides the plural. */
export function changeWords(
  changes: readonly Change[],
  say: (part: string, args: { amount: string; count: number }) => string,
): string[] {
  return changes.map((change) =>
    say(change.part, {
      amount: `${change.least < 0 ? '−' : '+'}${amount(change)}`,
      count: Math.max(Math.abs(change.least), Math.abs(change.most)),
    }),
  );
}
