import { expect, test, type Page } from '@playwright/test';
import { achievedLeg, expectOneOfTwoTabs, pressAndSend } from '../cash-out-steps.ts';
import {
  backAtOnce,
  figure,
  cashOutsIn,
  myBets,
  openEarlyMatch,
  paise,
  pick,
  placeButton,
  placeUntil,
  signIn,
  slip,
} from '../bettor-steps.ts';
import { keptRows, moveDrafts } from '../kept-steps.ts';
import { viewports } from '../../support/viewports.ts';

// In one file, so that they run one after another: three of them bet from asha's account and read its figures.

test('[PNL-2] [PNL-3] [PNL-8] [HDR-2] a bettor backs in play, is matched, lays unmatched, cancels, and is paid', async ({
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

test('a visitor fills a slip, signs in from it, and the selection is still there, after reloads too', async ({
  page,
}) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await pick(page, 'Back', 'The Draw');
  const back = slip(page).getByRole('article', { name: 'Back The Draw' });
  const stake = back.getByRole('textbox', { name: 'Stake' });
  await stake.fill('250');
  // Odds of one's own: those that were pressed follow a price that gets worse.
  const odds = back.getByRole('textbox', { name: 'Odds' });
  await odds.fill('1.5');
  const kept = async () => JSON.stringify(await keptRows(page, 'layline', 'drafts'));
  await expect.poll(kept).toMatch(/1\.5.*250|250.*1\.5/);
  await page.reload();
  await expect(stake).toHaveValue('250');
  await slip(page).getByRole('button', { name: 'Sign in to bet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^chitra/ })
    .click();
  await expect(placeButton(page)).toBeVisible();
  // The dialog goes back in the history as it closes, which a reload would cut off.
  await expect(page).toHaveURL(/^[^#]*$/);
  await page.reload();
  await expect(figure(page, 'Balance')).toBeVisible();
  await expect(stake).toHaveValue('250');
  await expect(odds).toHaveValue(/^1\.50?$/);

  // An earlier page may have left the bettor's selections to a visitor; the next one takes them up.
  await moveDrafts(page, 'chitra', '');
  await page.reload();
  await expect(figure(page, 'Balance')).toBeVisible();
  await expect(stake).toHaveValue('250');
});

test('a cash out that was pressed when the page goes is there with its result, once, in the next page and in My Bets', async ({
  page,
}) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'asha');
  await backAtOnce(page, 'The Draw', '500');

  // Its worth is shown; half of it is taken.
  const cashOuts = cashOutsIn(page);
  const worth = cashOuts.getByRole('button', { name: /^Cash out [+-]?₹/ });
  await expect(worth).toBeVisible();
  const panel = cashOuts.getByRole('region', { name: /^Cash out/ });
  const pressHalf = async () => {
    await worth.click();
    await panel.getByRole('button', { name: '50 %' }).click();
    await pressAndSend(page, panel);
  };
  const done = panel.getByText(/^Cashed out/);
  const again = panel
    .getByRole('button', { name: 'Look again' })
    .or(panel.getByText(/^Nothing was cashed out/));
  // A goal suspends the market or takes the prices away at any moment; the cash out is then requested again.
  await expect(async () => {
    if (await again.isVisible()) {
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => keptRows(page, 'layline', 'cashOuts')).toEqual([]);
    }
    await pressHalf();
    await page.reload();
    await expect(done.or(again)).toBeVisible({ timeout: 60_000 });
    await expect(done).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 180_000 });
  // By laying the draw or by backing the others, whichever leaves more.
  const legsOf = (tab: Page) => cashOutsIn(tab).getByRole('row', achievedLeg).allInnerTexts();
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

test('what can only be refused is not asked for', async ({ page }) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^esha/ }).click();
  await pick(page, 'Back', 'The Draw');
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('100');
  const place = placeButton(page);
  await expect(place).toBeDisabled();
  await expect(place).toHaveAccessibleDescription('Lower the stake.');
});

/** Another device of the bettor places the same bet just before the slip does, and takes the funds for it. */
async function placeFirstElsewhere(page: Page): Promise<void> {
  let isPlaced = false;
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const body = request.postData() ?? '';
    if (isPlaced || !body.includes('"SendInstructions"')) return route.fallback();
    const data = body.replace(/"clientId":"[^"]+"/, `"clientId":"${crypto.randomUUID()}"`);
    const answer = await page.request.post(request.url(), { headers: await request.allHeaders(), data });
    isPlaced = (await answer.text()).includes('"InstructionAccepted"');
    return route.fallback();
  });
}

test('a bet that is refused is corrected where it stands, and placed', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto('/');
  await openEarlyMatch(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^asha/ }).click();
  await pick(page, 'Back', 'The Draw');
  const card = slip(page).getByRole('article', { name: 'Back The Draw' });
  await card.getByRole('textbox', { name: 'Odds' }).fill('1.5');
  await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  await placeUntil(page, card, 'Matched');

  // The funds cover one more such bet, but not two: the exchange takes the one that comes first.
  const odds = card.getByRole('textbox', { name: 'Odds' });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await pick(page, 'Back', 'The Draw');
    await expect(odds).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  // Nobody takes it.
  await odds.fill('1000');
  await card.getByRole('textbox', { name: 'Stake' }).fill('60000');
  await placeFirstElsewhere(page);
  // In the bar that stays in sight: prices that move make the card longer.
  const refusal = slip(page).locator('footer').getByRole('alert');
  await placeUntil(page, slip(page), 'Your available balance does not cover this bet');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await odds.fill('990');
  await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  await expect(refusal).toBeHidden();
  // What is foretold is what comes: the balance after the bet, with the other bets of the market counted.
  const foretold = /(₹[\d,.]+) stays available/.exec(await slip(page).locator('footer').innerText())?.[1];
  await placeUntil(page, card, 'Unmatched');
  await expect(figure(page, 'Balance')).toHaveText(foretold ?? '');
  // The account is used again.
  await myBets(page)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  await myBets(page).getByRole('button', { name: 'Cancel back The Draw at 1000' }).click();
  await expect(myBets(page)).toContainText('Cancelled ₹60,000.00');

  // The result is also listed among all bets; the sheet over the page disappears with the page.
  await myBets(page).getByRole('link', { name: 'All bets' }).click();
  await expect(page.getByRole('heading', { name: 'My Bets', level: 1 })).toBeVisible();
  await expect(slip(page)).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Back The Draw' }).first();
  await expect(row).toContainText('₹100.00');
});
