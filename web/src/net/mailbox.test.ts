import { describe, expect, it } from 'vitest';
import { joinLog, Mailbox, type Delivery } from './mailbox';
import type { GameEvent, TableState } from './protocol';

function event(ply: number, name = `e${ply}`): GameEvent {
  return { ply, event: name, seat: 0, args: {} };
}
function state(ply: number, fromPly: number, events: GameEvent[]): TableState {
  return {
    type: 'state',
    table: 't',
    game: 'demo',
    options: {},
    status: 'running',
    ply,
    you: [],
    eyes: null,
    orders: null,
    seats: [],
    view: { seats: [] },
    decision: null,
    events,
    from_ply: fromPly,
    undo: { possible: false, reason: null },
    thinking: null,
    outcome: null,
  };
}

/** One whose frames wait to be drawn, and what it delivered. */
function mailbox(): { box: Mailbox; frames: (() => void)[]; got: Delivery[] } {
  const frames: (() => void)[] = [];
  const got: Delivery[] = [];
  const box = new Mailbox(
    (delivery) => got.push(delivery),
    (task) => frames.push(task),
  );
  return { box, frames, got };
}

describe('Mailbox', () => {
  it('delivers nothing once it is closed, neither what waited nor what comes late', () => {
    const { box, frames, got } = mailbox();
    box.put(state(1, 0, [event(1)]));
    box.close();
    box.put(state(2, 1, [event(2)]));
    for (const frame of frames) frame();
    expect(got).toEqual([]);
  });

  it('delivers one state a frame: the newest, with every event of those it skipped', () => {
    const { box, frames, got } = mailbox();
    for (let ply = 1; ply <= 60; ply++) box.put(state(ply, ply - 1, [event(ply)]));
    expect(frames).toHaveLength(1);
    frames[0]!();
    expect(got).toHaveLength(1);
    expect(got[0]!.state.ply).toBe(60);
    expect(got[0]!.state.from_ply).toBe(0);
    expect(got[0]!.events.map((e) => e.ply)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    expect(got[0]!.behind).toBe(true);
  });

  it('is not behind when states come one by one', () => {
    const { box, frames, got } = mailbox();
    box.put(state(1, 0, [event(1)]));
    frames[0]!();
    box.put(state(2, 1, [event(2)]));
    frames[1]!();
    expect(got.map((delivery) => delivery.behind)).toEqual([false, false]);
  });
});

describe('joinLog', () => {
  it('appends what is new', () => {
    expect(joinLog([event(1)], state(2, 1, [event(2)])).map((e) => e.ply)).toEqual([1, 2]);
  });
  it('takes a whole log as it is, with the set-up', () => {
    expect(joinLog([event(0, 'set up'), event(1)], state(1, -1, [event(0, 'set up'), event(1)]))).toHaveLength(2);
  });
  it('replaces what an undo took back', () => {
    const log = [event(1), event(2, 'docked')];
    expect(joinLog(log, state(3, 1, [event(3, 'undone')])).map((e) => e.event)).toEqual(['e1', 'undone']);
  });
});
