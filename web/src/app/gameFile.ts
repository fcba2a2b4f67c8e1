/** Games that are opened from files: those that this page saves, and plain records. */
import { t } from '../i18n/i18n.svelte';
import { ApiError } from '../net/api';
import type { GameFile } from '../net/protocol';
import { services } from '../net/services';
import { catalogue } from './catalogue.svelte';
import { router } from './router.svelte';
import { heldSeats } from './seats.svelte';

/** No game is longer than this, in bytes. */
const MOST = 500_000;

/** What a file holds; null where it cannot be a game's. */
export function gameFile(text: string): GameFile | null {
  if (/^\s*astrolude \d/.test(text)) return { astrolude: 1, record: text, orders: {} };
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null && 'record' in content ? (content as GameFile) : null;
  } catch {
    return null;
  }
}

/** Open a file here, or at the server where this browser keeps no tables; what is wrong with it, or null. */
export async function openFile(file: File): Promise<string | null> {
  if (file.size > MOST) return t('near-bad-file', { reason: t('near-too-large') });
  const content = gameFile(await file.text());
  if (!content) return t('near-bad-file', { reason: t('near-no-game') });
  const api = services.near?.api ?? services.api;
  try {
    const created = await api.open(content);
    const { game } = await api.table(created.table);
    if (created.secret) heldSeats.hold({ table: created.table, secret: created.secret, game, invite: created.invite });
    await catalogue.refreshMine();
    router.go(`/t/${created.table}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return t('near-bad-file', { reason: error.message });
  }
}
