/** Whether the browser may clear the games by itself, when its disk is full. */
let asked = false;

/** Ask it not to, once a visit and only when there is a game to keep: some browsers ask the reader in turn. */
export async function askToLast(): Promise<void> {
  if (asked || !('storage' in navigator)) return;
  asked = true;
  if (!(await lasts())) await navigator.storage.persist();
}

export async function lasts(): Promise<boolean> {
  return 'storage' in navigator && (await navigator.storage.persisted());
}
