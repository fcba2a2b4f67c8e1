import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../net/protocol';
import { dockWords } from './dockWords';
import { type Change, effectsOf } from './effects';
import type { Room } from './room.svelte';
import type { TableFacade } from './facade.svelte';
import type { TableSession } from './session.svelte';

const ACTION = { id: 7, verb: 'act', refs: ['space:move'], text: 'act move' };
const WARNING: Obstacle = { message: 'eclipse-warning-nothing_moves', kind: 'warning', args: {} };

/** A session that is ready to send an action, with the preview of one. */
function ready(previewed: number, warnings: Obstacle[], ui: object | null = {}): TableSession {
  const session = {
    dock: { kind: 'ready', seat: 0, action: ACTION },
    state: null,
    ui,
    said: ({ text }: { text: string }) => text,
    offer: { ready: ACTION },
    effects: effectsOf({ seat: 0, prompt: 'turn', effects: [{ action: 7, changes: { money: -2 }, chance: false }] }),
    changeWords: (changes: Change[]) => changes.map(({ part, most }) => `${most} ${part}`),
    preview: { action: previewed, preview: { view: null, chance: false, warnings } },
    sentences: { obstacle: ({ message }: Obstacle) => `said: ${message}` },
  };
  return session as unknown as TableSession;
}

describe('the dock before an action is confirmed', () => {
  const words = (session: TableSession) => dockWords(session, {} as TableFacade, {} as Room, 0);

  it('says what the server warns of', () => {
    expect(words(ready(7, [WARNING]))).toMatchObject({ hint: 'said: eclipse-warning-nothing_moves', warns: true });
  });

  it('does not warn without a reason, nor of another action', () => {
    expect(words(ready(7, [])).warns).toBe(false);
    expect(words(ready(7, [])).hint).toBe('-2 money');
    expect(words(ready(8, [WARNING])).warns).toBe(false);
  });

  it('says what the thing does that the question names, where nothing else is to be told', () => {
    const session = ready(9, []);
    Object.assign(session, {
      offer: { ready: { ...ACTION, id: 9 } },
      present: { decision: { seat: 0, prompt: 'discovery', args: ['discovery:drive', 'sector:101'] } },
    });
    Object.assign(session.sentences, { tip: (ref: string) => (ref === 'discovery:drive' ? 'Movement +1.' : null) });
    expect(words(session).hint).toBe('Movement +1.');
  });

  it('says nothing of the game before its words are here', () => {
    expect(words(ready(7, [], null))).toMatchObject({ prompt: '' });
    expect(words(ready(7, [], null)).hint).not.toContain('money');
  });
});
