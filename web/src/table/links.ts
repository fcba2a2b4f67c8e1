/** Links to a table. What follows the `#` is a secret and never reaches a server. */
import type { HeldSeat } from '../app/seats.svelte';
import { toasts } from '../design/toasts.svelte';

export function tableLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

export function seatLink(seat: Pick<HeldSeat, 'table' | 'secret'>): string {
  return `${tableLink(seat.table)}#${seat.secret}`;
}

export function inviteLink(table: string, invite: string | null): string {
  return `${location.origin}/j/${invite ?? table}`;
}

export async function copyLink(link: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.show(done);
  } catch {
    toasts.show(link);
  }
}
