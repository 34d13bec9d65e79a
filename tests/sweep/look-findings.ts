import type { Page } from '@playwright/test';
import { expectOwn } from './expect-page.ts';
import { frameFindings } from './frame-findings.ts';
import { axeFindings, openWithin, settle } from './pages.ts';
import type { SpecPage } from './spec-pages.ts';

type Look = (page: Page, spec: SpecPage) => Promise<string[]>;

async function widthFindings(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > page.viewportSize()!.width ? [`is ${width} px wide`] : [];
}

async function shiftFindings(page: Page, spec: SpecPage): Promise<string[]> {
  const isHome = spec.path === '/' || spec.path === '/home';
  const limit = isHome ? 0.02 : 0.1;
  // From within the site, from a page with little text.
  const shifted = await leastShift(page, spec, limit, async () => {
    await openWithin(page, '/lottery');
    await settle(page);
    await openWithin(page, spec.path);
  });
  return shifted > limit ? [`shifted by ${shifted.toFixed(3)}`] : [];
}

/**
 * How much the page has shifted. An event that begins just then moves what is below it, and at the maker's speed one of
 * some sport does so every few seconds. Over the limit, the page is opened again after a pause, up to four times, and the least counts.
 */
export async function leastShift(
  page: Page,
  spec: SpecPage,
  limit: number,
  openAgain: () => Promise<unknown>,
): Promise<number> {
  const shiftNow = () => page.evaluate(() => window.shifted ?? 0);
  let least = await shiftNow();
  for (let again = 0; again < 4 && least > limit; again++) {
    await page.waitForTimeout(3_000);
    await openAgain();
    await settle(page);
    await expectOwn(page, spec);
    least = Math.min(least, await shiftNow());
  }
  return least;
}

const looks: readonly Look[] = [frameFindings, widthFindings, shiftFindings, axeFindings];

/**
 * What is wrong with how the page looks, one sentence each. On an empty page nothing is, so it must be there before and
 * after.
 */
export async function lookFindings(page: Page, spec: SpecPage): Promise<string[]> {
  await expectOwn(page, spec);
  const wrong: string[] = [];
  for (const look of looks) wrong.push(...(await look(page, spec)));
  await expectOwn(page, spec);
  return wrong.map((finding) => `${spec.path} ${finding}`);
}
