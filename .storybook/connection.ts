let isOnline: boolean | undefined;

/** Has the page believe that its device has no network, by what every part of the site asks and listens to. */
export function wearConnection(connection: 'online' | 'offline'): void {
  const before = navigator.onLine;
  if (connection === 'online' && isOnline === undefined) return;
  isOnline = connection === 'online';
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
  if (isOnline !== before) window.dispatchEvent(new Event(connection));
}
