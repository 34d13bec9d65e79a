import { expect, test, type Locator } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import { figure, pressUntil } from './bettor-steps.ts';
import { openOwnBook } from './own-book.ts';
import { openOwnBettor, ordersOf, priceIn, untilTapsCount, visitAs } from './own-visit.ts';

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

/** Whether its first and its last line are drawn where the bettor sees them: on the screen, with nothing over them. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((drawn) => {
    const { left, top, bottom } = drawn.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => drawn.contains(document.elementFromPoint(left + 8, y)));
  });

const topOf = (part: Locator): Promise<number> => part.evaluate((drawn) => drawn.getBoundingClientRect().top);

test('on a phone a bet is made by thumb: the slip has keys, the pressed price stays in sight, and what becomes of the bet is read above the keys', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  await book.offer('BACK', 220);
  await visitAs(page, bettor, book.address);

  const price = priceIn(page, 'Back', book.home);
  await expect.poll(() => topOf(price)).toBeLessThanOrEqual(400);
  const dock = page.getByRole('dialog', { name: 'Bets' });
  const card = dock.getByRole('article', { name: `Back ${book.home}` });
  await price.tap();
  await pressUntil(() => price.tap({ timeout: 2_000 }), card);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const stake = card.getByRole('textbox', { name: 'Stake' });
  await expect(stake).toBeFocused();
  // The system's keyboard stays away.
  await expect(stake).toHaveAttribute('inputmode', 'none');

  const keypad = dock.getByRole('group', { name: 'Keypad' });
  const key = (name: string) => keypad.getByRole('button', { name, exact: true });
  const place = dock.getByRole('button', { name: /^Place/ });
  // The sheet has its height once My Bets, below the slip, has come.
  await dock.getByRole('region', { name: 'My Bets' }).waitFor();
  await expect.poll(() => isSeen(place)).toBe(true);
  const before = await topOf(place);
  for (const name of ['2', '5', '0', '0', 'Delete the last digit']) await key(name).tap();
  await expect(stake).toHaveValue('250');
  // Nothing moves under the thumb, whatever the card above has to tell by now.
  expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(2);
  for (const seen of [place, keypad, price, stake]) await expect.poll(() => isSeen(seen)).toBe(true);

  // At other odds than those offered, the words above the keys tell that it would wait.
  const odds = card.getByRole('textbox', { name: 'Odds' });
  await odds.fill('2.1');
  await stake.tap();
  const outlook = keypad.getByText('Nobody offers these odds now: the bet would wait.');
  await expect.poll(() => isSeen(outlook)).toBe(true);
  await odds.fill('2');
  await stake.tap();
  await expect(outlook).toHaveCount(0);

  await place.tap();
  await expect(card).toContainText('Matched');
  await expect.poll(() => isSeen(card.getByText('Matched', { exact: true }))).toBe(true);
  await expect(figure(page, 'Exposure')).toHaveText('₹250.00');
  expect((await ordersOf(bettor, book)).map(({ matched }) => matched)).toEqual([250_00]);

  // The prices above the slip stay live.
  const other = dock.getByRole('article', { name: `Lay ${book.home}` });
  await untilTapsCount(() => priceIn(page, 'Lay', book.home).tap({ timeout: 2_000 }), other);
});
