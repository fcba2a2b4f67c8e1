import { describe, expect, it } from 'vitest';
import type { EventArgs } from '../../net/protocol';
import { animate } from './animate';

const FLIGHT = { ship: 'ship:cruiser', from: 'sector:101', to: 'sector:102' };

/** What was played for an event, on a stage that has only these things. */
async function played(event: string, args: EventArgs, present: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await animate(
    { ply: 1, event, seat: 0, args },
    {
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
    },
  );
  return found;
}

describe('what moves', () => {
  it('are the dice of a volley that are drawn', async () => {
    expect(await played('cannons_fired', { ship: 'vessel:cruiser', faces: [6, 2] }, ['die:0', 'die:1'])).toEqual([
      'die:0',
      'die:1',
    ]);
  });

  it('is the ship that was hit, the hex that was laid, the part that was installed', async () => {
    expect(await played('npc_damaged', { place: 'place:2', damage: 1 }, ['place:2'])).toEqual(['place:2']);
    expect(await played('hex_laid', { sector: 'sector:102', rotation: 3 }, ['sector:102'])).toEqual(['sector:102']);
    const part = { part: 'part:hull', ship: 'ship:cruiser', slot: 'slot:2' };
    expect(await played('part_installed', part, ['bay:cruiser-2'])).toEqual(['bay:cruiser-2']);
  });

  it('is the hex that a ship reached where the ship itself has flown on', async () => {
    expect(await played('moved', FLIGHT, ['sector:101', 'sector:102'])).toEqual(['sector:102']);
  });

  it('is nothing where nothing is drawn, or nothing moves', async () => {
    expect(await played('built', { sector: 'sector:102' }, [])).toEqual([]);
    expect(await played('passed', {}, ['sector:102'])).toEqual([]);
  });
});

describe('a flight', () => {
  /** A map with two hexes and, on the second, a seat's drawn ships; what was played is told by class. */
  async function flown(ref: string, owner: number, count: number, seat: number): Promise<string[]> {
    document.body.innerHTML = `<svg>
      <g data-ref="sector:101"></g><g data-ref="sector:102"></g>
      <g class="craft" data-ref="${ref}" data-owner="${owner}">${'<g class="ship"></g>'.repeat(Math.min(count, 2))}${count > 2 ? '<text class="count"></text>' : ''}</g>
    </svg>`;
    const moved: string[] = [];
    await animate(
      { ply: 1, event: 'moved', seat, args: FLIGHT },
      {
        find: (each) => document.querySelector(`[data-ref="${each}"]`),
        play: (element) => {
          moved.push(
            element.hasAttribute('data-ref')
              ? (element.getAttribute('data-ref') ?? '')
              : `one of ${element.childElementCount}`,
          );
          return Promise.resolve();
        },
      },
    );
    expect(document.querySelectorAll('.craft')).toHaveLength(1);
    return moved;
  }

  it('is shown for everybody, by a ship above the map that leaves no trace', async () => {
    expect(await flown('craft:102-cruiser', 0, 1, 0)).toEqual(['one of 1', 'craft:102-cruiser']);
    expect(await flown('fleet:102-cruiser-2', 2, 1, 2)).toEqual(['one of 1', 'fleet:102-cruiser-2']);
  });

  it.each([2, 3])('is that of one ship where others of its type stand already: %s', async (count) => {
    expect(await flown('fleet:102-cruiser-2', 2, count, 2)).toEqual(['one of 1']);
  });

  it('is never that of somebody else’s ships', async () => {
    expect(await flown('craft:102-cruiser', 0, 1, 1)).toEqual(['sector:102']);
  });
});
