/** This browser's part in push messages: asked for at the first tick, never on arrival. */
const WORKER = '/push-worker.js';
const SCOPE = '/push/';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription that the server needs; null where the person or the browser says no. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    await activated(registration);
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return (await registration.pushManager.subscribe(options)).toJSON();
  } catch (failure) {
    if (failure instanceof DOMException) return null;
    throw failure;
  }
}

/** A worker that was just registered takes a moment until it can subscribe. */
function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker || worker.state === 'activated') return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}
