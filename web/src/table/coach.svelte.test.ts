import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../app/settings.svelte';
import type { FakeServer } from '../dev/fakeServer';
import { standIn } from '../dev/standIn';
import { seatAt, settle, speak } from '../dev/testing';
import { loadGame } from '../games';
import { ApiError, type Api } from '../net/api';
import type { Action, Advice, ClockMessage, JudgedAnswer } from '../net/protocol';
import { services } from '../net/services';
import { Coach } from './coach.svelte';
import { TableSession } from './session.svelte';

/** A question that was asked, and how it is answered. */
interface Asked {
  about: number | null;
  signal: AbortSignal;
  answer: (losses: Record<number, number>) => Promise<void>;
  refuse: () => Promise<void>;
}

describe('Coach', () => {
  let server: FakeServer;
  let session: TableSession;
  let coach: Coach;
  let asked: Asked[];
  let actions: readonly Action[];

  beforeEach(async () => {
    server = standIn();
    server.coach = true;
    asked = [];
    settings.set({ pace: 'atOnce', warnings: 'gentle', playAtOnce: false });
    await speak('en', 'think', 'terms');
    const { table, secret } = seatAt(server, { kind: 'me', name: 'Anna' }, { kind: 'me', name: 'Ben' });
    const api = server.api();
    session = new TableSession({
      table,
      secret,
      api,
      loadGame,
      nextFrame: (task) => setTimeout(task, 0),
      ...(services.world ? { world: services.world } : {}),
    });
    coach = new Coach(session, answering(api));
    session.open();
    await settle();
    actions = session.actions;
    coach.renew(session.state!.ply);
  });
  afterEach(() => {
    session.close();
    settings.set({ warnings: 'off', playAtOnce: false });
  });

  /** Questions wait until the test answers them. */
  function answering(api: Api): Api {
    api.hint = (_held, _ply, about, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ApiError('offline', 'hung up')));
        asked.push({
          about,
          signal,
          answer: async (losses) => {
            resolve(adviceOn(about, losses));
            await settle();
          },
          refuse: async () => {
            reject(new ApiError('unavailable', 'it took too long'));
            await settle();
          },
        });
      });
    return api;
  }

  function adviceOn(about: number | null, losses: Record<number, number>): Advice {
    const judged = (action: Action): JudgedAnswer => ({
      action,
      chances: [0.5 - (losses[action.id] ?? 0), 0.5 + (losses[action.id] ?? 0)],
      points: [20, 20],
      loss: losses[action.id] ?? 0,
      lost_points: 0,
      line: [],
      reasons: [],
    });
    return {
      seat: 0,
      answers: [...actions]
        .sort((a, b) => (losses[a.id] ?? 0) - (losses[b.id] ?? 0))
        .slice(0, 2)
        .map(judged),
      asked: actions.filter(({ id }) => id === about).map(judged),
      losses: Object.fromEntries(actions.map(({ id }) => [id, losses[id] ?? 0])),
    };
  }

  /** Choose, and do what the screen does then. */
  async function choose(action: Action | null): Promise<void> {
    if (action) session.choose(action);
    else session.clear();
    void coach.consider(session.offer.ready);
    await settle();
  }

  const [cheap, costly] = [0, 2];

  it('does not judge what is chosen on another board, such as that of a plan', async () => {
    session.other = { kind: 'plan', words: { prompt: '', hint: '' } } as unknown as NonNullable<TableSession['other']>;
    await coach.consider(actions[costly]!);
    expect(asked).toEqual([]);
  });

  it('warns of a choice that costs much, once', async () => {
    await choose(actions[costly]!);
    expect(asked.map(({ about }) => about)).toEqual([actions[costly]!.id]);
    await asked[0]!.answer({ [actions[costly]!.id]: 0.2 });
    expect(coach.warning?.action.id).toBe(actions[costly]!.id);
    await choose(actions[cheap]!);
    expect(coach.warning).toBeNull();
    await choose(actions[costly]!);
    expect(coach.warning).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('does not take a choice for judged that was given up before the answer came', async () => {
    await choose(actions[costly]!);
    await choose(null);
    expect(asked[0]!.signal.aborted).toBe(true);
    await choose(actions[costly]!);
    expect(asked).toHaveLength(2);
    await asked[1]!.answer({ [actions[costly]!.id]: 0.2 });
    expect(coach.warning?.action.id).toBe(actions[costly]!.id);
  });

  it('asks again after a question that was not answered', async () => {
    await choose(actions[costly]!);
    await asked[0]!.refuse();
    expect([coach.warning, coach.problem]).toEqual([null, null]);
    await choose(null);
    await choose(actions[costly]!);
    await asked[1]!.answer({ [actions[costly]!.id]: 0.2 });
    expect(coach.warning).not.toBeNull();
  });

  it('answers a hint and a warning with one question, whichever came first', async () => {
    await choose(actions[costly]!);
    coach.touch();
    await settle();
    await asked[0]!.answer({ [actions[costly]!.id]: 0.2 });
    expect(coach.stage).toBe('idea');
    expect(coach.warning?.action.id).toBe(actions[costly]!.id);
    expect(asked).toHaveLength(1);
  });

  it('lets a hint think on while a choice is made, and then judges the choice', async () => {
    coach.touch();
    await choose(actions[costly]!);
    expect(asked.map(({ about }) => about)).toEqual([null]);
    await asked[0]!.answer({ [actions[costly]!.id]: 0.2 });
    expect(coach.stage).toBe('idea');
    expect(asked[1]!.about).toBe(actions[costly]!.id);
    await asked[1]!.answer({ [actions[costly]!.id]: 0.2 });
    expect(coach.warning?.action.id).toBe(actions[costly]!.id);
  });

  it('knows from a hint what costs little', async () => {
    coach.touch();
    await settle();
    await asked[0]!.answer({});
    await choose(actions[cheap]!);
    expect(asked).toHaveLength(1);
    expect(coach.warning).toBeNull();
  });

  it('does not warn of an answer beside which it stands what it loses', async () => {
    const losses = Object.fromEntries(actions.slice(1).map(({ id }) => [id, 0.2]));
    coach.touch();
    await settle();
    await asked[0]!.answer(losses);
    coach.reveal();
    await choose(coach.answers[1]!.action);
    expect(coach.answers[1]!.loss).toBe(0.2);
    expect(coach.warning).toBeNull();
    coach.close();
    await choose(null);
    await choose(coach.advice!.answers[1]!.action);
    expect(coach.warning).not.toBeNull();
  });

  it('holds a choice that would be played at once until it is judged', async () => {
    settings.set({ playAtOnce: true });
    await choose(actions[costly]!);
    expect([session.heeding, session.state?.ply]).toEqual([true, 0]);
    await asked[0]!.answer({ [actions[costly]!.id]: 0.2 });
    expect([session.heeding, session.state?.ply]).toEqual([false, 0]);
    expect(coach.warning?.action.id).toBe(actions[costly]!.id);
    session.confirm();
    await settle();
    expect(session.state?.ply).toBe(1);
  });

  it('plays at once what costs little, and what nobody judged', async () => {
    settings.set({ playAtOnce: true });
    await choose(actions[cheap]!);
    await asked[0]!.answer({});
    expect(session.state?.ply).toBe(1);
    coach.renew(1);
    await choose(session.actions[0]!);
    await asked[1]!.refuse();
    expect(session.state?.ply).toBe(2);
  });

  it('lets Confirm play a choice that is being judged, and plays it once', async () => {
    settings.set({ playAtOnce: true });
    await choose(actions[cheap]!);
    session.confirm();
    await asked[0]!.answer({});
    expect(session.state?.ply).toBe(1);
  });

  it('does not play at once what was given up while it was judged', async () => {
    settings.set({ playAtOnce: true });
    await choose(actions[cheap]!);
    await choose(null);
    await settle();
    expect([session.heeding, session.state?.ply]).toEqual([false, 0]);
  });

  it('says nothing while a clock runs out, and nothing of what is forced', async () => {
    const rule = { kind: 'live', out: 'bot', minutes: 10, increment: 0, days: 0, opens: 0, closes: 24 } as const;
    const clock = { type: 'clock', now: Date.now(), rule, left: [29_000, null], running: 0, until: null } as const;
    session.clock = { ...clock, grace: [], away: [], question: null } as unknown as ClockMessage;
    await choose(actions[costly]!);
    expect(asked).toEqual([]);
    session.clock = { ...session.clock, left: [45_000, null] };
    await choose(actions[costly]!);
    expect(asked).toHaveLength(1);
    session.clock = { ...session.clock, left: [20_000, null] };
    await asked[0]!.answer({ [actions[costly]!.id]: 0.2 });
    expect(coach.warning).toBeNull();
  });

  it('begins with the idea wherever there is a choice, even if the bot looks at one answer only', async () => {
    actions = actions.slice(0, 1);
    coach.touch();
    await asked[0]!.answer({});
    expect(coach.advice?.answers).toHaveLength(1);
    expect(coach.forced).toBe(false);
    expect(coach.stage).toBe('idea');
  });

  it('tells chances or points, and remembers which', () => {
    const answer = adviceOn(null, {}).answers[0]!;
    expect(coach.worth(answer)).toBe(0.5);
    coach.count('points');
    expect(coach.worth(answer)).toBe(20);
    expect(new Coach(session, server.api()).counting).toBe('points');
    coach.count('chances');
  });
});
