import { expect, test, type Page } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import { figure, pressPrice } from './bettor-steps.ts';
import { keptRows } from './kept-steps.ts';
import { openOwnBook } from './own-book.ts';
import { priceIn } from './own-visit.ts';

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

const coachOf = (page: Page) => page.getByRole('region', { name: 'Your first bet' });

/** How many prices the coach lies over that somebody could press. */
const covered = (page: Page): Promise<number> =>
  coachOf(page).evaluate((bubble) => {
    const own = bubble.getBoundingClientRect();
    const prices = [...document.querySelectorAll('main button[data-side]')];
    const under = prices.filter((price) => {
      const { left, right, top, bottom } = price.getBoundingClientRect();
      return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
    });
    // Those below the sheet are under it already.
    return under.filter((price) => {
      const { left, top, height } = price.getBoundingClientRect();
      return !document.elementFromPoint(left + 4, top + height / 2)?.closest('[role="dialog"]');
    }).length;
  });

test('a first bet is coached on a match that is on, left and found again where it was, and done by what its bettor does', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  await book.offer('LAY', 200);
  await page.goto('/');
  const practice = page.getByRole('region', { name: 'Practice money' });
  const coach = coachOf(page);
  await practice.getByRole('button', { name: 'Start' }).tap();
  await practice.getByRole('button', { name: 'Show me my first bet' }).tap();
  await expect(page).toHaveURL(/\/marketdetails\//);
  await expect(coach).toContainText('1 of 3');

  // Which match leads is chance: a bet that is to be matched is made in a market of its own.
  await page.goto(book.address);
  await expect(coach).toContainText(/2(\.00)? means P\s100 returns P\s200\./);
  await expect.poll(() => covered(page)).toBe(0);
  const dock = page.getByRole('dialog', { name: 'Bets' });
  const card = dock.getByRole('article', { name: `Back ${book.home}` });
  await pressPrice(priceIn(page, 'Back', book.home), card);
  await expect(coach).toContainText('2 of 3');
  await expect.poll(() => covered(page)).toBe(0);
  await coach.getByRole('button', { name: 'Skip' }).tap();
  await expect(coach).toHaveCount(0);
  await expect.poll(() => keptRows(page, 'layline', 'settings')).toContain('left');

  await page.reload();
  await practice.getByRole('button', { name: 'Back to my first bet' }).tap();
  await expect(coach).toContainText('2 of 3');
  await expect.poll(() => keptRows(page, 'layline', 'settings')).toContain('stake');
  await page.reload();
  await expect(coach).toContainText('2 of 3');

  const keypad = dock.getByRole('group', { name: 'Keypad' });
  for (const name of ['5', '0', '0']) await keypad.getByRole('button', { name, exact: true }).tap();
  await dock.getByRole('button', { name: /^Place/ }).tap();
  await expect(coach).toContainText('3 of 3');
  await expect(coach).toContainText('It stands in My Bets');
  await expect(figure(page, 'Exposure')).toHaveText('P500.00');
  const gotIt = coach.getByRole('button', { name: 'Got it' });
  // The slip drops the taps of the moment after a bet is placed: one that is as fast as this needs a second.
  await expect(async () => {
    if (await gotIt.isVisible()) await gotIt.tap({ timeout: 5_000 });
    await expect(coach).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await page.goto(`${book.address}#rules`);
  const rules = page.getByRole('dialog', { name: 'Rules & Regulations' });
  await expect(rules.getByRole('button', { name: 'Show me my first bet' })).toBeVisible();
  await expect(practice.getByRole('button', { name: /first bet/ })).toHaveCount(0);
});
