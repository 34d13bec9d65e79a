import { expect, test, type Page } from '@playwright/test';
import { sportIds } from '#domain/market/sport.ts';
import { placeUntil } from '../bettor-steps.ts';
import { openLaterMatch, signIn } from './maker-match-steps.ts';
import { openOwnMarket, openOwnMatch } from '../own-event.ts';
import { bestLay, expectWhatIfOnHover } from './market-steps.ts';

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const myBets = (page: Page) => page.getByRole('region', { name: 'My Bets' });
/** Opens the slip's card for the first runner's lay price. One that moved under the pointer is pressed again. */
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
  await signIn(page, 'ben');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Fractional' }).click();
  await expect(page.getByText('Every change is saved at once.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fractional', pressed: true })).toBeVisible();

  await page.goto('/');
  // At its start the waiting bet would lapse.
  await openLaterMatch(page);
  // Right after the start the last ones have no prices yet.
  await expect(bestLay(page)).toHaveAccessibleName(/ at \d+\/\d+, /, { timeout: 90_000 });
  await expectWhatIfOnHover(page);
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
  await page.getByRole('button', { name: 'Count unmatched bets' }).click();
  await expect(page.getByRole('region', { name: 'Match Odds' })).toContainText('-₹2.00');
  await myBets(page)
    .getByRole('button', { name: /^Cancel lay/ })
    .press('Enter');
  await expect(myBets(page)).toContainText('You have no Unmatched Bets');

  // The rules are those of this market, and have an address.
  await page
    .getByRole('region', { name: 'Match Odds' })
    .getByRole('button', { name: 'Rules', exact: true })
    .click();
  const rules = page.getByRole('dialog', { name: 'Rules of this market' });
  await expect(rules).toContainText('Match Odds');
  await expect(rules.getByRole('region', { name: 'Commission' })).toContainText('2 % of your net winnings');
  await expect(rules.getByRole('region', { name: 'Settlement' })).toContainText(
    /One of the \d+ runners wins/,
  );
  await expect(rules).toContainText(/Version \d+, in force since/);
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);

  const event = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Pin to Favourites' }).first().click();
  await page.goto('/favourites');
  await expect(bestLay(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: event }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goBack();
  await page.getByRole('button', { name: 'Unpin from Favourites' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();

  // A bet leads to its market's bets, and these to the rules that they were placed under, over the page they stand on.
  await page.goto('/myBetshistory?direction=ASC');
  const bets = page.getByRole('table', { name: 'My Bets' });
  await bets
    .getByRole('link', { name: /^(Back|Lay|Yes|No) / })
    .first()
    .click();
  await expect(page).toHaveURL(/userBetHistory/);
  const sentence = page.getByText(/^Placed under these rules: version \d+\.$/);
  await expect(sentence).toHaveCount(1);
  await sentence.getByRole('link').click();
  await expect(rules).toContainText('the rules when this bet was placed');
  await expect(page).toHaveURL(/userBetHistory.*#rules\//);
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(page).toHaveURL(/userBetHistory[^#]*$/);
});

/** Puts a quote into the slip, again whenever it moves under the pointer, and bets 100.00 at the current offer. */
async function betOnQuote(page: Page, market: RegExp, quote: RegExp): Promise<void> {
  const cell = page
    .getByRole('region', { name: market })
    .first()
    .getByRole('button', { name: quote })
    .first();
  const word = /^\^(\w+)/.exec(quote.source)![1]!;
  const card = slip(page).getByRole('article', { name: new RegExp(`^${word} `) });
  await expect
    .poll(
      async () => {
        if (!(await card.isVisible())) await cell.click({ timeout: 5_000 }).catch(() => undefined);
        return card.isVisible();
      },
      { timeout: 90_000 },
    )
    .toBe(true);
  await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  await placeUntil(page, card, 'Matched');
}

test('a bettor backs a bookmaker quote, buys a session Yes, and reads both in My Bets and in the book', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'ben');
  await openLaterMatch(page);
  await betOnQuote(page, /^Bookmaker$/, /^Back .* at \d+, /);
  await betOnQuote(page, /6 over runs$/, /^Yes .* at \d+ at \d+, /);
  await expect(
    myBets(page)
      .getByRole('row', { name: /Back .* \d+ ₹100\.00$/ })
      .first(),
  ).toBeVisible();
  await expect(
    myBets(page)
      .getByRole('row', { name: /Yes Runs \d+ at \d+ ₹100\.00$/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Book' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('dialog', { name: 'Book' })).toContainText('-₹100.00');

  // Both are among the unsettled, wherever else they are shown.
  await page.goto('/unsetteledbet');
  const unsettled = page.getByRole('table', { name: 'Unsettled bets' });
  await expect(unsettled.getByRole('row', { name: /Back .* – Bookmaker .*Matched/ })).toBeVisible();
  await expect(unsettled.getByRole('row', { name: /Yes Runs .*Matched/ })).toBeVisible();
});

test('a market that is added to an event comes to the page that is open', async ({ page }) => {
  const eventId = `added-${Date.now().toString(36)}`;
  await openOwnMatch(eventId, 'added');
  await page.goto(`/marketdetails/${eventId}/${sportIds.soccer}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Match Odds' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Next goal' })).toHaveCount(0);
  await openOwnMarket(eventId, `${eventId}.next`, 'Next goal', ['Less', 'More', 'None']);
  await expect(main.getByRole('region', { name: 'Next goal' })).toBeVisible({ timeout: 5_000 });
});
