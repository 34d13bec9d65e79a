import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { contactSheet } from './contact-sheet.ts';
import { frameFindings } from './frame-findings.ts';
import { listedEvents } from './listed-events.ts';
import { axeFindings, countShifts, hearErrors, openWithin, settle } from './pages.ts';
import { specPages, type Guard, type SpecPage } from './spec-pages.ts';

const isWhole = process.env.LAYLINE_SWEEP === 'all';

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/#login');
  const offered = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
  await offered.click();
  await expect(offered).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
}

/** What every page tells a blocked bettor, above what is its own. */
const blockedNote = 'Your account is blocked: no new bets. You can still cancel.';

/**
 * Checks that it is the page of its path: by its title, its heading, and what no other page shows. `note`: what every
 * page in the frame tells this user.
 */
async function expectPage(
  page: Page,
  { path, title, heading, shows, isBare, isAwaited }: SpecPage,
  note = '',
): Promise<void> {
  await expect(page, path).toHaveTitle(title === '' ? 'Layline' : `${title} · Layline`);
  await settle(page);
  const main = page.getByRole('main');
  const head = main.getByRole('heading', { level: 1 });
  if (heading === '') await expect(head, path).toHaveCount(0);
  else await expect(head, path).toHaveText(heading);
  if (shows) await expect(shows(main), path).toBeVisible();
  if (!isAwaited) await expect(main, path).not.toContainText(/not built yet|No payments yet/);
  if (!isAwaited && !shows) await expect(main, path).toHaveText(heading === '' ? note : /./);
  if (note && !isBare) await expect(main, path).toContainText(note);
  expect(await page.evaluate(() => location.pathname)).toBe(path);
  expect(await main.count(), isBare ? 'a bare page' : 'a page').toBe(1);
}

/** Collects the variables of the site's requests to its gateway. */
function hearQuestions(page: Page): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    asked.push((request.postDataJSON() as { variables?: Record<string, unknown> }).variables ?? {});
  });
  return asked;
}

test('[RTE-2] [RTE-3] [RTE-4] [RTE-5] [RTE-7] [RTE-8] [RTE-10] [RTE-11] [RTE-12] [RTE-16] [RTE-18] [FRM-3] [FRM-4] [FRM-5] [FRM-6] [FRM-7] every route as a bettor: its page and frame, no error, axe content, nothing beside the screen, nothing that jumps', async ({
  page,
}, { project }) => {
  const errors = hearErrors(page);
  const asked = hearQuestions(page);
  await countShifts(page);
  await signIn(page, 'ben');
  // As a bettor's first page, with nothing cached.
  await page.goto('/');
  await settle(page);
  const first = await leastShift(page, 0.02, () => page.goto('/'));
  expect(first, 'layout shift of the first page').toBeLessThanOrEqual(0.02);
  const wrong: string[] = [];
  const pictures: { path: string; picture: Buffer }[] = [];
  for (const spec of specPages(await listedEvents(page))) {
    const { path, asks } = spec;
    asked.length = 0;
    await openWithin(page, path);
    if (path === '/signup') {
      // A signed-in user is sent away from the sign-up page.
      await expect(page, path).toHaveTitle('Layline');
      continue;
    }
    await expectPage(page, spec);
    if (asks) expect(asked, path).toContainEqual(expect.objectContaining(asks));
    const at = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
    }));
    wrong.push(...(await frameFindings(page, spec)).map((finding) => `${path} ${finding}`));
    if (at.width > page.viewportSize()!.width) wrong.push(`${path} is ${at.width} px wide`);
    const limit = path === '/' || path === '/home' ? 0.02 : 0.1;
    // Then from within the site, from a page with little text.
    const shifted = await leastShift(page, limit, async () => {
      await openWithin(page, '/lottery');
      await settle(page);
      await openWithin(page, path);
    });
    if (shifted > limit) wrong.push(`${path} shifted by ${shifted.toFixed(3)}`);
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

/** Opens every route: those open to this visitor are shown, the others lead home. */
async function expectGuarded(page: Page, isOpen: (guard: Guard) => boolean, note = ''): Promise<void> {
  for (const spec of specPages(await listedEvents(page))) {
    // A signed-in user is sent away from the sign-up page.
    if (spec.path === '/signup' && isOpen('token')) continue;
    await openWithin(page, spec.path);
    if (isOpen(spec.guard)) {
      await expectPage(page, spec, note);
      continue;
    }
    await expect(page, spec.path).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 }), spec.path).toHaveText('Live markets');
  }
}

test('[GRD-1] [GRD-3] [RTE-1] [RTE-15] a visitor sees every open page, and is sent home from every guarded one', async ({
  page,
}) => {
  await page.goto('/');
  await expectGuarded(page, (guard) => guard === 'none' || guard === 'login-enabled');
  for (const path of ['/signup', '/forgetPass']) {
    await openWithin(page, path);
    await expect(page.getByRole('navigation', { name: 'Exchange' }), path).toHaveCount(0);
  }
  await page.goto('/logout');
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live markets');
});

test('[GRD-2] [SES-5] every page for enabled bettors sends a blocked one home, and no other does', async ({
  page,
}) => {
  await signIn(page, 'dev');
  await expectGuarded(page, (guard) => guard === 'none' || guard === 'token', blockedNote);
});

/**
 * How much the page has shifted. An event that begins just then moves what is below it, and at the maker's speed one of
 * some sport does so every few seconds. Over the limit, the page is opened again after a pause, up to four times, and the
 * least counts.
 */
async function leastShift(page: Page, limit: number, openAgain: () => Promise<unknown>): Promise<number> {
  const shiftNow = () => page.evaluate(() => window.shifted ?? 0);
  let least = await shiftNow();
  for (let again = 0; again < 4 && least > limit; again++) {
    await page.waitForTimeout(3_000);
    await openAgain();
    await settle(page);
    least = Math.min(least, await shiftNow());
  }
  return least;
}
