import { expect, test, type Locator, type Page } from '@playwright/test';
import { figure, myBets, pressUntil } from './bettor-steps.ts';
import { openOwnBook } from './own-book.ts';
import { password } from './own-bettor.ts';
import { cardOf, openOwnBettor, ordersOf, priceIn } from './own-visit.ts';

/** Presses Tab until the target has the focus, as a person would; fails after `most` presses. */
async function tabTo(page: Page, target: Locator, most = 60, key = 'Tab'): Promise<void> {
  // Found once: to find it by its role after every press would take longer than the presses.
  const wanted = await target.elementHandle();
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key);
    if (await page.evaluate((element) => element === document.activeElement, wanted)) return;
  }
  await expect(target, `within ${most} presses of ${key}`).toBeFocused();
}

const backTo = (page: Page, target: Locator) => tabTo(page, target, 60, 'Shift+Tab');

test('by keyboard alone: from load by the search to a match, to a price, a bet placed and matched, and signed out', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  await book.offer('BACK', 220);
  await page.goto('/');
  const header = page.getByRole('banner');
  const login = header.getByRole('button', { name: 'Login' });
  await expect(login).toBeVisible();
  await tabTo(page, login);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toBeFocused();
  await page.keyboard.type(bettor.userName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(figure(page, 'Balance')).toHaveText('₹1,000.00');

  await expect(page.getByRole('main')).toBeFocused();
  await backTo(page, page.getByRole('combobox', { name: 'Search events' }));
  await page.keyboard.type(book.eventName);
  await expect(page.getByRole('option').first()).toContainText(book.eventName);
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).toContainText(book.eventName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${book.address}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(book.eventName);
  await expect(page.getByRole('main')).toBeFocused();

  // The prices are one stop of Tab, and the arrow keys go between them.
  await expect(priceIn(page, 'Back', book.home)).toHaveAccessibleName(/ at 2, /);
  await tabTo(page, priceIn(page, 'Back', book.home));
  await page.keyboard.press('ArrowRight');
  await expect(priceIn(page, 'Lay', book.home)).toBeFocused();
  const card = cardOf(page, 'Lay', book.home);
  await page.keyboard.press('Enter');
  await pressUntil(() => page.keyboard.press('Enter'), card);
  await expect(card.getByRole('textbox', { name: 'Stake' })).toBeFocused();
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Matched');
  await expect(myBets(page).locator('tr[data-side="LAY"]')).toContainText(book.home);
  // It loses ₹300.00 × 1.20.
  await expect(figure(page, 'Balance')).toHaveText('₹640.00');
  expect((await ordersOf(bettor, book)).map(({ matched }) => matched)).toEqual([300_00]);

  const profile = header.getByRole('button', { name: bettor.userName });
  await backTo(page, profile);
  await page.keyboard.press('Enter');
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.keyboard.press('End');
  await expect(logout).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login).toBeVisible();
  await expect(card).toHaveCount(0);
});
