import { expect, test, type Page } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import { figure, myBets, placeButton, slip } from './bettor-steps.ts';
import { openOwnBook } from './own-book.ts';
import { openOwnBettor, ordersOf, placeElsewhere, prepareBet, untilTapsCount, visitAs } from './own-visit.ts';

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

/** Does something when the page's next bet is on its way, before the exchange has it. */
async function justBefore(page: Page, act: () => Promise<void>): Promise<void> {
  let hasActed = false;
  await page.route('**/graphql', async (route) => {
    const isBet = route.request().postData()?.includes('"SendInstructions"') ?? false;
    if (isBet && !hasActed) {
      hasActed = true;
      await act();
    }
    return route.fallback();
  });
}

test('a bet that is refused is corrected where it stands, and placed', async ({ page }, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  await visitAs(page, bettor, book.address);

  // The funds cover it, but not with the bet that the bettor places on another device meanwhile.
  const card = await prepareBet(page, { runner: book.home, stake: '600' });
  await justBefore(page, () => placeElsewhere(bettor, book, { side: 'BACK', odds: 100_000, stake: 600_00 }));
  await placeButton(page).tap();
  // In the bar that stays in sight: prices that move make the card longer.
  const bar = slip(page).locator('footer');
  const refusal = bar.getByRole('alert');
  await expect(refusal).toContainText(
    'Your available balance does not cover this bet. ₹400.00 is available.',
  );
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(figure(page, 'Balance')).toHaveText('₹400.00');

  // What can only be refused again is not asked for.
  await card.getByRole('textbox', { name: 'Stake' }).fill('450');
  await expect(placeButton(page)).toBeDisabled();
  await expect(placeButton(page)).toHaveAccessibleDescription('Lower the stake.');
  await card.getByRole('textbox', { name: 'Stake' }).fill('150');
  await expect(refusal).toBeHidden();
  // What is foretold is what comes: the balance after the bet, with the other bet of the market counted.
  await expect(bar).toContainText('₹250.00 stays available');
  await untilTapsCount(() => placeButton(page).tap({ timeout: 2_000 }), card.getByText('Matched').first());
  await expect(figure(page, 'Balance')).toHaveText('₹250.00');
  const placed = (await ordersOf(bettor, book)).map(({ stake, matched }) => [stake, matched]);
  expect(placed).toEqual([
    [150_00, 150_00],
    [600_00, 0],
  ]);

  // The result is also listed among all bets; the sheet over the page disappears with the page.
  const list = page.getByRole('heading', { name: 'My Bets', level: 1 });
  const allBets = myBets(page).getByRole('link', { name: 'All bets' });
  await untilTapsCount(() => allBets.tap({ timeout: 2_000 }), list);
  await expect(slip(page)).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: `Back ${book.home}` });
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText('₹150.00');
});
