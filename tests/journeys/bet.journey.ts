import { expect, test } from '@playwright/test';
import {
  backAtOnce,
  figure,
  myBets,
  openEarlyMatch,
  pick,
  placeUntil,
  signIn,
  slip,
} from './bettor-steps.ts';

test('[PNL-2] [PNL-3] [PNL-8] [HDR-2] a bettor backs in play, is matched, lays unmatched, cancels, and is paid', async ({
  page,
}) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'asha');
  await expect(figure(page, 'Balance')).toHaveText('₹1,00,000.00');
  await expect(myBets(page)).toContainText('You have no Matched Bets');

  await backAtOnce(page, 'The Draw', '500');
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');
  await expect(figure(page, 'Balance')).toHaveText('₹99,500.00');

  const matchedRow = myBets(page).getByRole('row', { name: /The Draw/ });
  await expect(matchedRow).toContainText('₹500.00');
  const matchedText = await matchedRow.innerText();
  // Market names that fail to load are requested until they arrive.
  let refused = 0;
  await page.route('**/graphql', (route) =>
    /"MarketNames"/.test(route.request().postData() ?? '') && refused++ < 2
      ? route.fulfill({ status: 500 })
      : route.fallback(),
  );
  await page.reload();
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');
  await expect(matchedRow).toBeVisible();
  await expect.poll(() => matchedRow.innerText()).toBe(matchedText);
  expect(refused).toBeGreaterThan(2);

  // A lay that nobody will take: it waits.
  await pick(page, 'Lay', 'The Draw');
  const lay = slip(page).getByRole('article', { name: 'Lay The Draw' });
  await lay.getByRole('textbox', { name: 'Odds' }).fill('1.01');
  await lay.getByRole('textbox', { name: 'Stake' }).fill('100');
  await placeUntil(page, lay, 'Unmatched');
  await page.reload();
  await myBets(page)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  await expect(myBets(page)).toContainText('₹100.00 at 1.01');
  await myBets(page).getByRole('button', { name: 'Cancel lay The Draw at 1.01' }).click();
  await expect(myBets(page)).toContainText('You have no Unmatched Bets');
  await expect(myBets(page)).toContainText('Cancelled ₹100.00 at 1.01.');
  await page.reload();
  await myBets(page)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  await expect(myBets(page)).toContainText('You have no Unmatched Bets');
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');

  // The match ends, the market is settled, and the balance shows it, even after a reload.
  const settled = myBets(page).getByRole('region', { name: 'Settled today' });
  // This takes a minute and a half: the second half, then the end.
  await expect(page.getByRole('main')).toContainText(/(4[5-9]|[5-9]\d)'|Full time/, { timeout: 60_000 });
  await expect(settled).toBeVisible({ timeout: 60_000 });
  await expect(figure(page, 'Exposure')).toHaveText('₹0.00');
  const paid = await figure(page, 'Balance').innerText();
  expect(paid).not.toBe('₹1,00,000.00');
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

  // The reports agree: sport, event, market, bets, and back.
  await page.getByRole('banner').getByRole('button', { name: 'asha', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Betting Profit and Loss' }).click();
  const reported = page.getByRole('main');
  const net = reported.locator('dl').first().locator('> div', { hasText: 'Net' }).locator('dd');
  await reported.getByRole('link', { name: 'Soccer' }).click();
  await expect(reported.getByRole('heading', { name: 'Profit and loss by event' })).toBeVisible();
  await expect(reported.getByRole('row')).toHaveCount(2);
  const netText = await net.innerText();
  await reported.getByRole('table').getByRole('link').click();
  await expect(reported.getByRole('heading', { name: 'Profit and loss by market' })).toBeVisible();
  await reported.getByRole('link', { name: 'Match Odds' }).click();
  await expect(reported.getByRole('heading', { name: 'Bets of a market' })).toBeVisible();
  await expect(reported.getByRole('row', { name: /Back The Draw.*Settled/ })).toBeVisible();
  await expect(net).toHaveText(netText);
  await expect(reported.getByRole('region', { name: 'Why this amount' })).toContainText(netText);
  await page.goBack();
  await page.goBack();
  await expect(reported.getByRole('heading', { name: 'Profit and loss by event' })).toBeVisible();
  await expect(net).toHaveText(netText);
});
