/** What reaches outside the page, in one place: development and tests put a stand-in here before the page starts. */
import { Api } from '../net/api';
import type { Surroundings } from '../net/connection';
import type { Created, HeldSeat, Summary } from '../net/protocol';

/** What only a host in this browser offers: a game is a file that can be carried elsewhere. */
export interface Near {
  pack(held: HeldSeat): Promise<string>;
  unpack(file: string): Promise<Created>;
  summary(table: string): Promise<Summary>;
}

export interface Services {
  api: Api;
  /** The surroundings of a live line; without them the browser's own. */
  world?: Surroundings;
  /** Where no server is: this browser keeps the tables, and nobody else can come to them. */
  near?: Near;
}

export const services: Services = { api: new Api() };
