/** Make a table, keep the seat's secret, and go there. */
import { t } from '../i18n/i18n.svelte';
import { ApiError } from '../net/api';
import { services } from '../net/services';
import { playingName } from './guest';
import { request, type TableForm } from './newTable';
import { router } from './router.svelte';
import { heldSeats } from './seats.svelte';

/** What the server has against it, in the reader's language; null where the table is made. */
export async function createTable(form: TableForm): Promise<string | null> {
  const name = playingName();
  const table = request(form, (index) => (index === 0 ? name : t('app-me-again', { name, number: index + 1 })));
  const created = await services.api.create(table).catch(refusal);
  if (typeof created === 'string') return created;
  if (created.secret) {
    heldSeats.hold({ table: created.table, secret: created.secret, game: form.game, invite: created.invite });
  }
  router.go(`/t/${created.table}`);
  return null;
}

/** The server says why itself where only it knows. */
function refusal(failure: unknown): string {
  if (!(failure instanceof ApiError)) throw failure;
  return failure.code === 'bad_request' ? failure.message : t(`app-error-${failure.code}`);
}
