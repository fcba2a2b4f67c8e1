/** Starts Python with the engine inside a worker. Nothing is loaded but the pieces that were checked. */
import type { PyodideAPI } from 'pyodide';
import type { Contents } from './contents';
import { fetchPiece, unpacked } from './fetching';

/** How far the start has come. */
export type Progress = { stage: 'fetching'; done: number; total: number } | { stage: 'starting' };

const HOME = '/engine';

export async function boot(base: string, contents: Contents, tell: (progress: Progress) => void): Promise<PyodideAPI> {
  const total = contents.wasm.size + contents.library.size + contents.engine.size;
  let done = 0;
  const came = (bytes: number) => tell({ stage: 'fetching', done: (done += bytes), total });
  const [wasm, library, engine] = await Promise.all([
    fetchPiece(base, contents.wasm, came),
    fetchPiece(base, contents.library, came),
    fetchPiece(base, contents.engine, came),
  ]);
  tell({ stage: 'starting' });
  const [{ loadPyodide }, glue] = await Promise.all([
    import(/* @vite-ignore */ new URL(contents.loader, base).href) as Promise<typeof import('pyodide')>,
    import(/* @vite-ignore */ new URL(contents.glue, base).href) as Promise<{ default: unknown }>,
  ]);
  const given = new Map([
    ['pyodide.asm.wasm', () => unpacked(wasm, 'application/wasm')],
    ['python_stdlib.zip', () => new Response(library)],
  ]);
  globalThis.fetch = (input) => {
    const made = given.get(String(input).split('/').at(-1) ?? '');
    return made ? Promise.resolve(made()) : Promise.reject(new Error(`nothing is fetched here: ${String(input)}`));
  };
  const python = await loadPyodide({
    indexURL: new URL('near/', base).href,
    packageBaseUrl: new URL('near/', base).href,
    lockFileContents: contents.lock as string,
    createPyodideModule: glue.default,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
  } as Parameters<typeof loadPyodide>[0]);
  python.unpackArchive(engine, 'zip', { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}
