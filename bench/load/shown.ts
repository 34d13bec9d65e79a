import { chromium } from 'playwright';
import { foundBrowser } from '../support/browser.ts';

/** The exchange lists its first matches within a minute of its start. */
const patienceMs = 180_000;

/** Throws unless a page shows what it is loaded for: a link matched by `selector`. An error's page loads fast, too. */
export async function mustShow(url: string, selector: string): Promise<void> {
  const browser = await chromium.launch(foundBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(url, { timeout: patienceMs });
    await page.locator(selector).first().waitFor({ timeout: patienceMs });
  } finally {
    await browser.close();
  }
}
