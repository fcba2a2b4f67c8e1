/** The games: their cards come with the page, all else of a game when a table of it is opened. */
import type { Card, GameUi } from './types';

type Loader = () => Promise<GameUi>;

const cards = byGame(import.meta.glob<Card>('./*/card.ts', { import: 'default', eager: true }));
const loaders: Map<string, Loader> = byGame(import.meta.glob<GameUi>('./*/index.ts', { import: 'default' }));

/** The games of the house, from the lightest to the heaviest. */
export const GAMES = [...cards].sort(([, one], [, other]) => one.weight - other.weight).map(([game]) => game) as [
  string,
  ...string[],
];

function byGame<Part>(parts: Record<string, Part>): Map<string, Part> {
  return new Map(Object.entries(parts).map(([path, part]) => [path.split('/')[1] ?? '', part]));
}

/** What a game says of itself where there is no table; null for one without a card. */
export function cardOf(id: string): Card | null {
  return cards.get(id) ?? null;
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
