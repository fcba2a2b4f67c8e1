/**
 * Drawings that stand for things: their attributes, and one set of listeners for each region that holds them.
 *
 * A region (board, panel, tray) is one stop of the tab key; arrows go between its lit things in reading order, with
 * Shift between all of them. Hover, focus, long press and `i` explain a thing.
 */
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Explanation } from '../design/explanation';
import { isArrow, neighbour, type Placed } from '../engine/reading';
import type { PieceOptions, Standing } from '../games/types';
import type { Ref } from '../net/protocol';

export interface PieceRules {
  standing(ref: Ref, ordinal: number): Standing;
  last(ref: Ref): boolean;
  label(ref: Ref): string;
  /** The state in words: "possible", "chosen", or nothing. */
  stateWord(standing: Standing): string;
  click(ref: Ref, ordinal: number): void;
  /** Why a thing that is not lit cannot be chosen. */
  wonder(ref: Ref, piece: Element): void;
  /** Changes whenever the lit things do. */
  version(): unknown;
}

export interface Pointed {
  ref: Ref;
  anchor: DOMRect;
  /** What explains it, where it is no drawing of a thing but a button. */
  words?: Explanation;
}

const HOVER_MS = 320;
const PRESS_MS = 450;
/** A finger that goes further than this drags. */
const DRIFT_PX = 10;

type PieceElement = HTMLElement | SVGElement;

export class Pieces {
  pointed = $state.raw<Pointed | null>(null);
  /** What is drawn now, and how often. */
  readonly #drawn = new SvelteMap<Ref, number>();
  readonly #rules: PieceRules;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #explainedByPress = false;
  #pressedAt = { x: 0, y: 0 };

  constructor(rules: PieceRules) {
    this.#rules = rules;
  }

