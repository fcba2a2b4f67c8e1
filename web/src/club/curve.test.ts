import { describe, expect, it } from 'vitest';
import { scale } from './curve';

describe('scale', () => {
  it('holds every point with its uncertainty between round numbers', () => {
    const axis = scale([
      { time: '', value: 1500, deviation: 120 },
      { time: '', value: 1612, deviation: 44 },
    ]);
    expect(axis).toEqual({ low: 1300, high: 1700, lines: [1300, 1400, 1500, 1600, 1700] });
  });
  it('stands where nothing moved', () => {
    const axis = scale([{ time: '', value: 1500, deviation: 0 }]);
    expect(axis.high).toBeGreaterThan(axis.low);
    expect(axis.lines.length).toBeGreaterThan(1);
  });
});
