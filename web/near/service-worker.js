/*
 * Keeps the whole page for a journey without a network. `SITE` stands above: the version and its files.
 *
 * Every version has a cache of its own, filled completely before it may be used; pages of the version before go
 * on with theirs. The new one takes over when the last of them is closed, or when somebody asks for it. So no
 * page is ever half old and half new.
 */
const PAGE = `astrolude-page-${SITE.version}`;
/** Filled by the page's own worker, too: paths bear their hash, so one cache serves every version. */
const ENGINE = 'astrolude-engine';

const address = (path) => new URL(path, self.registration.scope).href;
const ofEngine = (path) => path.startsWith('near/');

async function keep(path) {
  const cache = await caches.open(ofEngine(path) ? ENGINE : PAGE);
  const url = address(path);
  if (ofEngine(path) && (await cache.match(url))) return;
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: the answer was ${response.status}`);
  await cache.put(url, response);
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('astrolude-page-') && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(ENGINE);
  const used = new Set(SITE.files.map(address));
  const gone = (await cache.keys()).filter((request) => !used.has(request.url));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

self.addEventListener('install', (event) => event.waitUntil(Promise.all(SITE.files.map(keep))));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

async function answer(request) {
  const url = new URL(request.url);
  const path = url.href.slice(self.registration.scope.length).split(/[?#]/)[0];
  const known = SITE.files.includes(path);
  if (!known && request.mode !== 'navigate') return fetch(request);
  const wanted = known ? path : 'index.html';
  const cache = await caches.open(ofEngine(wanted) ? ENGINE : PAGE);
  return (await cache.match(address(wanted))) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