  piece(ref: Ref, { ordinal = 0, name }: PieceOptions = {}): Attachment<Element> {
    return (node) => {
      const rest = node instanceof SVGElement ? 'img' : 'group';
      node.setAttribute('data-ref', ref);
      node.setAttribute('data-ordinal', String(ordinal));
      untrack(() => this.#count(ref, 1));
      $effect(() => {
        const standing = this.#rules.standing(ref, ordinal);
        node.setAttribute('role', standing === 'rest' ? rest : 'button');
        nameIt(node, name ?? this.#rules.label(ref), this.#rules.stateWord(standing));
        node.toggleAttribute('data-lit', standing === 'lit' || standing === 'late');
        node.toggleAttribute('data-late', standing === 'late');
        node.toggleAttribute('data-selected', standing === 'selected');
        node.toggleAttribute('data-last', this.#rules.last(ref));
        if (standing === 'selected') node.setAttribute('aria-pressed', 'true');
        else node.removeAttribute('aria-pressed');
      });
      return () => untrack(() => this.#count(ref, -1));
    };
  }

  /** Whether a thing is drawn anywhere now: what is only a chip cannot be found by its light. */
  draws(ref: Ref): boolean {
    return this.#drawn.has(ref);
  }

  #count(ref: Ref, by: number): void {
    const left = (this.#drawn.get(ref) ?? 0) + by;
    if (left > 0) this.#drawn.set(ref, left);
    else this.#drawn.delete(ref);
  }

  /** Makes an element the region of the pieces inside it. */
  readonly region: Attachment<HTMLElement> = (region) => {
    const listeners: [string, (event: never) => void][] = [
      ['click', (event: MouseEvent) => this.#click(event)],
      ['keydown', (event: KeyboardEvent) => this.#key(region, event)],
      ['pointerover', (event: PointerEvent) => this.#over(event)],
      ['pointerout', () => this.#leave()],
      ['pointerdown', (event: PointerEvent) => this.#down(event)],
      ['pointerup', () => clearTimeout(this.#timer)],
      ['focusin', (event: FocusEvent) => this.#focus(region, event)],
      ['focusout', (event: FocusEvent) => this.#blur(event)],
    ];
    for (const [type, listener] of listeners) region.addEventListener(type, listener as EventListener);
    // Heard on its way down: a drawing that is dragged may keep the event to itself.
    const drift = (event: PointerEvent): void => this.#drift(event);
    region.addEventListener('pointermove', drift, { capture: true });
    $effect(() => {
      this.#rules.version();
      void tick().then(() => giveTabStop(region));
    });
    // Another tab brings other pieces into the same region.
    const observer = new MutationObserver(() => giveTabStop(region));
    observer.observe(region, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const [type, listener] of listeners) region.removeEventListener(type, listener as EventListener);
      region.removeEventListener('pointermove', drift, { capture: true });
      this.#leave();
    };
  };

  /** Makes a button explain itself like a drawing: by hover, focus and a long press, which does not press it. */
  told(words: () => Explanation | null): Attachment<HTMLElement> {
    return (button) => {
      let byPress = false;
      let said: Explanation | null = null;
      const tell = (press = false): void => {
        said = words();
        byPress = press;
        if (said) this.pointed = { ref: '', anchor: button.getBoundingClientRect(), words: said };
      };
      const later = (milliseconds: number, press: boolean): void => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => tell(press), milliseconds);
      };
      const listeners: [string, (event: never) => void][] = [
        ['pointerenter', ({ pointerType }: PointerEvent) => pointerType !== 'touch' && later(HOVER_MS, false)],
        ['pointerleave', () => this.#leave()],
        ['pointerdown', ({ pointerType }: PointerEvent) => pointerType === 'touch' && later(PRESS_MS, true)],
        ['pointerup', () => clearTimeout(this.#timer)],
        ['pointercancel', () => clearTimeout(this.#timer)],
        ['focus', () => button.matches(':focus-visible') && tell()],
        ['blur', (event: FocusEvent) => this.#blur(event)],
      ];
      // Heard on its way down, before the button's own.
      const click = (event: MouseEvent): void => {
        if (byPress) event.stopImmediatePropagation();
        else this.#leave();
        byPress = false;
      };
      button.addEventListener('click', click, { capture: true });
      for (const [type, listener] of listeners) button.addEventListener(type, listener as EventListener);
      return () => {
        button.removeEventListener('click', click, { capture: true });
        for (const [type, listener] of listeners) button.removeEventListener(type, listener as EventListener);
        clearTimeout(this.#timer);
        if (said && this.pointed?.words === said) this.#leave();
      };
    };
  }

  #click(event: MouseEvent): void {
    const piece = pieceOf(event.target);
    if (!piece || this.#explainedByPress) {
      this.#explainedByPress = false;
      return;
    }
    this.#choose(piece);
  }

  /** A lit thing is taken; any other is explained, and says why not. */
  #choose(piece: PieceElement): void {
    if (this.#rests(piece)) this.#explainFully(piece);
    else {
      this.#leave();
      this.#rules.click(refOf(piece), ordinalOf(piece));
    }
  }

  #key(region: HTMLElement, event: KeyboardEvent): void {
    const piece = pieceOf(event.target);
    if (!piece || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.#choose(piece);
    else if (event.key === 'i') this.#explainFully(piece);
    else if (event.key === 'Escape' && this.pointed) this.#leave();
    else if (isArrow(event.key)) {
      const next = neighbour(placed(region, event.shiftKey), piece, event.key);
      if (next) focusPiece(region, next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A chosen thing is told of in the dock already. */
  #over(event: PointerEvent): void {
    const piece = pieceOf(event.target);
    clearTimeout(this.#timer);
    if (!piece || event.pointerType === 'touch' || piece.hasAttribute('data-selected')) return;
    this.#timer = setTimeout(() => this.#explain(piece), HOVER_MS);
  }

  #down(event: PointerEvent): void {
    const piece = pieceOf(event.target);
    this.#explainedByPress = false;
    if (!piece || event.pointerType !== 'touch') return;
    this.#pressedAt = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#explainFully(piece);
      this.#explainedByPress = true;
    }, PRESS_MS);
  }

  #drift(event: PointerEvent): void {
    const way = Math.hypot(event.clientX - this.#pressedAt.x, event.clientY - this.#pressedAt.y);
    if (event.pointerType === 'touch' && way > DRIFT_PX) clearTimeout(this.#timer);
  }

  #focus(region: HTMLElement, event: FocusEvent): void {
    const piece = pieceOf(event.target);
    if (!piece) return;
    setTabStop(region, piece);
    if (piece.matches(':focus-visible')) this.#explain(piece);
  }

  /** A drawing that vanishes loses the focus to nothing, while the page is being changed: what is shown changes after that. */
  #blur(event: FocusEvent): void {
    if (event.relatedTarget) this.#leave();
    else queueMicrotask(() => this.#leave());
  }

  #explain(piece: PieceElement): void {
    this.pointed = { ref: refOf(piece), anchor: piece.getBoundingClientRect() };
  }

  #explainFully(piece: PieceElement): void {
    this.#explain(piece);
    if (this.#rests(piece)) this.#rules.wonder(refOf(piece), piece);
  }

  #rests(piece: PieceElement): boolean {
    return this.#rules.standing(refOf(piece), ordinalOf(piece)) === 'rest';
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.pointed = null;
  }
}

/**
 * A drawing is named by its label alone: what is written inside it is decoration. HTML with words of its own (a card)
 * is named by them.
 */
function nameIt(node: Element, label: string, word: string): void {
  const named = word ? `${label}, ${word}` : label;
  if (node instanceof SVGElement) {
    for (const part of node.children) part.setAttribute('aria-hidden', 'true');
    node.setAttribute('aria-label', named);
  } else if (speaks(node)) node.setAttribute('aria-description', named);
  else node.setAttribute('aria-label', named);
}

/** Whether anything is written in it for those who hear the page: a row of signs is not. */
function speaks(node: Node): boolean {
  if (node instanceof Text) return node.data.trim() !== '';
  return !(node instanceof Element && node.getAttribute('aria-hidden') === 'true') && [...node.childNodes].some(speaks);
}

function pieceOf(target: EventTarget | null): PieceElement | null {
  return target instanceof Element ? target.closest<PieceElement>('[data-ref]') : null;
}

function refOf(piece: PieceElement): Ref {
  return piece.dataset['ref'] ?? '';
}

function ordinalOf(piece: PieceElement): number {
  return Number(piece.dataset['ordinal'] ?? 0);
}

/** The lit and chosen things of a region, or all of them where none is lit or all were asked for. */
function live(region: HTMLElement, all = false): PieceElement[] {
  const pieces = [...region.querySelectorAll<PieceElement>('[data-ref]')];
  const possible = pieces.filter((piece) => piece.matches('[data-lit], [data-selected]'));
  return all || possible.length === 0 ? pieces : possible;
}

function placed(region: HTMLElement, all: boolean): Placed<PieceElement>[] {
  return live(region, all).map((item) => {
    const box = item.getBoundingClientRect();
    return { item, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

/**
 * Exactly one thing of a region can be reached by the tab key: the one last focused, or the first that is lit. This
 * runs after every change, so it does not ask where things are drawn.
 */
function giveTabStop(region: HTMLElement): void {
  const current = region.querySelector<PieceElement>('[data-ref][tabindex="0"]');
  const things = live(region);
  const focused = current && current === document.activeElement;
  const stop = focused || (current && things.includes(current)) ? current : things[0];
  if (stop) setTabStop(region, stop);
}

function setTabStop(region: HTMLElement, stop: PieceElement): void {
  for (const piece of region.querySelectorAll('[data-ref][tabindex]'))
    if (piece !== stop) piece.setAttribute('tabindex', '-1');
  stop.setAttribute('tabindex', '0');
}

function focusPiece(region: HTMLElement, piece: PieceElement): void {
  setTabStop(region, piece);
  piece.focus();
}
