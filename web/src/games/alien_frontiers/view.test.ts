import { describe, expect, it } from 'vitest';
import { position } from './testing/position';
import { handDice, plundered } from './view';

describe('a set that is being chosen', () => {
  it('puts the chosen dice last and counts the others from 0 on', () => {
    const view = { ...position(), dice: ['die:4', 'die:4', 'die:4', 'die:5'], chosen: ['die:4'] };
    expect(handDice(view)).toEqual([
      { ref: 'die:4', place: 1, chosen: false, ordinal: 0 },
      { ref: 'die:4', place: 2, chosen: false, ordinal: 1 },
      { ref: 'die:5', place: 3, chosen: false, ordinal: 0 },
      { ref: 'die:4', place: 0, chosen: true, ordinal: 0 },
    ]);
  });

  it('counts what a raid takes from each player', () => {
    const chosen = ['seat:1', 'resource:ore', 'seat:1', 'resource:ore', 'seat:2', 'resource:fuel'];
    const view = { ...position(), chosen };
    expect([plundered(view, 1, 'ore'), plundered(view, 1, 'fuel'), plundered(view, 2, 'fuel')]).toEqual([2, 0, 1]);
  });
});
