import { describe, expect, it } from 'vitest';
import { around, embracing, pan, scaleOf, whole, zoom } from './viewport';
import { place } from './Tip.svelte';
import { stars } from './ground';

const BOARD = { width: 900, height: 600 };

describe('viewport', () => {
  it('keeps the point under the finger where it is', () => {
    const box = zoom(BOARD, whole(BOARD), 2, 0.25, 0.5);
    expect(box).toEqual({ x: 112.5, y: 150, width: 450, height: 300 });
    expect(box.x + 0.25 * box.width).toBe(0.25 * BOARD.width);
  });

  it('never shows more than the board nor less than a quarter of its width', () => {
    expect(zoom(BOARD, whole(BOARD), 0.5)).toEqual(whole(BOARD));
    expect(scaleOf(BOARD, zoom(BOARD, whole(BOARD), 100))).toBe(4);
  });

  it('stops at the edges', () => {
    const box = zoom(BOARD, whole(BOARD), 2);
    expect(pan(BOARD, box, 9, -9)).toMatchObject({ x: 450, y: 0 });
  });
});

describe('a view that embraces a part of the board', () => {
  it('holds the part and what is around it', () => {
    expect(embracing(BOARD, { x: 400, y: 200, width: 250, height: 100 }, 25, 4)).toEqual({
      x: 375,
      y: 150,
      width: 300,
      height: 200,
    });
  });

  it('goes no nearer than is of use, and never beyond the edge', () => {
    const corner = { x: 0, y: 0, width: 30, height: 20 };
    expect(embracing(BOARD, corner, 5, 1.5)).toEqual({ x: 0, y: 0, width: 600, height: 400 });
  });

  it('is the whole board where things lie far apart', () => {
    expect(embracing(BOARD, { x: 10, y: 10, width: 880, height: 20 }, 20, 4)).toEqual(whole(BOARD));
  });
});

describe('the place of a tip', () => {
  const room = { width: 400, height: 300 };
  const size = { width: 150, height: 60 };
  const box = (left: number, top: number) => ({ left, right: left + 20, top, bottom: top + 20 });

  it('is at the right where there is room, else at the left, else above', () => {
    expect(place(box(100, 100), size, room)).toEqual({ left: 132, top: 80 });
    expect(place(box(300, 100), size, room)).toEqual({ left: 138, top: 80 });
    expect(place({ left: 20, right: 380, top: 200, bottom: 220 }, size, room)).toEqual({ left: 125, top: 128 });
  });

  it('stays inside the window', () => {
    expect(place(box(100, 290), size, room).top).toBe(232);
    expect(place(box(100, -10), size, room).top).toBe(8);
  });

  it('is above the room’s floor for a thing below it', () => {
    expect(place(box(100, 310), size, room)).toEqual({ left: 35, top: 232 });
  });
});

describe('stars', () => {
  it('never jump: the same seed gives the same sky', () => {
    expect(stars(200, 100, 7)).toEqual(stars(200, 100, 7));
    expect(stars(200, 100, 7)).not.toEqual(stars(200, 100, 8));
    expect(stars(600, 600, 1)).toHaveLength(100);
  });

  it('opens around some points, and never beyond the edge', () => {
    const board = { width: 200, height: 100 };
    const middle = [
      [90, 50],
      [110, 50],
    ] as const;
    expect(around(board, middle, 2)).toEqual({ x: 50, y: 25, width: 100, height: 50 });
    expect(around(board, [[195, 0]], 2)).toEqual({ x: 100, y: 0, width: 100, height: 50 });
  });
});
