/** The waiting room of a table: who leads it, how many seats are free, and what may be done about them. */
import { heldSeats } from '../app/seats.svelte';
import { settings } from '../app/settings.svelte';
import { t } from '../i18n/i18n.svelte';
import type { BotLevel, SeatInfo } from '../net/protocol';
import { services } from '../net/services';
import { type Away, awaySince, changes, hostOf } from './gathering';
import { inviteLink } from './links';
import type { TableSession } from './session.svelte';

/** How often it is looked whether the leader has been away for too long. */
const LOOK_MS = 5000;

export class Room {
  readonly #session: TableSession;
  #away = $state.raw<Away>(new Map());
  #now = $state(Date.now());
  #before: readonly SeatInfo[] = [];
  #led: number | null = null;
  /** The last thing that happened, for everybody and for screen readers. */
  news = $state('');

  constructor(session: TableSession) {
    this.#session = session;
  }

  readonly host = $derived.by(() => hostOf(this.#session.seats, this.#away, this.#now));
  readonly leads = $derived.by(() => this.host !== null && this.#session.you.includes(this.host));
  readonly free = $derived.by(() => this.#session.seats.filter(({ kind }) => kind === 'open').length);
  readonly taken = $derived.by(() => this.#session.seats.length - this.free);
  readonly held = $derived.by(() => heldSeats.of(this.#session.table));
  /** The code of the invitation; null where seats are promised, or for whoever only looks on. */
  readonly code = $derived.by(() => this.held?.invite ?? null);
  readonly link = $derived.by(() => inviteLink(this.#session.table, this.code));
  /** Who sits down where nobody came: gentle bots beside somebody new. */
  readonly level = $derived.by<BotLevel>(() => (settings.values.experienced ? 'normal' : 'easy'));

  /** Keep an eye on the seats while the room is shown; returns how to stop. */
  watch(): () => void {
    const timer = setInterval(() => (this.#now = Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }

  /** The seats are as given now. */
  look(seats: readonly SeatInfo[]): void {
    this.#now = Date.now();
    this.#away = awaySince(seats, this.#away, this.#now);
    const host = hostOf(seats, this.#away, this.#now);
    const [change] = changes(this.#before, seats);
    const taken = seats.filter(({ kind }) => kind !== 'open').length;
    if (change) {
      const name = this.#nameOf(change.kind === 'came' ? seats : this.#before, change.seat);
      this.news = t(`app-room-${change.kind}`, { name, taken, all: seats.length });
    }
    if (this.#led !== null && host !== null && host !== this.#led)
      this.news = t('app-room-host', { name: this.#nameOf(seats, host) });
    this.#led = host;
    this.#before = seats;
  }

  /** Bots sit down, at one seat or at all that are free. */
  async fill(seat?: number): Promise<void> {
    if (this.held) await services.api.fill(this.held, this.level, seat);
  }

  #nameOf(seats: readonly SeatInfo[], seat: number): string {
    return seats.find((each) => each.seat === seat)?.name ?? this.#session.seatName(seat);
  }
}
