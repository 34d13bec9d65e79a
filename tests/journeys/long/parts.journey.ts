import { expect, test } from '@playwright/test';
import { timing } from '#domain/site/timing.ts';
import { findStops } from './parts/find-stops.ts';
import { eventId, keepBettor, openWindow, type Kept } from './parts/parts-world.ts';
import { again, expectUsable, refuse, reload } from './parts/refuse.ts';
import { chosenScripts, laterScripts, scriptsOf } from './parts/site-parts.ts';

// There is a stop for each script, and nobody would look at their screenshots.
test.use({ screenshot: 'off' });
test.describe.configure({ timeout: 900_000 });

let kept: Kept;
/** This browser brings what failed only when the page is reloaded. */
let remembers: boolean;

test.beforeAll(async ({ browser }) => {
  const window = await openWindow(browser, null);
  kept = await keepBettor(window.page);
  remembers = await window.remembers();
  await window.close();
});

test('after a new build an old page offers to reload, and the slip is as it was left', async ({
  browser,
}) => {
  const { page, close } = await openWindow(browser, kept);
  const [gone] = scriptsOf('src/app/pages/settings-page.tsx');
  let isRenewed = true;
  await page.route(`**/${gone}`, (route) => (isRenewed ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route('/', async (route) => {
    if (!isRenewed || route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-newer.js');
    return route.fulfill({ response, body });
  });
  await page.goto('/settings');
  await expect(page.getByRole('alert')).toContainText('There is a new version of this site.');
  await expect(again(page)).toHaveCount(0);
  isRenewed = false;
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectUsable(page, true);
  await close();
});

test('cash out says that its script did not come, and is there when it comes', async ({ browser }) => {
  const { page, refuseOnly, close } = await openWindow(browser, kept);
  const [gone] = scriptsOf('src/features/cash-out/cash-outs.actors.ts');
  await refuseOnly(gone!);
  await page.goto(`/marketdetails/${eventId}/4`);
  const market = page.getByRole('region', { name: 'Match Odds' });
  await expect(market.getByRole('status')).toContainText('Cash out could not be loaded. Trying again…');
  await refuseOnly(null);
  if (remembers) await reload(page).first().click();
  await expect(market.getByRole('button', { name: /^Cash out/ })).toBeVisible();
  await expect(market).not.toContainText('could not be loaded');
  await close();
});

test('on a phone the market stands without its cash out, and "Try again" brings it', async ({ browser }) => {
  const { page, refuseOnly, close } = await openWindow(browser, kept, 390);
  // The desktop's column of bets needs the same script, so the build names it by itself.
  const gone = laterScripts.find((file) => /\/cash-out-[\w-]{8}\.js$/.test(file));
  await refuseOnly(gone!);
  await page.goto(`/marketdetails/${eventId}/4`);
  const market = page.getByRole('region', { name: 'Match Odds' });
  await expect(market.getByRole('alert')).toContainText('Cash out could not be loaded.');
  await expect(market.getByRole('button', { name: 'Parts', exact: true })).toBeVisible();
  await refuseOnly(null);
  await (remembers ? reload(page) : again(page)).first().click();
  await expect(market.getByRole('button', { name: /^Cash out/ })).toBeVisible();
  await close();
});

test('My Bets says that its script did not come, and is there when it comes', async ({ browser }) => {
  const { page, refuseOnly, close } = await openWindow(browser, kept);
  const [gone] = scriptsOf('src/features/my-bets/my-bets.actors.ts');
  await refuseOnly(gone!);
  await page.goto(`/marketdetails/${eventId}/4`);
  await expect(page.getByText('My Bets could not be loaded yet. Trying again…')).toBeVisible();
  await refuseOnly(null);
  if (remembers) await reload(page).first().click();
  await expect(page.getByRole('tab', { name: /Unmatched Bets/ })).toBeVisible();
  await expect(page.getByText('My Bets could not be loaded yet.')).toHaveCount(0);
  await close();
});

test('a script for pictures that never comes takes nothing else with it', async ({ page }) => {
  const [marks] = scriptsOf('src/ui/identity/drawn-mark.tsx');
  await page.route(`**/${marks}`, () => undefined);
  await page.clock.install();
  await page.goto('/');
  const row = page.getByRole('region', { name: 'In play now' }).getByRole('listitem').first();
  await expect(row).toBeVisible();
  const isAsked = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
  await page.clock.runFor(timing.partAnswer + 1_000);
  // What failed is judged by what the site answers.
  await (await isAsked).response();
  await page.clock.runFor(1_000);
  await expect(row).toBeVisible();
  // What else had not arrived says so in its own place.
  await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
});

// Trying all of them loads the site some hundred and fifty times, so only in a long run.
const [which, scripts] = process.env.LAYLINE_LONG
  ? ['whichever script', laterScripts]
  : ['where a script of each kind', chosenScripts];

test(`${which} does not come, the frame, the slip and the ways on stand, and "Try again" brings it`, async ({
  browser,
}) => {
  const missed = await findStops(browser, kept);
  // Whoever adds a part that no stop loads must add a stop.
  expect(laterScripts.filter((file) => !missed.has(file))).toEqual([]);
  const failures = new Map<string, string[]>();
  const queue = [...scripts];
  const workOff = async () => {
    // One window serves many scripts: what has arrived for one is cached, so the next page loads sooner.
    let window = await openWindow(browser, kept);
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const where = missed.get(file)!;
      const own = where.stop.isVisitors ? await openWindow(browser, null) : window;
      try {
        await refuse(file, where, own, remembers);
      } catch (error) {
        const before = failures.get(file) ?? [];
        failures.set(file, [...before, `${where.stop.path}: ${String(error)}`]);
        // Three windows may overload a busy machine for a while, so only a second failure counts.
        if (before.length === 0) queue.push(file);
        await window.close();
        window = await openWindow(browser, kept);
      }
      if (own !== window) await own.close();
    }
    await window.close();
  };
  await Promise.all([1, 2, 3].map(workOff));
  expect([...failures].filter(([, times]) => times.length > 1)).toEqual([]);
});
