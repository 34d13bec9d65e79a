import { expect, test } from '@playwright/test';
import { figure, placeButton, slip } from './bettor-steps.ts';
import { liveDoor } from './live-door.ts';
import { openOwnBook } from './own-book.ts';
import { openOwnBettor, ordersOf, prepareBet, priceIn, visitAs } from './own-visit.ts';

test('while the market is suspended or its prices are not live no bet can be placed, and the selection waits', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  const door = await liveDoor(page);
  await visitAs(page, bettor, book.address);
  const card = await prepareBet(page, { runner: book.home, stake: '400' });
  const stake = card.getByRole('textbox', { name: 'Stake' });
  const [price, place] = [priceIn(page, 'Back', book.home), placeButton(page)];
  /** Neither by its button nor by Enter, and what was written stays. */
  const expectNoBet = async (why: string) => {
    await expect(card).toContainText(why);
    await expect(price).toHaveAttribute('aria-disabled', 'true');
    await expect(place).toBeDisabled();
    await stake.press('Enter');
    await expect(stake).toHaveValue('400');
    await expect(slip(page)).not.toContainText('Placing…');
    expect(await ordersOf(bettor, book)).toEqual([]);
  };
  const expectBet = async () => {
    await expect(price).not.toHaveAttribute('aria-disabled');
    await expect(place).toBeEnabled();
    await expect(stake).toHaveValue('400');
  };

  await expectBet();
  await book.suspend();
  await expectNoBet('Nothing is placed. Your selection stays here until bets are taken again.');
  await expect(page.getByRole('region', { name: 'Match Odds' }).getByRole('status')).toContainText(
    'Suspended',
  );
  await book.reopen();
  await expectBet();

  await door.cut();
  await expect(page.getByText('Not live.')).toHaveCount(1);
  await expectNoBet('Prices are not live: connecting again…');
  door.mend();
  await expect(page.getByText('Not live.')).toHaveCount(0);
  await expectBet();
  await place.click();
  await expect(card).toContainText('Matched');
  await expect(figure(page, 'Balance')).toHaveText('₹600.00');
  expect((await ordersOf(bettor, book)).map(({ matched }) => matched)).toEqual([400_00]);
});
