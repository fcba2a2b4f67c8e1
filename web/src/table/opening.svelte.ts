import type { TableSession } from './session.svelte';
import type { Stage } from './stage';

/** A screen with a live board: its session is open as long as it is shown, and drawings move on its stage. */
export function openWhileShown(session: TableSession, stage: Stage, root: () => Element | undefined): void {
  $effect(() => {
    session.open();
    return () => session.close();
  });
  $effect(() => {
    const shown = root();
    if (shown) stage.mount(shown);
  });
}
