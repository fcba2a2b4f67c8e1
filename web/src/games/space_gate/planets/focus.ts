/** What of the planets a question is about, so that it can be drawn large. Pure. */
import { type GateTable, landing, type PlanetView } from '../view';

export type Focus = { on: 'planet'; planet: PlanetView } | { on: 'track' } | { on: 'waiting'; planets: PlanetView[] };

export function focusOf(table: GateTable): Focus | null {
  const { view, asked } = table;
  switch (asked?.prompt) {
    case 'site':
    case 'island': {
      const planet = landing(view);
      return planet ? { on: 'planet', planet } : null;
    }
    case 'exchange':
      return { on: 'track' };
    case 'gate_to':
      return { on: 'waiting', planets: view.planets.filter(({ phase }) => phase === 'waiting') };
    default:
      return null;
  }
}
