/**
 * References and events as words: which Fluent message a thing, an action, a prompt or an event takes. The terminal
 * does the same in src/astrolude/locales/sentences.py; tests/locales/sentences/ holds both to it.
 *
 * | what | message | variables |
 * | a thing `kind:label` | what the game calls it, else `<game>-<kind>-<label>`, else `<game>-<kind>` | `$label` |
 * | what explains it | the attribute `.tip` of `<game>-<kind>-<label>` or of `<game>-<kind>` | `$label` |
 * | a verb on a button | `<game>-verb-<verb>` | each slot's role or kind |
 * | what a verb does | the attribute `.tip` of the same message | |
 * | a whole action | `<game>-action-<verb>`, else the verb and what it leaves unsaid | each slot's role or kind |
 * | a question | `<game>-prompt-<prompt>` | `$seat` who decides, each argument's kind (another seat: `$seat2`) |
 * | what others read meanwhile | `<game>-waiting-<prompt>`, else a general sentence | `$seat` |
 * | something that happened | `<game>-event-<event>` | `$seat`, `$you`, each argument's role |
 * | why something is not possible | the obstacle's own `message` | each argument's role |
 * | what advice rests on | `terms-<term>` about a seat, else as below | `$seat`, `$what` |
 * | what an evaluation counts | the name of its thing, else `terms-<game>-<term>` | `$amount`: "+4" or nothing, `$count` |
 */
import { isRef, kindOf, labelOf } from '../engine/refs';
import type { Action, AdviceReason, Decision, EventArg, GameEvent, Obstacle, Ref } from '../net/protocol';
import type { Args, Texts } from './i18n.svelte';

/** What is needed of the texts. */
export type Wording = Pick<Texts, 't' | 'has' | 'attribute' | 'variables'>;

/** The slots of each verb, from the game's grammar. */
export type Roles = ReadonlyMap<string, readonly string[]>;

export interface Segment {
  text: string;
  /** Set where the words name a thing, so that a log line can point at it. */
  ref?: Ref;
}

/** Marks around the name of a thing inside a formatted sentence; they never occur in a text. */
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
/** A term that is told without a number has the form of several. */
const MANY = 2;
/** What stands for the things of a verb that is said alone. */
const GAP = '…';

export class Sentences {
  readonly #texts: Wording;
  readonly #game: string;
  readonly #seatName: (seat: number) => string;
  readonly #roles: Roles;
  readonly #called: (ref: Ref) => string | null;

  constructor(
    texts: Wording,
    game: string,
    seatName: (seat: number) => string,
    roles: Roles = new Map(),
    called: (ref: Ref) => string | null = () => null,
  ) {
    this.#texts = texts;
    this.#game = game;
    this.#seatName = seatName;
    this.#roles = roles;
    this.#called = called;
  }

