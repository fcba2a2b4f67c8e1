import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Api } from '../net/api';
import { Connection, type Answer } from '../net/connection';
import type { LessonProgress, LessonState, TableState } from '../net/protocol';
import { LessonLine, NEXT } from './line';

/** A lesson of two actions after something to look at; `fall` is answered, anything else is refused. */
function lesson(actions: readonly string[]): LessonState {
  const wrong = actions.at(-1) === 'fall' ? 'height' : null;
  const done = wrong ? actions.slice(0, -1) : actions;
  const moves = done.filter((each) => each !== NEXT);
  if (moves.some((each) => each !== 'walk')) throw new ApiError('illegal_action', 'not offered');
  const action = (id: number, text: string) => ({ id, verb: text, refs: [], text });
  const state = {
    type: 'state',
    ply: moves.length,
    you: [1],
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: null, level: null, online: true })),
    decision: { seat: 1, prompt: 'main', args: [], proposals: [], actions: [action(3, 'walk'), action(4, 'fall')] },
    view: { seats: [], steps: moves.length },
  };
  return {
    state: state as unknown as TableState,
    progress: { step: done.length, taken: done.length, wrong, chance: false } as unknown as LessonProgress,
  };
}

function open(actions: readonly string[] = [], answer: typeof lesson = lesson) {
  const told: (readonly string[])[] = [];
  const states: TableState[] = [];
  const lines: string[] = [];
  const asked = vi.fn((_game: string, _lesson: string, sent: readonly string[], _since: number | null) =>
    Promise.resolve().then(() => answer(sent)),
  );
  const line = new LessonLine({
    game: 'g',
    lesson: 'l',
    api: { lesson: asked } as unknown as Api,
    actions,
    name: () => 'Anna',
    progress: (progress, done) => told.push([...done, ...(progress.wrong ? [`?${progress.wrong}`] : [])]),
  });
  const connection = new Connection(
    'x',
    null,
    {
      state: (state) => states.push(state),
      seats: () => undefined,
      rematch: () => undefined,
      line: ({ status }) => lines.push(status),
      refused: (code) => lines.push(code),
    },
    line.world(),
  );
  connection.connect();
  return { line, connection, states, told, lines, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the line of a lesson', () => {
  it('shows where the lesson begins, and names the learner', async () => {
    const { states, told } = open();
    await settled();
    expect(states.map(({ ply }) => ply)).toEqual([0]);
    expect(states[0]?.seats.map(({ name }) => name)).toEqual([null, 'Anna']);
    expect(told).toEqual([[]]);
  });

  it('sends an action as notation, with all that was done before, and asks for new events only', async () => {
    const { connection, line, asked, told } = open();
    await settled();
    await line.next();
    expect(await connection.act(0, 3)).toEqual<Answer>({ ok: true });
    expect(asked).toHaveBeenLastCalledWith('g', 'l', [NEXT, 'walk'], 0);
    expect(told.at(-1)).toEqual([NEXT, 'walk']);
  });

  it('takes back by leaving out the last action, and starts over with none', async () => {
    const { connection, line, states } = open();
    await settled();
    await connection.act(0, 3);
    await connection.act(1, 3);
    await connection.undo(2);
    expect(states.at(-1)?.ply).toBe(1);
    await line.restart();
    expect(states.at(-1)?.ply).toBe(0);
  });

  it('forgets an action that the teacher answered', async () => {
    const { connection, told, states } = open();
    await settled();
    await connection.act(0, 4);
    expect(told.at(-1)).toEqual(['?height']);
    await connection.act(0, 3);
    expect(told.at(-1)).toEqual(['walk']);
    expect(states.at(-1)?.ply).toBe(1);
  });

  it('looks ahead without keeping anything', async () => {
    const { connection, told } = open();
    await settled();
    expect(await connection.preview(0, 3)).toEqual({ view: { seats: [], steps: 1 }, chance: false, warnings: [] });
    expect(told.at(-1)).toEqual([]);
  });

  it('goes on where the learner left, and begins anew where the lesson was changed since', async () => {
    const same = open(['walk']);
    await settled();
    expect(same.told).toEqual([['walk']]);
    const changed = open(['swim']);
    await settled();
    expect(changed.told).toEqual([[]]);
  });

  it('is down while the server cannot be reached', async () => {
    const { lines } = open([], () => {
      throw new ApiError('offline', 'gone');
    });
    await settled();
    expect(lines.at(-1)).toBe('waiting');
  });

  it('says so where there is no such lesson', async () => {
    const { lines } = open([], () => {
      throw new ApiError('unknown_lesson', 'none');
    });
    await settled();
    expect(lines.at(-1)).toBe('unknown_lesson');
  });
});
