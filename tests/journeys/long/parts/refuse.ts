import { expect, type Page, type Request } from '@playwright/test';
import { openWithin } from '../../../sweep/pages.ts';
import type { Missed } from './find-stops.ts';
import { selection, stakeTyped, type Window } from './parts-world.ts';
import { scriptsOf } from './site-parts.ts';

export const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
export const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

/** The frame is there and navigates, and the slip is as it was left. */
export async function expectUsable(page: Page, hasSlip: boolean): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(async () => {
    // Something requested may still open a moment later.
    await page.keyboard.press('Escape');
    await banner.getByRole('link', { name: 'Layline, home' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/$/);
  if (!hasSlip) return;
  // A narrow page shows it when asked.
  if ((page.viewportSize()?.width ?? 0) < 1200) await banner.getByRole('button', { name: /^Bets/ }).click();
  await expect(selection(page).getByRole('textbox', { name: 'Stake' })).toHaveValue(stakeTyped);
}

/** What the slip outside a market's page, at any width, and its stored state consist of. */
const slipParts = [
  ...['account/bettor-corner', 'bets/bets-column', 'bets/bets-sheet'].map((name) => `src/app/${name}.tsx`),
  'src/kept/layline-connection.ts',
  'src/features/bet-slip/draft-keeper.ts',
];

/** While one of these is missing, the slip cannot be seen. */
const ofSlip = new Set(slipParts.flatMap((part) => [...scriptsOf(part)]));

/**
 * Opens the place where a script is missed and blocks the script, both for a visit that begins there and for one from
 * another page; then lets it through. A browser that remembers failures has to reload the page.
 */
export async function refuse(
  file: string,
  missed: Missed,
  window: Window,
  remembers: boolean,
): Promise<void> {
  const { stop, isSeen } = missed;
  const { page, broken, refuseOnly } = window;
  const isOurs = (request: Request) => request.url().endsWith(file);
  const hasSlip = !stop.isVisitors && !stop.isBare;
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
  // So that the page also loads where only the hash differs.
  await page.goto('about:blank');
  await page.goto(stop.path, { waitUntil: 'commit' });
  await look();
  if (!stop.isBare) await expectUsable(page, hasSlip && !ofSlip.has(file));
  if (!stop.isBare && isSeen) {
    await openWithin(page, stop.path);
    await look();
  }
  expect(hasCome).toBe(false);
  await refuseOnly(null);
  if (remembers) {
    // Trying again reloads the page by itself.
    const loaded = page.waitForEvent('load');
    if (isSeen) await again(page).first().click();
    else await page.reload();
    await loaded;
    await stop.act?.(page);
  }
  await expect(async () => {
    if ((await again(page).count()) > 0) await again(page).first().click({ timeout: 1_000 });
    expect(hasCome).toBe(true);
    await expect(again(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  if (hasSlip && ofSlip.has(file)) await expectUsable(page, true);
  page.off('requestfailed', countAsked);
  page.off('requestfinished', hearCome);
  expect(broken.splice(0)).toEqual([]);
}
