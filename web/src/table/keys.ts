/** The keys of a board, on whatever screen it stands. */

/** A key for the board: not for a field or a dialog that has the focus, nor one of the browser's own. */
export function isForBoard(event: KeyboardEvent, elsewhere = ''): boolean {
  const focused =
    event.target instanceof Element && event.target.closest(`input, select, textarea, dialog${elsewhere}`);
  return !focused && !event.altKey && !event.metaKey;
}
