/**
 * The interaction engine: from a decision and what was clicked so far to what may be clicked next.
 *
 * It knows neither a game nor the screen. An action names the things it uses (`refs`); each click names one of
 * them and narrows the legal actions to those that use it too. When one is left, it is ready to be confirmed.
 */
import type { Action, Ref } from '../net/protocol';
import { kindOf, tally } from './refs';

/** One narrowing step: a thing, a verb, or a whole action taken from a list. */
export type Pick = { by: 'ref'; ref: Ref } | { by: 'verb'; verb: string } | { by: 'action'; id: number };

export interface Hints {
  /** Steps of a set that is answered for as a whole: played as soon as they are the only one left. */
  instant?: ReadonlySet<string>;
  /** Kinds whose slots may be filled in any order: dice of a set, cubes of a payment. */
  unordered?: ReadonlySet<string>;
  /** Verbs that are possible beside what is asked, such as trades: their chips come after the things themselves. */
  trades?: ReadonlySet<string>;
  /** Verbs that end something (a turn, a set) or leave it out: their chips come last and stand apart. */
  closing?: ReadonlySet<string>;
  /** Verbs that give away the first of their things: it has to be picked before any other. */
  led?: ReadonlySet<string>;
  /** Even what is the only thing to do is chosen by hand: whoever learns shall touch it. */
  byHand?: boolean;
}

/** What the dock shows: a thing to click, a verb to choose, or a complete action. */
export type Chip =
  | { by: 'ref'; key: string; ref: Ref; ordinal: number; selected: boolean }
  | { by: 'verb'; key: string; verb: string; selected: boolean; actions: number }
  | { by: 'action'; key: string; action: Action; selected: boolean };

export interface Offer {
  /** The legal actions that use everything picked so far. */
  candidates: Action[];
  /** Things that narrow the candidates, and things that may replace one chosen already. */
  lit: ReadonlySet<Ref>;
  /** How many times each thing is part of the choice, implied ones included. */
  selected: ReadonlyMap<Ref, number>;
  chips: Chip[];
  /** The one action left, once something was picked or nothing had to be. */
  ready: Action | null;
}

/** Up to this many actions are offered whole at the start, so that one touch says all of it. */
const WHOLE_ACTIONS = 4;
/** Beyond this many things, verbs are offered first. */
const MANY_THINGS = 10;
/** Beyond this many chips, what the choice still needs comes before what could replace a thing chosen already. */
const IN_SIGHT = 6;

/**
 * The references of `action` not yet picked, or null where the picks do not fit it.
 *
 * References of one kind fill the slots of that kind in order (`from` before `to`), unless the kind is unordered;
 * different kinds may be picked in any order.
 */
