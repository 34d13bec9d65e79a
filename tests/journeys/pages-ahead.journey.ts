import { expect, test, type Page } from '@playwright/test';

/**
 * Opens home and tells what is fetched of its first match's page from then on: the page's script, and the questions it
 * begins with. Home itself asks for a race's facts.
 */
async function openHome(page: Page) {
  const heard: { what: string; about: string }[] = [];
  page.on('request', (request) => {
    const about = request.postData() ?? '';
    const [, operation] = /"operationName":"(Event\w+)"/.exec(about) ?? [];
    const [, script] = /\/(market-page)-[^/]*\.js$/.exec(request.url()) ?? [];
    const what = operation ?? script;
    if (what) heard.push({ what, about });
  });
  // It comes with what the page has once it stands.
  const isWatching = page.waitForResponse(/\/after-start-[^/]*\.js$/);
  await page.goto('/');
  const link = page.getByRole('main').locator('a[href*="/marketdetails/"]').first();
  await expect(link).toBeVisible();
  await isWatching;
  // The list moves, and what is first with it.
  const href = (await link.getAttribute('href')) ?? '';
  const eventId = decodeURIComponent(href.split('/')[2] ?? '');
  const its = page.getByRole('main').locator(`a[href="${href}"]`).first();
  const fetched = () =>
    heard
      .filter(({ what, about }) => what === 'market-page' || about.includes(`"${eventId}"`))
      .map(({ what }) => what);
  expect(fetched()).toEqual([]);
  return { fetched, link: its };
}
const whole = ['EventFacts', 'EventMarkets', 'market-page'];

test('a match’s page is fetched while its link is pointed at', async ({ page }) => {
  const { fetched, link } = await openHome(page);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => fetched().toSorted(), { timeout: 2_000 }).toEqual(whole);
  }).toPass();
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched().filter((what) => what === 'market-page')).toHaveLength(1);
});

test('a match’s page is fetched while its link has the focus', async ({ page }) => {
  const { fetched, link } = await openHome(page);
  await expect(async () => {
    await link.blur();
    await link.focus();
    await expect.poll(() => fetched().toSorted(), { timeout: 2_000 }).toEqual(whole);
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a match’s page is fetched as its link is touched', async ({ page }) => {
    const { fetched, link } = await openHome(page);
    await expect(async () => {
      await link.dispatchEvent('touchstart');
      await expect.poll(() => fetched().toSorted(), { timeout: 2_000 }).toEqual(whole);
    }).toPass();
  });
});
