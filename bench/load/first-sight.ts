import type { Browser } from 'playwright';
import { slowAsPhone } from '../support/slow-phone.ts';

/** What a visitor with Lighthouse's phone sees of one load, milliseconds from the start; `shift` has no unit. */
export interface FirstSight {
  /** When the first price was painted; 0 where none is looked for. */
  price: number;
  lcp: number;
  shift: number;
}

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
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
    await slowAsPhone(page);
    await page.addInitScript({ content: watch });
    await page.goto(url, { timeout: patienceMs, waitUntil: 'commit' });
    await page.locator(shown).first().waitFor({ timeout: patienceMs });
    await page.waitForTimeout(watchedMs);
    return await page.evaluate(() => (window as unknown as { seen: FirstSight }).seen);
  } finally {
    await context.close();
  }
}
