/** What reaches outside the page, in one place: development and tests put a stand-in here before the page starts. */
import { Api } from '../net/api';
import type { Surroundings } from '../net/connection';

export interface Services {
  api: Api;
  /** The surroundings of a live line; without them the browser's own. */
  world?: Surroundings;
}

export const services: Services = { api: new Api() };
