/** What moves without travelling: dice that tumble, things that appear, a territory that changes hands. */
import { labelOf, numbered } from '../../engine/refs';
import type { GameEvent, Ref } from '../../net/protocol';
import { appear, comeDown, refsIn } from '../motion';
import type { Stage } from '../types';
import { readDie } from './view';

const TUMBLE_MS = 560;
const FACE_MS = 70;

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'rolled':
    case 'rerolled':
      await Promise.all(numbered(refsIn(event.args['dice'])).map(({ item, ordinal }) => tumble(stage, item, ordinal)));
      return;
    case 'displayed':
    case 'cycled':
      await Promise.all(refsIn(event.args['cards']).map((card) => appear(stage, card, 0)));
      return;
    case 'landed':
      await comeDown(stage, colonyOn(stage, String(event.args['territory']), event.seat), 14);
      return;
    case 'control_gained':
      await appear(stage, String(event.args['territory']), 0.4);
  }
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

function colonyOn(stage: Stage, territory: Ref, seat: number | null): Element | null {
  return stage.find(`colony:${seat ?? 0}-${labelOf(territory)}`);
}
