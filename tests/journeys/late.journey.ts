import { expect, test, type Page } from '@playwright/test';
import { pressAndSend } from './cash-out-steps.ts';
import { backAtOnce, myBets, openEarlyMatch, pick, placeUntil, signIn, slip } from './bettor-steps.ts';

/**
 * Holds up the next request of that operation on its way, beyond the browser's reach. Returns how to let it arrive, which gives
 * what it is answered with.
 */
async function holdUp(page: Page, operation: string): Promise<() => Promise<string>> {
  let arrive: (() => Promise<string>) | null = null;
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const isIt = request.postData()?.includes(`"operationName":"${operation}"`);
    if (arrive || !isIt) return route.fallback();
    const [headers, data] = [await request.allHeaders(), request.postData()!];
    arrive = async () => (await page.request.post(request.url(), { headers, data })).text();
    return undefined;
  });
  return async () => {
    if (!arrive) throw new Error(`No ${operation} was sent`);
    return arrive();
  };
}

/** Past the time after which an answer is not waited for any longer. */
const passAnswer = (page: Page) => page.clock.fastForward(8_100);

const cancelOf = (page: Page, odds: string) =>
  myBets(page).getByRole('button', { name: `Cancel lay The Draw at ${odds}` });

test('a bet that arrives late stands as placed, or never does when it was dropped', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'ben');
  const card = slip(page).getByRole('article', { name: 'Lay The Draw' });
  const placeHeldUp = async (odds: string) => {
    await pick(page, 'Lay', 'The Draw');
    await card.getByRole('textbox', { name: 'Odds' }).fill(odds);
    await card.getByRole('textbox', { name: 'Stake' }).fill('4000');
    const arrive = await holdUp(page, 'SendInstructions');
    await placeUntil(page, card, 'Placing…');
    await passAnswer(page);
    await expect(card).toContainText('Not received');
    return arrive;
  };
  const showUnmatched = () =>
    myBets(page)
      .getByRole('tab', { name: /Unmatched Bets/ })
      .click();

  // Nothing was pressed meanwhile.
  let arrive = await placeHeldUp('1.03');
  expect(await arrive()).toContain('InstructionAccepted');
  await expect(card).toContainText('Unmatched');
  await showUnmatched();
  await cancelOf(page, '1.03').click();
  await expect(myBets(page)).toContainText('Cancelled ₹4,000.00 at 1.03.');
  await expect(card).toContainText('Cancelled');
  await card.getByRole('button', { name: 'Remove The Draw' }).click();

  // Dropped, removed, and picked anew: the second is placed, and the first never is.
  arrive = await placeHeldUp('1.02');
  await card.getByRole('button', { name: 'Drop it: The Draw' }).click();
  await expect(card).toContainText('Not placed. It was given up before the exchange had received it.');
  await card.getByRole('button', { name: 'Remove The Draw' }).click();
  await pick(page, 'Lay', 'The Draw');
  await card.getByRole('textbox', { name: 'Odds' }).fill('1.02');
  await card.getByRole('textbox', { name: 'Stake' }).fill('4000');
  await placeUntil(page, card, 'Unmatched');
  expect(await arrive()).toContain('GIVEN_UP');
  await page.reload();
  await showUnmatched();
  await expect(cancelOf(page, '1.02')).toHaveCount(1);
  await cancelOf(page, '1.02').click();
  await expect(myBets(page)).toContainText('Cancelled ₹4,000.00 at 1.02.');
});

test('a cash out of which nothing was heard is given up, and never done however late it arrives', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'ben');
  await backAtOnce(page, 'The Draw', '500');
  const market = page.getByRole('region', { name: 'Match Odds' });
  const panel = market.getByRole('region', { name: 'Cash out' });
  await market.getByRole('button', { name: /^Cash out [+-]?₹/ }).click();
  const arrive = await holdUp(page, 'CashOut');
  await pressAndSend(page, panel);
  await passAnswer(page);
  await expect(panel.getByRole('alert')).toHaveText(
    'It was given up before the exchange had received it. Nothing was placed.',
  );
  expect(await arrive()).toContain('GIVEN_UP');
});
