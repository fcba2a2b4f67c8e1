/** Make a table, keep the seat's secret, and go there. */
import { t } from '../i18n/i18n.svelte';
import { ApiError } from '../net/api';
import { request, type TableForm } from './newTable';
import { router } from './router.svelte';
import { heldSeats } from './seats.svelte';
import { services } from '../net/services';
import { settings } from './settings.svelte';

/** What the server has against it, or nothing. */
export async function createTable(form: TableForm): Promise<ApiError['code'] | null> {
  const name = form.name.trim();
  if (name !== settings.values.name) settings.set({ name });
  const first = name === '' ? t('app-me') : name;
  const table = request(form, (index) => (index === 0 ? first : t('app-me-again', { name: first, number: index + 1 })));
  const created = await services.api.create(table).catch(refusal);
  if (typeof created === 'string') return created;
  if (created.secret) {
    heldSeats.hold({ table: created.table, secret: created.secret, game: form.game, invite: created.invite });
  }
  router.go(`/t/${created.table}`);
  return null;
}

function refusal(failure: unknown): ApiError['code'] {
  if (failure instanceof ApiError) return failure.code;
  throw failure;
}
