/** The panels around a board: which one is at the front of the rail, and which lies over the board on a phone. */
import { untrack } from 'svelte';
import type { GameTab } from '../games/types';
import { t } from '../i18n/i18n.svelte';
import type { TableSession } from './session.svelte';

/** What a tab shows of a panel. */
export interface PanelTab {
  id: string;
  name: string;
  symbol: string;
  badge?: { count: number; says: string } | undefined;
}

interface GamePanel extends PanelTab {
  Panel: GameTab['Panel'];
}

/** The screen's own panels, before and after those of the game. The former stand in the rail only. */
interface Around {
  before?: () => readonly PanelTab[];
  after?: () => readonly PanelTab[];
}

export class Panels {
  /** The panel of the rail that was chosen last, or asked for. */
  tab = $state('');
  /** The panel over the board of a phone. */
  sheet = $state<string | null>(null);
  /** The panel that a question has brought, and the one that stood there before. */
  #brought: { panel: string; before: string } | null = null;
  readonly #session: TableSession;
  readonly #phone: () => boolean;
  readonly #around: Around;

  constructor(session: TableSession, phone: () => boolean, around: Around) {
    this.#session = session;
    this.#phone = phone;
    this.#around = around;
    $effect(() => {
      const [wanted, asked] = [this.wanted, this.#session.asked !== null];
      untrack(() => this.#follow(wanted, asked));
    });
  }

  /** The panel of a question comes with it and goes with the next one, unless the reader has chosen another since. */
  #follow(wanted: string | null, asked: boolean): void {
    if (wanted !== null) {
      const open = this.current;
      const before = this.#brought?.panel === open ? this.#brought.before : open;
      if (open !== wanted) this.#brought = { panel: wanted, before };
      this.tab = wanted;
    } else if (asked && this.#brought) {
      if (this.tab === this.#brought.panel) this.tab = this.#brought.before;
      this.#brought = null;
    }
  }

  readonly ofGame: readonly GamePanel[] = $derived.by(() =>
    (this.#session.ui?.tabs ?? []).map(({ id, label, symbol, Panel }) => ({ id, name: t(label), symbol, Panel })),
  );
  readonly #after = $derived.by(() => this.#around.after?.() ?? []);
  readonly rail: PanelTab[] = $derived.by(() => [...(this.#around.before?.() ?? []), ...this.ofGame, ...this.#after]);
  readonly strip: PanelTab[] = $derived.by(() => [
    { id: 'board', name: t('app-board'), symbol: 'ui-board' },
    ...this.ofGame,
    { id: 'players', name: t('app-players'), symbol: 'ui-players' },
    ...this.#after,
  ]);

  /** The panel at the front of the rail. */
  readonly current = $derived.by(() => (this.rail.find(({ id }) => id === this.tab) ?? this.rail[0])?.id ?? '');
  readonly Current = $derived.by(() => this.ofGame.find(({ id }) => id === this.current)?.Panel);
  readonly Sheet = $derived.by(() => this.ofGame.find(({ id }) => id === this.sheet)?.Panel);
  readonly sheetName = $derived.by(() => this.strip.find(({ id }) => id === this.sheet)?.name ?? '');
  /** The panel that the question is about. A question about things on another panel brings it to the front. */
  readonly wanted = $derived.by(() => {
    const { asked, ui } = this.#session;
    return asked ? (ui?.tabFor?.(asked.prompt) ?? null) : null;
  });

  /** Bring a panel to the front. */
  show(panel: string): void {
    if (this.#phone()) this.sheet = panel;
    else this.tab = panel;
  }
}
