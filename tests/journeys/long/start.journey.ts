import { expect, test } from '@playwright/test';
import { openLaterMatch } from './maker-match-steps.ts';

test('[PNL-9] ten different banners, three and a half of them seen, one on each 1500 ms', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const banners = page.locator('#promotions li a');
  await expect(banners).toHaveCount(10);
  const seen = await banners.evaluateAll((all) => {
    const boxes = all.map((banner) => banner.getBoundingClientRect());
    const window = all[0]!.closest('ul')!.parentElement!.getBoundingClientRect();
    const step = boxes[1]!.left - boxes[0]!.left;
    const gap = step - boxes[0]!.width;
    const images = all.map((banner) => banner.querySelector('svg, img'));
    return {
      shown: (window.width + gap) / step,
      drawn: images.filter((image) => (image?.getBoundingClientRect().width ?? 0) > 100).length,
      different: new Set(images.map((image, at) => `${image?.outerHTML} ${all[at]!.getAttribute('style')}`))
        .size,
    };
  });
  expect(seen.shown).toBeCloseTo(3.5, 2);
  expect(seen.drawn).toBe(10);
  expect(seen.different).toBe(10);
  // On a clock that moves only when told, so that the machine's load does not matter.
  await page.clock.pauseAt(Date.now() + 60_000);
  const offset = async () => {
    await page.waitForTimeout(100);
    return page.locator('#promotions').evaluate((row) => row.style.getPropertyValue('--offset'));
  };
  const after = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return offset();
  };
  let at = await offset();
  for (let tries = 0, before = at; at === before && tries < 40; tries++) at = await after(50);
  for (let step = 0; step < 3; step++) {
    expect(await after(1_430)).toBe(at);
    const next = await after(70);
    expect(next).not.toBe(at);
    at = next;
  }
});

test('an event that did not load is there when the exchange answers, without a press', async ({ page }) => {
  let isAway = true;
  await page.route('**/graphql', async (route) => {
    const isEvent = route.request().postData()?.includes('"operationName":"EventMarkets"') ?? false;
    return isAway && isEvent ? route.fulfill({ status: 503 }) : route.fallback();
  });
  await page.goto('/');
  await openLaterMatch(page);
  const failed = page.getByText('The event could not be loaded. Your bets are not affected.');
  await expect(failed).toBeVisible();
  isAway = false;
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Match Odds' })).toBeVisible();
});

const firstScript = '**/assets/index-*.js';

test('a page whose first script was lost on its way fetches it again by itself', async ({ page }) => {
  let lost = 0;
  await page.route(firstScript, (route) => (lost++ < 2 ? route.abort() : route.fallback()));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  expect(lost).toBe(3);
});

test('without its first script the page says so, and loads again when asked', async ({ page }) => {
  await page.route(firstScript, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Layline is loading…')).toBeVisible();
  const again = page.getByRole('link', { name: 'Load it again' });
  await expect(again).toBeHidden();
  // It has tried twice by then.
  await expect(again).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText('Your bets and your money are not affected.')).toBeVisible();
  await page.unroute(firstScript);
  await again.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('Layline is loading…')).toHaveCount(0);
});

test('a page that opens before a day’s events are listed asks again until they are', async ({ page }) => {
  let empty = 0;
  await page.route('**/graphql', async (route) => {
    if (empty === 6 || !/"operationName":"AllEvents"/.test(route.request().postData() ?? ''))
      return route.fallback();
    empty += 1;
    await route.fulfill({ json: { data: { allEvents: [] } } });
  });
  await page.goto('/');
  // Six times at the usual interval take a minute.
  const list = page.getByRole('region', { name: 'In play now' });
  await expect(list.locator('a[href^="/marketdetails/"]').first()).toBeVisible();
  expect(empty).toBe(6);
});
