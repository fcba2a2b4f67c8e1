/** The host of the tables in this browser: it answers the page's calls and lines as a server would. */
import { Api, ApiError } from '../net/api';
import type { Socket, Surroundings } from '../net/connection';
import { outside } from '../net/connection';
import type { HeldSeat } from '../net/protocol';
import type { Progress } from './booting';
import type { Contents } from './contents';
import { askToLast } from './lasting';
import type { FromHost, ToHost } from './talk';
import { type Told, told } from './trouble';

export type HostState = Progress | { stage: 'ready' } | ({ stage: 'failed' } & Told);

/** What puts a game into the browser's storage. */
const KEEPS: readonly string[] = ['/api/tables', '/api/files'];
const OPEN = 1;
const CLOSED = 3;

export class NearHost {
  state = $state.raw<HostState>({ stage: 'fetching', done: 0, total: 0 });
  /** Whether what happens can be written down: not while the browser's storage is full. */
  keeps = $state(true);
  readonly #worker: Worker;
  readonly #contents: Promise<Contents>;
  readonly #calls = new Map<number, (answer: Response) => void>();
  readonly #lines = new Map<number, LineSocket>();
  #made = 0;

  /** The pieces may still be on their way: what is asked meanwhile waits. */
  constructor(base: string, contents: Promise<Contents>) {
    this.#contents = contents;
    this.#worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(told(event.message || 'the worker did not start'));
    contents.then(
      (found) => this.#worker.postMessage({ kind: 'start', base, contents: found } satisfies ToHost),
      (failure: unknown) => this.#fail(told(failure)),
    );
  }

  api(): Api {
    return new Api((input, init) => this.fetch(String(input), init));
  }

  world(): Surroundings {
    return { ...outside(), open: (path) => this.open(path) };
  }

  /** Remove a table from this browser. */
  async forget(held: HeldSeat): Promise<void> {
    const headers = { Authorization: `Bearer ${held.secret}` };
    const response = await this.fetch(`/near/tables/${encodeURIComponent(held.table)}`, { method: 'DELETE', headers });
    if (response.ok) return;
    const { error } = (await response.json()) as { error: { code: ApiError['code']; message: string } };
    throw new ApiError(error.code, error.message);
  }

  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    if (this.state.stage === 'failed') return Promise.resolve(unavailable(this.state.message));
    if (method === 'GET' && address === '/api/games')
      return this.#contents.then(
        ({ games }) => Response.json(games),
        (failure: unknown) => unavailable(told(failure).message),
      );
    const id = ++this.#made;
    const keeps = method === 'POST' && KEEPS.includes(address);
    const secret = new Headers(init.headers).get('Authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init.body === 'string' ? init.body : null;
    return new Promise((resolve) => {
      this.#calls.set(id, (answer) => {
        resolve(answer);
        if (keeps && answer.ok) void askToLast();
      });
      this.#post({ kind: 'call', id, method, address, secret, body });
    });
  }

  open(address: string): Socket {
    const line = ++this.#made;
    const socket = new LineSocket(
      (text) => this.#post({ kind: 'say', line, text }),
      () => {
        this.#lines.delete(line);
        this.#post({ kind: 'close', line });
      },
    );
    this.#lines.set(line, socket);
    this.#post({ kind: 'open', line, address });
    return socket;
  }

  #post(message: ToHost): void {
    void this.#contents.then(
      () => this.#worker.postMessage(message),
      () => undefined,
    );
  }

  #hear(message: FromHost): void {
    // What failed stays so, although other pieces may still be on their way.
    if (this.state.stage === 'failed') return;
    if (message.kind === 'progress') this.state = message.progress;
    else if (message.kind === 'ready') this.state = { stage: 'ready' };
    else if (message.kind === 'failed') this.#fail(message);
    else if (message.kind === 'kept') this.keeps = message.kept;
    else if (message.kind === 'told') this.#lines.get(message.line)?.tell(message.text);
    else {
      const headers = { 'Content-Type': message.json ? 'application/json' : 'text/plain; charset=utf-8' };
      this.#calls.get(message.id)?.(new Response(message.body, { status: message.status, headers }));
      this.#calls.delete(message.id);
    }
  }

  #fail({ reason, message }: Told): void {
    this.state = { stage: 'failed', reason, message };
    for (const settle of this.#calls.values()) settle(unavailable(message));
    this.#calls.clear();
    for (const socket of [...this.#lines.values()]) socket.close();
  }
}

/** What a server answers when it cannot do what it should. */
function unavailable(message: string): Response {
  return Response.json({ error: { code: 'unavailable', message } }, { status: 503 });
}

/** A live line whose other end is a worker. */
class LineSocket implements Socket {
  readyState: WebSocket['readyState'] = 0;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  readonly #say: (text: string) => void;
  readonly #gone: () => void;

  constructor(say: (text: string) => void, gone: () => void) {
    this.#say = say;
    this.#gone = gone;
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(data: string): void {
    this.#say(data);
  }

  tell(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#gone();
    this.onclose?.(new CloseEvent('close'));
  }
}
