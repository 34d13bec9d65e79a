import { expect, test, type Page } from '@playwright/test';
import { achievedLeg, expectOneOfTwoTabs, pressAndSend } from './cash-out-steps.ts';
import { backAtOnce, myBets, openEarlyMatch, signIn } from './bettor-steps.ts';
import { keptRows } from './kept-steps.ts';

test('a cash out that was pressed when the page goes is there with its result, once, in the next page and in My Bets', async ({
  page,
}) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'asha');
  await backAtOnce(page, 'The Draw', '500');

  // Its worth is shown; half of it is taken.
  const cashOuts = myBets(page).getByRole('list', { name: 'Cash outs' });
  const worth = cashOuts.getByRole('button', { name: /^Cash out [+-]?₹/ });
  await expect(worth).toBeVisible();
  const panel = cashOuts.getByRole('region', { name: /^Cash out/ });
  const pressHalf = async () => {
    await worth.click();
    await panel.getByRole('button', { name: '50 %' }).click();
    await pressAndSend(page, panel);
  };
  // A goal suspends the market or takes the prices away at any moment; the cash out is then requested again.
  await pressHalf();
  await page.reload();
  const done = panel.getByText(/^Cashed out/);
  const again = panel
    .getByRole('button', { name: 'Look again' })
    .or(panel.getByText(/^Nothing was cashed out/));
  await expect(done.or(again)).toBeVisible({ timeout: 60_000 });
  if (await again.isVisible()) {
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => keptRows(page, 'layline', 'cashOuts')).toEqual([]);
    await pressHalf();
    await page.reload();
  }
  await expect(done).toBeVisible({ timeout: 60_000 });
  // By laying the draw or by backing the others, whichever leaves more.
  const legsOf = (tab: Page) =>
    myBets(tab).getByRole('list', { name: 'Cash outs' }).getByRole('row', achievedLeg).allInnerTexts();
  await expect.poll(async () => (await legsOf(page)).length).toBeGreaterThan(0);
  const legs = await legsOf(page);
  await page.reload();
  await expect.poll(() => legsOf(page)).toEqual(legs);
  // Also in another tab, which sends nothing.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => legsOf(other)).toEqual(legs);
  // One bet and its legs, however often the page was loaded.
  for (const tab of [other, page])
    await expect(myBets(tab).locator('tr[data-side]')).toHaveCount(1 + legs.length);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => keptRows(page, 'layline', 'cashOuts')).toEqual([]);
  await page.reload();
  await expect(worth.or(cashOuts.getByRole('button', { name: /^Cash out/ })).first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expectOneOfTwoTabs([page, other]);
});
