import { expect, test, type Locator } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import {
  content,
  exchangeBar,
  heading,
  litTab,
  openUniqueAccount,
  signInAs,
  sportTabs,
  stored,
} from './frame-steps.ts';

const { phone } = viewports;

/** Presses each tab in turn. Returns the share of the strip's spare width before it, unless the strip is at an end. */
async function sharesOf(bar: Locator, names: readonly string[]): Promise<number[]> {
  const strip = bar.locator('> div');
  const shares: number[] = [];
  for (const name of names) {
    await bar.getByRole('button', { name, exact: true }).click();
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
    const isStill = async () => {
      const { left } = await measure();
      const hasStood = left === before;
      before = left;
      return hasStood;
    };
    await expect.poll(isStill).toBe(true);
    const { isAtEnd, share } = await measure();
    if (!isAtEnd) shares.push(share);
  }
  return shares;
}

test('[TOP-3] [XBR-6] [FTR-1] on a phone both bars scroll: the chosen sport is centred, the chosen exchange tab after a third; the bottom bar’s five entries lead where they say', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(sportTabs(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize(phone);
  for (const strip of [sportTabs(page), exchangeBar(page)]) {
    await expect(strip.getByRole('button').first()).toBeVisible();
    const width = await strip.locator('> div').evaluate((box) => ({
      scrolls: /auto|scroll/.test(getComputedStyle(box).overflowX),
      isLonger: box.scrollWidth > box.clientWidth + 20,
    }));
    expect(width).toEqual({ scrolls: true, isLonger: true });
  }
  const icons = sportTabs(page).locator('button:has(svg)');
  await expect(icons).toHaveCount(await sportTabs(page).getByRole('button').count());
  const sports = await sharesOf(sportTabs(page), ['Tennis', 'Soccer', 'Basketball']);
  expect(sports.length).toBeGreaterThan(0);
  for (const share of sports) expect(share).toBeCloseTo(0.5, 1);
  const tabs = await sharesOf(exchangeBar(page), ['Virtual Sports', 'Int Casino', 'Tips & Review']);
  expect(tabs.length).toBeGreaterThan(0);
  for (const share of tabs) expect(share).toBeCloseTo(1 / 3, 1);

  const { userName } = await openUniqueAccount('strips');
  await signInAs(page, userName);
  await expect(bar.locator('a, button')).toHaveText(['Sports', 'In Play', 'Home', 'Casino', 'Promotion']);
  // How many there are is told beside the word.
  await bar.getByRole('link', { name: /^In Play ?[1-9]\d*$/ }).click();
  await expect(page).toHaveURL(/\/inplay$/);
  await expect(heading(page)).toHaveText('In play');
  await expect(litTab(page)).toHaveText('Inplay');
  await bar.getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await expect(litTab(page)).toHaveText('Int Casino');
  expect(await stored(page, 'exchangeName')).toBe('16');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(heading(page)).toHaveText('Live markets');
  await expect(litTab(page)).toHaveText('Home');

  const bottom = async () => {
    const { y, height } = (await bar.boundingBox())!;
    return Math.round(y + height);
  };
  expect(await bottom()).toBe(phone.height);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(await bottom()).toBe(phone.height);
  await bar.getByRole('link', { name: 'Promotion' }).click();
  await expect(content(page).getByRole('region', { name: 'Promotions' })).toBeInViewport();
  await bar.getByRole('button', { name: 'Sports' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: /^Cricket/ })).toBeVisible();
});
