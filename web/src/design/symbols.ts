import sheet from './symbols.svg?raw';

/** Put the symbol sheet into the document once, so that `<use href="#…">` finds it everywhere. */
export function mountSymbols(): void {
  if (document.getElementById('symbols')) return;
  const holder = document.createElement('div');
  holder.id = 'symbols';
  holder.hidden = true;
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}
