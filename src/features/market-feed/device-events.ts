import { timing } from '#domain/site/timing.ts';
import type { MarketFeedEvent } from '#machines/market-feed/market-feed.machine.ts';

export type DeviceEvent = Extract<
  MarketFeedEvent,
  { type: 'network.lost' | 'network.returned' | 'page.hidden' | 'page.shown' | 'device.woke' }
>;

const lookEvery = 1_000;

/** Reports changes of network, visibility and device sleep, and at once what already holds. Returns how to stop. */
export function watchDevice(tell: (event: DeviceEvent) => void): () => void {
  const onLost = () => tell({ type: 'network.lost' });
  const onReturned = () => tell({ type: 'network.returned' });
  const onVisibility = () => tell({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  if (!navigator.onLine) onLost();
  if (document.hidden) onVisibility();

  // A timer that fires much too late slept with its device. A hidden page's timers are late anyway.
  let lastLook = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (!document.hidden && now - lastLook > lookEvery + timing.gatewaySilence) tell({ type: 'device.woke' });
    lastLook = now;
  }, lookEvery);

  window.addEventListener('offline', onLost);
  window.addEventListener('online', onReturned);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', onLost);
    window.removeEventListener('online', onReturned);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
