import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import type { Stage } from '../types';
import { animate } from './animate';

function event(name: string, args: GameEvent['args']): GameEvent {
  return { ply: 1, event: name, seat: 0, args };
}

function board(html: string): { find: (ref: string) => Element | null; play: ReturnType<typeof vi.fn<Stage['play']>> } {
  document.body.innerHTML = html;
  return {
    find: (ref) => document.querySelector(`[data-ref="${ref}"]`),
    play: vi.fn<Stage['play']>(() => Promise.resolve()),
  };
}

afterEach(() => document.body.replaceChildren());

describe('what moves', () => {
  it('is the settler who arrives last in the module entered', async () => {
    const stage = board(
      '<svg><g data-ref="module:a"></g><g data-ref="module:b"><use class="settler"/><use class="settler" id="last"/></g></svg>',
    );
    await animate(event('moved', { from: 'module:a', to: 'module:b' }), stage);
    expect(stage.play.mock.calls[0]?.[0]).toBe(document.getElementById('last'));
  });

  it('is the piece on the stand, and the settler on its site', async () => {
    const stage = board(
      '<svg><g><g data-ref="room:water"></g><g class="stands" id="stand"></g></g>' +
        '<g><g data-ref="planet:bose"></g><g data-flip="site:bose_a.l1_1" id="settled"></g></g></svg>',
    );
    await animate(event('activated', { to: 'room:water' }), stage);
    await animate(event('settled', { site: 'site:bose_a.l1_1' }), stage);
    expect(stage.play.mock.calls.map(([element]) => element.id)).toEqual(['stand', 'settled']);
  });

  it('is a new or opened module; what is not drawn does not move', async () => {
    const stage = board('<svg><g data-ref="module:a" id="new"></g></svg>');
    await animate(event('added', { module: 'module:a' }), stage);
    await animate(event('added', { module: 'module:elsewhere' }), stage);
    await animate(event('scored', { points: 3 }), stage);
    expect(stage.play).toHaveBeenCalledTimes(1);
  });
});
