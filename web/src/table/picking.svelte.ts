/** A question that is read before it is answered: what is offered, what is chosen, and what is being looked at. */
import { settings } from '../app/settings.svelte';
import type { Chip } from '../engine/interaction';
import type { Picker, PickerCard, PickerRow } from '../games/types';
import type { Ref } from '../net/protocol';
import type { TableFacade } from './facade.svelte';
import type { TableSession } from './session.svelte';

export type Filter = 'all' | 'easy';

export class Picking {
  readonly #session: TableSession;
  readonly #table: TableFacade;
  /** The question from which the reader has gone to look at the board. */
  #left = $state<string | null>(null);
  #filter = $state<Filter | null>(null);
  /** What the pointer or the keyboard is on. */
  looked = $state.raw<Ref | null>(null);

  constructor(session: TableSession, table: TableFacade) {
    this.#session = session;
    this.#table = table;
  }

  readonly #model = $derived.by<Picker | null>(() => {
    const { ui, view, replay, state } = this.#session;
    if (!ui || !view || replay !== null || state?.status !== 'running') return null;
    return ui.picker?.(this.#table) ?? null;
  });
  /** What the question offers, without what this game leaves out; null where the board answers. */
  readonly model = $derived.by<Picker | null>(() => {
    const model = this.#model;
    if (!model) return null;
    const rows = this.#table.asked ? offeredRows(model.rows, (card) => this.isFree(card)) : model.rows;
    return rows.length > 0 ? { ...model, rows } : null;
  });
  /** Whether the cards stand in the place of the board. */
  readonly open = $derived.by(() => this.model !== null && this.#left !== this.model.id);
  readonly cards = $derived.by<readonly PickerCard[]>(() => this.model?.rows.flatMap(({ cards }) => cards) ?? []);
  readonly #refs = $derived.by<ReadonlySet<Ref>>(() => new Set(this.cards.map(({ ref }) => ref)));
  readonly free = $derived.by(() => this.cards.filter((card) => this.isFree(card)));
  readonly chosen = $derived.by(() => this.cards.find(({ ref }) => this.#table.standing(ref) === 'selected') ?? null);
  /** What to read first for somebody who does not know where to begin. */
  readonly suggested = $derived.by(() => this.#easiest()[0] ?? this.free[0] ?? this.cards[0] ?? null);
  readonly shown = $derived.by(
    () => this.cards.find(({ ref }) => ref === this.looked) ?? this.chosen ?? this.suggested,
  );

  /** Whether a choice between all and the easy ones makes a difference. */
  readonly filters = $derived.by(() => {
    const easy = this.cards.filter((card) => card.easy).length;
    return easy > 0 && easy < this.cards.length;
  });
  readonly filter = $derived.by<Filter>(() => {
    const wished = this.#filter ?? (this.#table.phone && !settings.values.experienced ? 'easy' : 'all');
    return this.filters ? wished : 'all';
  });
  /** Where all easy ones are taken, the simplest of the others stand for them. */
  readonly onlySimplest = $derived.by(
    () => this.filters && this.free.length > 0 && !this.free.some((card) => card.easy),
  );
  readonly rows = $derived.by<readonly PickerRow[]>(() => {
    const rows = this.model?.rows ?? [];
    if (this.filter === 'all') return rows;
    const easiest = new Set(this.onlySimplest ? this.#easiest() : this.cards.filter(({ easy }) => easy));
    return rows.flatMap((row) => {
      const cards = row.cards.filter((card) => easiest.has(card));
      return cards.length > 0 ? [{ ...row, cards }] : [];
    });
  });

  /** Open to whoever is asked; to everybody else as long as nobody has taken it. */
  isFree(card: PickerCard): boolean {
    return this.#table.asked ? this.#table.standing(card.ref) !== 'rest' : card.gone === undefined;
  }

  show(filter: Filter): void {
    this.#filter = filter;
    this.looked = null;
  }

  /** Between the cards and the board. */
  turn(): void {
    this.#left = this.open ? (this.model?.id ?? null) : null;
  }

  choose(card: PickerCard): void {
    this.looked = null;
    if (this.#table.asked && this.isFree(card) && card !== this.chosen) this.#session.click(card.ref);
  }

  /** Chance selects one that is good for a first game; it never confirms. */
  chooseForMe(chance: () => number = Math.random): void {
    const from = this.#easiest().filter((card) => card !== this.chosen);
    const card = from[Math.floor(chance() * from.length)];
    if (card) this.choose(card);
  }

  /** Whether the cards say already what a chip would. */
  covers(chip: Chip): boolean {
    if (!this.open || chip.by === 'verb') return false;
    const refs = chip.by === 'ref' ? [chip.ref] : chip.action.refs;
    return refs.length > 0 && refs.every((ref) => this.#refs.has(ref));
  }

  #easiest(): PickerCard[] {
    const easy = this.free.filter((card) => card.easy);
    if (easy.length > 0) return easy;
    const least = Math.min(...this.free.map(({ level = 1 }) => level));
    return this.free.filter(({ level = 1 }) => level === least);
  }
}

/** Without what was never on offer in this game. */
function offeredRows(rows: readonly PickerRow[], isFree: (card: PickerCard) => boolean): PickerRow[] {
  return rows.flatMap((row) => {
    const cards = row.cards.filter((card) => card.gone !== undefined || isFree(card));
    return cards.length > 0 ? [{ ...row, cards }] : [];
  });
}
