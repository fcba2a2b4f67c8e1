import { beforeEach, describe, expect, it } from 'vitest';
import type { TableState } from '../net/protocol';
import { Pacer } from './pace';

const BEN = { seat: 0, kind: 'person', name: 'Ben', level: null, online: true } as const;
const BOT = { seat: 1, kind: 'bot', name: null, level: 'easy', online: true } as const;

function state(ply: number, seat: number): TableState {
  return { ply, decision: { seat, prompt: 'turn' }, seats: [BEN, BOT] } as unknown as TableState;
}

describe('the pace of bots', () => {
  let now = 0;
  let hidden = false;
  let tasks: { at: number; task: () => void }[] = [];
  let shown: number[] = [];

  beforeEach(() => {
    [now, hidden, tasks, shown] = [0, false, [], []];
  });

  function pacer(gap: number): Pacer {
    return new Pacer(
      ({ ply }) => shown.push(ply),
      () => gap,
      {
        now: () => now,
        later: (task, milliseconds) => tasks.push({ at: now + milliseconds, task }),
        hidden: () => hidden,
      },
    );
  }
  function wait(milliseconds: number): void {
    now += milliseconds;
    const due = tasks.filter(({ at }) => at <= now);
    tasks = tasks.filter(({ at }) => at > now);
    for (const { task } of due) task();
  }

  it('shows each move of a bot no sooner than the gap after the one before', () => {
    const pace = pacer(100);
    for (const ply of [1, 2, 3]) pace.put(state(ply, 1));
    expect(shown).toEqual([1]);
    wait(99);
    expect(shown).toEqual([1]);
    wait(1);
    expect(shown).toEqual([1, 2]);
    wait(100);
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.behind).toBe(false);
  });

  it('shows people’s moves at once, though never before those that came first', () => {
    const pace = pacer(100);
    pace.put(state(1, 0));
    pace.put(state(2, 1));
    expect(shown).toEqual([1, 2]);
    pace.put(state(3, 0));
    pace.put(state(4, 0));
    expect(shown).toEqual([1, 2]);
    wait(100);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('holds nothing back at once, for nobody, and when too much is waiting', () => {
    const atOnce = pacer(0);
    for (const ply of [1, 2, 3]) atOnce.put(state(ply, 1));
    expect(shown).toEqual([1, 2, 3]);
    hidden = true;
    const unseen = pacer(100);
    for (const ply of [4, 5, 6]) unseen.put(state(ply, 1));
    expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
    hidden = false;
    shown = [];
    const late = pacer(100);
    for (let ply = 0; ply < 40; ply++) late.put(state(ply, 1));
    wait(100);
    expect(shown).toHaveLength(40);
  });

  it('shows what waits when asked, and nothing after it was closed', () => {
    const pace = pacer(100);
    for (const ply of [1, 2, 3]) pace.put(state(ply, 1));
    pace.flush();
    expect(shown).toEqual([1, 2, 3]);
    pace.put(state(4, 1));
    pace.close();
    wait(200);
    expect(shown).toEqual([1, 2, 3]);
  });
});
