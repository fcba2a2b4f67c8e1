import { describe, expect, it } from 'vitest';
import { position, withModule } from './testing/position';
import { testTable } from './testing/table';
import { doing, thread } from './thread';
import { caption } from './words';
import { roomView, type View } from './view';

/** Wildlife is activated by seat 0; the points there, by seat. */
const POINTS = roomView(position(), 'vegetation').points;

describe('the thread of a turn', () => {
  it('begins with the active player and says who acts now and who comes', () => {
    const places = thread(position(), 0);
    expect(places.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(places.map(({ points }) => points)).toEqual(POINTS);
    expect(places[0]?.state).toBe('now');
    for (const { seat, state } of places.slice(1)) expect(state).toBe((POINTS[seat] ?? 0) > 0 ? 'next' : 'idle');
  });

  it('marks those who have acted', () => {
    const later: View = { ...position(), to_act: [] };
    const [first] = thread(later, 3);
    expect(first).toEqual({ seat: 0, points: POINTS[0], state: 'done' });
  });

  it('counts full gate modules while settlers are sent', () => {
    const view = withModule(
      { ...position(), step: 'send', to_act: [], to_send: [1, 2, 3] },
      'module:gate_water_sun_1',
      { settlers: 2 },
    );
    expect(thread(view, 0)[2]).toEqual({ seat: 2, points: 1, state: 'next' });
  });

  it('is empty before a room is activated', () => {
    expect(thread({ ...position(), room: null, step: 'turn' }, 0)).toEqual([]);
  });
});

describe('what is being done', () => {
  const waiting = POINTS.findIndex((points, seat) => seat > 0 && points > 0);

  it('names whoever does it, and tells the reader when their turn to act comes', () => {
    expect(doing(testTable(position(), { you: [0] }))).toBe('You move settlers.');
    const words = doing(testTable(position(), { you: [waiting] }));
    expect(words).toContain('Anna moves settlers.');
    expect(words).toMatch(/You act later with \d+ point/);
  });

  it('knows every room and step', () => {
    const said = (change: Partial<View>) => doing(testTable({ ...position(), ...change }, { you: [] }));
    expect(said({ room: 'room:airlock' })).toBe('Anna fills airlocks.');
    expect(said({ room: 'room:new_modules' })).toBe('Anna chooses modules.');
    expect(said({ room: null, step: 'turn' })).toBe('Anna chooses the room that acts.');
    expect(said({ step: 'send' })).toBe('Anna sends settlers.');
    expect(said({ relay: { seat: 0, modules: [] } })).toBe('Anna lays a base anew.');
    expect(said({ step: 'over' })).toBe('');
  });

  it('stands under each player’s name', () => {
    const table = testTable(position());
    expect(caption(table, 0)).toBe('acts now');
    expect(caption(table, waiting)).toMatch(/^still to act: /);
    expect(caption(testTable({ ...position(), room: null, step: 'turn' }), 1)).toBe('plays next');
  });
});
