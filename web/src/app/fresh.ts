/** What is shown is asked for again as long as somebody looks. */

/** Ask at once, every so often, and when the page comes into view or leaves it; returns how to stop. */
export function keepFresh(refresh: (seen: boolean) => void, milliseconds: number): () => void {
  const ask = () => refresh(document.visibilityState === 'visible');
  ask();
  const timer = setInterval(ask, milliseconds);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
