import type { Page } from 'playwright';

/** Lighthouse's phone, where it throttles the browser itself: slow 4G, and a processor four times slower than this one. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const slowdown = 4;

/** From now on the page's network and processor are that phone's. */
export async function slowAsPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
