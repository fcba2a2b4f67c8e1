/** Fetches pieces: counted while they come, checked before they are used, and kept for the next time. */
import { type Piece, sha256Of } from './contents';
import { Trouble } from './trouble';

/** Paths bear their hash, so one cache serves all versions of the page. */
export const KEPT = 'astrolude-engine';

/** The bytes of a piece; `came` is told how many more there are. */
export async function fetchPiece(
  base: string,
  piece: Piece,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(piece.path, base).href;
  const cache = await caches.open(KEPT).catch(without);
  const kept = await cache?.match(url);
  const bytes = await gather(kept ?? (await reach(url)), piece.size, came);
  if (!bytes || (await sha256Of(bytes)) !== piece.sha256) {
    await cache?.delete(url);
    throw new Trouble('damaged', `${piece.path} is not what it should be`);
  }
  if (!kept) await cache?.put(url, new Response(bytes)).catch(without);
  return bytes;
}

/** A browser that keeps no piece, or has no room for one, fetches it again the next time. */
function without(error: unknown): undefined {
  console.warn('a piece of the engine is not kept', error);
}

/** An answer that brings what was asked for. */
export async function reach(url: string): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Trouble('unreached', `${url}: ${String(error)}`);
  });
  if (!response.ok) throw new Trouble('unreached', `${url}: ${response.status}`);
  return response;
}

/** The bytes of an answer; null where there are more than there should be. */
async function gather(
  { body }: Response,
  size: number,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(size);
  const reader = (body ?? new Blob().stream()).getReader();
  let filled = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, filled);
    if (filled + value.length > size) return null;
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

/** How many versions of each piece are kept beside a server, which other tabs may still use. */
const VERSIONS = 3;

/** Pieces of long ago are forgotten; a folder of static files has a service worker that does it. */
export async function forgetOlder(): Promise<void> {
  const cache = await caches.open(KEPT);
  const newestFirst = [...(await cache.keys())].reverse();
  const seen = new Map<string, number>();
  for (const request of newestFirst) {
    const kind = request.url.replace(/-[0-9a-f]+\.\w+$/, '');
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count > VERSIONS) await cache.delete(request);
  }
}
