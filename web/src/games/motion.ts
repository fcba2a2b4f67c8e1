/** Movements that several games play: what appears, and what comes down on its place. */
import type { EventArg, Ref } from '../net/protocol';
import type { Stage } from './types';

export const APPEAR_MS = 320;

/** The things that an argument of an event names. */
export function refsIn(value: EventArg | EventArg[] | undefined): Ref[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

/** A thing becomes visible, from a part of its strength. */
export async function appear(stage: Stage, ref: Ref, from: number, milliseconds = APPEAR_MS): Promise<void> {
  const element = stage.find(ref);
  if (element) await stage.play(element, [{ opacity: from }, { opacity: 1 }], milliseconds);
}

/** A piece that was nowhere on the board before comes down from so many pixels above its place. */
export async function comeDown(
  stage: Stage,
  piece: Element | null | undefined,
  height: number,
  milliseconds = APPEAR_MS,
): Promise<void> {
  if (!piece) return;
  const frames = [
    { transform: `translateY(-${height}px)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  await stage.play(piece, frames, milliseconds);
}
