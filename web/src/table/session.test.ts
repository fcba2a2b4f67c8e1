import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../app/settings.svelte';
import { services } from '../net/services';
import type { FakeServer } from '../dev/fakeServer';
import { seatAt, settle, speak } from '../dev/testing';
import { standIn } from '../dev/standIn';
import { loadGame } from '../games';
import { plain } from '../i18n/sentences';
import type { Action } from '../net/protocol';
import { TableSession } from './session.svelte';

const ANNA = { kind: 'me', name: 'Anna' } as const;
const BEN = { kind: 'me', name: 'Ben' } as const;
const BOT = { kind: 'bot', level: 'hard' } as const;

describe('TableSession', () => {
  let server: FakeServer;
  let sessions: TableSession[];

  beforeEach(async () => {
    server = standIn();
    server.botMs = 5;
    sessions = [];
    settings.set({ pace: 'atOnce' });
    await speak('en');
  });
  afterEach(() => {
    for (const session of sessions) session.close();
    settings.set({ playAtOnce: false });
  });

  async function visit(table: string, secret: string | null): Promise<TableSession> {
    const session = new TableSession({
      table,
      secret,
      api: server.api(),
      loadGame,
      nextFrame: (task) => setTimeout(task, 0),
      ...(services.world ? { world: services.world } : {}),
    });
    sessions.push(session);
    session.open();
    await settle();
    return session;
  }

  async function hotSeat(): Promise<TableSession> {
    const { table, secret } = seatAt(server, ANNA, BEN);
    return visit(table, secret);
  }

  it('asks the reader and lights what may be done', async () => {
    const session = await hotSeat();
    expect(session.dock).toEqual({ kind: 'choose', seat: 0 });
    expect(session.offer.lit.has('station:mine')).toBe(true);
    expect(session.sentences.prompt(session.state!.decision!)).toBe('Place your ships');
  });

  it('leaves a standing order for the reader’s seat and keeps the others', async () => {
    const session = await hotSeat();
    expect(session.orderSpecs.map(({ name }) => name)).toEqual(['dock']);
    expect(session.state?.orders).toEqual({});
    await session.order('dock', 'always');
    expect(session.state?.orders).toEqual({ dock: 'always' });
    await expect(session.order('dock', 'sometimes')).rejects.toMatchObject({ code: 'bad_request' });
    expect(session.state?.orders).toEqual({ dock: 'always' });
  });

  it('knows the opponent that sits on no seat', async () => {
    const session = await hotSeat();
    expect([0, 1, 2].map((seat) => session.seatName(seat))).toEqual(['Anna', 'Ben', 'the Ghost']);
  });

  it('says what is asked, and nothing while looking back', async () => {
    const session = await hotSeat();
    expect(session.asked).toEqual({ prompt: 'main', args: [] });
    session.startReplay(0);
    expect(session.asked).toBeNull();
  });

  it('narrows by clicks, previews the action that is left, and plays it on confirmation', async () => {
    const session = await hotSeat();
    const die = session.actions.find((action) => action.verb === 'dock')!.refs[1]!;
    session.click('station:mine');
    session.click(die);
    await settle();
    expect(session.offer.ready?.verb).toBe('dock');
    expect(session.preview?.preview.view?.seats[0]?.score.total).toBe(Number(die.slice(4)));
    session.confirm();
    await settle();
    expect(session.state?.ply).toBe(1);
    expect(session.picks).toEqual([]);
    expect(session.view?.seats[0]?.score.total).toBe(Number(die.slice(4)));
  });

  /** A second ship can be docked at the far moon once the first is at the mine. */
  async function proposed(): Promise<{ session: TableSession; first: Action; late: Action }> {
    const session = await hotSeat();
    const first = session.actions.find((action) => action.verb === 'dock')!;
    const second = session.actions.findLast((action) => action.verb === 'dock')!;
    const late = { ...second, refs: ['moon:far'] };
    const { decision } = session.state!;
    const actions = decision!.actions!.filter(({ id }) => id !== late.id);
    session.state = {
      ...session.state!,
      decision: { ...decision!, actions, proposals: [{ action: late, way: [first] }] },
    };
    return { session, first, late };
  }

  it('lights what is proposed as late and previews it with its way', async () => {
    const { session, first, late } = await proposed();
    expect([...session.late]).toEqual(['moon:far']);
    session.click('moon:far');
    await settle();
    expect(session.offer.ready).toMatchObject({ id: late.id, way: [first] });
    expect(session.preview?.preview.view?.seats[0]?.score.total).toBe(first.id + late.id);
    expect(session.wayWords([first, first])).toBe(`2 × (${session.said(first)})`);
  });

  it('does not light first what would change nothing', async () => {
    const { session, first } = await proposed();
    const { decision } = session.state!;
    const idle = { ...first, refs: ['station:idle'] };
    const actions = [idle, ...decision!.actions!.slice(1)];
    session.state = {
      ...session.state!,
      decision: { ...decision!, actions, proposals: [], warned: [idle.id], idle: [idle.id] },
    };
    expect(session.offer.lit.has('station:idle')).toBe(true);
    expect([...session.late]).toEqual(['station:idle']);
    expect(session.actions.filter(({ warned }) => warned).map(({ id }) => id)).toEqual([idle.id]);
  });

  it('does not take for late what a single legal action still needs', async () => {
    const { session, late } = await proposed();
    const { decision } = session.state!;
    const action = { ...late, refs: ['station:mine', 'moon:far'] };
    session.state = {
      ...session.state!,
      decision: { ...decision!, actions: decision!.actions!.slice(0, 1), proposals: [{ action, way: [late] }] },
    };
    session.click('station:mine');
    const [die] = session.actions[0]!.refs.slice(1);
    expect([...session.offer.lit].sort()).toEqual([die, 'moon:far']);
    expect([...session.late]).toEqual(['moon:far']);
  });

  it('takes a proposal’s free actions one by one, then the action; each can be taken back', async () => {
    const { session, first, late } = await proposed();
    session.click('moon:far');
    session.confirm();
    await settle();
    expect(session.state?.ply).toBe(2);
    expect(session.view?.seats[0]?.score.total).toBe(first.id + late.id);
    session.undo();
    await settle();
    expect(session.view?.seats[0]?.score.total).toBe(first.id);
  });

  it('stops where a proposal turns out not to be possible', async () => {
    const { session, first } = await proposed();
    session.play({ ...first, id: 99, way: [first] });
    await settle();
    expect(session.state?.ply).toBe(1);
    expect(session.refused).toBeNull();
  });

  it('plays at once where the reader prefers it', async () => {
    settings.set({ playAtOnce: true });
    const session = await hotSeat();
    session.choose(session.actions.find((action) => action.verb === 'end_turn')!);
    await settle();
    expect(session.deciding).toBe(1);
  });

  it('undoes a click first and a decision next', async () => {
    const session = await hotSeat();
    session.play(session.actions.find((action) => action.verb === 'dock')!);
    await settle();
    session.click('station:mine');
    session.undo();
    expect(session.picks).toEqual([]);
    expect(session.state?.ply).toBe(1);
    session.undo();
    await settle();
    expect(session.view?.seats[0]?.score.total).toBe(0);
  });

  it('refreshes the board, then says why, when the table has moved on', async () => {
    const { table, secret } = seatAt(server, ANNA, BEN);
    const late = await visit(table, secret);
    const actions = late.actions;
    server.tables.get(table)!.history.push(actions[0]!.id);
    late.play(actions[1]!);
    await settle();
    expect(late.state?.ply).toBe(1);
    expect(late.dock).toEqual({ kind: 'refused', code: 'stale' });
    late.confirm();
    expect(late.dock.kind).toBe('choose');
  });

  it('lets bots play and keeps every line of the journal', async () => {
    const { table, secret } = seatAt(server, ANNA, BOT);
    const session = await visit(table, secret);
    session.play(session.actions.find((action) => action.verb === 'end_turn')!);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await settle();
    expect(session.deciding).toBe(0);
    const lines = session.log.map((event) => plain(session.sentences.event(event, event.seat === 0)));
    expect(lines.some((line) => /^Probe 1 docks a \d at the Mine: \d ore$/.test(line))).toBe(true);
  });

  it('gives a spectator nothing to do', async () => {
    const { table } = seatAt(server, ANNA, BEN);
    const session = await visit(table, null);
    expect(session.dock).toEqual({ kind: 'watching', seat: 0 });
    expect(session.actions).toEqual([]);
  });

  it('steps through the past and comes back', async () => {
    const session = await hotSeat();
    session.play(session.actions.find((action) => action.verb === 'dock')!);
    await settle();
    session.startReplay(0);
    await settle();
    expect(session.dock.kind).toBe('replay');
    expect(session.view?.seats[0]?.score.total).toBe(0);
    expect(session.actions).toEqual([]);
    session.replay?.step(1);
    await settle();
    expect(session.view?.seats[0]?.score.total).toBeGreaterThan(0);
    session.endReplay();
    expect(session.dock.kind).toBe('choose');
  });

  it('reconnects without losing its place', async () => {
    const session = await hotSeat();
    server.sockets.at(-1)!.close();
    expect(session.dock.kind).toBe('offline');
    session.retry();
    await settle();
    expect(session.dock.kind).toBe('choose');
    expect(session.log.length).toBe(session.state?.events.length);
  });

  it('says so when there is no such table', async () => {
    const session = await visit('t_none', null);
    expect(session.fatal).toBe('unknown_table');
  });

  it('takes sixty moves within a frame without drawing each', async () => {
    const { table, secret } = seatAt(server, ANNA, BEN);
    let frames = 0;
    const session = new TableSession({
      table,
      secret,
      api: server.api(),
      loadGame,
      ...(services.world ? { world: services.world } : {}),
      nextFrame: (task) => {
        frames += 1;
        setTimeout(task, 20);
      },
    });
    sessions.push(session);
    session.open();
    await settle();
    const socket = server.sockets.at(-1)!;
    const state = session.state ?? (await server.api().state(table, secret, 0));
    for (let ply = 1; ply <= 60; ply++) socket.say({ ...state, ply, from_ply: ply - 1, events: [] });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(frames).toBeLessThanOrEqual(3);
    expect(session.state?.ply).toBe(60);
  });
});
