/** The games the page can draw, each fetched when a table of it is opened. */
import type { GameUi } from './types';

/** The five games of the house, from the lightest to the heaviest. */
export const GAMES = ['alien_frontiers', 'space_gate', 'federation', 'eclipse', 'gaia'] as const;
export type GameId = (typeof GAMES)[number];

type Loader = () => Promise<GameUi>;

const loaders = new Map<string, Loader>();
for (const [path, load] of Object.entries(import.meta.glob<GameUi>('./*/index.ts', { import: 'default' }))) {
  const id = path.split('/')[1];
  if (id !== undefined) loaders.set(id, load);
}

export function isGameId(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}

/** Whether this page can draw the game. */
export function canDraw(id: string): boolean {
  return loaders.has(id);
}

export function loadGame(id: string): Promise<GameUi> {
  const load = loaders.get(id);
  if (!load) return Promise.reject(new Error(`this page cannot draw the game ${id}`));
  return load();
}

/** For development and tests: a game that lives outside this folder. */
export function registerGame(id: string, load: Loader): void {
  loaders.set(id, load);
}
