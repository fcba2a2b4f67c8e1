import { expect, test } from 'vitest';
import type { ClockMessage } from '../net/protocol';
import { crossed, DAY, digits, leftAt, MINUTE } from './clockTime';

const told: ClockMessage = {
  type: 'clock',
  now: 1000,
  rule: {
    kind: 'live',
    out: 'vote',
    minutes: 5,
    increment: 10,
    days: 0,
    vacation: 0,
    opens: 0,
    closes: 24,
    offset: 0,
  },
  left: [90_000, 60_000, null],
  running: 0,
  until: 1000 + 150_000,
  grace: [],
  away: [],
  question: null,
};

test('only the clock of whoever is waited for runs', () => {
  expect(leftAt(told, 0, 31_000)).toBe(60_000);
  expect(leftAt(told, 1, 31_000)).toBe(60_000);
  expect(leftAt(told, 2, 31_000)).toBeNull();
});

test('after zero comes a minute of grace, once', () => {
  expect(leftAt(told, 0, 101_000)).toBe(50_000);
  expect(leftAt({ ...told, grace: [0] }, 0, 101_000)).toBe(0);
});

test('by correspondence what counts is when it is over', () => {
  const rule = { ...told.rule!, kind: 'days' as const, days: 2 };
  expect(leftAt({ ...told, rule, until: 1000 + 3 * DAY }, 0, 1000 + DAY)).toBe(2 * DAY);
});

test('tenths are shown in the last ten seconds only', () => {
  expect([725_000, 60_000, 10_000, 9_940, 8_400, 0].map(digits)).toEqual([
    '12:05',
    '1:00',
    '0:10',
    '0:10',
    '0:08.4',
    '0:00.0',
  ]);
});

test('five minutes, one, ten seconds and zero are said when they are crossed', () => {
  expect(crossed(5 * MINUTE + 10, 5 * MINUTE)).toEqual({ minutes: 5 });
  expect(crossed(4 * MINUTE, 2 * MINUTE)).toBeNull();
  expect(crossed(11_000, 9_900)).toBe('seconds');
  expect(crossed(100, 0)).toBe('zero');
  expect(crossed(null, 0)).toBeNull();
});
