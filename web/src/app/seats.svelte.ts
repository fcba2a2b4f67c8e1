/** The seats this browser holds: their secrets, and the invitations of tables made here. Never sent but to play. */
import { readStored, writeStored } from './stored';

export interface HeldSeat {
  table: string;
  secret: string;
  game: string;
  invite: string | null;
}

const KEY = 'astrolude.seats';
/** Old seats are forgotten, newest kept; a link always brings one back. */
const KEPT = 100;

function isHeldSeat(value: unknown): value is HeldSeat {
  const seat = value as Partial<HeldSeat> | null;
  return (
    typeof seat?.table === 'string' &&
    typeof seat.secret === 'string' &&
    typeof seat.game === 'string' &&
    (seat.invite === null || typeof seat.invite === 'string')
  );
}

export class HeldSeats {
  list = $state.raw<readonly HeldSeat[]>(load());

  of(table: string): HeldSeat | undefined {
    return this.list.find((seat) => seat.table === table);
  }

  hold(seat: HeldSeat): void {
    this.#keep([seat, ...this.list.filter((each) => each.table !== seat.table)].slice(0, KEPT));
  }

  forget(table: string): void {
    this.#keep(this.list.filter((seat) => seat.table !== table));
  }

  #keep(list: readonly HeldSeat[]): void {
    this.list = list;
    writeStored(KEY, list);
  }
}

function load(): readonly HeldSeat[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isHeldSeat) : [];
}

export const heldSeats = new HeldSeats();
