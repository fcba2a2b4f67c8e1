import { describe, expect, it } from 'vitest';
import { linkOf } from './codes';

describe('what somebody was sent', () => {
  it.each([
    ['K7QM2X', { code: 'K7QM2X' }],
    [' k7q – m2x ', { code: 'K7QM2X' }],
    ['k7q-m2x', { code: 'K7QM2X' }],
    ['https://club.example/j/K7QM2X', { code: 'K7QM2X' }],
    ['https://club.example/j/t_1#i_x', { path: '/j/t_1#i_x' }],
    ['https://club.example/t/t_abc', { path: '/t/t_abc' }],
    ['K7QM2', null],
    ['K7QM20', null],
    ['', null],
    ['https://club.example/', null],
  ])('%s', (text, expected) => {
    expect(linkOf(text)).toEqual(expected);
  });
});
