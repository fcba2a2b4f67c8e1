import { describe, expect, it } from 'vitest';
import type { EventArgs } from '../../net/protocol';
import { animate } from './animate';

/** What was played for an event, on a stage that has only these things. */
async function played(event: string, args: EventArgs, present: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await animate({ ply: 1, event, seat: 0, args }, {
    find: (ref) => {
      if (!present.includes(ref)) return null;
      const element = document.createElement('div');
      element.dataset['ref'] = ref;
      return element;
    },
    play: (element) => {
      found.push((element as HTMLElement).dataset['ref'] ?? '');
      return Promise.resolve();
    },
  });
  return found;
}

describe('what moves', () => {
  it('are the dice of a volley that are drawn', async () => {
    expect(await played('cannons_fired', { ship: 'vessel:cruiser', faces: [6, 2] }, ['die:0', 'die:1'])).toEqual(['die:0', 'die:1']);
  });

  it('is the ship that was hit, the hex that was laid, the part that was installed', async () => {
    expect(await played('npc_damaged', { place: 'place:2', damage: 1 }, ['place:2'])).toEqual(['place:2']);
    expect(await played('hex_laid', { sector: 'sector:102', rotation: 3 }, ['sector:102'])).toEqual(['sector:102']);
    const part = { part: 'part:hull', ship: 'ship:cruiser', slot: 'slot:2' };
    expect(await played('part_installed', part, ['bay:cruiser-2'])).toEqual(['bay:cruiser-2']);
  });

  it('is the hex that another player’s ship reaches', async () => {
    const flight = { ship: 'ship:cruiser', from: 'sector:101', to: 'sector:102' };
    expect(await played('moved', flight, ['sector:101', 'sector:102'])).toEqual(['sector:102']);
  });

  it('is nothing where nothing is drawn, or nothing moves', async () => {
    expect(await played('built', { sector: 'sector:102' }, [])).toEqual([]);
    expect(await played('passed', {}, ['sector:102'])).toEqual([]);
  });
});
