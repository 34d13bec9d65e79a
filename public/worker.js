// Keeps the site for a visit without a connection: the page and its scripts, never an answer of the exchange. A page
// comes from the server whenever that can be reached, so that no visit begins with an old build. What has a hash of its
// content in its name is the same wherever it comes from.

/** The build, and what is kept of it; filled in by scripts/fill-worker.ts. */
const build = 'none';
/** @type {string[]} */
const files = [];

const ours = 'layline ';
const own = ours + build;

/** Seen where nothing was kept, or the browser has thrown it away. */
const nothingKept = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>No connection</title>
  <style>
    :root { color-scheme: light dark }
    body { display: grid; place-content: center; min-height: 90vh; margin: 16px; font: 16px/1.5 system-ui, sans-serif; text-align: center }
  </style>
  <h1>There is no connection.</h1>
  <p>Your bets and your money are not affected, and what is in your bet slip stays there.</p>
  <p><a href="">Try again</a></p>
</html>`;

/** One after the other: the page that is open needs the connection more. If one is lost, the worker before stays. */
async function keepBuild() {
  const cache = await caches.open(own);
  try {
    for (const file of files) await cache.add(file);
    await keepPage(cache);
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
  await self.skipWaiting();
}

/** The page names its build's first script. By now the server may have the page of a newer build, which needs other scripts. */
async function keepPage(cache) {
  const answer = await fetch('/', { cache: 'no-cache' });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(files[0])) throw new Error('The page is of another build');
  await cache.put('/', answer);
}

/** A tab of the build before may still ask for its scripts, which the server no longer has. */
async function dropOldBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const kept = await caches.match('/', { cacheName: own, ignoreVary: true });
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return kept ?? new Response(nothingKept, { status: 503, headers });
  }
}

async function asset(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

/** Where there is no room for it, nothing is lost but a visit without a connection. */
const keep = (request, answer) =>
  caches
    .open(own)
    .then((cache) => cache.put(request, answer))
    .catch(() => undefined);

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
});
