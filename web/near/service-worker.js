/*
 * Keeps the whole page for a journey without a network. `SITE` stands above: the version, and its files with their
 * hashes.
 *
 * Every version has a cache of its own, filled completely before it may be used; pages of the version before go
 * on with theirs. The new one takes over when the last of them is closed, or when somebody asks for it. So no
 * page is ever half old and half new, not even when the file server itself has only some of the new files yet.
 */
const SCOPE = self.registration.scope;
/** Other folders of the same host keep theirs. */
const PAGES = `astrolude-page-${SCOPE}-`;
const PAGE = PAGES + SITE.version;
const FILES = Object.keys(SITE.files);
/** Filled by the page's own worker, too: paths bear their hash, so one cache serves every version. */
const ENGINE = 'astrolude-engine';

const address = (path) => new URL(path, SCOPE).href;
const ofEngine = (path) => path.startsWith('near/');

async function keep(path) {
  const cache = await caches.open(ofEngine(path) ? ENGINE : PAGE);
  const url = address(path);
  if (ofEngine(path) && (await cache.match(url))) return;
  const response = await fetch(url, { cache: 'no-cache', integrity: SITE.files[path] });
  if (!response.ok) throw new Error(`${path}: the answer was ${response.status}`);
  await cache.put(url, response);
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PAGES) && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(ENGINE);
  const used = new Set(FILES.map(address));
  const own = (await cache.keys()).filter((request) => request.url.startsWith(SCOPE));
  const gone = own.filter((request) => !used.has(request.url));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

self.addEventListener('install', (event) => event.waitUntil(Promise.all(FILES.map(keep))));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

async function answer(request) {
  const url = new URL(request.url);
  const path = url.href.slice(SCOPE.length).split(/[?#]/)[0];
  const known = Object.hasOwn(SITE.files, path);
  if (!known && request.mode !== 'navigate') return fetch(request);
  const wanted = known ? path : 'index.html';
  const cache = await caches.open(ofEngine(wanted) ? ENGINE : PAGE);
  return (await cache.match(address(wanted))) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});
