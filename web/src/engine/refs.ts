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
