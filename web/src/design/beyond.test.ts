import { describe, expect, it } from 'vitest';
import { beyond } from './beyond';

describe('what a row hides', () => {
  const room = { left: 100, right: 400 };
  const chip = (left: number, right: number, open = true) => ({ left, right, open });

  it('counts what is out of sight for the most part, at either end', () => {
    const chips = [chip(0, 40), chip(50, 140), chip(150, 300), chip(390, 460), chip(470, 500)];
    expect(beyond(room, chips)).toEqual({ before: { cut: true, hidden: 2 }, after: { cut: true, hidden: 2 } });
  });

  it('leads to what cannot be chosen now, but does not count it', () => {
    expect(beyond(room, [chip(450, 500, false), chip(510, 600), chip(700, 700)]).after).toEqual({
      cut: true,
      hidden: 1,
    });
  });

  it('tells a thing that is only cut from one that is missed', () => {
    expect(beyond(room, [chip(110, 500)]).after).toEqual({ cut: true, hidden: 0 });
    expect(beyond(room, [chip(20, 380)]).before).toEqual({ cut: true, hidden: 0 });
  });

  it('says nothing where all is in sight, borders aside', () => {
    const all = { cut: false, hidden: 0 };
    expect(beyond(room, [chip(98, 200), chip(210, 402)])).toEqual({ before: all, after: all });
  });
});
