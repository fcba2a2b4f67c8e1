/** Positions for tests, as the engine sent them, and changes to them. */
import type { DrawnView, View } from '../view';
import fought from './battle.json';
import sent from './view.json';

/** A game of four in its third round, when a turn begins. */
export function position(): View {
  return structuredClone(sent) as unknown as View;
}

/** Anna's interceptor against two Ancients; her die has a choice. */
export function battle(): View {
  return structuredClone(fought) as unknown as View;
}

export const POLLUX: DrawnView = {
  ref: 'sector:102',
  name: 'Pollux',
  points: 3,
  ancients: 0,
  artifact: false,
  portal: false,
  squares: [
    { square: 'square:science', number: 1 },
    { square: 'square:science_advanced', number: 1 },
  ],
};

/** Somebody has drawn a hex for the place east of the Galactic Center's east. */
export function exploring(): View {
  return { ...position(), exploring: { q: 4, r: -1, hexes: [POLLUX] } };
}
