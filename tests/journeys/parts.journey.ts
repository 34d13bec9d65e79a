import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { openWithin } from '../sweep/pages.ts';
import {
  eventId,
  keepBettor,
  openWindow,
  selection,
  stakeTyped,
  type Kept,
  type Window,
} from './parts/parts-world.ts';
import { earlyScripts, laterScripts, scriptsOf, seenAt, stopsOf, type Stop } from './parts/site-parts.ts';

// A window for each script: what is drawn and written for each is looked at by nobody.
test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: 480_000 });

interface Missed {
  stop: Stop;
  /** It is missed there, and not only fetched early. */
  isSeen: boolean;
}

/** Goes everywhere, with everything let through, and tells where each script is missed when it does not come. */
async function findStops(browser: Browser, kept: Kept): Promise<Map<string, Missed>> {
  const found = new Map<string, Missed>();
  const windows = { bettor: await openWindow(browser, kept), visitor: await openWindow(browser, null) };
  for (const stop of stopsOf(eventId)) {
    const { page } = stop.isVisitors ? windows.visitor : windows.bettor;
    const loaded = new Set<string>();
    const under = new Set<Request>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      under.add(request);
      loaded.add(new URL(request.url()).pathname.slice(1));
    });
    page.on('requestfinished', (request) => under.delete(request));
    await page.setViewportSize({ width: stop.width ?? 1440, height: 900 });
    const isFirst = page.url() === 'about:blank';
    if (isFirst) await page.goto(stop.path);
    else await openWithin(page, stop.path);
    await expect(
      page.getByRole('link', { name: 'Layline, home' }).or(page.getByRole('form')).first(),
    ).toBeVisible();
    await stop.act?.(page);
    if (stop.path === '/' && isFirst)
      await expect.poll(() => earlyScripts.filter((file) => !loaded.has(file))).toEqual([]);
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await expect.poll(() => under.size).toBe(0);
    page.removeAllListeners('request');
    page.removeAllListeners('requestfinished');
    const seen = seenAt(stop, loaded);
    for (const file of [...loaded, ...seen]) {
      const isSeen = seen.has(file);
      if (!found.has(file) || (isSeen && !found.get(file)!.isSeen)) found.set(file, { stop, isSeen });
    }
  }
  await Promise.all([windows.bettor.close(), windows.visitor.close()]);
  return found;
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The frame stands, leads on, and the slip is as it was left. */
async function expectUsable(page: Page, hasSlip: boolean): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(async () => {
    // What was asked for may open a moment later.
    await page.keyboard.press('Escape');
    await banner.getByRole('link', { name: 'Layline, home' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/$/);
  if (!hasSlip) return;
  await banner.getByRole('button', { name: /^Bets/ }).click();
  await expect(selection(page).getByRole('textbox', { name: 'Stake' })).toHaveValue(stakeTyped);
  await page.keyboard.press('Escape');
}

/** What the slip outside a market's page, and what is kept of it, is made of. */
const slipParts = [
  ...['bettor-corner', 'popup-dialogs', 'bets-column', 'bets-sheet'].map(
    (name) => `src/app/frame/${name}.tsx`,
  ),
  'node_modules/idb/build/index.js',
];

let kept: Kept;

test.beforeAll(async ({ browser }) => {
  const window = await openWindow(browser, null);
  kept = await keepBettor(window.page);
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

// It loads the site some hundred and fifty times: in a long run.
const testInLongRun = process.env.LAYLINE_LONG ? test : test.skip;

testInLongRun(
  'whichever script does not come, the frame, the slip and the ways on stand, and "Try again" brings it',
  async ({ browser }) => {
    const missed = await findStops(browser, kept);
    // Whoever adds a part that none of the stops loads adds a stop.
    expect(laterScripts.filter((file) => !missed.has(file))).toEqual([]);
    const ofSlip = new Set(slipParts.flatMap((part) => [...scriptsOf(part)]));

    const refuse = async (file: string, { page, broken, refuseOnly }: Window) => {
      const { stop, isSeen } = missed.get(file)!;
      const isOurs = (request: Request) => request.url().endsWith(file);
      let asked = 0;
      let hasCome = false;
      const countAsked = (request: Request) => (asked += Number(isOurs(request)));
      const hearCome = (request: Request) => (hasCome ||= isOurs(request));
      page.on('requestfailed', countAsked);
      page.on('requestfinished', hearCome);
      const look = async () => {
        await stop.act?.(page);
        if (isSeen) await expect(again(page).first()).toBeVisible();
        else await expect.poll(() => asked).toBeGreaterThan(0);
      };
      await refuseOnly(file);
      await page.setViewportSize({ width: stop.width ?? 1440, height: 900 });
      // Also where only the hash is another one.
      await page.goto('about:blank');
      await page.goto(stop.path, { waitUntil: 'commit' });
      await look();
      const isWhole = !stop.isVisitors && !/^\/(signup|forgetPass)/.test(stop.path);
      if (isWhole) await expectUsable(page, !ofSlip.has(file));
      if (isWhole && isSeen) {
        await openWithin(page, stop.path);
        await look();
      }
      expect(hasCome).toBe(false);
      await refuseOnly(null);
      await expect(async () => {
        if ((await again(page).count()) > 0) await again(page).first().click({ timeout: 1_000 });
        expect(hasCome).toBe(true);
        await expect(again(page)).toHaveCount(0, { timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      if (isWhole && ofSlip.has(file)) await expectUsable(page, true);
      page.off('requestfailed', countAsked);
      page.off('requestfinished', hearCome);
      expect(broken.splice(0)).toEqual([]);
    };
    const failures: string[] = [];
    const queue = [...laterScripts];
    const workOff = async () => {
      // One window for many scripts: what has come for one is the browser's, and the next page is sooner there.
      let window = await openWindow(browser, kept);
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        const { stop } = missed.get(file)!;
        const own = stop.isVisitors ? await openWindow(browser, null) : window;
        try {
          await refuse(file, own);
        } catch (error) {
          failures.push(`${file} at ${stop.path}: ${String(error)}`);
          await window.close();
          window = await openWindow(browser, kept);
        }
        if (own !== window) await own.close();
      }
      await window.close();
    };
    await Promise.all([1, 2, 3].map(workOff));
    expect(failures).toEqual([]);
  },
);
