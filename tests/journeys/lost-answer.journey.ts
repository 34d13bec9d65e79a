import { expect, test, type Page } from '@playwright/test';
import { figure, myBets, placeButton, slip } from './bettor-steps.ts';
import { liveDoor } from './live-door.ts';
import { openOwnBook } from './own-book.ts';
import { openOwnBettor, ordersOf, prepareBet, visitAs } from './own-visit.ts';

/**
 * The next bet reaches the exchange, but its answer is lost, and from then on nobody answers what became of it. Returns
 * how to end that.
 */
async function loseAnswers(page: Page, cut: () => Promise<void>): Promise<() => void> {
  let isLosing = true;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    const isBet = body.includes('"SendInstructions"');
    if (!isLosing || !(isBet || body.includes('"InstructionLookup"'))) return route.fallback();
    if (isBet) {
      // The live connection would tell of it, too.
      await cut();
      await route.fetch();
    }
    return route.abort('connectionreset');
  });
  return () => (isLosing = false);
}

test('a bet whose answer is lost is not known, never called failed, and found placed once, also by the next page', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  const door = await liveDoor(page);
  await visitAs(page, bettor, book.address);
  const card = await prepareBet(page, { runner: book.home, stake: '300' });
  const answer = await loseAnswers(page, door.cut);
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(SendInstructions|InstructionLookup)"/.exec(request.postData() ?? '')?.[1];
    if (name) asked.push(name);
  });
  await placeButton(page).click();
  await expect(card).toContainText('Checking…');
  await expect(card).toContainText('It may have been placed: we are asking the exchange.');
  await expect(page.getByRole('main')).not.toContainText(/failed|not placed/i);
  expect((await ordersOf(bettor, book)).map(({ matched }) => matched)).toEqual([300_00]);
  await expect.poll(() => asked).toContain('InstructionLookup');

  await page.reload();
  const found = page.getByRole('region', { name: 'Bets of your last visit' });
  await expect(found).toContainText('Checking…');
  await expect(found).not.toContainText(/failed|not placed/i);
  answer();
  door.mend();
  await expect(found).toContainText('Matched');
  await expect(figure(page, 'Balance')).toHaveText('₹700.00');
  await expect(myBets(page).locator('tr[data-side]')).toHaveCount(1);
  await expect(slip(page).getByRole('article')).toHaveCount(0);
  expect(asked.filter((name) => name === 'SendInstructions')).toHaveLength(1);
  expect(await ordersOf(bettor, book)).toHaveLength(1);
});
