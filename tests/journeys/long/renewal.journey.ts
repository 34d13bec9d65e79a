import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startLayline, type RunningLayline } from '../../support/start-layline.ts';
import { isGood, signInAsBen, tokenOf } from './session-steps.ts';

/** Tokens live nine seconds and are renewed every six. */
const tokenSeconds = 9;

let layline: RunningLayline;
test.beforeAll(async () => {
  layline = await startLayline({ LAYLINE_TOKEN_SECONDS: String(tokenSeconds), LAYLINE_MAKER: '0' });
});
test.afterAll(() => layline.stop());

/** Two tabs of one browser, both ben's. */
async function openTabs(context: BrowserContext): Promise<[Page, Page]> {
  const first = await context.newPage();
  await signInAsBen(first, layline.url);
  const second = await context.newPage();
  await second.goto(layline.url);
  await expect(second.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
  return [first, second];
}

/** Waits until storage has held that many further tokens. Fails when the page was signed out. */
async function seeRenewals(page: Page, count: number): Promise<void> {
  const seen = new Set([await tokenOf(page)]);
  const look = async () => seen.add(await tokenOf(page)).size;
  while (seen.size <= count) {
    const before = seen.size;
    await expect.poll(look).toBeGreaterThan(before);
    expect(seen).not.toContain(null);
  }
}

for (const locks of ['with locks', 'without locks']) {
  test(`two tabs stay signed in through every renewal, ${locks}`, async ({ context }) => {
    if (locks === 'without locks') {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    }
    const tabs = await openTabs(context);
    const reloads: string[] = [];
    for (const tab of tabs) tab.on('load', () => reloads.push(tab.url()));
    await seeRenewals(tabs[1], 3);
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
    expect(reloads).toEqual([]);

    await tabs[0].getByRole('button', { name: 'ben', exact: true }).click();
    await tabs[0].getByRole('menuitem', { name: 'Logout' }).click();
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await tabs[1].evaluate(() => Object.keys(localStorage))).not.toContain('token');
  });
}

test('a call that was held up until its token had expired is made again with the token of now', async ({
  context,
}) => {
  const [, tab] = await openTabs(context);
  let isHeld = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await tab.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'PasswordChanges' && !isHeld) {
      isHeld = true;
      await released;
    }
    await route.continue();
  });
  await tab.getByRole('button', { name: 'ben', exact: true }).click();
  const held = await tokenOf(tab);
  await tab.getByRole('menuitem', { name: 'Password history' }).click();
  await expect.poll(() => isHeld).toBe(true);
  await expect.poll(() => isGood(layline.exchangeUrl, held)).toBe(false);
  release();
  await expect(tab.getByRole('heading', { name: 'Password history', level: 1 })).toBeVisible();
  await expect(tab.getByText('Your password has not changed since the account was opened.')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
});
