import type { Browser, Page } from 'playwright';

/** A busy machine takes its time to list and show; none of it is measured. */
const patienceMs = 120_000;

/** Opens home as the demo bettor ben. */
export async function openHome(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patienceMs);
  await page.goto(url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await page.getByText('Balance', { exact: true }).waitFor();
  return page;
}
