/** Positions for tests: one as the engine sent it, and changes to it. */
import type { LaidView, PlanetView, SeatView, View } from '../view';
import sent from './view.json';

/** A game of four in its thirty-second turn: seat 0 moves settlers in Wildlife. */
export function position(): View {
  return structuredClone(sent) as unknown as View;
}

export function withSeat(view: View, seat: number, change: Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((each) => (each.seat === seat ? ({ ...each, ...change } as SeatView) : each)),
  };
}

export function withModule(view: View, module: string, change: Partial<LaidView>): View {
  return {
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      base: seat.base.map((each) => (each.module === module ? { ...each, ...change } : each)),
    })),
  };
}

export function withPlanets(view: View, change: (planet: PlanetView, index: number) => PlanetView): View {
  return { ...view, planets: view.planets.map(change) };
}

/** Every third site of the open planets is taken, by one seat after the other. */
export function settled(): View {
  return withPlanets(position(), (planet) => ({
    ...planet,
    sites: planet.sites.map((site, index) =>
      planet.phase === 'open' && index % 3 === 0 ? { ...site, seat: (index / 3) % 4, ref: null, gain: null } : site,
    ),
  }));
}

/** Seat 0 lands settlers on the planet where the Sun gate stands. */
export function landingView(): View {
  const view = { ...settled(), step: 'send' as const };
  return { ...view, flight: { module: 'module:gate_vegetation_sun_1', settlers: 2, island: null } };
}

/** Seat 0 lays its base anew; everything but the start module is in hand. */
export function relaying(): View {
  const view = position();
  const [start, ...others] = view.seats[0]!.base;
  const free = { N: 'void', E: 'void', S: 'void', W: 'void' } as const;
  return { ...withSeat(view, 0, { base: [{ ...start!, sides: free }] }), relay: { seat: 0, modules: others } };
}

/** Seat 0 has a module of three corridors in hand. */
export function holding(): View {
  const view = position();
  const tile = view.piles.map(({ top }) => top).find((top) => top?.corridors.length === 3);
  if (!tile) throw new Error('no pile shows a module of three corridors');
  return { ...view, taken: tile };
}
