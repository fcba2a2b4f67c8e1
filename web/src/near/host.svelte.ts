/** The host of the tables in this browser: it answers the page's calls and lines as a server would. */
import { Api, ApiError } from '../net/api';
import type { Socket, Surroundings } from '../net/connection';
import { outside } from '../net/connection';
import type { Created, HeldSeat, Summary } from '../net/protocol';
import type { Progress } from './booting';
import type { Contents } from './contents';
import type { FromHost, ToHost } from './talk';

export type HostState = Progress | { stage: 'ready' } | { stage: 'failed'; message: string };

const OPEN = 1;
const CLOSED = 3;

export class NearHost {
  state = $state.raw<HostState>({ stage: 'fetching', done: 0, total: 0 });
  readonly #worker: Worker;
  readonly #contents: Contents;
  readonly #calls = new Map<number, (answer: Response | Error) => void>();
  readonly #lines = new Map<number, LineSocket>();
  #made = 0;

  constructor(base: string, contents: Contents) {
    this.#contents = contents;
    this.#worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message || 'the worker did not start');
    this.#post({ kind: 'start', base, contents });
  }

  api(): Api {
    return new Api((input, init) => this.fetch(String(input), init));
  }

  world(): Surroundings {
    return { ...outside(), open: (path) => this.#open(path) };
  }

  /** A game as a file. */
  async pack(held: HeldSeat): Promise<string> {
    const headers = { Authorization: `Bearer ${held.secret}` };
    const response = await this.fetch(`/near/tables/${encodeURIComponent(held.table)}`, { headers });
    return accepted(response).then((found) => found.text());
  }

  async unpack(file: string): Promise<Created> {
    const response = await this.fetch('/near/tables', { method: 'POST', body: file });
    return accepted(response).then((found) => found.json() as Promise<Created>);
  }

  summary(table: string): Promise<Summary> {
    return this.api().table(table);
  }

  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    if (this.state.stage === 'failed') return Promise.reject(new Error(this.state.message));
    if (method === 'GET' && address === '/api/games') return Promise.resolve(Response.json(this.#contents.games));
    const id = ++this.#made;
    const secret = new Headers(init.headers).get('Authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init.body === 'string' ? init.body : null;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      this.#post({ kind: 'call', id, method, address, secret, body });
    });
  }

  #open(address: string): Socket {
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
    this.#worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    // What failed stays so, although other pieces may still be on their way.
    if (this.state.stage === 'failed') return;
    if (message.kind === 'progress') this.state = message.progress;
    else if (message.kind === 'ready') this.state = { stage: 'ready' };
    else if (message.kind === 'failed') this.#fail(message.message);
    else if (message.kind === 'told') this.#lines.get(message.line)?.tell(message.text);
    else {
      const headers = { 'Content-Type': message.json ? 'application/json' : 'text/plain; charset=utf-8' };
      this.#calls.get(message.id)?.(new Response(message.body, { status: message.status, headers }));
      this.#calls.delete(message.id);
    }
  }

  #fail(message: string): void {
    this.state = { stage: 'failed', message };
    for (const settle of this.#calls.values()) settle(new Error(message));
    this.#calls.clear();
    for (const socket of [...this.#lines.values()]) socket.close();
  }
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

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { error } = (await response.json()) as { error: { code: ApiError['code']; message: string } };
  throw new ApiError(error.code, error.message);
}
