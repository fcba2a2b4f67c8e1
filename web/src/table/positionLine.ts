/**
 * The line of a board that no table keeps, such as a lesson's or a puzzle's: what the table's session says to a
 * server is answered from there. The server keeps nothing, so the line remembers what was done; to undo is to leave
 * out the last of it.
 */
import { ApiError } from '../net/api';
import { outside, type Surroundings } from '../net/connection';
import { NearSocket } from '../net/nearSocket';
import type { Action, ClientMessage, SeatInfo, ServerMessage, TableState } from '../net/protocol';

/** An ordinary state, and where one stands. */
export interface Reached<Progress> {
  state: TableState;
  progress: Progress;
}

/** What was done so far, the events that are known, and whether it is only looked at. */
export type Ask<Progress> = (
  actions: readonly string[],
  since: number | null,
  trying: boolean,
) => Promise<Reached<Progress>>;

export interface LineOptions<Progress> {
  ask: Ask<Progress>;
  /** What was done on an earlier visit. */
  actions: readonly string[];
  /** What the reader is called. */
  name: () => string;
  /** How many of the actions were taken. */
  taken: (progress: Progress, sent: number) => number;
  progress: (progress: Progress, actions: readonly string[]) => void;
}

export class PositionLine<Progress extends { chance: boolean }> {
  readonly #options: LineOptions<Progress>;
  #actions: readonly string[];
  #last: Reached<Progress> | null = null;
  #socket: NearSocket | null = null;

  constructor(options: LineOptions<Progress>) {
    this.#options = options;
    this.#actions = options.actions;
  }

  /** What a session needs of the world around it. */
  world(): Surroundings {
    return {
      ...outside(),
      open: () => {
        this.#socket = new NearSocket((message) => void this.#receive(message));
        return this.#socket;
      },
    };
  }

  /** Do something that is no action on the board. */
  add(done: string): Promise<void> {
    return this.#go([...this.#actions, done]);
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
        await this.#preview(
          message.id,
          [...message.way, message.action].map((id) => this.#text(Number(id))),
        );
        break;
      case 'why_not':
        // Nobody looks into what stands in the way here.
        this.#say({ type: 'why_not', id: message.id, action: null, obstacles: [] });
        break;
      case 'ping':
        this.#say({ type: 'pong' });
        break;
    }
  }

  /** What was changed since the last visit begins anew. */
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
      this.#show(reached, actions.slice(0, this.#options.taken(reached.progress, actions.length)));
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  async #preview(id: string, actions: readonly string[]): Promise<void> {
    try {
      const { state, progress } = await this.#ask([...this.#actions, ...actions], true);
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

  #ask(actions: readonly string[], trying = false): Promise<Reached<Progress>> {
    return this.#options.ask(actions, this.#last?.state.ply ?? null, trying);
  }

  #show(reached: Reached<Progress>, actions: readonly string[]): void {
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

  /** The notation of an action that is offered, or proposed after others. */
  #text(id: number): string {
    const decision = this.#last?.state.decision;
    const proposed = (decision?.proposals ?? []).flatMap(({ action, way }): Action[] => [...way, action]);
    return [...(decision?.actions ?? []), ...proposed].find((action) => action.id === id)?.text ?? '';
  }

  #say(message: ServerMessage): void {
    this.#socket?.say(message);
  }
}
