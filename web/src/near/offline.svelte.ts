/** The page for a journey without a network: a service worker keeps it whole, one version at a time. */
export class Offline {
  /** Whether a newer version is there, complete, and waits to be used. */
  newer = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  async begin(script: string): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const before = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (before) location.reload();
    });
    this.#registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    this.#registration.addEventListener('updatefound', () => this.#watch());
    this.#watch();
  }

  /** Use the newer version now, in every tab; each move is written already. */
  takeOver(): void {
    this.#registration?.waiting?.postMessage('take over');
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
