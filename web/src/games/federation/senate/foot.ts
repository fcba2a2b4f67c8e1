/** The foot of the Senate: sizes on the desk, and larger ones on the sheet that a phone shows at half its size. */
export interface Foot {
  /** Without room for words, `words` is 0. */
  law: { y: number; width: number; height: number; title: number; words: number; votes: number };
  bar: { x: number; y: number; width: number; height: number };
  floors: { y: number; step: number; title: number; radius: number; count: number };
}

export const FOOT_DESK: Foot = {
  law: { y: 536, width: 186, height: 96, title: 15.5, words: 12, votes: 34 },
  bar: { x: 219, y: 564, width: 396, height: 16 },
  floors: { y: 600, step: 132, title: 13, radius: 8.5, count: 15 },
};
export const FOOT_PHONE: Foot = {
  law: { y: 548, width: 400, height: 132, title: 32, words: 0, votes: 64 },
  bar: { x: 14, y: 702, width: 806, height: 26 },
  floors: { y: 768, step: 272, title: 29, radius: 21, count: 34 },
};
