import { expect, test, type Locator, type Page } from '@playwright/test';
import { sportIds } from '#domain/market/sport.ts';
import { openOwnMarket, openOwnMatch, turnEvent } from '../own-event.ts';

/** Presses Tab until the target has the focus, as a person would; fails after `most` presses. */
async function tabTo(page: Page, target: Locator, most = 40, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `within ${most} presses of ${key}`).toBeFocused();
}

test('by keyboard alone: from load past the frame to an event of the list', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'In play now' }).getByRole('link').first()).toBeVisible();
  // Past the frame, then to the first event in the list.
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const isEvent = () => document.activeElement?.getAttribute('href')?.startsWith('/marketdetails/') ?? false;
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(isEvent);
    })
    .toBe(true);
  const chosen = await page.evaluate(() => document.activeElement!.getAttribute('href')!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(chosen);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // The pressed link is gone, so the focus moves to the start of its page.
  await expect(page.getByRole('main')).toBeFocused();
});

test('each market’s prices are one stop of Tab, and the arrow keys go between them and to the next market', async ({
  page,
}) => {
  await openOwnMatch('keys-1', 'busy');
  await openOwnMarket('keys-1', 'keys-1.goal', 'Next Goal', ['Busy', 'Idle']);
  await page.goto(`/marketdetails/keys-1/${sportIds.soccer}`);
  const inMarket = (market: string, name: RegExp) =>
    page.getByRole('region', { name: market }).getByRole('button', { name }).first();
  const first = inMarket('Match Odds', /^Back Busy/);
  await expect(inMarket('Next Goal', /^Back Busy/)).toBeVisible();
  // The keys come after the page.
  await first.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(inMarket('Match Odds', /^Back Idle/)).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('ArrowDown');
  await expect(inMarket('Next Goal', /^Back Busy/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Tab');
  await expect(
    page
      .getByRole('region', { name: 'Match Odds' })
      .getByRole('button', { name: /^(Back|Lay) / })
      .and(page.locator(':focus')),
  ).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(inMarket('Match Odds', /^Back Idle/)).toBeFocused();
  await turnEvent('keys-1', { inPlay: false, ended: true });
});
