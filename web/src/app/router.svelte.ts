/** The rooms of the club; a person's profile without a name is the reader's own. */
export const CLUB_PARTS = ['people', 'boards', 'tournaments', 'friends'] as const;
export type ClubPart = (typeof CLUB_PARTS)[number];

/** Which screen an address means, and back. The fragment of a seat's or an invitation's link is a secret. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'lobby' }
  | { screen: 'mine' }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'account' }
  | { screen: 'table'; table: string }
  | { screen: 'join'; table: string }
  | { screen: 'analysis'; table: string; ply: number | null }
  | { screen: 'learn'; game: string | null; part: string | null }
  | { screen: 'rules'; game: string | null }
  | { screen: 'puzzles'; game: string | null; puzzle: string | null }
  | { screen: 'club'; part: ClubPart; id: string | null }
  | { screen: 'missing' };

export function parse(path: string): Route {
  const [first = '', second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (first === 'learn' && rest.length < 2) return { screen: 'learn', game: second ?? null, part: rest[0] ?? null };
  if (first === 'puzzles' && rest.length < 2)
    return { screen: 'puzzles', game: second ?? null, puzzle: rest[0] ?? null };
  if (first === 'a' && second && rest.length < 2) {
    const ply = rest[0] === undefined || !/^\d{1,6}$/.test(rest[0]) ? null : Number(rest[0]);
    return { screen: 'analysis', table: second, ply };
  }
  if (first === 'club' && rest.length < 2) {
    const part = second === undefined ? 'people' : CLUB_PARTS.find((each) => each === second);
    return part ? { screen: 'club', part, id: rest[0] ?? null } : { screen: 'missing' };
  }
  if (rest.length > 0) return { screen: 'missing' };
  if (first === 't' && second) return { screen: 'table', table: second };
  if (first === 'j' && second) return { screen: 'join', table: second };
  if (first === 'rules') return { screen: 'rules', game: second ?? null };
  if (first === 'new') return { screen: 'new', game: second ?? null };
  if (second !== undefined) return { screen: 'missing' };
  if (first === '') return { screen: 'home' };
  if (first === 'lobby' || first === 'mine' || first === 'settings' || first === 'about') return { screen: first };
  if (first === 'account') return { screen: first };
  return { screen: 'missing' };
}

/**
 * Routes are paths from the root of the host. Where the page lies in a folder of unknown place they stand in the
 * query, `?/t/…`: then the folder's own address is all that a file server must know.
 */
const inQuery = document.documentElement.dataset['routes'] === 'query';

function here(): string {
  if (!inQuery) return location.pathname;
  return location.search.startsWith('?/') ? location.search.slice(1) : '/';
}

/** Where the browser finds a route. */
export function addressOf(path: string): string {
  return inQuery ? `${location.pathname}?${path}` : path;
}

/** The route that a link leads to; null where it leads elsewhere. */
function routeOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null;
  if (!inQuery) return link.pathname + link.hash;
  if (link.search.startsWith('?/')) return link.search.slice(1) + link.hash;
  const written = link.getAttribute('href') ?? '';
  return written.startsWith('/') ? written : here() + link.hash;
}

class Router {
  #path = $state(here());
  #hash = $state(location.hash);
  readonly route = $derived(parse(this.#path));

  /** The fragment of the address, without its sign: a place in the rules. */
  get hash(): string {
    return this.#hash.slice(1);
  }

  /** `instead` of the page that leads there: the way back passes it by. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', addressOf(path));
    else history.pushState(null, '', addressOf(path));
    this.#path = here();
    this.#hash = location.hash;
    scrollTo(0, 0);
  }

  /** Another address for what is shown already: nothing is loaded, and the way back passes it by. */
  rename(path: string): void {
    history.replaceState(history.state, '', addressOf(path));
  }

  /** Follow links inside the page and the browser's own back and forward. */
  listen(): void {
    addEventListener('popstate', () => {
      this.#path = here();
      this.#hash = location.hash;
    });
    // A link is written as a route: before it is opened elsewhere or copied, it becomes an address.
    for (const kind of inQuery ? ['pointerdown', 'focusin'] : [])
      document.addEventListener(kind, ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        const route = link?.getAttribute('href')?.startsWith('/') ? routeOf(link) : null;
        if (link && route !== null) link.setAttribute('href', addressOf(route));
      });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const plain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
      if (!link || !plain || link.target || link.hasAttribute('download')) return;
      const route = routeOf(link);
      if (route === null) return;
      event.preventDefault();
      this.go(route);
    });
  }

  /** Take the secret out of the address bar, where it would be copied along by mistake. */
  takeSecret(): string | null {
    const secret = location.hash.slice(1);
    if (secret === '') return null;
    history.replaceState(history.state, '', addressOf(here()));
    return secret;
  }
}

export const router = new Router();
