/** The page for a journey without a network: a service worker keeps it whole, one version at a time. */
export class Offline {
  /** Whether a newer version is there, complete, and waits to be used. */
  newer = $state(false);
  readonly #script: string;
  /** What only this version of the page has: its first script, and its list of pieces. */
  readonly #own: readonly string[];
  #registration: ServiceWorkerRegistration | null = null;

  constructor(base: string, contents: string) {
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
    this.#script = new URL('service-worker.js', base).href;
    this.#own = [...[...scripts].map(({ src }) => src), new URL(contents, base).href];
    if (!('serviceWorker' in navigator)) return;
    let kept = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      void this.#follow(kept);
      kept = true;
    });
  }

  /** Once all is there: what the engine needed is kept by then, and not fetched twice. */
  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      this.#registration = await navigator.serviceWorker.register(this.#script, { updateViaCache: 'none' });
      this.#registration.addEventListener('updatefound', () => this.#watch());
      this.#watch();
    } catch (error) {
      // Some browsers allow none in private windows: games are played and kept, but not without a network.
      console.warn('the page is not kept for a journey', error);
    }
  }

  /** Use the newer version now, in every tab; each move is written already. */
  takeOver(): void {
    this.#registration?.waiting?.postMessage('take over');
  }

  /** Another worker keeps the page from now on: begin anew, unless it is the first one and of this very version. */
  async #follow(kept: boolean): Promise<void> {
    const own = await Promise.all(this.#own.map((url) => caches.match(url)));
    if (kept || own.includes(undefined)) location.reload();
  }

  #watch(): void {
    const registration = this.#registration;
    this.newer = registration?.waiting !== null && registration?.active !== null;
    const installing = registration?.installing;
    installing?.addEventListener('statechange', () => {
      this.newer = installing.state === 'installed' && registration?.active !== null;
    });
  }
}
