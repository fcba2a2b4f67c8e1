import { describe, expect, it } from 'vitest';
import { isKept, Progress } from './progress.svelte';
import { fits } from './visit.svelte';

const BEGUN = { standing: 'begun', actions: ['next'], step: 1 } as const;

describe('progress in a course', () => {
  it('is kept in this browser', () => {
    new Progress().keep('g', 'first', BEGUN);
    expect(new Progress().lesson('g', 'first')).toEqual(BEGUN);
    expect(new Progress().lesson('other', 'first')).toBeNull();
    expect(isKept()).toBe(true);
  });

  it('keeps a lesson done, whatever is tried in it later', () => {
    const progress = new Progress();
    progress.keep('g', 'first', { standing: 'done', actions: [], step: 2 });
    progress.keep('g', 'first', BEGUN);
    expect(progress.lesson('g', 'first')?.standing).toBe('done');
  });

  it('remembers answers until they are forgotten', () => {
    const progress = new Progress();
    progress.answer('g', 'q', 'b');
    expect(new Progress().of('g').quiz).toEqual({ q: 'b' });
    progress.forgetQuiz('g');
    expect(progress.of('g').quiz).toEqual({});
  });

  it('takes what cannot be read for nothing', () => {
    localStorage.setItem('astrolude.learn.g', JSON.stringify({ lessons: { a: { standing: 'king' } }, quiz: { q: 3 } }));
    expect(new Progress().of('g')).toEqual({ lessons: {}, quiz: {} });
    localStorage.setItem('astrolude.learn.g', '[');
    expect(new Progress().of('g')).toEqual({ lessons: {}, quiz: {} });
  });
});

describe('patterns of things', () => {
  it('mean a kind, a thing or one of several', () => {
    expect(fits('station:*', 'station:shipyard')).toBe(true);
    expect(fits('die:1|die:2', 'die:2')).toBe(true);
    expect(fits('hex:3,-1', 'hex:3,-1')).toBe(true);
    expect(fits('die:1', 'die:11')).toBe(false);
  });
});
