import type { Ref } from '../net/protocol';

/** The kind of a reference: `die:4` → `die`. */
export function kindOf(ref: Ref): string {
  const colon = ref.indexOf(':');
  return colon < 0 ? ref : ref.slice(0, colon);
}

/** The label of a reference: `die:4` → `4`. */
export function labelOf(ref: Ref): string {
  const colon = ref.indexOf(':');
  return colon < 0 ? '' : ref.slice(colon + 1);
}

export function isRef(value: unknown): value is Ref {
  return typeof value === 'string' && value.includes(':');
}

/** How often each reference occurs. */
export function tally(refs: readonly Ref[]): Map<Ref, number> {
  const counts = new Map<Ref, number>();
  for (const ref of refs) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}

/** Equal things in a list, told apart by a running number: what `table.piece` wants as `ordinal`. */
export function numbered<Item>(
  items: readonly Item[],
  key: (item: Item) => unknown = (item) => item,
): { item: Item; ordinal: number }[] {
  const seen = new Map<unknown, number>();
  return items.map((item) => {
    const ordinal = seen.get(key(item)) ?? 0;
    seen.set(key(item), ordinal + 1);
    return { item, ordinal };
  });
}
