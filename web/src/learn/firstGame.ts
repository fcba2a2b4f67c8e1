/** One click into a first game: the rulebook's beginner set-up, against bots that are easy, with the coach. */
import { createTable } from '../app/create';
import { settings } from '../app/settings.svelte';
import type { SeatChoice } from '../app/newTable';
import { toasts } from '../design/toasts.svelte';
import type { CourseInfo } from '../net/protocol';

export async function playFirstGame({ game, first_game: first }: CourseInfo): Promise<void> {
  if (first === null) return;
  // Who comes from the lessons has the coach beside them; one touch ends it.
  if (!settings.values.experienced && settings.values.warnings === 'off') settings.set({ warnings: 'gentle' });
  const seats = Array.from({ length: first.players }, (_, seat): SeatChoice => (seat === 0 ? 'me' : 'easy'));
  const refusal = await createTable({ game, seats, options: first.options, preset: '', listed: false, note: null });
  if (refusal) toasts.show(refusal);
}
