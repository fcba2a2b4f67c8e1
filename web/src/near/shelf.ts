/** The browser's own storage of games: one document a table, beside it what happened and what was judged. */
import { Trouble } from './trouble';

interface Kept {
  table: string;
  version: number;
  document: string;
}

interface Change {
  table: string;
  /** The version that is there; 0 where none is. */
  before: number;
  /** Null removes it. */
  document: string | null;
  ply?: number;
  told?: string;
}

const DATABASE = 'astrolude';
const TABLES = 'tables';
const TOLD = 'told';
const OPINIONS = 'opinions';
/** Counts the forms of the storage; an older one is brought to the newest when it is opened. */
const FORM = 2;

export class Shelf {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer page wants to change the form of the storage: it shall not wait for this one.
    database.onversionchange = () => database.close();
  }

  static async open(): Promise<Shelf> {
    return new Shelf(await opened());
  }

  async fetch(table: string): Promise<string | undefined> {
    const kept = await answered(this.#tables().get(table) as IDBRequest<Kept | undefined>);
    return kept && JSON.stringify(kept);
  }

  async fetchAll(): Promise<string> {
    return JSON.stringify(await answered(this.#tables().getAll() as IDBRequest<Kept[]>));
  }

  async tellings(table: string): Promise<string> {
    const told = this.#database.transaction(TOLD).objectStore(TOLD);
    const found = await answered(told.getAll(ofTable(table)) as IDBRequest<{ ply: number; told: string }[]>);
    return JSON.stringify(found.map((each) => [each.ply, each.told]));
  }

  async opinions(table: string): Promise<string> {
    const kept = this.#database.transaction(OPINIONS).objectStore(OPINIONS);
    const found = await answered(kept.getAll(ofTable(table)) as IDBRequest<{ opinion: string }[]>);
    return JSON.stringify(found.map((each) => each.opinion));
  }

  async keepOpinions(table: string, text: string): Promise<void> {
    const opinions = JSON.parse(text) as [number, string][];
    const transaction = this.#database.transaction([TABLES, OPINIONS], 'readwrite');
    const known = transaction.objectStore(TABLES).getKey(table);
    known.onsuccess = () => {
      if (known.result === undefined) return;
      for (const [move, opinion] of opinions) transaction.objectStore(OPINIONS).put({ table, move, opinion });
    };
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  }

  /** All changes at once; false and none if a document is not what the change was made from. */
  async write(text: string): Promise<boolean> {
    const changes = JSON.parse(text) as Change[];
    const transaction = this.#database.transaction([TABLES, TOLD, OPINIONS], 'readwrite', { durability: 'strict' });
    return new Promise((resolve, reject) => {
      let outrun = false;
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (outrun ? resolve(false) : reject(transaction.error ?? new Error('aborted')));
      for (const change of changes) {
        const request = transaction.objectStore(TABLES).get(change.table) as IDBRequest<Kept | undefined>;
        request.onsuccess = () => {
          if ((request.result?.version ?? 0) === change.before) put(transaction, change);
          else if (!outrun) {
            outrun = true;
            transaction.abort();
          }
        };
      }
    });
  }

  #tables(): IDBObjectStore {
    return this.#database.transaction(TABLES).objectStore(TABLES);
  }
}

async function opened(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(DATABASE, FORM);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(TABLES, { keyPath: 'table' });
        request.result.createObjectStore(TOLD, { keyPath: ['table', 'ply'] });
      }
      request.result.createObjectStore(OPINIONS, { keyPath: ['table', 'move'] });
    };
    return await answered(request);
  } catch (error) {
    // What a newer page has kept is there, and only this page is too old for it.
    if (error instanceof DOMException && error.name === 'VersionError') throw error;
    throw new Trouble('storage', String(error));
  }
}

function put(transaction: IDBTransaction, change: Change): void {
  const { table, before, document, ply, told } = change;
  if (document === null) {
    transaction.objectStore(TABLES).delete(table);
    for (const beside of [TOLD, OPINIONS]) transaction.objectStore(beside).delete(ofTable(table));
    return;
  }
  transaction.objectStore(TABLES).put({ table, version: before + 1, document });
  if (ply !== undefined) transaction.objectStore(TOLD).put({ table, ply, told });
}

function ofTable(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage failed'));
  });
}
