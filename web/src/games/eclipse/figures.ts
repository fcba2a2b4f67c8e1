/** What a blueprint adds up to, now and with another part; what its dice would hit. Pure. */
import { PARTS } from './facts';
import { type BlueprintView, DICE, type DieColour, type Figures, partOn } from './view';

/** A part that is about to go into a slot. */
export interface Change {
  slot: number;
  part: string | null;
}

/** The figures of a blueprint after a change: an empty place shows what is printed below. */
export function changed({ slots, figures }: BlueprintView, change: Change | null): Figures {
  const slot = change ? slots.find((each) => each.slot === change.slot) : undefined;
  if (!change || !slot) return figures;
  const printed = slot.printed === null ? null : slot.printed.slice(slot.printed.indexOf(':') + 1);
  const after = change.part ?? printed;
  return added(added(figures, partOn(slot), -1), after, 1);
}

function added(figures: Figures, part: string | null, times: number): Figures {
  const more = part === null ? undefined : PARTS.get(part)?.figures;
  if (!more) return figures;
  const sum = { ...figures };
  for (const key of PLAIN) sum[key] = figures[key] + times * more[key];
  sum.cannons = addedDice(figures.cannons, more.cannons, times);
  sum.missiles = addedDice(figures.missiles, more.missiles, times);
  return sum;
}
const PLAIN = [
  'energy',
  'initiative',
  'movement',
  'jumps',
  'computer',
  'shield',
  'hull',
  'regeneration',
  'bays',
] as const;

type Dice = Record<DieColour, number>;

function addedDice(one: Dice, other: Dice, times: number): Dice {
  return Object.fromEntries(DICE.map((colour) => [colour, one[colour] + times * other[colour]])) as Dice;
}

/** What the sources of a blueprint give, and what its other parts take. */
export function energyOf(blueprint: BlueprintView, change: Change | null): { given: number; used: number } {
  const parts = blueprint.slots.map((slot) => {
    if (slot.slot !== change?.slot) return partOn(slot);
    return change.part ?? (slot.printed === null ? null : slot.printed.slice(slot.printed.indexOf(':') + 1));
  });
  const energies = parts.map((part) => (part === null ? 0 : (PARTS.get(part)?.figures.energy ?? 0)));
  const used = -energies.filter((energy) => energy < 0).reduce((sum, energy) => sum + energy, 0);
  return { given: changed(blueprint, change).energy + used, used };
}

/** The lowest face that hits: a six always does, a one never. */
export function hitsFrom(computer: number, shield: number): number {
  return Math.max(2, Math.min(6, 6 - computer + shield));
}

/** The chance of one die, in per cent. */
export function chance(computer: number, shield: number): number {
  return Math.round(((7 - hitsFrom(computer, shield)) / 6) * 100);
}
