import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startLayline, type RunningLayline } from '../support/start-layline.ts';

/** Tokens of twelve seconds: they are renewed every eight. */
const tokenSeconds = 12;

let layline: RunningLayline;
test.beforeAll(async () => {
  layline = await startLayline({ LAYLINE_TOKEN_SECONDS: String(tokenSeconds), LAYLINE_MAKER: '0' });
});
test.afterAll(() => layline.stop());

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect(page.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
}

/** Two tabs of one browser, both ben's. */
async function openTabs(context: BrowserContext): Promise<[Page, Page]> {
  const first = await context.newPage();
  await signIn(first, layline.url);
  const second = await context.newPage();
  await second.goto(layline.url);
  await expect(second.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
  return [first, second];
}

const by = (token: string | null) => ({ authorization: `Bearer ${token}` });
/** Whether the exchange takes a token for a call. */
const isGood = async (exchange: string, token: string | null): Promise<boolean> =>
  (await fetch(`${exchange}/me`, { headers: by(token) })).ok;

/** Until storage has held that many further tokens. A page that was signed out is back at a visitor's page. */
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
    await seeRenewals(tabs[1], 4);
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

test.describe('with tokens of half an hour', () => {
  const minutes = (count: number) => count * 60_000;

  test('a device that slept past the time to renew does so when it wakes, with the page in front', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, '/');
    const before = await tokenOf(page);
    await page.clock.setSystemTime(Date.now() + minutes(21));
    await expect.poll(() => tokenOf(page)).not.toBe(before);
    await expect(page.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
  });

  test('a device that wakes after the hard limit is signed out, in every tab', async ({ context }) => {
    await context.clock.install();
    const tabs = [await context.newPage(), await context.newPage()];
    await signIn(tabs[0]!, '/');
    await tabs[1]!.goto('/');
    await context.clock.setSystemTime(Date.now() + minutes(721));
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Login' })).toBeVisible();
      expect(await tokenOf(tab)).toBeNull();
    }
  });

  test('[SES-3] who stole the token and renewed it first is signed out with its owner', async ({ page }) => {
    const exchange = process.env.LAYLINE_JOURNEYS_EXCHANGE_URL ?? '';
    await signIn(page, '/');
    const token = await tokenOf(page);
    const theft = await fetch(`${exchange}/sessions/renew`, { method: 'POST', headers: by(token) });
    const { data } = (await theft.json()) as { data: { token: string } };
    // The owner's token works for half a minute more.
    await expect.poll(() => isGood(exchange, token), { timeout: 45_000 }).toBe(false);
    expect(await isGood(exchange, data.token)).toBe(true);
    await page.getByRole('button', { name: 'ben', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Password history' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
    expect(await isGood(exchange, data.token)).toBe(false);
  });
});
