/** Keeps the tables: the server's own Python, with this worker's hands for what only a browser can do. */
import { boot } from './booting';
import { Mind } from './mind';
import { Shelf } from './shelf';
import type { FromHost, Start, ToHost } from './talk';
import { told } from './trouble';

interface Host {
  start(): Promise<void>;
  /** What is undefined here is None there. */
  call(method: string, address: string, secret: string | undefined, body: string | undefined): Promise<string>;
  open(line: number, address: string): void;
  hear(line: number, text: string): void;
  close(line: number): void;
}

let host: Promise<Host> | null = null;

async function start(wanted: Start): Promise<Host> {
  const [python, shelf] = await Promise.all([
    boot(wanted.base, wanted.contents, (progress) => post({ kind: 'progress', progress })),
    Shelf.open(),
  ]);
  const mind = new Mind(wanted);
  const module = python.pyimport('astrolude.server.near.host') as { Host: (bridge: unknown) => Host };
  const made = module.Host(bridge(shelf, mind));
  await made.start();
  post({ kind: 'ready' });
  mind.warm();
  return made;
}

/** astrolude/server/near/bridge.py says what each does. */
function bridge(shelf: Shelf, mind: Mind): unknown {
  const channel = new BroadcastChannel('astrolude');
  const held = new Map<string, () => void>();
  return {
    fetch: (table: string) => shelf.fetch(table),
    fetch_all: () => shelf.fetchAll(),
    write: (changes: string) => noticed(shelf.write(changes)),
    tellings: (table: string) => shelf.tellings(table),
    opinions: (table: string) => shelf.opinions(table),
    keep_opinions: (table: string, opinions: string) => shelf.keepOpinions(table, opinions),
    tell: (notice: string) => channel.postMessage(notice),
    listen: (hear: { copy(): (notice: string) => void }) => {
      const listener = hear.copy();
      channel.onmessage = ({ data }) => listener(String(data));
    },
    claim: (table: string) => claim(held, table),
    release: (table: string) => {
      held.get(table)?.();
      held.delete(table);
    },
    say: (line: number, text: string) => post({ kind: 'told', line, text }),
    think: (parcel: string) => mind.think(parcel),
    stop_thinking: () => mind.stop(),
  };
}

/** A lock that the browser lets go by itself when the tab is closed or killed. */
function claim(held: Map<string, () => void>, table: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`astrolude-bots-${table}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => held.set(table, release));
      })
      .catch(reject);
  });
}

let kept = true;

/** The page is told when changes can no longer be written down, and when they can again. */
async function noticed<Result>(writing: Promise<Result>): Promise<Result> {
  const before = kept;
  try {
    const result = await writing;
    kept = true;
    return result;
  } catch (error) {
    kept = false;
    throw error;
  } finally {
    if (kept !== before) post({ kind: 'kept', kept });
  }
}

function post(message: FromHost): void {
  postMessage(message);
}

async function obey(message: Exclude<ToHost, Start>, tables: Host): Promise<void> {
  if (message.kind === 'open') tables.open(message.line, message.address);
  else if (message.kind === 'say') tables.hear(message.line, message.text);
  else if (message.kind === 'close') tables.close(message.line);
  else {
    const { id, method, address, secret, body } = message;
    const answer = JSON.parse(await tables.call(method, address, secret ?? undefined, body ?? undefined)) as {
      status: number;
      body: string;
      json: boolean;
    };
    post({ kind: 'answer', id, ...answer });
  }
}

/** The start has told it already. */
const none = (): null => null;

onmessage = async ({ data }: MessageEvent<ToHost>) => {
  try {
    if (data.kind === 'start') {
      host = start(data);
      await host;
      return;
    }
    const tables = await host?.catch(none);
    if (tables) await obey(data, tables);
  } catch (error) {
    console.error(error);
    post({ kind: 'failed', ...told(error) });
  }
};
