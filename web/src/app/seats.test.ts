import { describe, expect, it } from 'vitest';
import { HeldSeats } from './seats.svelte';

const seat = (table: string) => ({ table, secret: `s_${table}`, game: 'gaia', invite: null });

describe('HeldSeats', () => {
  it('keeps one seat a table, newest first, across visits', () => {
    const held = new HeldSeats();
    held.hold(seat('a'));
    held.hold(seat('b'));
    held.hold({ ...seat('a'), secret: 's_new' });
    const again = new HeldSeats();
    expect(again.list.map((each) => each.table)).toEqual(['a', 'b']);
    expect(again.of('a')?.secret).toBe('s_new');
    again.forget('a');
    expect(new HeldSeats().list.map((each) => each.table)).toEqual(['b']);
  });

  it('ignores what is not a seat', () => {
    localStorage.setItem('astrolude.seats', JSON.stringify([seat('a'), { table: 3 }, null]));
    expect(new HeldSeats().list.map((each) => each.table)).toEqual(['a']);
  });
});
