/** Variations that the reader keeps, in this browser: where they branch off, and their steps. */
import { readStored, writeStored } from '../app/stored';
import type { Action } from '../net/protocol';
import type { Step } from './variation.svelte';

export interface KeptVariation {
  ply: number;
  /** Which other luck it had; none where chance falls as it fell. */
  roll?: number;
  line: readonly Step[];
}

const MOST = 12;
const key = (table: string): string => `astrolude.variations.${table}`;

export function keptOf(table: string): KeptVariation[] {
  const found = readStored(key(table));
  return Array.isArray(found) ? found.filter(isKept) : [];
}

/** The newest first; what was kept before of the same line is replaced. */
export function keep(table: string, variation: KeptVariation): KeptVariation[] {
  const same = (other: KeptVariation): boolean =>
    other.ply === variation.ply &&
    (other.roll ?? 0) === (variation.roll ?? 0) &&
    ids(other.line).join() === ids(variation.line).join();
  const all = [variation, ...keptOf(table).filter((other) => !same(other))].slice(0, MOST);
  writeStored(key(table), all);
  return all;
}

function ids(line: readonly Step[]): number[] {
  return line.map(({ action }) => action.id);
}

function isKept(value: unknown): value is KeptVariation {
  if (typeof value !== 'object' || value === null) return false;
  const { ply, roll, line } = value as Record<string, unknown>;
  const rolled = roll === undefined || typeof roll === 'number';
  return typeof ply === 'number' && rolled && Array.isArray(line) && line.every(isStep);
}

function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, action, by } = value as Record<string, unknown>;
  return typeof seat === 'number' && isAction(action) && (by === 'me' || by === 'bot' || by === 'played');
}

function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false;
  const { id, verb, refs, text } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof verb === 'string' && typeof text === 'string' && Array.isArray(refs);
}
