/** Positions for tests: one as the engine sent it, and changes of it. */
import { type SeatView, type View } from '../view';
import { GAME } from './description';
import sent from './view.json';

export function position(): View {
  return structuredClone(sent) as unknown as View;
}

/** The same, with one seat changed. */
export function withSeat(view: View, seat: number, change: Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((each, index) => (index === seat ? ({ ...each, ...change } as SeatView) : each)),
  };
}

/** A seat that owns one of everything that can be owned. */
export function rich(): View {
  const all = (kind: string): string[] => (GAME.grammar.kinds[kind] ?? []).map((label) => `${kind}:${label}`);
  return withSeat(position(), 0, {
    pawns: { 1: 2, 2: 1, 3: 1, 7: 1 },
    tokens: all('token'),
    scholars: all('scholar').map((ref, index) => ({ ref, used: index % 2 === 0 })),
    medals: all('medal'),
    buildings: all('building'),
    deep_space: 'deep_space:deep_space_1',
  });
}
