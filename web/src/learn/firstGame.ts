/** One click into a first game: the rulebook's beginner set-up, against bots that are easy. */
import { createTable } from '../app/create';
import type { SeatChoice } from '../app/newTable';
import { toasts } from '../design/toasts.svelte';
import type { CourseInfo } from '../net/protocol';

export async function playFirstGame({ game, first_game: first }: CourseInfo): Promise<void> {
  if (first === null) return;
  const seats = Array.from({ length: first.players }, (_, seat): SeatChoice => (seat === 0 ? 'me' : 'easy'));
  const refusal = await createTable({ game, seats, options: first.options, preset: '', listed: false, note: null });
  if (refusal) toasts.show(refusal);
}