  /** The name of a thing. */
  thing(ref: Ref): string {
    const kind = kindOf(ref);
    const label = labelOf(ref);
    if (kind === 'seat') return this.#seatName(Number(label));
    const called = this.#called(ref);
    if (called !== null) return called;
    const exact = `${this.#game}-${kind}-${messageId(label)}`;
    if (this.#texts.has(exact)) return this.#texts.t(exact);
    return this.#texts.t(`${this.#game}-${kind}`, { label: numeric(label) });
  }

  /** What explains a thing, where its message has a tip. */
  tip(ref: Ref): string | null {
    const kind = `${this.#game}-${kindOf(ref)}`;
    const args = { label: numeric(labelOf(ref)) };
    return (
      this.#texts.attribute(`${kind}-${messageId(labelOf(ref))}`, 'tip') ?? this.#texts.attribute(kind, 'tip', args)
    );
  }

  /** A verb alone, for a chip that stands for all its actions. */
  verb(verb: string): string {
    const id = `${this.#game}-verb-${verb}`;
    return this.#texts.t(id, Object.fromEntries([...this.#texts.variables(id)].map((name) => [name, GAP])));
  }

  /** What a verb does, where its message says so. */
  verbTips(verb: string): string[] {
    const tip = this.#texts.attribute(`${this.#game}-verb-${verb}`, 'tip');
    return tip === null ? [] : [tip];
  }

  /** The verb of an action, for a button. */
  button(action: Action): string {
    return this.#texts.t(`${this.#game}-verb-${action.verb}`, this.#named(this.#slots(action)));
  }

  /** A whole action in words, as the list of choices shows it. */
  action(action: Action): string {
    const id = `${this.#game}-action-${action.verb}`;
    const slots = this.#slots(action);
    if (this.#texts.has(id)) return this.#texts.t(id, this.#named(slots));
    const said = this.#texts.variables(`${this.#game}-verb-${action.verb}`);
    const told = new Set(slots.filter(([name]) => said.has(name)).map(([, ref]) => ref));
    const unsaid = action.refs.filter((ref) => !told.has(ref)).map((ref) => this.thing(ref));
    const words = this.button(action);
    return unsaid.length === 0 ? words : this.#texts.t('common-action', { verb: words, things: unsaid.join(', ') });
  }

  prompt(decision: Decision): string {
    const refs = [`seat:${decision.seat}`, ...(decision.args ?? [])];
    return this.#texts.t(`${this.#game}-prompt-${decision.prompt}`, this.#named(byKind(refs)));
  }

  /** What the others read while a seat decides; null where the game has no words of its own. */
  waiting(decision: Decision): string | null {
    const id = `${this.#game}-waiting-${decision.prompt}`;
    return this.#texts.has(id) ? this.#texts.t(id, { seat: this.#seatName(decision.seat) }) : null;
  }

  /** A log line, cut where it names a thing. `mine` tells the sentence whether the reader did it. */
  event(event: GameEvent, mine: boolean): Segment[] {
    const args: Args = { you: mine ? 'yes' : 'no' };
    for (const [role, value] of Object.entries(event.args)) args[role] = this.#value(value);
    if (event.seat !== null && event.seat >= 0) args['seat'] = marked(`seat:${event.seat}`, this.#seatName(event.seat));
    return segments(this.#texts.t(`${this.#game}-event-${event.event}`, args));
  }

  /** What stands in the way of an action. */
  obstacle(obstacle: Obstacle): string {
    const args = Object.entries(obstacle.args).map(([role, value]): [string, string | number] => {
      if (typeof value === 'object') return [role, this.prompt(value)];
      return [role, isRef(value) ? this.thing(value) : value];
    });
    return this.#texts.t(obstacle.message, Object.fromEntries(args));
  }

  /** What a piece of advice rests on: a thing or a term, and how many; `name` stands for several seats alike. */
  reason({ term, thing, seat, amount, about }: AdviceReason, name = this.#seatName(seat)): string {
    const general = `terms-${term}`;
    if (!this.#texts.has(general)) return this.term(term, thing, amount);
    // Analyses made before it was said what this is about name the seat alone.
    if (about === undefined) return this.#texts.t(`${general}-somehow`, { seat: name });
    return this.#texts.t(general, { seat: name, what: this.term(about, thing, amount) });
  }

  /** What an evaluation counts, with how many where these are whole: "+4 points now". */
  term(name: string, thing = '', amount = 0): string {
    const count = Number.isInteger(amount) ? Math.abs(amount) : 0;
    const signed = count === 0 ? '' : `${amount > 0 ? '+' : '−'}${count}`;
    const text = `terms-${this.#game}-${name}`;
    if (thing === '' && this.#texts.variables(text).has('amount'))
      return this.#texts.t(text, { amount: signed, count: count || MANY }).trim();
    const what = thing === '' ? this.#texts.t(text) : this.#countedThing(thing);
    return count > 1 ? this.#texts.t('terms-counted', { what, amount: signed }) : what;
  }

  /** A thing that a term stands for: its name alone, unless the game says what counts of such things. */
  #countedThing(thing: Ref): string {
    const text = `terms-${this.#game}-${kindOf(thing)}`;
    return this.#texts.has(text) ? this.#texts.t(text, { what: this.thing(thing) }) : this.thing(thing);
  }

  #value(value: EventArg | EventArg[]): string | number {
    if (Array.isArray(value)) return value.map((item) => String(this.#value(item))).join(', ');
    return isRef(value) ? marked(value, this.thing(value)) : value;
  }

  /** The things of an action by the names that a text may call them: kind, then role. */
  #slots(action: Action): Slot[] {
    const roles = this.#roles.get(action.verb) ?? [];
    return [
      ...byKind(action.refs),
      ...action.refs.flatMap((ref, slot): Slot[] => (roles[slot] === undefined ? [] : [[roles[slot], ref]])),
    ];
  }

  #named(slots: readonly Slot[]): Args {
    return Object.fromEntries(slots.map(([name, ref]) => [name, this.thing(ref)]));
  }
}

/** A thing and what a text may call it. */
type Slot = readonly [name: string, ref: Ref];

/** `$die`, and `$die2`, `$die3` for further ones of the kind. */
function byKind(refs: readonly Ref[]): Slot[] {
  const seen = new Map<string, number>();
  return refs.map((ref) => {
    const kind = kindOf(ref);
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return [count === 1 ? kind : `${kind}${count}`, ref];
  });
}

/** Labels may hold signs that a Fluent id may not: `3,-2` → `3_-2`. */
function messageId(label: string): string {
  return label.replace(/[^a-zA-Z0-9_-]/g, '_');
}

function numeric(label: string): string | number {
  return /^-?\d+$/.test(label) ? Number(label) : label;
}

function marked(ref: Ref, text: string): string {
  return `${OPEN}${ref}${MIDDLE}${text}${CLOSE}`;
}

/** Cut a marked sentence into plain and pointing parts. */
export function segments(text: string): Segment[] {
  return text
    .split(OPEN)
    .flatMap((part, index): Segment[] => {
      if (index === 0) return [{ text: part }];
      const [ref = '', rest = ''] = part.split(MIDDLE);
      const [name = '', after = ''] = rest.split(CLOSE);
      return [{ text: name, ref }, { text: after }];
    })
    .filter((segment) => segment.text !== '');
}

export function plain(parts: readonly Segment[]): string {
  return parts.map((part) => part.text).join('');
}
