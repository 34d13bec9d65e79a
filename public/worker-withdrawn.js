// Served in place of worker.js with LAYLINE_WORKER=0: what that one keeps is thrown away, and then it is gone itself.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('layline ')).map((name) => caches.delete(name))),
      )
      .then(() => self.registration.unregister()),
  ),
);
