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
  | { screen: 'missing' };

export function parse(path: string): Route {
  const [first = '', second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (first === 'learn' && rest.length < 2) return { screen: 'learn', game: second ?? null, part: rest[0] ?? null };
  if (first === 'a' && second && rest.length < 2) {
    const ply = rest[0] === undefined || !/^\d{1,6}$/.test(rest[0]) ? null : Number(rest[0]);
    return { screen: 'analysis', table: second, ply };
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

class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  readonly route = $derived(parse(this.#path));

  /** The fragment of the address, without its sign: a place in the rules. */
  get hash(): string {
    return this.#hash.slice(1);
  }

  /** `instead` of the page that leads there: the way back passes it by. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#path = location.pathname;
    this.#hash = location.hash;
    scrollTo(0, 0);
  }

  /** Another address for what is shown already: nothing is loaded, and the way back passes it by. */
  rename(path: string): void {
    history.replaceState(history.state, '', path);
  }

  /** Follow links inside the page and the browser's own back and forward. */
  listen(): void {
    addEventListener('popstate', () => {
      this.#path = location.pathname;
      this.#hash = location.hash;
    });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const plain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
      if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  /** Take the secret out of the address bar, where it would be copied along by mistake. */
  takeSecret(): string | null {
    const secret = location.hash.slice(1);
    if (secret === '') return null;
    history.replaceState(history.state, '', location.pathname);
    return secret;
  }
}

export const router = new Router();
