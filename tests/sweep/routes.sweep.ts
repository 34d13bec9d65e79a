import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { isAllowed } from '#domain/route.ts';
import { frameFindings } from './frame-findings.ts';
import { addressesOf, axeFindings, countShifts, hearErrors, openWithin, settle } from './pages.ts';

const isWhole = process.env.LAYLINE_SWEEP === 'all';

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/#login');
  const offered = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
  await offered.click();
  await expect(offered).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
}

/** An event of the home page. */
async function anEvent(page: Page): Promise<string> {
  const link = page.locator('main a[href^="/marketdetails/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  return decodeURIComponent(href.split('/')[2] ?? '');
}

/** The site's home in words: `Layline`, or the page's title before it. */
const titleOf = (title: string) =>
  title === 'Home' || title === 'Layline' ? 'Layline' : `${title} · Layline`;

test('[RTE-1] [RTE-2] [RTE-3] [RTE-4] [RTE-5] [RTE-7] [RTE-8] [RTE-10] [RTE-11] [RTE-12] [RTE-15] [RTE-16] [FRM-3] [FRM-4] [FRM-5] [FRM-6] [FRM-7] every route as a bettor: its page and frame, no error, axe content, nothing beside the screen, nothing that jumps', async ({
  page,
}, { project }) => {
  const errors = hearErrors(page);
  await countShifts(page);
  await signIn(page, 'ben');
  // As a bettor's first page, from nothing on. An event that begins just then moves what stands below it, and at the
  // maker's speed one of some sport does every few seconds: then once more.
  const firstShift = async () => {
    await page.goto('/');
    await settle(page);
    return (await page.evaluate(() => window.shifted)) ?? 0;
  };
  let first = await firstShift();
  for (let again = 0; again < 4 && first > 0.02; again++) first = await firstShift();
  expect(first, 'layout shift of the first page').toBeLessThanOrEqual(0.02);
  const wrong: string[] = [];
  const pictures: { path: string; picture: Buffer }[] = [];
  for (const { route, path } of addressesOf(await anEvent(page))) {
    if (route.name === 'logout') continue;
    await openWithin(page, path);
    // Whoever is signed in has no business at the door.
    const isLeft = route.name === 'signUp';
    await expect(page, path).toHaveTitle(titleOf(isLeft ? 'Home' : route.title));
    await settle(page);
    const at = await page.evaluate(() => ({
      path: location.pathname,
      width: document.documentElement.scrollWidth,
      shifted: window.shifted ?? 0,
    }));
    if (!isLeft && at.path !== path) wrong.push(`${path} is at ${at.path}`);
    if (!isLeft) wrong.push(...(await frameFindings(page, route)).map((finding) => `${path} ${finding}`));
    if (at.width > page.viewportSize()!.width) wrong.push(`${path} is ${at.width} px wide`);
    const limit = route.name === 'root' || route.name === 'home' ? 0.02 : 0.1;
    if (at.shifted > limit && (await shiftAgain(page, path)) > limit)
      wrong.push(`${path} shifted by ${at.shifted.toFixed(3)}`);
    wrong.push(...(await axeFindings(page)).map((finding) => `${path} ${finding}`));
    if (isWhole) pictures.push({ path, picture: await page.screenshot() });
  }
  if (isWhole) {
    mkdirSync(project.outputDir, { recursive: true });
    await contactSheet(page, pictures, join(project.outputDir, `${project.name.replace(' ', '-')}.png`));
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});

test('[GRD-1] [GRD-3] every guarded route sends a visitor home', async ({ page }) => {
  await page.goto('/');
  const eventId = await anEvent(page);
  for (const { route, path } of addressesOf(eventId)) {
    if (isAllowed(route.guard, { hasToken: false, isLogin: undefined })) continue;
    await openWithin(page, path);
    await expect(page, path).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Live markets');
  }
});

test('[GRD-2] [SES-5] every page for enabled bettors sends a blocked one home', async ({ page }) => {
  await signIn(page, 'dev');
  const eventId = await anEvent(page);
  for (const { route, path } of addressesOf(eventId)) {
    if (isAllowed(route.guard, { hasToken: true, isLogin: 0 })) continue;
    await openWithin(page, path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
});

/** What the page shifts by when it is opened once more, from a page of few words. */
async function shiftAgain(page: Page, path: string): Promise<number> {
  await openWithin(page, '/lottery');
  await settle(page);
  await openWithin(page, path);
  await settle(page);
  return page.evaluate(() => window.shifted ?? 0);
}

/** All pictures on one, with their addresses. */
async function contactSheet(
  page: Page,
  pictures: readonly { path: string; picture: Buffer }[],
  file: string,
): Promise<void> {
  const figures = pictures.map(
    ({ path, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${path}</figcaption></figure>`,
  );
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1800, height: 1000 });
  await sheet.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(8,1fr);gap:8px;font:11px sans-serif;color:#000;background:#fff;color-scheme:light}figure{margin:0}img{width:100%}</style>${figures.join('')}`,
  );
  await sheet.screenshot({ path: file, fullPage: true });
  await sheet.close();
}
