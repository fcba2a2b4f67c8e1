/** The little markup of lessons and rules: paragraphs, `**bold**`, and signs `[symbol|name]`. */
export type Piece = { text: string; bold: boolean } | { symbol: string; name: string };

const PART = /\*\*(.+?)\*\*|\[([\w-]+)\|([^\]]+)\]/g;

export function paragraphs(text: string): Piece[][] {
  return text.split(/\n\s*\n/).map((paragraph) => pieces(paragraph.replace(/\s*\n\s*/g, ' ')));
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PART)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), bold: false });
    const [whole, bold, symbol, name] = match;
    if (bold !== undefined) found.push({ text: bold, bold: true });
    else found.push({ symbol: symbol ?? '', name: name ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), bold: false });
  return found;
}

/** Goods wear their own colour, planets are painted, everything else is ivory. */
export function tintOf(symbol: string): string {
  const good = /^(?:res|cry)-([\w-]+)$/.exec(symbol)?.[1];
  return good ? `var(--r-${good}, var(--text-1))` : 'var(--text-1)';
}
