import { describe, expect, it } from 'vitest';
import { numbered } from './refs';

describe('numbered', () => {
  it('tells equal things apart by a running number', () => {
    expect(numbered(['die:4', 'die:5', 'die:4']).map(({ ordinal }) => ordinal)).toEqual([0, 0, 1]);
  });

  it('calls equal what has the same key', () => {
    const ships = [{ at: 'mine' }, { at: 'mine' }, { at: 'market' }];
    expect(numbered(ships, ({ at }) => at)).toEqual([
      { item: ships[0], ordinal: 0 },
      { item: ships[1], ordinal: 1 },
      { item: ships[2], ordinal: 0 },
    ]);
  });
});
