/** What moves: ships that fly, dice that tumble, hexes that are laid, ships that are hit. */
import { labelOf } from '../../engine/refs';
import type { GameEvent, Ref } from '../../net/protocol';
import type { Stage } from '../types';
import { bayRef, craftRef, fleetRef } from './things';

const TUMBLE_MS = 560;
const APPEAR_MS = 320;
const FLIGHT_MS = 420;
const MOST_DICE = 12;
/** Movements are added to where a drawing stands; how much of it is seen is not. */
const FADE_IN: Keyframe[] = [
  { opacity: 0.2, composite: 'replace' },
  { opacity: 1, composite: 'replace' },
];
const HIDDEN: Keyframe[] = [
  { opacity: 0, composite: 'replace' },
  { opacity: 0, composite: 'replace' },
];
const FIRED = new Set([
  'missiles_fired',
  'npc_missiles_fired',
  'cannons_fired',
  'npc_cannons_fired',
  'point_defence_fired',
  'population_attacked',
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
    case 'retreated':
      await arrive(stage, event);
      return;
    case 'hex_laid':
    case 'disc_placed':
    case 'built':
      await play(stage, String(event.args['sector']), FADE_IN);
      return;
    case 'ship_damaged':
    case 'npc_damaged':
    case 'ship_destroyed':
    case 'npc_destroyed':
      await play(stage, String(event.args['place']), [
        { transform: 'translateX(-5px)' },
        { transform: 'translateX(5px)' },
        { transform: 'translateX(-3px)' },
        { transform: 'none' },
      ]);
      return;
    case 'part_installed':
      await play(stage, bayRef(labelAt(event, 'ship'), labelAt(event, 'slot')), FADE_IN);
  }
}

function labelAt(event: GameEvent, role: string): string {
  return labelOf(String(event.args[role]));
}

async function tumble(stage: Stage, die: Ref, index: number): Promise<void> {
  const lift = index % 2 === 0 ? 14 : -14;
  const element = stage.find(die);
  if (!element) return;
  await stage.play(
    element,
    [
      { transform: `translateY(-12px) rotate(${lift}deg)` },
      { transform: `translateY(3px) rotate(${-lift}deg)`, offset: 0.5 },
      { transform: 'none' },
    ],
    TUMBLE_MS,
  );
}

/** The ship comes from the hex it left; where it has flown on already, the hex it reached is shown. */
async function fly(stage: Stage, { seat, args }: GameEvent): Promise<void> {
  const [from, to] = ['from', 'to'].map((role) => String(args[role]));
  const craft = craftOf(stage, String(to), labelOf(String(args['ship'])), seat);
  const [left, reached] = [stage.find(from ?? ''), stage.find(to ?? '')];
  if (!craft || !left || !reached) {
    await play(stage, to ?? '', FADE_IN);
    return;
  }
  const [start, end] = [left.getBoundingClientRect(), reached.getBoundingClientRect()];
  const scale = craft.getScreenCTM?.()?.a ?? 1;
  const [x, y] = [(start.x - end.x) / scale, (start.y - end.y) / scale];
  const ship = singled(craft);
  craft.parentNode?.append(ship);
  try {
    await Promise.all([
      stage.play(ship, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], FLIGHT_MS),
      ...(isAlone(craft) ? [stage.play(craft, HIDDEN, FLIGHT_MS)] : []),
    ]);
  } finally {
    ship.remove();
  }
}

/** The drawing of a seat's ships of a type on a hex: the reader's own, or another's. */
function craftOf(stage: Stage, sector: Ref, ship: string, seat: number | null): SVGGraphicsElement | null {
  const found = stage.find(fleetRef(sector, ship, seat)) ?? stage.find(craftRef(sector, ship));
  return found?.getAttribute('data-owner') === String(seat) ? (found as SVGGraphicsElement) : null;
}

/** One ship of a drawing, above everything else: a copy that stands for nothing and can be taken away. */
function singled(craft: SVGGraphicsElement): SVGGraphicsElement {
  const copy = craft.cloneNode(true) as SVGGraphicsElement;
  for (const name of ['data-ref', 'data-ordinal', 'data-lit', 'role', 'aria-label', 'tabindex'])
    copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('pointer-events', 'none');
  const [, ...others] = copy.querySelectorAll('.ship');
  for (const each of [...others, ...copy.querySelectorAll('.count, .flying')]) each.remove();
  return copy;
}

function isAlone(craft: Element): boolean {
  return craft.querySelector('.count') === null && craft.querySelectorAll('.ship').length === 1;
}

/** A retreat ends on its hex; the battle lies above the way to it. */
async function arrive(stage: Stage, { seat, args }: GameEvent): Promise<void> {
  const craft = craftOf(stage, String(args['sector']), labelOf(String(args['ship'])), seat);
  if (craft) await stage.play(craft, FADE_IN, FLIGHT_MS);
}

async function play(stage: Stage, ref: Ref, frames: Keyframe[]): Promise<void> {
  const element = stage.find(ref);
  if (element) await stage.play(element, frames, APPEAR_MS);
}
