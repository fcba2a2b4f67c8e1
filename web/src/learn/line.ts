/**
 * The line of a lesson: what the table's session says to a server is answered from the lesson. The server keeps
 * nothing, so the line remembers what was done; to undo is to leave out the last of it.
 */
import { ApiError, type Api } from '../net/api';
import type { Surroundings } from '../net/connection';
import { NearSocket } from '../net/nearSocket';
import type { ClientMessage, LessonProgress, LessonState, SeatInfo, ServerMessage } from '../net/protocol';

/** What a learner does where there is only something to look at. */
export const NEXT = 'next';

export interface LineOptions {
  game: string;
  lesson: string;
  api: Api;
  /** What was done on an earlier visit. */
  actions: readonly string[];
  /** What the learner is called. */
  name: () => string;
  progress: (progress: LessonProgress, actions: readonly string[]) => void;
}

export class LessonLine {
  readonly #options: LineOptions;
  #actions: readonly string[];
  #last: LessonState | null = null;
  #socket: NearSocket | null = null;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#actions = options.actions;
  }

  /** What a session needs of the world around it. */
  world(): Surroundings {
    return {
      open: () => {
        this.#socket = new NearSocket((message) => void this.#receive(message));
        return this.#socket;
      },
      now: () => Date.now(),
      after: (ms, task) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      random: () => Math.random(),
    };
  }

  next(): Promise<void> {
    return this.#go([...this.#actions, NEXT]);
  }

  back(): Promise<void> {
    return this.#go(this.#actions.slice(0, -1));
  }

  restart(): Promise<void> {
    return this.#go([]);
  }

  async #receive(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        await this.#begin();
        break;
      case 'act':
        await this.#answer(message.id, [...this.#actions, this.#text(Number(message.action))]);
        break;
      case 'undo':
        await this.#answer(message.id, this.#actions.slice(0, -1));
        break;
      case 'preview':
        await this.#preview(message.id, this.#text(Number(message.action)));
        break;
      case 'why_not':
        // The teacher answers a wrong touch.
        this.#say({ type: 'why_not', id: message.id, action: null, obstacles: [] });
        break;
      case 'ping':
        this.#say({ type: 'pong' });
        break;
    }
  }

  /** A lesson that was changed since the last visit begins anew. */
  async #begin(): Promise<void> {
    this.#last = null;
    try {
      this.#show(await this.#ask(this.#actions), this.#actions);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'illegal_action' && this.#actions.length > 0) {
        this.#actions = [];
        await this.#begin();
      } else if (error.code === 'offline' || error.code === 'server') this.#socket?.close();
      else this.#say({ type: 'error', id: null, code: error.code, message: error.message });
    }
  }

  async #answer(id: string, actions: readonly string[]): Promise<void> {
    try {
      const reached = await this.#ask(actions);
      this.#say({ type: 'ok', id, ply: reached.state.ply });
      this.#show(reached, actions.slice(0, reached.progress.taken));
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  async #preview(id: string, action: string): Promise<void> {
    try {
      const { state, progress } = await this.#ask([...this.#actions, action]);
      const { chance } = progress;
      this.#say({ type: 'preview', id, view: chance ? null : state.view, chance, warnings: [] });
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  async #go(actions: readonly string[]): Promise<void> {
    try {
      this.#show(await this.#ask(actions), actions);
    } catch (error) {
      this.#refuse(null, error);
    }
  }

  #ask(actions: readonly string[]): Promise<LessonState> {
    const { api, game, lesson } = this.#options;
    return api.lesson(game, lesson, actions, this.#last?.state.ply ?? null);
  }

  #show(reached: LessonState, actions: readonly string[]): void {
    this.#actions = actions;
    this.#last = reached;
    const { state } = reached;
    const named = (seat: SeatInfo): SeatInfo =>
      state.you.includes(seat.seat) ? { ...seat, name: this.#options.name() } : seat;
    this.#say({ ...state, seats: state.seats.map(named) });
    this.#options.progress(reached.progress, actions);
  }

  #refuse(id: string | null, error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'offline' || error.code === 'server') this.#socket?.close();
    else this.#say({ type: 'error', id, code: error.code, message: error.message });
  }

  /** The notation of an action that is offered. */
  #text(id: number): string {
    return this.#last?.state.decision?.actions?.find((action) => action.id === id)?.text ?? '';
  }

  #say(message: ServerMessage): void {
    this.#socket?.say(message);
  }
}
