import { expect, test } from '@playwright/test';
import { content } from './frame-steps.ts';

test('[PNL-9] a promotion opens where the mouse presses it; under the keyboard the row goes to each of them, and on to the first', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const row = content(page).locator('#promotions');
  const links = row.getByRole('link');
  const offset = () => row.evaluate((section) => Number(section.style.getPropertyValue('--offset')));
  await expect(links).toHaveCount(10);

  /** Ends when whatever the last act moves stands still. */
  const untilStill = () =>
    row.evaluate(async (section) => {
      await new Promise(requestAnimationFrame);
      await Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });

  for (const place of [2, 1]) {
    await row.hover();
    const target = links.nth((await offset()) + place);
    const path = await target.getAttribute('href');
    await target.hover();
    await page.mouse.down();
    await untilStill();
    await page.mouse.up();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}` === path);
    await page.goto('/');
    await expect(links).toHaveCount(10);
  }

  /** The row has come to it, and is the only thing that moved. */
  const isReached = async (place: number) => {
    await expect(links.nth(place)).toBeFocused();
    await untilStill();
    expect(await offset()).toBe(6.5);
    await expect(links.nth(place)).toBeInViewport({ ratio: 1 });
    expect(await row.locator('ul').evaluate((list) => list.parentElement?.scrollLeft)).toBe(0);
  };
  await row.focus();
  for (let place = 0; place < 9; place++) await page.keyboard.press('Tab');
  await isReached(8);
  await row.getByRole('button', { name: 'Next promotion' }).click();
  expect(await offset()).toBe(0);
  // The other way round the last is reached from out of sight.
  for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab');
  await isReached(9);
});
