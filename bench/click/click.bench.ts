import { chromium, type Page } from 'playwright';
import { startLayline } from '../../tests/support/start-layline.ts';
import { foundBrowser } from '../support/browser.ts';
import { loadNote, printTable } from '../support/report.ts';

/** Timed bets. The first ones, in which everything is fetched and compiled, are not timed. */
const timed = 200;
const warmUp = 20;
/** The most tries in all; one that is not matched is tried again at the next price. */
const mostTries = 1_000;

/**
 * From the press on a price to "Matched" in the slip, in Chromium, on the built product: one click, in a market that is
 * not in play, so that there is no in-play delay. Through IndexedDB, gateway, exchange and PostgreSQL, and back.
 */
export async function benchClick(): Promise<boolean> {
  const layline = await startLayline({ LAYLINE_SPEED: '1' });
  const browser = await chromium.launch(foundBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await openMarket(page, layline.url);
    const times: number[] = [];
    let others = 0;
    for (let bet = 0; times.length < timed + warmUp && bet < mostTries; bet++) {
      const side = bet % 2 === 0 ? 'BACK' : 'LAY';
      const ms = await page.evaluate(clickUntilMatched, side);
      if (ms === null) others++;
      else times.push(ms);
    }
    const counted = times.slice(warmUp).sort((a, b) => a - b);
    console.log(`\nFrom the press to “Matched”, one bet after the other, ${loadNote()}`);
    printTable([
      ['', 'bets', 'p50 ms', 'p99 ms', 'most', 'not matched at once'],
      ['click', String(counted.length), at(counted, 50), at(counted, 99), at(counted, 100), String(others)],
    ]);
    return counted.length === timed;
  } finally {
    await browser.close();
    await layline.stop();
  }
}

const at = (sorted: readonly number[], percent: number): string =>
  (sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN).toFixed(1);

/** Signs in and opens a market that starts after the bench ends, with one-click betting on. */
async function openMarket(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await page.getByText('Balance', { exact: true }).waitFor();
  const later = page.getByRole('region', { name: /^Starting soon/ }).first();
  await later.getByRole('link').last().click();
  await page.locator('button[data-side="BACK"][data-depth="0"][data-state="open"]').first().waitFor();
  await page.getByRole('button', { name: 'One-click' }).click();
}

/** In the page: milliseconds from the press to the frame that shows "Matched"; null for any other result. */
async function clickUntilMatched(side: string): Promise<number | null> {
  const slip = document.querySelector('[aria-label="Bet slip"]');
  if (!slip) throw new Error('There is no bet slip');
  for (const remove of slip.querySelectorAll<HTMLElement>('button[aria-label^="Remove "]')) remove.click();
  // A price that changed less than half a second ago waits for a second press.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const cell = document.querySelector<HTMLElement>(
    `button[data-side="${side}"][data-depth="0"][data-state="open"]`,
  );
  // An earlier bet's text must not be taken for this one's.
  if (!cell || /Matched/.test(slip.textContent ?? '')) return null;
  const start = performance.now();
  cell.click();
  while (performance.now() - start < 5_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const text = slip.textContent ?? '';
    if (/Matched/.test(text)) return performance.now() - start;
    if (/Not placed|Unmatched|Take /.test(text)) return null;
  }
  return null;
}
