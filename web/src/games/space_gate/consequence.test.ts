import { describe, expect, it } from 'vitest';
import { consequence } from './consequence';
import { landingView, position, withModule, withPlanets } from './testing/position';
import { testTable } from './testing/table';
import { laid, type View } from './view';

function brings(before: View, after: View): string | null {
  return consequence(before, after, 0, testTable(before));
}
const GATE = 'module:gate_vegetation_sun_1';

describe('what an action brings', () => {
  it('is nothing where nothing changes', () => {
    expect(brings(position(), position())).toBeNull();
  });

  it('says who gets how many points in the activated room', () => {
    const before: View = { ...position(), room: null };
    expect(brings(before, position())).toMatch(/^Points in the room: Anna \d/);
  });

  it('says that a gate module will be full and where it sends', () => {
    const { capacity } = laid(position(), GATE)!.module;
    const after = withModule(position(), GATE, { settlers: capacity });
    const place = position().planets.find(({ gate }) => gate === 'gate:sun')!;
    const name = testTable(position()).name(place.planet);
    expect(brings(position(), after)).toBe(`The module will be full: ${capacity} settlers leave for ${name}`);
  });

  it('says how many are on board, and what an opened module brings', () => {
    expect(brings(position(), withModule(position(), GATE, { settlers: 1 }))).toContain('On board: 1 of');
    const closed = position().seats[0]!.base.find(({ open, improvement }) => !open && improvement === 'automaton')!;
    expect(brings(position(), withModule(position(), closed.module, { open: true }))).toBe('The module opens: a robot');
  });

  it('says what a landing is worth, and that it closes the planet', () => {
    const before = landingView();
    const place = before.planets.find(({ gate }) => gate === 'gate:sun')!.planet;
    const richer = withPlanets(before, (planet) =>
      planet.planet === place ? { ...planet, worth: [4, 0, 0, 0] } : planet,
    );
    expect(brings(before, richer)).toBe('Worth 4 to you if it closed now (+4)');
    const closed = withPlanets(before, (planet) => (planet.planet === place ? { ...planet, phase: 'closed' } : planet));
    expect(brings(before, closed)).toMatch(/^\w+ closes$/);
  });
});
