/**
 * The drawn things an action is about, where they are more than its slots say.
 *
 * A pair is named by one value and drawn as two dice; a run is named `345`; a card's power does not name its card;
 * a launch names nothing, but the colony on the hub is there to be clicked. A card is one of four things: on display
 * (`card`), in the active player's hand (`held`), before another player (`spoil`), on the discard pile (`spent`).
 */
import { kindOf, labelOf } from '../../engine/refs';
import type { Action, Ref } from '../../net/protocol';
import type { Asking } from '../types';
import { dieRef, readDie, type View } from './view';

/** Ships that dock together. */
const TOGETHER: Record<string, number> = { orbital_market: 2, shipyard: 2, colony_constructor: 3 };

/** The card whose power a verb is; fields are placed by one card each. */
const POWERS: Record<string, string> = {
  booster: 'booster_pod',
  remove_field: 'booster_pod',
  stasis: 'stasis_beam',
  polarity: 'polarity_device',
  swap_colonies: 'polarity_device',
  gravity: 'gravity_manipulator',
  crystal: 'data_crystal',
  cannon: 'plasma_cannon',
  destroy: 'plasma_cannon',
  destroy_in_bay: 'plasma_cannon',
  teleport: 'orbital_teleporter',
  move_colony: 'orbital_teleporter',
  helmet: 'mind_control_helmet',
  warp: 'temporal_warper',
};
const PLACED_BY: Record<string, string> = {
  isolation_field: 'stasis_beam',
  positron_field: 'data_crystal',
  repulsor_field: 'gravity_manipulator',
};

/** A touch on the board alone never gives a card away, nor pays for a borrowed bonus: the card is chosen first. */
export const CARD_FIRST: ReadonlySet<string> = new Set([
  'place_field',
  'remove_field',
  'take_discard',
  'move_colony',
  'swap_colonies',
  'destroy',
  'destroy_in_bay',
  'crystal',
]);

export function things(action: Action, view: View): readonly Ref[] {
  switch (action.verb) {
    case 'dock':
      return dock(action.refs, view);
    case 'dock_run':
      return ['station:raiders_outpost', ...runDice(labelOf(action.refs[0] ?? ''), view)];
    case 'place_field':
      return [`held:${PLACED_BY[labelOf(action.refs[0] ?? '')] ?? ''}`, ...action.refs];
    case 'take_discard':
      return ['held:temporal_warper', `spent:${labelOf(action.refs[0] ?? '')}`];
    case 'steal_card':
      return spoil(action.refs[0] ?? '', action.refs[1] ?? '', view);
    case 'launch':
      return [`hub:${view.active}`];
    case 'buy_relic':
      return ['relic:desert'];
    case 'cycle':
      return ['pile:draw'];
    default:
      return power(action, view);
  }
}

/** A player's goods are no part of it: the player is named only where two hold the same card. */
function spoil(owner: Ref, card: Ref, view: View): Ref[] {
  const holders = view.seats.filter(
    ({ seat, cards }) => seat !== view.active && cards.some((held) => held.card === card),
  );
  return [...(holders.length > 1 ? [owner] : []), `spoil:${labelOf(card)}`];
}

/** The other way round, for things that no slot names. */
export function standsFor(ref: Ref): readonly Asking[] {
  const label = labelOf(ref);
  switch (kindOf(ref)) {
    case 'held':
      return Object.keys(POWERS)
        .filter((verb) => POWERS[verb] === label)
        .map((verb) => ({ verb, refs: [] }));
    case 'spent':
      return [{ verb: 'take_discard', refs: [`card:${label}`] }];
    case 'spoil':
      return [{ verb: 'steal_card', refs: [`card:${label}`] }];
    case 'hub':
      return [{ verb: 'launch', refs: [] }];
    case 'relic':
      return [{ verb: 'buy_relic', refs: [] }];
    case 'pile':
      return ref === 'pile:draw' ? [{ verb: 'cycle', refs: [] }] : [];
    default:
      return [];
  }
}

/** A set that is being chosen goes on without its card: the first choice has named it. */
function power(action: Action, view: View): readonly Ref[] {
  const card = POWERS[action.verb];
  return card && view.chosen.length === 0 ? [`held:${card}`, ...action.refs] : action.refs;
}

function dock(refs: readonly Ref[], view: View): Ref[] {
  const [station = '', die = ''] = refs;
  const { value, relic } = readDie(die);
  const needed = TOGETHER[labelOf(station)] ?? 1;
  const own = Math.min(relic ? needed - 1 : needed, inHand(view, dieRef(value, false)));
  return [
    station,
    ...new Array<Ref>(own).fill(dieRef(value, false)),
    ...(relic ? present(view, dieRef(value, true)) : []),
  ];
}

/** One ship of a run may be the relic, and one may come by teleporter: only those in hand are dice to click. */
function runDice(run: string, view: View): Ref[] {
  const withRelic = run.startsWith('r');
  const relic = withRelic ? view.dice.map(readDie).find((die) => die.relic)?.value : undefined;
  return [...run.replace('r', '')].flatMap((digit) => present(view, dieRef(Number(digit), Number(digit) === relic)));
}

function present(view: View, die: Ref): Ref[] {
  return inHand(view, die) > 0 ? [die] : [];
}

function inHand(view: View, die: Ref): number {
  return view.dice.filter((each) => each === die).length;
}
