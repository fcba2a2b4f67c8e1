/** One click into a first game: the rulebook's beginner set-up, against bots that are easy. */
import { createTable } from '../app/create';
import { settings } from '../app/settings.svelte';
import { t } from '../i18n/i18n.svelte';
import { toasts } from '../design/toasts.svelte';
import type { CourseInfo } from '../net/protocol';

export async function playFirstGame({ game, first_game: first }: CourseInfo): Promise<void> {
  if (first === null) return;
  const seats = Array.from({ length: first.players }, (_, seat) => (seat === 0 ? 'me' : 'easy') as 'me' | 'easy');
  const refusal = await createTable({
    game,
    seats,
    options: first.options,
    listed: false,
    name: settings.values.name,
  });
  if (refusal) toasts.show(t(`app-error-${refusal}`));
}
