import { expect, test, type Page } from '@playwright/test';
import { figure, myBets, paise, pick, placeUntil, slip } from '../bettor-steps.ts';
import { backAtOnce, openEarlyMatch, signIn } from './maker-match-steps.ts';

test('[PNL-2] [PNL-3] [PNL-8] [HDR-2] a bettor backs in the maker’s match, is matched, lays unmatched, cancels, and is paid when the match has ended', async ({
  page,
}) => {
  // A whole match, and on a slow machine the steps around it.
  test.setTimeout(480_000);
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'asha');
  await expect(figure(page, 'Balance')).toHaveText('₹1,00,000.00');
  await expect(myBets(page)).toContainText('You have no Matched Bets');

  await backAtOnce(page, 'The Draw', '500');
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');
  await expect(figure(page, 'Balance')).toHaveText('₹99,500.00');
  await theMatchedBetStays(page);
  await aLayWaitsAndIsCancelled(page);
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');

  const paid = await theMatchIsPaid(page);
  await theReportsAgree(page, paid - 1_00_000_00);
});

/** After a reload too, and although the markets' names fail to load at first. */
async function theMatchedBetStays(page: Page): Promise<void> {
  const row = myBets(page).locator('tr[data-side]').filter({ hasText: 'The Draw' });
  await expect(row).toContainText('₹500.00');
  const text = await row.innerText();
  let refused = 0;
  await page.route('**/graphql', (route) =>
    /"MarketNames"/.test(route.request().postData() ?? '') && refused++ < 2
      ? route.fulfill({ status: 500 })
      : route.fallback(),
  );
  await page.reload();
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');
  await expect(row).toBeVisible();
  await expect.poll(() => row.innerText()).toBe(text);
  expect(refused).toBeGreaterThan(2);
}

async function aLayWaitsAndIsCancelled(page: Page): Promise<void> {
  await pick(page, 'Lay', 'The Draw');
  const lay = slip(page).getByRole('article', { name: 'Lay The Draw' });
  // Nobody will take it.
  await lay.getByRole('textbox', { name: 'Odds' }).fill('1.01');
  await lay.getByRole('textbox', { name: 'Stake' }).fill('100');
  await placeUntil(page, lay, 'Unmatched');
  const unmatched = myBets(page).getByRole('tab', { name: /Unmatched Bets/ });
  await expect(unmatched).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await unmatched.click();
  await expect(myBets(page)).toContainText('₹100.00 at 1.01');
  await myBets(page).getByRole('button', { name: 'Cancel lay The Draw at 1.01' }).click();
  await expect(myBets(page)).toContainText('You have no Unmatched Bets');
  await expect(myBets(page)).toContainText('Cancelled ₹100.00 at 1.01.');
  await page.reload();
  await unmatched.click();
  await expect(myBets(page)).toContainText('You have no Unmatched Bets');
}

/** Waits for the match to end. Returns the balance then, paise; a reload does not change it. */
async function theMatchIsPaid(page: Page): Promise<number> {
  const settled = myBets(page).getByRole('region', { name: 'Settled today' });
  // A match takes two minutes and added time; how much of it is left depends on how fast the steps before were.
  await expect(settled).toBeVisible({ timeout: 240_000 });
  await expect(figure(page, 'Exposure')).toHaveText('₹0.00');
  const paid = await figure(page, 'Balance').innerText();
  await page.reload();
  await expect(figure(page, 'Balance')).toHaveText(paid);
  await expect(settled).toBeVisible();

  // No list has the match any more, but the stream beside it still does.
  await page.getByRole('button', { name: 'Live Stream' }).click();
  await expect(page.getByRole('region', { name: 'Live Stream' })).toContainText('Ended');

  // Why this amount, by keyboard.
  const why = settled.getByRole('button', { name: /^Why this amount/ });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(settled).toContainText(/Back The Draw at .*(Won|Lost): .*Your bets.*Commission.*Net/);
  return paise(paid);
}

/** Each level, by sport, event, market and bets, and back, tells what the balance gained. */
async function theReportsAgree(page: Page, gained: number): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'asha', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Betting Profit and Loss' }).click();
  const reported = page.getByRole('main');
  const net = reported.locator('dl').first().locator('> div', { hasText: 'Net' }).locator('dd');
  // The page of the match, which stands until then, has a link to `Results in Soccer`.
  await reported.getByRole('link', { name: 'Soccer', exact: true }).click();
  await expect(reported.getByRole('heading', { name: 'Profit and loss by event' })).toBeVisible();
  await expect(reported.getByRole('row')).toHaveCount(2);
  const netText = await net.innerText();
  expect(paise(netText)).toBe(gained);
  await reported.getByRole('table').getByRole('link').click();
  await expect(reported.getByRole('heading', { name: 'Profit and loss by market' })).toBeVisible();
  await reported.getByRole('link', { name: 'Match Odds' }).click();
  await expect(reported.getByRole('heading', { name: 'Bets of a market' })).toBeVisible();
  await expect(reported.getByRole('row', { name: /Back The Draw.*(Won|Lost)/ })).toBeVisible();
  await expect(net).toHaveText(netText);
  await expect(reported.getByRole('region', { name: 'Why this amount' })).toContainText(netText);
  await page.goBack();
  await page.goBack();
  await expect(reported.getByRole('heading', { name: 'Profit and loss by event' })).toBeVisible();
  await expect(net).toHaveText(netText);
}
