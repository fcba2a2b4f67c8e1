import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../net/protocol';
import { awaySince, changes, hostOf, PATIENCE_MS } from './gathering';

const person = (seat: number, online = true): SeatInfo => ({
  seat,
  kind: 'person',
  name: `P${seat}`,
  level: null,
  online,
});
const open = (seat: number): SeatInfo => ({ seat, kind: 'open', name: null, level: null, online: false });
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: null, level: 'easy', online: true });

describe('a table that gathers', () => {
  it('is led by the first person', () => {
    expect(hostOf([open(0), person(1), person(2)], new Map(), 0)).toBe(1);
    expect(hostOf([open(0), bot(1)], new Map(), 0)).toBeNull();
  });

  it('waits for a leader who is away, then the next one leads', () => {
    const seats = [person(0, false), person(1)];
    const away = awaySince(seats, new Map(), 1000);
    expect(awaySince(seats, away, 5000).get(0)).toBe(1000);
    expect(hostOf(seats, away, 1000 + PATIENCE_MS - 1)).toBe(0);
    expect(hostOf(seats, away, 1000 + PATIENCE_MS)).toBe(1);
    expect(awaySince([person(0), person(1)], away, 9000).size).toBe(0);
  });

  it('is still led by the first where nobody is here', () => {
    const seats = [person(0, false), person(1, false)];
    expect(hostOf(seats, awaySince(seats, new Map(), 0), PATIENCE_MS)).toBe(0);
  });

  it('tells who came and who left', () => {
    expect(changes([person(0), open(1), open(2)], [person(0), person(1), bot(2)])).toEqual([
      { kind: 'came', seat: 1 },
      { kind: 'came', seat: 2 },
    ]);
    expect(changes([person(0), person(1)], [open(0), person(1)])).toEqual([{ kind: 'left', seat: 0 }]);
  });
});
