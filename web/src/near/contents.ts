/** What a folder of static files brings beside the page: the engine in pieces, each known by size and hash. */
import type { GameInfo } from '../net/protocol';

export interface Piece {
  /** Below the page's address; it bears its hash, so that a path never means something else. */
  path: string;
  /** In bytes, as it is fetched. */
  size: number;
  sha256: string;
}

export interface Contents {
  /** Python itself, compressed by gzip: not every file server compresses. */
  wasm: Piece;
  library: Piece;
  engine: Piece;
  /** The scripts that start Python, which the browser loads as modules. */
  loader: string;
  glue: string;
  /** Pyodide's list of packages, without any: all that is needed is in the engine. */
  lock: unknown;
  /** The answer to the first question of every visit, so that it need not wait for the engine. */
  games: GameInfo[];
}

/** Where the contents are, as the page's head says; null where a server keeps the tables. */
export function announced(head: ParentNode = document.head): { path: string; sha256: string } | null {
  const meta = head.querySelector<HTMLMetaElement>('meta[name="astrolude-near"]');
  const [path, sha256] = meta?.content.split(' ') ?? [];
  return path && sha256 ? { path, sha256 } : null;
}

export async function sha256Of(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
