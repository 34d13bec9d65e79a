import { expect, test, type Page } from '@playwright/test';

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const myBets = (page: Page) => page.getByRole('region', { name: 'My Bets' });
const bestLay = (page: Page) =>
  page.getByRole('region', { name: 'Match Odds' }).locator('button[data-side="LAY"][data-depth="0"]').first();

/** Opens the slip's card of the first runner's lay price; one that moved under the pointer is pressed again. */
async function layFirst(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await bestLay(page).click();
      return slip(page).getByRole('article', { name: /^Lay / }).isVisible();
    })
    .toBe(true);
}

test('a bettor reads odds as fractions, edits a waiting bet by keyboard, sees it in the result, and pins the market', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Fractional' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fractional', pressed: true })).toBeVisible();

  await page.goto('/');
  await page
    .getByRole('region', { name: /^Starting soon/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(bestLay(page)).toHaveAccessibleName(/ at \d+\/\d+, /);
  await layFirst(page);
  const lay = slip(page).getByRole('article', { name: /^Lay / });
  await lay.getByRole('textbox', { name: 'Odds' }).fill('1.01');
  await lay.getByRole('textbox', { name: 'Stake' }).fill('100');
  await expect(page.getByRole('region', { name: 'Match Odds' })).toContainText('→ with the slip');
  await slip(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(lay).toContainText('Unmatched');

  await myBets(page)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  const edit = myBets(page).getByRole('button', { name: /^Edit lay/ });
  await edit.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(myBets(page)).toContainText('₹100.00 at 1/50');
  await expect(edit).toBeFocused();
  await page.getByRole('button', { name: 'With unmatched' }).click();
  await expect(page.getByRole('region', { name: 'Match Odds' })).toContainText('-₹2.00');
  await myBets(page)
    .getByRole('button', { name: /^Cancel lay/ })
    .press('Enter');
  await expect(myBets(page)).toContainText('You have no Unmatched Bets');

  await page.getByRole('button', { name: 'Pin to Favourites' }).first().click();
  await page.goto('/favourites');
  await expect(bestLay(page)).toBeVisible();
  await page.getByRole('button', { name: 'Unpin from Favourites' }).click();
  await expect(page.getByText('Nothing pinned yet')).toBeVisible();
});
