/** Make a table, keep the seat's secret, and go there. */
import { toasts } from '../design/toasts.svelte';
import { t } from '../i18n/i18n.svelte';
import { ApiError } from '../net/api';
import type { GameInfo } from '../net/protocol';
import { type Near, services } from '../net/services';
import { account } from './account/account.svelte';
import { playingName } from './guest';
import { CUSTOM, request, SEAT_CHOICES, seatable, settled, type TableForm } from './newTable';
import { router } from './router.svelte';
import { heldSeats } from './seats.svelte';
import { settings } from './settings.svelte';
import { readStored, writeStored } from './stored';

const LAST = 'astrolude.last';

/** The table made last, to be made again; null where there is none, or its game is not played here any more. */
export function lastForm(games: readonly GameInfo[]): TableForm | null {
  const stored = readStored(LAST) as Partial<TableForm> | null;
  const game = games.find(({ id }) => id === stored?.game);
  const seats = Array.isArray(stored?.seats) ? stored.seats.filter((seat) => SEAT_CHOICES.includes(seat)) : [];
  if (!game || !game.players.includes(seats.length)) return null;
  const wishes = typeof stored?.options === 'object' ? stored.options : {};
  return {
    game: game.id,
    seats: seats.map((choice) => seatable(game, seats.length, choice)),
    options: settled(game, seats.length, wishes),
    preset: CUSTOM,
    listed: false,
    note: null,
  };
}

/** Whether others belong to the game, a bot that no browser has, or it counts for something: a server keeps it. */
export function joined(form: TableForm): boolean {
  return form.seats.includes('open') || form.seats.includes('expert') || (form.rated ?? false);
}

/** The host in this browser, where it keeps such a table: nobody else is wanted, and the reader likes it so. */
export function hostHere(form: TableForm): Near | null {
  if (!services.near || services.alone) return services.near ?? null;
  return settings.values.soloHere && !joined(form) ? services.near : null;
}

/** What the server has against it, in the reader's language; null where the table is made. */
export async function createTable(form: TableForm): Promise<string | null> {
  const name = playingName();
  const table = request(form, (index) => (index === 0 ? name : t('app-me-again', { name, number: index + 1 })));
  const near = hostHere(form);
  const creating = near ? near.api.create(table, null) : services.api.create(table, account.secret);
  const created = await creating.catch(refusal);
  if (typeof created === 'string') return created;
  writeStored(LAST, { game: form.game, seats: form.seats, options: form.options });
  if (created.secret) {
    heldSeats.hold({ table: created.table, secret: created.secret, game: form.game, invite: created.invite });
  }
  for (const guest of form.guests ?? []) await ask(created.table, guest.id);
  router.go(`/t/${created.table}`);
  return null;
}

/** A friend is asked to the table. The table stands anyway: in its waiting room it shows who was asked. */
async function ask(table: string, person: string): Promise<void> {
  try {
    await account.reach('POST', '/api/club/invitations', { table, person });
  } catch (failure) {
    toasts.show(refusal(failure));
  }
}

/** The server says why itself where only it knows. */
function refusal(failure: unknown): string {
  if (!(failure instanceof ApiError)) throw failure;
  return failure.code === 'bad_request' ? failure.message : t(`app-error-${failure.code}`);
}
