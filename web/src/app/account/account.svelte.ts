/** Whether this device is signed in, and what an account does for its seats. Play needs none of it. */
import { ApiError } from '../../net/api';
import type { Account, Claimed, RecoveredSeat, Session } from '../../net/protocol';
import { keptHere, services } from '../../net/services';
import { heldSeats } from '../seats.svelte';
import { readStored, writeStored } from '../stored';

const KEY = 'astrolude.account';
const MOST = 200;

interface SignedIn {
  secret: string;
  name: string;
  /** Tables whose seats the account has been told of. */
  claimed: readonly string[];
}

function load(): SignedIn | null {
  const stored = readStored(KEY) as Partial<SignedIn> | null;
  return typeof stored?.secret === 'string' && typeof stored.name === 'string' && Array.isArray(stored.claimed)
    ? { secret: stored.secret, name: stored.name, claimed: stored.claimed }
    : null;
}

export class AccountHere {
  #here = $state.raw<SignedIn | null>(load());
  /** What the server last told of the account; null until a page has asked. */
  known = $state.raw<Account | null>(null);
  #claiming: Promise<void> | null = null;

  get signedIn(): boolean {
    return this.#here !== null;
  }

  get name(): string {
    return this.#here?.name ?? '';
  }

  /** A call as this device, signed in or not. A device that was signed out elsewhere learns it here. */
  ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    return this.reach(method, `/api/account${path}`, body);
  }

  /** The same for any other part of the interface that an account opens. */
  async reach<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const secret = this.secret;
    try {
      return await services.api.call<T>(method, path, { secret, ...(body === undefined ? {} : { body }) });
    } catch (failure) {
      const out = failure instanceof ApiError && failure.code === 'no_account';
      if (out && secret !== null && !path.startsWith('/api/account/sign-in')) this.leave();
      throw failure;
    }
  }

  /** What shows the server that this device is signed in; null where it is not. */
  get secret(): string | null {
    return this.#here?.secret ?? null;
  }

  async enter(session: Session): Promise<void> {
    this.#keep({ secret: session.secret, name: session.account.name, claimed: [] });
    this.known = session.account;
    await this.claim();
    await this.recover();
    await this.look();
  }

  async look(): Promise<void> {
    this.#know(await this.ask<Account>('GET', ''));
  }

  async change(change: { name?: string; language?: string }): Promise<void> {
    this.#know(await this.ask<Account>('POST', '', change));
  }

  /** The seats that this browser holds become the account's; asked twice at a time, it is done once. */
  claim(): Promise<void> {
    this.#claiming ??= this.#claim().finally(() => (this.#claiming = null));
    return this.#claiming;
  }

  async #claim(): Promise<void> {
    const here = this.#here;
    const own = heldSeats.list.filter(({ table }) => !keptHere(table));
    const seats = own.filter((seat) => here && !here.claimed.includes(seat.table)).slice(0, MOST);
    if (!here || seats.length === 0) return;
    await this.ask<Claimed>('POST', '/claims', { seats: seats.map(({ table, secret }) => ({ table, secret })) });
    if (this.#here) this.#keep({ ...this.#here, claimed: [...this.#here.claimed, ...seats.map(({ table }) => table)] });
  }

  /** The account's seats that this browser lacks come here. */
  async recover(): Promise<void> {
    const own = heldSeats.list.filter(({ table }) => !keptHere(table));
    const unless = own.slice(0, MOST).map(({ table }) => table);
    this.take(await this.ask<RecoveredSeat[]>('POST', '/seats', { unless }));
  }

  take(seats: readonly RecoveredSeat[]): void {
    for (const seat of [...seats].reverse()) heldSeats.hold({ ...seat, invite: null });
  }

  /** This device is not signed in any more; its seats stay. */
  leave(): void {
    this.#keep(null);
    this.known = null;
  }

  #know(account: Account): void {
    this.known = account;
    if (this.#here && account.name !== this.#here.name) this.#keep({ ...this.#here, name: account.name });
  }

  #keep(here: SignedIn | null): void {
    this.#here = here;
    writeStored(KEY, here);
  }
}

export const account = new AccountHere();
