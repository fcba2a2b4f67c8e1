/** "Since your last turn" while it is open: which line is in hand, stepping, and the moves played once more. */
import { tick } from 'svelte';
import { readStored, writeStored } from '../app/stored';
import type { Free } from '../design/viewport';
import type { RecapRules } from '../games/types';
import type { GameEvent } from '../net/protocol';
import { ApiError } from '../net/api';
import { plain, type Segment } from '../i18n/sentences';
import { type Recap, recapOf, type Told } from './recap';
import type { TableSession } from './session.svelte';

const NO_RULES: RecapRules = { headlines: [] };
/** Whoever was away for less has seen it, or remembers. */
export const AWAY_MS = 10_000;
/** How long a move stays on the screen while they are played again: half as fast again as looking back. */
const STEP_MS = 600;
const KEY = 'astrolude.left';
/** How much of the board's height a phone leaves free above the sheet. */
const FREE_ON_PHONE = 0.42;

export class Recall {
  readonly #session: TableSession;
  readonly #now: () => number;
  /** What is being told; null while closed. */
  open = $state.raw<Recap | null>(null);
  index = $state(0);
  replaying = $state(false);
  /** By seat: the points made meanwhile, as far as the reader may count them. */
  gains = $state.raw<readonly number[]>([]);
  /** When the reader looked away, and what had been played. */
  #left: { at: number; ply: number } | null = null;
  #arrived = false;

  constructor(session: TableSession, now: () => number = Date.now) {
    this.#session = session;
    this.#now = now;
  }

  /** What there is to tell now. */
  readonly news = $derived.by(() => {
    const { log, you, ui } = this.#session;
    return ui && you.length > 0 ? recapOf(log, you, ui.recap ?? NO_RULES) : null;
  });
  readonly told = $derived<readonly Told[]>(this.open?.told ?? []);
  readonly current = $derived<Told | null>(this.told[this.index] ?? null);
  readonly moves = $derived(this.told.reduce((sum, { moves }) => sum + moves, 0));

  /** The table has been drawn for the first time: whoever was away is told. */
  arrive(): void {
    if (this.#arrived || !this.#session.ui || !this.#session.state) return;
    this.#arrived = true;
    const left = leftAt(this.#session.table);
    if (left === null || this.#now() - left >= AWAY_MS) this.#tell();
  }

  /** The reader looks away. */
  leave(): void {
    this.#left = { at: this.#now(), ply: this.#session.state?.ply ?? 0 };
    rememberLeft(this.#session.table, this.#left.at);
  }

  /** The reader looks again. */
  comeBack(): void {
    const left = this.#left;
    this.#left = null;
    if (left && this.#now() - left.at >= AWAY_MS && (this.#session.state?.ply ?? 0) > left.ply) this.#tell();
  }

  /** Tell, or end telling. */
  toggle(): void {
    if (this.open) this.close();
    else this.show();
  }

  show(): void {
    if (!this.news || this.#session.replay !== null) return;
    this.open = this.news;
    this.index = 0;
    void this.#count(this.news.since);
    this.#look();
  }

  close(): void {
    this.stop();
    this.open = null;
  }

  step(by: number): void {
    this.stop();
    this.go(this.index + by);
  }

  go(index: number): void {
    this.index = Math.max(0, Math.min(index, this.told.length - 1));
    this.#look();
  }

  /** All moves since then, one after the other; any touch ends it. */
  replay(): void {
    const { open } = this;
    if (!open) return;
    this.replaying = true;
    this.#session.startReplay(open.since);
    const replay = this.#session.replay;
    replay?.play({ stepMs: STEP_MS, onstep: (ply) => this.#follow(ply), onend: () => this.stop() });
  }

  stop(): void {
    if (!this.replaying) return;
    this.replaying = false;
    this.#session.endReplay();
  }

  /** One line: what was done, as the journal says it. */
  line(event: GameEvent): Segment[] {
    return this.#session.sentences.event(event, this.#isMine(event));
  }

  /** The same without the name of whoever did it, nor a full stop, for what follows a line. */
  short(event: GameEvent): string {
    const [first, ...rest] = this.line(event);
    // "Ben's miner" needs the name.
    const led = first?.ref === `seat:${event.seat}` && /^\s/.test(plain(rest));
    return plain(led || !first ? rest : [first, ...rest])
      .trim()
      .replace(/\.$/, '');
  }

  async #count(since: number): Promise<void> {
    this.gains = [];
    try {
      const before = await this.#session.stateAt(since);
      const seats = this.#session.state?.view?.seats ?? [];
      this.gains = seats.map(({ score }, seat) => score.total - (before.view?.seats[seat]?.score.total ?? 0));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #isMine(event: GameEvent): boolean {
    const { you } = this.#session;
    return you.length === 1 && event.seat === you[0];
  }

  #follow(ply: number): void {
    const index = this.told.findIndex(({ plies }) => plies.has(ply));
    if (index >= 0 && index !== this.index) this.go(index);
  }

  #tell(): void {
    if (this.#session.myTurn && this.#session.picks.length === 0) this.show();
  }

  /** The camera goes where the line points, as the reader has asked for it. */
  #look(): void {
    const refs = this.current?.refs ?? [];
    void tick().then(() => {
      for (const ref of refs) {
        const element = document.querySelector(`.board [data-ref="${CSS.escape(ref)}"]`);
        if (!element) continue;
        const detail: Free = matchMedia('(max-width: 819px)').matches ? { to: FREE_ON_PHONE } : {};
        element.dispatchEvent(new CustomEvent('centre', { bubbles: true, detail }));
        return;
      }
    });
  }
}

/** When a table was last looked at in this browser. */
function leftAt(table: string): number | null {
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null || !('table' in stored) || stored.table !== table) return null;
  return 'at' in stored && typeof stored.at === 'number' ? stored.at : null;
}

function rememberLeft(table: string, at: number): void {
  writeStored(KEY, { table, at });
}
