import { expect, type Locator, type Page } from '@playwright/test';
import { cashOutsIn, myBets } from './bettor-steps.ts';

/** Whether a request's body asks for a cash out. */
const isCashOut = (body: string | null): boolean => /"operationName":"CashOut"/.test(body ?? '');

/** A row of a result: what was requested for a leg, and what was achieved. */
export const achievedLeg = { name: /₹[\d,.]+ at [\d.]+ or better ₹[\d,.]+ at/ };

const confirmOf = (panel: Locator) => panel.getByRole('button', { name: /^Cash out( \d+ %)?: (win|lose)/ });

/**
 * Confirms an opened cash out until it is under way, that is, stored by this browser and sent. A goal may suspend the
 * market at any moment, and a press on what is no longer offered does nothing.
 */
export async function pressAndSend(page: Page, panel: Locator): Promise<void> {
  await expect(async () => {
    const isSent = page.waitForRequest((request) => isCashOut(request.postData()), { timeout: 10_000 });
    await Promise.all([isSent, confirmOf(panel).click({ timeout: 10_000 })]);
  }).toPass({ timeout: 60_000 });
}

/**
 * Two tabs of one bettor cash out the rest of the only position, the second before the first's request is let through.
 * One cash out is sent, and both tabs learn its result. While the first's is held up, the second hears that the
 * exchange knows of none, and does not take that for the end of it. If a goal has suspended the market, it is refused
 * to both.
 */
export async function expectOneOfTwoTabs(tabs: readonly [Page, Page]): Promise<void> {
  const part = cashOutsIn;
  const panel = (tab: Page) => part(tab).getByRole('region', { name: /^Cash out/ });
  const matched = (tab: Page) => myBets(tab).locator('tr[data-side]');
  const before = await matched(tabs[0]).count();
  let sent = 0;
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let tellPressed = () => undefined as void;
  const isPressed = new Promise<void>((resolve) => {
    tellPressed = resolve;
  });
  let lookedUp = 0;
  await tabs[0].context().route('**/graphql', async (route) => {
    const body = route.request().postData();
    if (isCashOut(body)) {
      sent++;
      await isLetGo;
      await route.continue();
      return;
    }
    const isLookup = /"operationName":"CashOutLookup"/.test(body ?? '');
    if (isLookup) await isPressed;
    const response = await route.fetch();
    await route.fulfill({ response });
    if (isLookup && route.request().frame().page() === tabs[1]) lookedUp++;
  });
  for (const tab of tabs) {
    const close = panel(tab).getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click();
    await part(tab)
      .getByRole('button', { name: /^Cash out/ })
      .click();
  }
  await pressAndSend(tabs[0], panel(tabs[0]));
  await expect(async () => {
    await confirmOf(panel(tabs[1])).click({ timeout: 10_000 });
    await expect(panel(tabs[1]).getByText(/^(Cashing out…|No answer yet)/)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  tellPressed();
  await expect.poll(() => lookedUp, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  await expect(panel(tabs[1]).getByText(/^No answer yet/)).toBeVisible();
  letGo();
  const done = /^(Cashed out|Nothing was cashed out)/;
  const kindOf = async (tab: Page) => {
    if (await panel(tab).getByText(done).isVisible()) return 'done';
    return (await panel(tab).getByRole('alert').isVisible()) ? 'refused' : 'under way';
  };
  const kinds = async () => (await Promise.all(tabs.map(kindOf))).join();
  await expect.poll(kinds, { timeout: 60_000 }).toMatch(/^(done,done|refused,refused)$/);
  expect(sent).toBe(1);
  const legs = await panel(tabs[0]).getByRole('row', achievedLeg).count();
  for (const tab of tabs) await expect(matched(tab)).toHaveCount(before + legs);
}
