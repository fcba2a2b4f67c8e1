import { describe, expect, it } from 'vitest';
import { changed } from './delta';
import type { DeltaMessage, TableState } from './protocol';

/** States need no more than what is compared here. */
const OLD = {
  type: 'state',
  ply: 3,
  view: {
    seats: [
      { fuel: 1, ore: 2 },
      { fuel: 5, ore: 6 },
    ],
    map: { a: 1, b: { c: [1, 2, 3] } },
  },
  decision: { seat: 0, prompt: 'main' },
  events: [{ ply: 3, event: 'old', seat: 0, args: {} }],
  from_ply: 2,
} as unknown as TableState;

function delta(changes: DeltaMessage['changes'], gone: DeltaMessage['gone'] = []): DeltaMessage {
  return { type: 'delta', changes, gone, events: [], from_ply: 3 };
}

describe('a state after a delta', () => {
  it('has what changed, lacks what is gone, and takes the new events', () => {
    const before = structuredClone(OLD);
    const next = changed(
      OLD,
      delta(
        [
          { at: ['ply'], to: 4 },
          { at: ['view', 'seats', 1, 'fuel'], to: 9 },
          { at: ['view', 'seats', 1, 'ore'], to: null },
          { at: ['view', 'map', 'b', 'c', 0], to: { deep: true } },
          { at: ['decision'], to: null },
        ],
        [['view', 'map', 'a']],
      ),
    );
    expect(next).toEqual({
      type: 'state',
      ply: 4,
      view: {
        seats: [
          { fuel: 1, ore: 2 },
          { fuel: 9, ore: null },
        ],
        map: { b: { c: [{ deep: true }, 2, 3] } },
      },
      decision: null,
      events: [],
      from_ply: 3,
    });
    expect(OLD).toEqual(before);
  });

  it('shares what did not change, so that nothing is drawn anew for it', () => {
    const next = changed(OLD, delta([{ at: ['view', 'seats', 1, 'fuel'], to: 9 }]));
    const seats = (state: TableState): unknown[] => (state.view as unknown as { seats: unknown[] }).seats;
    expect(seats(next)[0]).toBe(seats(OLD)[0]);
    expect(seats(next)[1]).not.toBe(seats(OLD)[1]);
    expect(next.decision).toBe(OLD.decision);
  });
});
