/** The second worker, as the first sees it: it thinks, and can be ended at any moment. */
import type { FromMind, Start, ToMind } from './talk';

interface Waiting {
  resolve(parcel: string): void;
  reject(error: Error): void;
}

export class Mind {
  readonly #start: Start;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #asked = 0;

  constructor(start: Start) {
    this.#start = start;
  }

  think(parcel: string): Promise<string> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'think', id, parcel } satisfies ToMind);
    });
  }

  /** Have it ready before it is first needed. */
  warm(): void {
    this.#worker ??= this.#begin();
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new Error('the thought was ended'));
    this.#waiting.clear();
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromMind>) => {
      if (data.kind === 'failed') return this.stop();
      this.#waiting.get(data.id)?.resolve(data.parcel);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.stop();
    worker.postMessage(this.#start satisfies ToMind);
    return worker;
  }
}
