/** States that are told by what changed. The server says what; whatever did not change is shared with the old state. */
import type { DeltaMessage, TableState } from './protocol';

type Container = Record<string | number, unknown>;

/** The state after a delta. */
export function changed(state: TableState, delta: DeltaMessage): TableState {
  const root: Container = { ...state, events: delta.events, from_ply: delta.from_ply };
  const copies = new Map<string, Container>([[key([]), root]]);
  for (const { at, to } of delta.changes) place(copies, at)[last(at)] = to;
  for (const at of delta.gone) delete place(copies, at)[last(at)];
  return root as unknown as TableState;
}

type Path = readonly (string | number)[];

function key(path: Path): string {
  return JSON.stringify(path);
}

function last(path: Path): string | number {
  return path[path.length - 1] ?? '';
}

/** What holds the thing at a path, copied once, as is all that leads to it. */
function place(copies: Map<string, Container>, path: Path): Container {
  const way = path.slice(0, -1);
  const known = copies.get(key(way));
  if (known) return known;
  const outer = place(copies, way);
  const inner = outer[last(way)] as Container | unknown[];
  const copy = (Array.isArray(inner) ? [...inner] : { ...inner }) as Container;
  outer[last(way)] = copy;
  copies.set(key(way), copy);
  return copy;
}
