/** What moves without travelling: dice that tumble, hexes that are laid, ships that are hit. */
import type { GameEvent, Ref } from '../../net/protocol';
import type { Stage } from '../types';
import { craftRef } from './things';

const TUMBLE_MS = 560;
const APPEAR_MS = 320;
const FLIGHT_MS = 420;
const MOST_DICE = 12;
const FIRED = new Set([
  'missiles_fired', 'npc_missiles_fired', 'cannons_fired', 'npc_cannons_fired', 'point_defence_fired', 'population_attacked',
]);

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  if (FIRED.has(event.event)) {
    await Promise.all(Array.from({ length: MOST_DICE }, (_, die) => tumble(stage, `die:${die}`, die)));
    return;
  }
  switch (event.event) {
    case 'moved':
    case 'jumped':
      await fly(stage, event);
      return;
    case 'hex_laid':
    case 'disc_placed':
    case 'built':
      await play(stage, String(event.args['sector']), [{ opacity: 0.2 }, { opacity: 1 }]);
      return;
    case 'ship_damaged':
    case 'npc_damaged':
    case 'ship_destroyed':
    case 'npc_destroyed':
      await play(stage, String(event.args['place']), [
        { transform: 'translateX(-5px)' }, { transform: 'translateX(5px)' }, { transform: 'translateX(-3px)' }, { transform: 'none' },
      ]);
      return;
    case 'part_installed':
      await play(stage, `bay:${labelAt(event, 'ship')}-${labelAt(event, 'slot')}`, [{ opacity: 0.2 }, { opacity: 1 }]);
  }
}

function labelAt(event: GameEvent, role: string): string {
  return String(event.args[role]).split(':')[1] ?? '';
}

async function tumble(stage: Stage, die: Ref, index: number): Promise<void> {
  const lift = index % 2 === 0 ? 14 : -14;
  const element = stage.find(die);
  if (!element) return;
  await stage.play(element, [
    { transform: `translateY(-12px) rotate(${lift}deg)` },
    { transform: `translateY(3px) rotate(${-lift}deg)`, offset: 0.5 },
    { transform: 'none' },
  ], TUMBLE_MS);
}

/** An own ship comes from the hex it left; of another's only the hex it reaches is shown. */
async function fly(stage: Stage, event: GameEvent): Promise<void> {
  const [from, to] = ['from', 'to'].map((role) => String(event.args[role]));
  const craft = stage.find(craftRef(to ?? '', labelAt(event, 'ship')));
  const [left, reached] = [stage.find(from ?? ''), stage.find(to ?? '')];
  if (!(craft instanceof SVGGraphicsElement) || !left || !reached) {
    await play(stage, to ?? '', [{ opacity: 0.5 }, { opacity: 1 }]);
    return;
  }
  const [start, end] = [left.getBoundingClientRect(), reached.getBoundingClientRect()];
  const scale = craft.getScreenCTM()?.a ?? 1;
  const [x, y] = [(start.x - end.x) / scale, (start.y - end.y) / scale];
  await stage.play(craft, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], FLIGHT_MS);
}

async function play(stage: Stage, ref: Ref, frames: Keyframe[]): Promise<void> {
  const element = stage.find(ref);
  if (element) await stage.play(element, frames, APPEAR_MS);
}
