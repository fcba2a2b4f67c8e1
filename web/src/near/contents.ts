/** What a folder of static files brings beside the page: the engine in pieces, each known by size and hash. */
import type { GameInfo } from '../net/protocol';
import { Trouble } from './trouble';

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
  /** Whose work the pieces are, and on which terms, as a text beside them. */
  licences: string;
}

/** Where the contents are, and their hash. */
export interface Announced {
  path: string;
  sha256: string;
}

/** What the page's head says: `alone` where no server keeps tables, `beside` where one lets browsers keep some. */
export function announced(kind: 'alone' | 'beside', head: ParentNode = document.head): Announced | null {
  const meta = head.querySelector<HTMLMetaElement>(`meta[name="astrolude-engine-${kind}"]`);
  const [path, sha256] = meta?.content.split(' ') ?? [];
  return path && sha256 ? { path, sha256 } : null;
}

/** What this browser lacks to keep tables; some of it is there only over HTTPS and on `localhost`. */
export function lacking(): Trouble | null {
  if (!isSecureContext) return new Trouble('insecure', location.origin);
  const needed = {
    caches: window,
    indexedDB: window,
    locks: navigator,
    WebAssembly: window,
    DecompressionStream: window,
  };
  const absent = Object.entries(needed).flatMap(([name, place]) => (name in place ? [] : [name]));
  return absent.length > 0 ? new Trouble('old', absent.join(', ')) : null;
}

export async function sha256Of(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
