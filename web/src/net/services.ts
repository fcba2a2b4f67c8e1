/** What reaches outside the page, in one place: development and tests put a stand-in here before the page starts. */
import { Api } from '../net/api';
import type { Surroundings } from '../net/connection';
import type { HeldSeat } from '../net/protocol';

/** The host in this browser: the tables that it keeps, and no others. */
export interface Near {
  api: Api;
  /** Remove a table from this browser. */
  forget(held: HeldSeat): Promise<void>;
}

export interface Services {
  /** Whoever keeps the table is asked about it, here or at the server; about all else the server, if there is one. */
  api: Api;
  /** The surroundings of a live line; without them the browser's own. */
  world?: Surroundings;
  /** Where this browser can keep tables. */
  near?: Near;
  /** No server is there: nobody else can come. */
  alone: boolean;
}

export const services: Services = { api: new Api(), alone: false };

/** Ids of tables that a browser keeps bear this mark. */
const OF_BROWSER = /\bt_b_/;

/** Whether an id, or the path of a call or line, is of a table in this browser. */
export function keptHere(about: string): boolean {
  return services.near !== undefined && (services.alone || OF_BROWSER.test(about));
}
