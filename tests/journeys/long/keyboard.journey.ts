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

test('by keyboard alone: from load to an event, to another by the search, then signed in and out', async ({
  page,
}) => {
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

  const search = page.getByRole('combobox', { name: 'Search events' });
  await tabTo(page, search, 60, 'Shift+Tab');
  await page.keyboard.type(' v ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const found = page.locator('[role="option"][aria-selected="true"]');
  await expect(found).toHaveCount(1);
  const [name] = (await found.innerText()).split('\n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name!.trim());

  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  // The page that was opened has the focus, so the header is behind.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, login, 60, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: /^chitra/ }), 20);
  await page.keyboard.press('Enter');
  const profile = page.getByRole('banner').getByRole('button', { name: 'chitra' });
  await expect(profile).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, profile, 60, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.keyboard.press('End');
  await expect(logout).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login).toBeVisible();
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
