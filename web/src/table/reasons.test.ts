import { describe, expect, it } from 'vitest';
import type { AdviceReason } from '../net/protocol';
import { together } from './reasons';

function reason(term: string, seat: number, amount: number, about = ''): AdviceReason {
  return { term, seat, amount, worth: 1, thing: '', about };
}

describe('What is true of several others', () => {
  it('is said once, at the place of the first', () => {
    const told = together([
      reason('ore', 0, 2),
      reason('hindered', 2, -0.4, 'pace'),
      reason('points', 0, 1),
      reason('hindered', 3, -0.7, 'pace'),
      reason('hindered', 1, -0.2, 'pace'),
    ]);
    expect(told.map(({ reason: { term }, seats }) => [term, ...seats])).toEqual([
      ['ore', 0],
      ['hindered', 2, 3, 1],
      ['points', 0],
    ]);
  });

  it('stays apart where the words differ', () => {
    const told = together([
      reason('helped', 1, 1, 'ships'),
      reason('helped', 2, 2, 'ships'),
      reason('hindered', 3, 1, 'ships'),
      reason('helped', 3, 1, 'votes'),
    ]);
    expect(told.map(({ seats }) => seats)).toEqual([[1], [2], [3], [3]]);
  });
});