export function remaining(action: Action, picked: readonly Ref[], hints: Hints = {}): Ref[] | null {
  const rest = [...action.refs];
  for (const ref of picked) {
    const at = waitsForFirst(action, rest, hints) && ref !== rest[0] ? -1 : slotFor(rest, ref, hints);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

function waitsForFirst(action: Action, rest: readonly Ref[], hints: Hints): boolean {
  return hints.led?.has(action.verb) === true && rest.length === action.refs.length;
}

function slotFor(rest: readonly Ref[], ref: Ref, hints: Hints): number {
  const kind = kindOf(ref);
  if (hints.unordered?.has(kind)) return rest.indexOf(ref);
  const at = rest.findIndex((slot) => kindOf(slot) === kind);
  return at >= 0 && rest[at] === ref ? at : -1;
}

/** The references that may be picked next for an action of which `rest` is left. */
export function nextRefs(rest: readonly Ref[], hints: Hints = {}): Ref[] {
  const next: Ref[] = [];
  const kinds = new Set<string>();
  for (const ref of rest) {
    const kind = kindOf(ref);
    if (kinds.has(kind) && !hints.unordered?.has(kind)) continue;
    kinds.add(kind);
    if (!next.includes(ref)) next.push(ref);
  }
  return next;
}

function nextOf({ action, rest }: Open, hints: Hints): Ref[] {
  return nextRefs(waitsForFirst(action, rest, hints) ? rest.slice(0, 1) : rest, hints);
}

/** What is legal, lit, chosen and ready after these picks. */
export function offer(actions: readonly Action[], picks: readonly Pick[], hints: Hints = {}): Offer {
  const open = openActions(actions, picks, hints);
  const candidates = open.map(({ action }) => action);
  const ready = hints.byHand && picks.length === 0 ? null : onlyOne(candidates);
  const lit = new Set(alternatives(actions, picks, hints));
  if (ready === null) for (const each of open) for (const ref of nextOf(each, hints)) lit.add(ref);
  const selected = tally(ready === null ? pickedRefs(picks) : ready.refs);
  if (ready !== null) for (const ref of selected.keys()) lit.delete(ref);
  return { candidates, lit, selected, ready, chips: chips(actions, open, picks, hints, lit, ready) };
}

interface Open {
  action: Action;
  /** What of the action is still to be picked. */
  rest: Ref[];
}

function openActions(actions: readonly Action[], picks: readonly Pick[], hints: Hints): Open[] {
  const picked = pickedRefs(picks);
  return actions.flatMap((action) => {
    if (!fits(action, picks)) return [];
    const rest = remaining(action, picked, hints);
    return rest === null ? [] : [{ action, rest }];
  });
}

/** Things that may take the place of the last picked thing of their kind: another die, another hex. */
function alternatives(actions: readonly Action[], picks: readonly Pick[], hints: Hints): Ref[] {
  const kinds = new Set(pickedRefs(picks).map(kindOf));
  const found: Ref[] = [];
  for (const kind of kinds) {
    const others = withoutLast(picks, kind);
    const taken = new Set(pickedRefs(picks));
    for (const each of openActions(actions, others, hints)) {
      found.push(...nextOf(each, hints).filter((ref) => kindOf(ref) === kind && !taken.has(ref)));
    }
  }
  return found;
}

/** Picking from a list of one is no choice, so a single legal action is ready at once. */
function onlyOne(candidates: readonly Action[]): Action | null {
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function fits(action: Action, picks: readonly Pick[]): boolean {
  return picks.every((pick) => {
    if (pick.by === 'verb') return action.verb === pick.verb;
    if (pick.by === 'action') return action.id === pick.id;
    return true;
  });
}

export function pickedRefs(picks: readonly Pick[]): Ref[] {
  return picks.flatMap((pick) => (pick.by === 'ref' ? [pick.ref] : []));
}

function chips(
  actions: readonly Action[],
  open: readonly Open[],
  picks: readonly Pick[],
  hints: Hints,
  lit: ReadonlySet<Ref>,
  ready: Action | null,
): Chip[] {
  const verbs = picks.flatMap((pick) => (pick.by === 'verb' ? [verbChip(pick.verb, true, open.length)] : []));
  if (ready !== null) {
    const things = thingChips(actions, pickedRefs(picks), lit);
    return [...verbs, ...things, ...(things.length === 0 ? [actionChip(ready, picks.length > 0)] : [])];
  }
  const complete = open.filter(({ rest }) => rest.length === 0).map(({ action }) => actionChip(action, false));
  const unfinished = open.filter(({ rest }) => rest.length > 0);
  return [...verbs, ...complete, ...openChips(actions, unfinished, picks, hints, lit)];
}

function openChips(
  actions: readonly Action[],
  unfinished: readonly Open[],
  picks: readonly Pick[],
  hints: Hints,
  lit: ReadonlySet<Ref>,
): Chip[] {
  const next = new Set(unfinished.flatMap((each) => nextOf(each, hints)));
  if (picks.length === 0 && unfinished.length <= WHOLE_ACTIONS && unfinished.length < next.size) {
    return unfinished.map(({ action }) => actionChip(action, false));
  }
  const verbs = [...new Set(unfinished.map(({ action }) => action.verb))];
  if (verbs.length > 1 && next.size > MANY_THINGS && !picks.some((pick) => pick.by === 'verb')) {
    const size = (verb: string) => unfinished.filter(({ action }) => action.verb === verb).length;
    const chosen = thingChips(actions, pickedRefs(picks), new Set());
    return [...chosen, ...verbs.map((verb) => verbChip(verb, false, size(verb)))];
  }
  const all = thingChips(actions, pickedRefs(picks), lit);
  if (all.length <= IN_SIGHT) return all;
  const isNeeded = (chip: Chip) => chip.selected || (chip.by === 'ref' && next.has(chip.ref));
  return [...all.filter(isNeeded), ...all.filter((chip) => !isNeeded(chip))];
}

/**
 * The chosen things and those that may be chosen, each in the place it has in the whole decision, so that nothing
 * jumps while the choice narrows. Kinds that most actions use come first, and among them those with fewer things.
 */
function thingChips(actions: readonly Action[], picked: readonly Ref[], lit: ReadonlySet<Ref>): Chip[] {
  const order = [...new Set(actions.flatMap((action) => action.refs))];
  const sizes = tally(order.map(kindOf));
  const uses = tally(actions.flatMap((action) => [...new Set(action.refs.map(kindOf))]));
  const count = (counts: ReadonlyMap<string, number>, ref: Ref) => counts.get(kindOf(ref)) ?? 0;
  const kinds = [...new Set(order.map(kindOf))];
  const place = (ref: Ref) => kinds.indexOf(kindOf(ref));
  order.sort((a, b) => count(uses, b) - count(uses, a) || count(sizes, a) - count(sizes, b) || place(a) - place(b));
  const taken = tally(picked);
  return order.flatMap((ref) => {
    const chosen = taken.get(ref) ?? 0;
    const drawn = Array.from({ length: chosen }, (_, ordinal) => refChip(ref, ordinal, true));
    return lit.has(ref) ? [...drawn, refChip(ref, chosen, false)] : drawn;
  });
}

function refChip(ref: Ref, ordinal: number, selected: boolean): Chip {
  return { by: 'ref', key: `${ref}#${ordinal}`, ref, ordinal, selected };
}

function actionChip(action: Action, selected: boolean): Chip {
  return { by: 'action', key: `action:${action.id}`, action, selected };
}

function verbChip(verb: string, selected: boolean, actions: number): Chip {
  return { by: 'verb', key: `verb:${verb}`, verb, selected, actions };
}

/**
 * The picks after a click on the `ordinal`-th drawing of a thing.
 *
 * A chosen one is given up; one that fits is taken; one that could stand in the place of an earlier choice takes
 * it; one that belongs to quite another choice starts that choice; anything else changes nothing.
 */
export function click(
  actions: readonly Action[],
  picks: readonly Pick[],
  ref: Ref,
  ordinal = 0,
  hints: Hints = {},
): Pick[] {
  const taken = tally(pickedRefs(picks)).get(ref) ?? 0;
  if (ordinal < taken) {
    const left = withoutLast(picks, kindOf(ref), ref);
    return openActions(actions, left, hints).length > 0 ? left : [];
  }
  const pick: Pick = { by: 'ref', ref };
  const things = picks.filter((earlier) => earlier.by !== 'action');
  const attempts: Pick[][] = [[...picks, pick], [...withoutLast(things, kindOf(ref)), pick], [pick]];
  return attempts.find((attempt) => openActions(actions, attempt, hints).length > 0) ?? [...picks];
}

/** The picks less the last thing of this kind (of this very reference, where given). */
function withoutLast(picks: readonly Pick[], kind: string, ref?: Ref): Pick[] {
  const at = picks.findLastIndex(
    (pick) => pick.by === 'ref' && kindOf(pick.ref) === kind && (ref === undefined || pick.ref === ref),
  );
  return picks.filter((_, index) => index !== at);
}

/** The picks after a touch on a chip. */
export function press(actions: readonly Action[], picks: readonly Pick[], chip: Chip, hints: Hints = {}): Pick[] {
  if (chip.by === 'ref') return click(actions, picks, chip.ref, chip.ordinal, hints);
  if (chip.by === 'action') return chip.selected ? back(picks) : [...picks, { by: 'action', id: chip.action.id }];
  const others = picks.filter((pick) => !(pick.by === 'verb' && pick.verb === chip.verb));
  return chip.selected ? others : [...others, { by: 'verb', verb: chip.verb }];
}

/** One step back. */
export function back(picks: readonly Pick[]): Pick[] {
  return picks.slice(0, -1);
}

/** Whether a ready action is played without a confirmation: never one of which something is to be said first. */
export function playsAtOnce(action: Action, picks: readonly Pick[], hints: Hints, always: boolean): boolean {
  if (picks.length === 0 || action.warned) return false;
  return always || (hints.instant?.has(action.verb) ?? false);
}

/** The chips in the order that never changes: things, trades after them, and apart from both what ends or leaves out. */
export function inOrder(
  chips: readonly Chip[],
  actions: readonly Action[],
  hints: Hints = {},
): { first: Chip[]; closing: Chip[] } {
  const within = (chip: Chip, verbs: ReadonlySet<string> | undefined): boolean =>
    verbs !== undefined && verbsOf(chip, actions).every((verb) => verbs.has(verb));
  const closing = chips.filter((chip) => within(chip, hints.closing));
  const others = chips.filter((chip) => !closing.includes(chip));
  const trades = others.filter((chip) => within(chip, hints.trades));
  return { first: [...others.filter((chip) => !trades.includes(chip)), ...trades], closing };
}

function verbsOf(chip: Chip, actions: readonly Action[]): string[] {
  if (chip.by === 'verb') return [chip.verb];
  if (chip.by === 'action') return [chip.action.verb];
  return actions.filter(({ refs }) => refs.includes(chip.ref)).map(({ verb }) => verb);
}

/** The things of which the choice needs one next; what could replace a thing chosen already is none of them. */
export function needed(actions: readonly Action[], picks: readonly Pick[], hints: Hints = {}): Ref[] {
  return [...new Set(openActions(actions, picks, hints).flatMap((each) => nextOf(each, hints)))];
}
