/**
 * The drawn things an action is about, where they differ from its slots.
 *
 * An exploration is an empty place of the map, an activation a ship on its hex, a colonisation a square of a planet, a
 * part goes into a bay of a blueprint, a proposal is a line of the table of pacts.
 */
import { kindOf, labelOf } from '../../engine/refs';
import type { Action, Ref } from '../../net/protocol';
import { beyond, sectorAt, type View } from './view';

export function things(action: Action, view: View): readonly Ref[] {
  const [first = '', second = '', third = ''] = action.refs;
  switch (action.verb) {
    case 'explore':
      return [zoneBeyond(first, Number(labelOf(second)), view)];
    case 'activate':
      return [craftRef(second, labelOf(first))];
    case 'colonise':
      return colonised(labelOf(first), second);
    case 'cube':
      return view.battle ? [squareRef(view.battle.sector, labelOf(first))] : action.refs;
    case 'remove':
      return [bayRef(labelOf(first), labelOf(second))];
    case 'install':
      return [first, bayRef(labelOf(second), labelOf(third))];
    case 'propose':
      return [pactRef(labelOf(first), Number(labelOf(second)))];
    default:
      return action.refs;
  }
}

/** `grey_money` is the grey square together with the track of its cube. */
function colonised(way: string, sector: Ref): Ref[] {
  const choice = /^(grey|orbital)_(\w+)$/.exec(way);
  return choice ? [squareRef(sector, choice[1] ?? ''), `resource:${choice[2]}`] : [squareRef(sector, way)];
}

export function zoneRef({ q, r }: { q: number; r: number }): Ref {
  return `zone:${q},${r}`;
}

function zoneBeyond(sector: Ref, edge: number, view: View): Ref {
  const from = sectorAt(view, sector);
  return from ? zoneRef(beyond(from, edge)) : sector;
}

/** The own ships of a type on a hex. */
export function craftRef(sector: Ref, ship: string): Ref {
  return `craft:${labelOf(sector)}-${ship}`;
}

/** The ships of a type of another seat, or of nobody, on a hex. */
export function fleetRef(sector: Ref, ship: string, owner: number | null): Ref {
  return `fleet:${labelOf(sector)}-${ship}-${owner ?? 'nobody'}`;
}

/** What a `fleetRef` is made of. */
export function fleetParts(ref: Ref): { sector: Ref; ship: string; owner: number | null } {
  const [sector = '', ship = '', owner = ''] = labelOf(ref).split('-');
  return { sector: `sector:${sector}`, ship, owner: owner === 'nobody' ? null : Number(owner) };
}

/** The population squares of a kind on a hex. */
export function squareRef(sector: Ref, square: string): Ref {
  return `home:${labelOf(sector)}-${square}`;
}

/** A slot of a blueprint. */
export function bayRef(ship: string, slot: string | number): Ref {
  return `bay:${ship}-${slot}`;
}

export function pactRef(matter: string, seat: number): Ref {
  return `pact:${matter}-${seat}`;
}

/** The two halves of a label of this file: `221-cruiser` → `221` and `cruiser`. */
export function halves(ref: Ref): [string, string] {
  const label = labelOf(ref);
  const at = kindOf(ref) === 'zone' ? label.indexOf(',') : label.indexOf('-');
  return [label.slice(0, at), label.slice(at + 1)];
}
