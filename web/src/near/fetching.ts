/** Fetches pieces: counted while they come, checked before they are used, and kept for the next time. */
import { type Piece, sha256Of } from './contents';

/** Paths bear their hash, so one cache serves all versions of the page. */
export const KEPT = 'astrolude-engine';

export class Damaged extends Error {}

/** The bytes of a piece; `came` is told how many more there are. */
export async function fetchPiece(
  base: string,
  piece: Piece,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(piece.path, base).href;
  const cache = await caches.open(KEPT);
  const kept = await cache.match(url);
  const response = kept ?? (await fetch(url));
  if (!response.ok || !response.body) throw new Error(`${piece.path}: the answer was ${response.status}`);
  const bytes = await gather(response.body, piece.size, came);
  if ((await sha256Of(bytes)) !== piece.sha256) {
    await cache.delete(url);
    throw new Damaged(`${piece.path} is not what it should be`);
  }
  if (!kept) await cache.put(url, new Response(bytes));
  return bytes;
}

async function gather(
  body: ReadableStream<Uint8Array>,
  size: number,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  const reader = body.getReader();
  let filled = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, filled);
    if (filled + value.length > size) throw new Damaged('there is more than there should be');
    bytes.set(value, filled);
    filled += value.length;
    came(value.length);
  }
}

/** What gzip made smaller, as a response that says what it is. */
export function unpacked(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': type } });
}
