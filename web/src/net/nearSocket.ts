/** A live connection to something on this page: what is sent is heard at once, and nothing crosses a network. */
import type { Socket } from './connection';
import type { ClientMessage, ServerMessage } from './protocol';

const OPEN = 1;
const CLOSED = 3;

export class NearSocket implements Socket {
  readyState: WebSocket['readyState'] = 0;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly #receive: (message: ClientMessage) => void;

  constructor(receive: (message: ClientMessage, socket: NearSocket) => void) {
    this.#receive = (message) => receive(message, this);
    queueMicrotask(() => {
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(data: string): void {
    this.#receive(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }

  say(message: ServerMessage): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
