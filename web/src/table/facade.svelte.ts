/** The table as a game's drawing sees it: what `games/types.ts` promises, and nothing more. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../app/settings.svelte';
import type { Explanation } from '../design/explanation';
import type { SeatColour } from '../design/seats';
import type { Chip } from '../engine/interaction';
import type { PieceOptions, Question, Standing, Table } from '../games/types';
import { t } from '../i18n/i18n.svelte';
import type { GameView, Ref, SeatInfo } from '../net/protocol';
import type { Change } from './effects';
import { Pieces } from './pieces.svelte';
import type { TableSession } from './session.svelte';

const EMPTY: GameView = { seats: [] };

export class TableFacade implements Table {
  readonly pieces: Pieces;
  readonly #session: TableSession;
  readonly #phone: () => boolean;
  /** What `games/types.ts` says of it; the screen has the panels. */
  readonly show: (panel: string) => void;

  constructor(session: TableSession, phone: () => boolean, show: (panel: string) => void) {
    this.#session = session;
    this.#phone = phone;
    this.show = show;
    this.pieces = new Pieces({
      standing: (ref, ordinal) => this.standing(ref, ordinal),
      last: (ref) => session.lastMove.has(ref),
      label: (ref) => session.ui?.label?.(ref, this) ?? this.name(ref),
      stateWord: (standing) => (standing === 'rest' ? '' : t(`app-piece-${standing}`)),
      click: (ref, ordinal) => session.click(ref, ordinal),
      wonder: (ref, piece) => void session.wonder(ref, piece),
      version: () => session.offer,
    });
  }

  get view(): GameView {
    return this.#session.view ?? EMPTY;
  }
  get seats(): readonly SeatInfo[] {
    return this.#session.seats;
  }
  get you(): readonly number[] {
    return this.#session.you;
  }
  get deciding(): number | null {
    return this.#session.deciding;
  }
  get asked(): Question | null {
    return this.#session.asked;
  }
  get phone(): boolean {
    return this.#phone();
  }
  get letters(): boolean {
    return settings.values.letters;
  }
  readonly t = t;

  get colours(): readonly SeatColour[] {
    // Who looks back sees everybody in the colour of the end, also where a colour comes with a choice.
    const { ui, other, state, view } = this.#session;
    const seen = (other ? null : state?.view) ?? view;
    return seen ? (ui?.colours(seen) ?? []) : [];
  }

  name(ref: Ref): string {
    return this.#session.sentences.thing(ref);
  }

  tip(ref: Ref): string | null {
    return this.#session.sentences.tip(ref);
  }

  seatName(seat: number): string {
    return this.#session.seatName(seat);
  }

  /** Of several equal drawings, the first ones are the chosen ones and the next one may be chosen. */
  standing(ref: Ref, ordinal = 0): Standing {
    const { selected, lit } = this.#session.offer;
    if (ordinal < (selected.get(ref) ?? 0)) return 'selected';
    if (!lit.has(ref)) return 'rest';
    return this.#session.late.has(ref) ? 'late' : 'lit';
  }

  wayTo(ref: Ref): string | null {
    const [first, ...others] = this.#session.offer.candidates.filter(({ refs }) => refs.includes(ref));
    const isOpen = others.some(({ way }) => way === undefined);
    return first?.way && !isOpen ? this.#session.wayWords(first.way) : null;
  }

  touch(ref: Ref): void {
    this.#session.click(ref);
  }

  /** What a thing is, and what choosing it costs and brings. */
  explain(ref: Ref): Explanation | null {
    const { ui, view } = this.#session;
    const words = view && ui ? ui.explain(ref, this) : null;
    return words && this.#priced(words, this.#session.changesWith(ref));
  }

  /** The same of a chip: of its thing, or of what its verb does; nothing beyond its name is no explanation. */
  explainChip(chip: Chip): Explanation | null {
    const words = this.#priced(this.#aboutChip(chip), this.#session.changesBehind(chip));
    return words.lines.length > 0 ? words : null;
  }

  #aboutChip(chip: Chip): Explanation {
    const { sentences } = this.#session;
    switch (chip.by) {
      case 'ref':
        return this.#about(chip.ref);
      case 'verb':
        return { title: sentences.verb(chip.verb), lines: sentences.verbTips(chip.verb) };
      case 'action': {
        const { action } = chip;
        const things = action.refs.flatMap((ref) => this.#about(ref).lines.slice(0, 1));
        return { title: this.#session.said(action), lines: [...sentences.verbTips(action.verb), ...things] };
      }
    }
  }

  #about(ref: Ref): Explanation {
    const { ui, view } = this.#session;
    return (view && ui ? ui.explain(ref, this) : null) ?? { title: this.name(ref), lines: [] };
  }

  #priced(words: Explanation, changes: readonly Change[]): Explanation {
    const effect = this.#session.changeWords(changes);
    return effect.length > 0
      ? { ...words, lines: [...words.lines, t('app-effect', { list: effect.join(' · ') })] }
      : words;
  }

  piece(ref: Ref, options?: PieceOptions): Attachment<Element> {
    return this.pieces.piece(ref, options);
  }
}
