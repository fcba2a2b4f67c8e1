import { describe, expect, it } from 'vitest';
import { FLOORS } from '../view';
import { cellPlan, SENATE_DESK, sealPlan, trackPlan } from './chamber';
import { floorLeaders, leftShare, standings } from './balance';
import { position } from '../testing/position';

const COLUMNS = [1, 2, 3, 4, 5, 6];

describe('the plan of the Senate', () => {
  const cells = FLOORS.flatMap((floor) => COLUMNS.map((column) => cellPlan(floor, column)));

  it('has eighteen cells at places of their own, large enough to touch', () => {
    for (const [index, { centre }] of cells.entries()) {
      for (const { centre: other } of cells.slice(index + 1)) {
        expect(Math.hypot(centre.x - other.x, centre.y - other.y)).toBeGreaterThan(60);
      }
    }
  });

  it('lies on its sheet, left wing left and right wing right', () => {
    for (const [index, { centre }] of cells.entries()) {
      expect(centre.x > SENATE_DESK.width / 2).toBe(index % 6 > 2);
      expect(centre.y).toBeLessThan(SENATE_DESK.height);
    }
    for (const column of COLUMNS) {
      for (const { x, y } of [sealPlan(column), ...trackPlan(column, 6)]) {
        expect(x).toBeGreaterThan(15);
        expect(x).toBeLessThan(SENATE_DESK.width - 15);
        expect(y).toBeGreaterThan(15);
      }
    }
  });
});

describe('the votes as they stand', () => {
  it('put the most first and ring those who lead', () => {
    expect(standings(position(), 'bottom')).toEqual([
      { seat: 1, votes: 7 },
      { seat: 3, votes: 5 },
    ]);
    expect(floorLeaders(position(), 'bottom')).toEqual([1]);
    expect(floorLeaders(position(), 'top')).toEqual([0, 2]);
  });

  it('give a floor to nobody where neutral tiles alone have most, or nobody votes', () => {
    const view = position();
    view.senate.floors.bottom = { seats: [0, 2, 0, 0], neutral: 3 };
    expect(floorLeaders(view, 'bottom')).toEqual([]);
    view.senate.floors.bottom = { seats: [0, 0, 0, 0], neutral: 0 };
    expect(floorLeaders(view, 'bottom')).toEqual([]);
  });

  it('halve the balance of no votes', () => {
    expect(leftShare({ left: 0, right: 0 })).toBe(0.5);
    expect(leftShare({ left: 3, right: 1 })).toBe(0.75);
  });
});
