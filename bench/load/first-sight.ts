import type { Browser } from 'playwright';

/** What a visitor with Lighthouse's phone sees of one load, milliseconds from the start; `shift` has no unit. */
export interface FirstSight {
  /** When the first price was painted; 0 where none is looked for. */
  price: number;
  lcp: number;
  shift: number;
}

/** Lighthouse's phone, where it throttles the browser itself: slow 4G, and a processor four times slower than this one. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const slowdown = 4;
const patienceMs = 60_000;
/** How long the page is watched after its first price: what comes later may move what is there. */
const watchedMs = 3_000;
const aPrice = 'main button[data-side][data-state="open"]:not([data-empty])';

/** Runs in the page, before anything of it. A price is painted by the frame in which it is found. */
const watch = `{
  const seen = (window.seen = { price: 0, lcp: 0, shift: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(${JSON.stringify(aPrice)}))
      requestAnimationFrame((at) => { seen.price = at; });
    else requestAnimationFrame(look);
  };
  look();
}`;

/** Loads a page as on a first visit, and waits for its first price, or for a link of its list. */
export async function firstSightOf(browser: Browser, url: string, shown = aPrice): Promise<FirstSight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ content: watch });
    await page.goto(url, { timeout: patienceMs, waitUntil: 'commit' });
    await page.locator(shown).first().waitFor({ timeout: patienceMs });
    await page.waitForTimeout(watchedMs);
    return await page.evaluate(() => (window as unknown as { seen: FirstSight }).seen);
  } finally {
    await context.close();
  }
}
