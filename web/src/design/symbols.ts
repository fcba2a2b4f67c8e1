import sheet from './symbols.svg?raw';

/**
 * Put the symbol sheet into the document once, so that `<use href="#…">` finds it everywhere. It takes no room but is
 * rendered: clip paths and gradients of a part that is not displayed would not work.
 */
export function mountSymbols(): void {
  if (document.getElementById('symbols')) return;
  const holder = document.createElement('div');
  holder.id = 'symbols';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}
