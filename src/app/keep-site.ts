const address = '/worker.js';

/** Chromium's; others have no such switch. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/** Lets the browser keep the site for a visit without a connection, unless its user saves data. */
export function keepSite(): void {
  const { connection, serviceWorker }: Device = navigator;
  // While one develops, what is kept would be in the way. By plain HTTP, except on this machine, there are no workers.
  if (!import.meta.env.PROD || connection?.saveData || !('serviceWorker' in navigator)) return;
  // Without it the site works all the same; the next visit tries again.
  serviceWorker.register(address).catch(() => undefined);
}
