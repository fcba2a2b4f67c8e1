/** What moves without travelling: dice that tumble, things that appear, a territory that changes hands. */
import type { EventArg, GameEvent, Ref } from '../../net/protocol';
import type { Stage } from '../types';
import { readDie } from './view';

const TUMBLE_MS = 560;
const FACE_MS = 70;
const APPEAR_MS = 320;

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'rolled':
    case 'rerolled':
      await Promise.all(ordinals(listOf(event.args['dice'])).map(([die, ordinal]) => tumble(stage, die, ordinal)));
      return;
    case 'displayed':
    case 'cycled':
      await Promise.all(listOf(event.args['cards']).map((card) => appear(stage, card)));
      return;
    case 'landed':
      await settle(stage, String(event.args['territory']), event.seat);
      return;
    case 'control_gained':
      await pulse(stage, String(event.args['territory']));
  }
}

function listOf(value: EventArg | EventArg[] | undefined): Ref[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

function ordinals(refs: readonly Ref[]): [Ref, number][] {
  return refs.map((ref, index) => [ref, refs.slice(0, index).filter((other) => other === ref).length]);
}

/** Values fly past, then the die settles on its own, unless another die has taken its place meanwhile. */
async function tumble(stage: Stage, die: Ref, ordinal: number): Promise<void> {
  const element = stage.find(die, ordinal);
  const face = element?.querySelector('use');
  if (!element || !face) return;
  const show = (value: number): void => face.setAttribute('href', `#die-${value}`);
  const timer = setInterval(() => show(1 + Math.floor(Math.random() * 6)), FACE_MS);
  const lift = (ordinal % 2 === 0 ? 1 : -1) * 14;
  try {
    await stage.play(
      element,
      [
        { transform: `translateY(-10px) rotate(${lift}deg)` },
        { transform: `translateY(2px) rotate(${-lift}deg)`, offset: 0.5 },
        { transform: 'translateY(-3px) rotate(4deg)', offset: 0.8 },
        { transform: 'none' },
      ],
      TUMBLE_MS,
    );
  } finally {
    clearInterval(timer);
    if (element.getAttribute('data-ref') === die) show(readDie(die).value);
  }
}

async function appear(stage: Stage, ref: Ref): Promise<void> {
  const element = stage.find(ref);
  if (element) await stage.play(element, [{ opacity: 0 }, { opacity: 1 }], APPEAR_MS);
}

/** A colony that came from the reserve was nowhere on the board before: it comes down on its place. */
async function settle(stage: Stage, territory: Ref, seat: number | null): Promise<void> {
  const element = stage.find(`colony:${seat ?? 0}-${territory.slice(territory.indexOf(':') + 1)}`);
  if (!element) return;
  await stage.play(
    element,
    [
      { transform: 'translateY(-14px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    APPEAR_MS,
  );
}

async function pulse(stage: Stage, territory: Ref): Promise<void> {
  const element = stage.find(territory);
  if (element) await stage.play(element, [{ opacity: 0.4 }, { opacity: 1 }], APPEAR_MS);
}
