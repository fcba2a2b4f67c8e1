import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Backoff } from './backoff';
import { type Answer, Connection, type Line, type Listeners, type Socket, type Surroundings } from './connection';
import type { ClientMessage, TableState } from './protocol';

class FakeSocket implements Socket {
  readyState: WebSocket['readyState'] = 0;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  sent: ClientMessage[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

function state(ply: number): TableState {
  return {
    type: 'state',
    table: 't_1',
    game: 'demo',
    options: {},
    status: 'running',
    ply,
    you: [0],
    eyes: 0,
    orders: {},
    seats: [],
    view: { seats: [] },
    decision: null,
    events: [],
    from_ply: 0,
    undo: { possible: false, reason: 'nothing' },
    thinking: null,
    outcome: null,
  };
}

describe('Connection', () => {
  let sockets: FakeSocket[];
  let lines: Line[];
  let states: number[];
  let refused: string[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    sockets = [];
    lines = [];
    states = [];
    refused = [];
    const world: Surroundings = {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      now: () => Date.now(),
      after: (ms, task) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      random: () => 1,
    };
    const on: Listeners = {
      state: (message) => states.push(message.ply),
      seats: () => undefined,
      rematch: () => undefined,
      line: (line) => lines.push(line),
      refused: (code) => refused.push(code),
    };
    connection = new Connection('t_1', 's_secret', on, world);
    connection.connect();
  });

  it('speaks first, with the secret and no ply, and is open once a state came', () => {
    sockets[0]!.accept();
    expect(sockets[0]!.sent).toEqual([{ type: 'hello', secret: 's_secret', ply: null, deltas: true }]);
    sockets[0]!.say(state(3));
    expect(states).toEqual([3]);
    expect(lines.at(-1)).toEqual({ status: 'open' });
  });

  it('shows a state that is told by what changed', () => {
    sockets[0]!.accept();
    sockets[0]!.say({ type: 'delta', changes: [{ at: ['ply'], to: 2 }], gone: [], events: [], from_ply: 1 });
    expect(states).toEqual([]);
    sockets[0]!.say(state(3));
    sockets[0]!.say({ type: 'delta', changes: [{ at: ['ply'], to: 4 }], gone: [], events: [], from_ply: 3 });
    sockets[0]!.say({ type: 'delta', changes: [{ at: ['ply'], to: 5 }], gone: [], events: [], from_ply: 4 });
    expect(states).toEqual([3, 4, 5]);
  });

  it('answers each action by its own id', async () => {
    sockets[0]!.accept();
    sockets[0]!.say(state(3));
    const first = connection.act(3, 11);
    const second = connection.act(3, 12);
    expect(sockets[0]!.sent.slice(1)).toEqual([
      { type: 'act', id: 'c1', ply: 3, action: 11 },
      { type: 'act', id: 'c2', ply: 3, action: 12 },
    ]);
    sockets[0]!.say({ type: 'error', id: 'c2', code: 'stale', message: 'late' });
    sockets[0]!.say({ type: 'ok', id: 'c1', ply: 4 });
    expect(await first).toEqual({ ok: true });
    expect(await second).toEqual({ ok: false, code: 'stale', message: 'late' });
  });

  it('reconnects after growing waits and tells the last ply, resending nothing', async () => {
    sockets[0]!.accept();
    sockets[0]!.say(state(7));
    const pending: Promise<Answer> = connection.act(7, 1);
    sockets[0]!.close();
    expect((await pending).ok).toBe(false);
    expect(lines.at(-1)).toEqual({ status: 'waiting', until: 500 });
    vi.advanceTimersByTime(500);
    sockets[1]!.close();
    expect(lines.at(-1)).toEqual({ status: 'waiting', until: 1500 });
    vi.advanceTimersByTime(1000);
    sockets[2]!.accept();
    expect(sockets[2]!.sent).toEqual([{ type: 'hello', secret: 's_secret', ply: 7, deltas: true }]);
  });

  it('is joined again without the secret of a seat that is somebody else’s now', () => {
    sockets[0]!.accept();
    sockets[0]!.say(state(7));
    connection.letGo();
    sockets[0]!.close();
    vi.advanceTimersByTime(500);
    sockets[1]!.accept();
    expect(sockets[1]!.sent).toEqual([{ type: 'hello', secret: null, ply: 7, deltas: true }]);
  });

  it('refuses to send while the line is down', async () => {
    expect(await connection.act(1, 1)).toMatchObject({ ok: false, code: 'lost' });
    expect(await connection.preview(1, 1)).toBeNull();
  });

  it('gives up a silent line and opens another', () => {
    sockets[0]!.accept();
    sockets[0]!.say(state(1));
    vi.advanceTimersByTime(20_000);
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(lines.at(-1)?.status).toBe('waiting');
  });

  it('keeps a line that answers', () => {
    sockets[0]!.accept();
    sockets[0]!.say(state(1));
    vi.advanceTimersByTime(20_000);
    sockets[0]!.say({ type: 'pong' });
    vi.advanceTimersByTime(15_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]!.readyState).toBe(1);
  });

  it('tells of an error that answers nothing', () => {
    sockets[0]!.accept();
    sockets[0]!.say({ type: 'error', id: null, code: 'unknown_table', message: 'no such table' });
    expect(refused).toEqual(['unknown_table']);
  });

  it('stays closed once left', () => {
    sockets[0]!.accept();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('Backoff', () => {
  it('doubles, is capped, keeps a spread, and starts over', () => {
    const longest = new Backoff(() => 1);
    expect([1, 2, 3].map(() => longest.next())).toEqual([500, 1000, 2000]);
    for (let n = 0; n < 10; n++) longest.next();
    expect(longest.next()).toBe(Backoff.LONGEST_MS);
    longest.reset();
    expect(longest.next()).toBe(500);
    expect(new Backoff(() => 0).next()).toBe(250);
  });
});
