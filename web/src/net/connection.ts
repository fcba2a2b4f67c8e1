/**
 * The live line to a table. It reconnects by itself and sends nothing twice: what was on its way when the line
 * broke is given up as `lost`, and the state that follows the next hello says whether it had arrived.
 */
import { Backoff } from './backoff';
import { changed } from './delta';
import type {
  ChatMessage,
  ClientMessage,
  ClockMessage,
  ErrorCode,
  Preview,
  ServerMessage,
  TableState,
  WhyNot,
} from './protocol';

export type Line = { status: 'connecting' } | { status: 'open' } | { status: 'waiting'; until: number };

export type Answer = { ok: true } | { ok: false; code: ErrorCode | 'lost'; message: string };

export interface Listeners {
  state(state: TableState): void;
  seats(message: Extract<ServerMessage, { type: 'seats' }>): void;
  /** The table of a rematch; null once it was given up. */
  rematch(table: string | null): void;
  /** How the clocks stand. */
  clock?(message: ClockMessage): void;
  /** What was said. */
  chat?(message: ChatMessage): void;
  line(line: Line): void;
  /** An error that answers nothing we sent: an unknown table, a wrong secret. */
  refused(code: ErrorCode): void;
}

/** The part of a WebSocket that is used, so that a test can stand in for it. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};

export interface Surroundings {
  open(path: string): Socket;
  now(): number;
  after(ms: number, task: () => void): () => void;
  random(): number;
}

const OPEN = 1;
/** A silent line is asked for a sign of life, and given up when none comes. */
const PING_MS = 20_000;
const SILENCE_MS = 10_000;

type Waiting =
  | { answer: (answer: Answer) => void }
  | { preview: (preview: Preview | null) => void }
  | { whyNot: (whyNot: WhyNot | null) => void };

export class Connection {
  readonly #path: string;
  #secret: string | null;
  readonly #on: Listeners;
  readonly #world: Surroundings;
  readonly #backoff: Backoff;
  readonly #waiting = new Map<string, Waiting>();
  #socket: Socket | null = null;
  #ply: number | null = null;
  /** The last state on this socket: what the next delta changes. */
  #state: TableState | null = null;
  #sent = 0;
  #closed = false;
  #cancelRetry: () => void = () => undefined;
  #cancelWatch: () => void = () => undefined;

  constructor(table: string, secret: string | null, on: Listeners, world: Surroundings = outside()) {
    this.#path = `/ws/tables/${encodeURIComponent(table)}`;
    this.#secret = secret;
    this.#on = on;
    this.#world = world;
    this.#backoff = new Backoff(() => world.random());
  }

  connect(): void {
    if (this.#closed || this.#socket) return;
    this.#cancelRetry();
    this.#on.line({ status: 'connecting' });
    const socket = this.#world.open(this.#path);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'hello', secret: this.#secret, ply: this.#ply, deltas: true });
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#broken(socket);
  }

  /** The seat is somebody else's now: a line that breaks is joined again by somebody who looks on. */
  letGo(): void {
    this.#secret = null;
  }

  /** Leave the table for good. */
  close(): void {
    this.#closed = true;
    this.#cancelRetry();
    this.#cancelWatch();
    this.#socket?.close();
    this.#giveUp();
  }

  act(ply: number, action: number): Promise<Answer> {
    return this.#ask((id) => ({ type: 'act', id, ply, action }));
  }

  undo(ply: number): Promise<Answer> {
    return this.#ask((id) => ({ type: 'undo', id, ply }));
  }

  /** What the table would look like; null where no answer came. */
  preview(ply: number, action: number, way: number[] = []): Promise<Preview | null> {
    return new Promise((resolve) => {
      const id = this.#nextId();
      if (this.#send({ type: 'preview', id, ply, action, way })) this.#waiting.set(id, { preview: resolve });
      else resolve(null);
    });
  }

  /** What stands in the way of the action that these things stand for; null where no answer came. */
  whyNot(ply: number, refs: string[], verb: string): Promise<WhyNot | null> {
    return new Promise((resolve) => {
      const id = this.#nextId();
      if (this.#send({ type: 'why_not', id, ply, refs, verb })) this.#waiting.set(id, { whyNot: resolve });
      else resolve(null);
    });
  }

  #ask(message: (id: string) => ClientMessage): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#nextId();
      if (this.#send(message(id))) this.#waiting.set(id, { answer: resolve });
      else resolve({ ok: false, code: 'lost', message: 'the line is down' });
    });
  }

  #nextId(): string {
    this.#sent += 1;
    return `c${this.#sent}`;
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #receive(message: ServerMessage): void {
    this.#watch();
    switch (message.type) {
      case 'state':
        this.#show(message);
        break;
      case 'delta':
        if (this.#state) this.#show(changed(this.#state, message));
        break;
      case 'ok':
        this.#settle(message.id, { ok: true });
        break;
      case 'error':
        if (message.id === null || !this.#waiting.has(message.id)) this.#on.refused(message.code);
        else this.#settle(message.id, { ok: false, code: message.code, message: message.message });
        break;
      case 'preview':
        this.#settlePreview(message.id, { view: message.view, chance: message.chance, warnings: message.warnings });
        break;
      case 'why_not':
        this.#settleWhyNot(message.id, { action: message.action, obstacles: message.obstacles });
        break;
      case 'seats':
        this.#on.seats(message);
        break;
      case 'rematch':
        this.#on.rematch(message.table);
        break;
      case 'clock':
        this.#on.clock?.(message);
        break;
      case 'chat':
        this.#on.chat?.(message);
        break;
      case 'pong':
        break;
    }
  }

  #show(state: TableState): void {
    this.#state = state;
    this.#ply = state.ply;
    this.#backoff.reset();
    this.#on.line({ status: 'open' });
    this.#on.state(state);
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    if ('answer' in waiting) waiting.answer(answer);
    else if ('preview' in waiting) waiting.preview(null);
    else waiting.whyNot(null);
  }

  #settlePreview(id: string, preview: Preview): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting && 'preview' in waiting) waiting.preview(preview);
  }

  #settleWhyNot(id: string, whyNot: WhyNot): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting && 'whyNot' in waiting) waiting.whyNot(whyNot);
  }

  /** Ask for a sign of life after a quiet while; a line that stays silent is closed and opened anew. */
  #watch(): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#world.after(PING_MS, () => {
      this.#send({ type: 'ping' });
      const socket = this.#socket;
      this.#cancelWatch = this.#world.after(SILENCE_MS, () => socket?.close());
    });
  }

  #broken(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#state = null;
    this.#cancelWatch();
    this.#giveUp();
    if (this.#closed) return;
    const wait = this.#backoff.next();
    this.#on.line({ status: 'waiting', until: this.#world.now() + wait });
    this.#cancelRetry = this.#world.after(wait, () => this.connect());
  }

  #giveUp(): void {
    const lost: Answer = { ok: false, code: 'lost', message: 'the line broke before the answer' };
    for (const id of [...this.#waiting.keys()]) this.#settle(id, lost);
  }
}

/** What the browser itself offers. */
export function outside(): Surroundings {
  return {
    open: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
    now: () => Date.now(),
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}
