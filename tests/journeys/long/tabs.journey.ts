import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from '../bettor-steps.ts';
import { viewports } from '../../support/viewports.ts';

const { phone } = viewports;

const exchangeBar = (page: Page) => page.getByRole('navigation', { name: 'Exchange' });
const sportTabs = (page: Page) => page.getByRole('navigation', { name: 'Choose a sport' });
const content = (page: Page) => page.getByRole('main');
const heading = (page: Page) => content(page).getByRole('heading', { level: 1 });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const press = (bar: Locator, name: string) => bar.getByRole('button', { name, exact: true }).click();

test('[TOP-2] horse racing and the lottery have routes of their own; other sports go home, or in play where that is chosen, and are then what is listed', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'ben');
  const sports = sportTabs(page);
  await press(sports, 'Horse Racing');
  await expect(page).toHaveURL(/\/horseRacing\/7$/);
  await expect(heading(page)).toHaveText('Horse Racing');
  for (const name of ['Tennis', 'Soccer']) {
    await press(sports, 'Lottery');
    await expect(page).toHaveURL(/\/lottery$/);
    await expect(heading(page)).toHaveText('Lottery');
    await press(sports, name);
    await expect(page).toHaveURL(/\d\/\?sport=\d$/);
    await expect(heading(page)).toHaveText(name);
  }
  await press(exchangeBar(page), 'Inplay');
  for (const name of ['Tennis', 'Basketball']) {
    await press(sports, 'Lottery');
    await expect(heading(page)).toHaveText('Lottery');
    expect(await stored(page, 'exchangeName')).toBe('00');
    await press(sports, name);
    await expect(page).toHaveURL(/\/inplay\?sport=\d+$/);
    await expect(content(page).getByRole('heading', { level: 2 }).first()).toHaveText(name);
  }
  await press(sports, 'Horse Racing');
  await expect(page).toHaveURL(/\/horseRacing\/7$/);
});

/** Presses each tab in turn. Returns the share of the strip's spare width before it, unless the strip is at an end. */
async function sharesOf(bar: Locator, names: readonly string[]): Promise<number[]> {
  const strip = bar.locator('> div');
  const shares: number[] = [];
  for (const name of names) {
    await press(bar, name);
    await expect(bar.locator('[aria-current]')).toHaveText(name);
    const measure = () =>
      strip.evaluate((box) => {
        const tab = box.querySelector('[aria-current]')!.getBoundingClientRect();
        const { left, width } = box.getBoundingClientRect();
        const isAtEnd = box.scrollLeft < 1 || box.scrollLeft > box.scrollWidth - box.clientWidth - 1;
        return { isAtEnd, left: tab.left, share: (tab.left - left) / (width - tab.width) };
      });
    // The strip may still be scrolling.
    let before = NaN;
    await expect
      .poll(async () => {
        const { left } = await measure();
        const isStill = left === before;
        before = left;
        return isStill;
      })
      .toBe(true);
    const { isAtEnd, share } = await measure();
    if (!isAtEnd) shares.push(share);
  }
  return shares;
}

test('[TOP-3] [XBR-6] on a phone both bars scroll: the chosen sport stands in the middle, the chosen exchange tab after a third', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const bar of [sportTabs(page), exchangeBar(page)]) {
    await expect(bar.getByRole('button').first()).toBeVisible();
    const strip = await bar.locator('> div').evaluate((box) => ({
      scrolls: /auto|scroll/.test(getComputedStyle(box).overflowX),
      isLonger: box.scrollWidth > box.clientWidth + 20,
    }));
    expect(strip).toEqual({ scrolls: true, isLonger: true });
  }
  const icons = sportTabs(page).locator('button:has(svg)');
  await expect(icons).toHaveCount(await sportTabs(page).getByRole('button').count());
  const sports = await sharesOf(sportTabs(page), [
    'Cricket',
    'Tennis',
    'Soccer',
    'Horse Racing',
    'Basketball',
  ]);
  expect(sports.length).toBeGreaterThan(0);
  for (const share of sports) expect(share).toBeCloseTo(0.5, 1);
  const tabs = await sharesOf(exchangeBar(page), ['Virtual Sports', 'Int Casino', 'Tips & Review', 'Binary']);
  expect(tabs.length).toBeGreaterThan(0);
  for (const share of tabs) expect(share).toBeCloseTo(1 / 3, 1);
});

test('[FTR-1] a phone’s bar stays at the bottom: Sports, In Play, Home, Casino, Promotion, each where it says', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeHidden();
  await page.setViewportSize(phone);
  await signIn(page, 'ben');
  await expect(bar.locator('a, button')).toHaveText(['Sports', 'In Play', 'Home', 'Casino', 'Promotion']);
  const bottom = async () => {
    const { y, height } = (await bar.boundingBox())!;
    return Math.round(y + height);
  };
  expect(await bottom()).toBe(phone.height);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(await bottom()).toBe(phone.height);

  await bar.getByRole('link', { name: 'In Play' }).click();
  await expect(page).toHaveURL(/\/inplay$/);
  await expect(heading(page)).toHaveText('In play');
  await bar.getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await expect.poll(() => stored(page, 'exchangeName')).toBe('16');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(heading(page)).toHaveText('Live markets');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await bar.getByRole('link', { name: 'Promotion' }).click();
  await expect(content(page).getByRole('region', { name: 'Promotions' })).toBeInViewport();
  await bar.getByRole('button', { name: 'Sports' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: /^Cricket/ }),
  ).toBeVisible();
});
