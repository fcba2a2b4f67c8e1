/** The rules beside a board: what they are opened at, for tables, lessons and puzzles alike. */
import { untrack } from 'svelte';
import type { TableFacade } from './facade.svelte';
import type { TableSession } from './session.svelte';
import type { WhyNot } from './whyNot';

export interface RulesPlace {
  /** What to read about, the nearest first: `prompt:…`, `verb:…`, `panel:…`, `thing:…`, `obstacle:…`. */
  about: readonly string[];
  /** What the reader comes from, in words. */
  from: string;
}

export class RulesBeside {
  place = $state.raw<RulesPlace | null>(null);
  readonly #session: TableSession;
  readonly #table: TableFacade;
  #focused: Element | null = null;

  constructor(session: TableSession, table: TableFacade) {
    this.#session = session;
    this.#table = table;
    // Opened while nothing was asked, they turn to the question that comes.
    $effect(() => {
      const { now } = this;
      if (now.length > 0 && untrack(() => this.place?.about.length) === 0) this.place = { about: now, from: '' };
    });
  }

  /** What the reader is about to do, or is asked. */
  readonly now: readonly string[] = $derived.by(() => {
    const { asked, picks, offer } = this.#session;
    if (!asked) return [];
    const verbs = new Set((picks.length > 0 ? offer.candidates : []).map(({ verb }) => verb));
    const prompt = `prompt:${asked.prompt}`;
    return verbs.size === 1 ? [...[...verbs].map((verb) => `verb:${verb}`), prompt] : [prompt];
  });

  /** Open at what the reader points at, else at what they are about; open already, they close. */
  toggle(): void {
    if (this.place) this.close();
    else this.open(this.#pointed() ?? this.now);
  }

  open(about: readonly string[], from = ''): void {
    this.#focused ??= document.activeElement;
    this.place = { about, from };
  }

  /** Why something is not possible, by the rule behind what stands in the way first. */
  explain({ action, obstacles }: WhyNot, from: string): void {
    const [first] = obstacles;
    this.open([...(first ? [`obstacle:${first.kind}`] : []), `verb:${action.verb}`], from);
  }

  close(): void {
    this.place = null;
    const { activeElement } = document;
    // Whoever has gone on elsewhere stays there.
    const stays = activeElement !== document.body && !activeElement?.closest('.rules-sheet');
    if (!stays && this.#focused instanceof HTMLElement) this.#focused.focus({ preventScroll: true });
    this.#focused = null;
  }

  #pointed(): string[] | null {
    const chip = [...document.querySelectorAll<HTMLElement>('[data-about]')].find((each) =>
      each.matches(':hover, :focus-visible'),
    );
    if (chip?.dataset['about']) return [chip.dataset['about'], ...this.now];
    const ref = this.#table.pieces.pointed?.ref;
    // A chip that is explained is no thing of the board.
    return ref ? [`thing:${ref}`, ...this.now] : null;
  }
}
