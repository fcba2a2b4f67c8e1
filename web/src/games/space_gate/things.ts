/**
 * The drawn things an action is about, where they differ from its slots.
 *
 * A step of a settler is two modules and the corridor between them; a place for a module is a cell of the grid; an
 * engineer is somebody who stands in a room; a module goes back under the pile that it came from.
 */
import { labelOf } from '../../engine/refs';
import type { Action, Ref } from '../../net/protocol';
import { beyond, laid, pileOf, type SideId, type View } from './view';

export function things(action: Action, view: View): readonly Ref[] {
  const [first = '', second = '', third = ''] = action.refs;
  switch (action.verb) {
    case 'move':
      return step(first, labelOf(second) as SideId, view);
    case 'attach':
      return [cellBeyond(first, labelOf(second) as SideId, view), third];
    case 'activate':
      return [crewRef(labelOf(second), labelOf(first)), third];
    case 'give':
      return [crewRef(labelOf(second), labelOf(first))];
    case 'put_under':
      return view.taken ? [pileOf(view.taken)] : [];
    default:
      return action.refs;
  }
}

export function crewRef(room: string, piece: string): Ref {
  return `crew:${room}-${piece}`;
}

export function cellRef({ x, y }: { x: number; y: number }): Ref {
  return `cell:${x},${y}`;
}

/** The way out of a module through one of its sides. */
export function flowRef(module: Ref, side: SideId): Ref {
  return `flow:${labelOf(module)}-${side}`;
}

export function readFlow(ref: Ref): { module: Ref; side: SideId } {
  const label = labelOf(ref);
  return { module: `module:${label.slice(0, -2)}`, side: label.slice(-1) as SideId };
}

function step(module: Ref, side: SideId, view: View): Ref[] {
  const target = laid(view, module)?.module.sides[side];
  return target ? [module, target, flowRef(module, side)] : [module];
}

function cellBeyond(module: Ref, side: SideId, view: View): Ref {
  const found = laid(view, module);
  return found ? cellRef(beyond(found.module, side)) : module;
}
