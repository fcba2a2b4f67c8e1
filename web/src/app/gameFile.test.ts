import { describe, expect, it } from 'vitest';
import { gameFile } from './gameFile';

describe('a file that is opened', () => {
  it('is a record alone, or a saved game', () => {
    const record = 'astrolude 1\ngame gaia\n';
    expect(gameFile(`\n${record}`)).toEqual({ astrolude: 1, record: `\n${record}`, orders: {} });
    const saved = { astrolude: 1, record, seats: [{ kind: 'person' }], orders: {} };
    expect(gameFile(JSON.stringify(saved))).toEqual(saved);
  });

  it('is nothing else', () => {
    for (const text of ['', 'astronomy 1', '{', '[]', '{}', 'null', '3']) expect(gameFile(text)).toBeNull();
  });
});
