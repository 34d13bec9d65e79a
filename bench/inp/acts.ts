import type { Locator, Page } from 'playwright';
import { listMatches, openLastMatch, openPrice } from '../support/bettor-page.ts';

/** The pause of somebody in a hurry between two acts, ms. */
const pauseMs = 150;
/** What moved under the pointer is pressed once more after this. */
const againMs = 3_000;

/** What came of the acts: a page on which nothing happens is quick. */
export interface Done {
  placed: number;
  cancelled: number;
}

/**
 * A fifth of a minute of betting, by mouse and keyboard: two selections and their stakes, a bet that waits and is
 * cancelled, the tabs of My Bets, a runner's ladder, the rules, the list of matches and a market from it.
 */
export async function betAWhile(page: Page): Promise<Done> {
  await fillSlip(page);
  const done = await placeAndCancel(page);
  await lookAround(page);
  return done;
}

const slipOf = (page: Page): Locator => page.getByRole('region', { name: 'Bet slip' });
const myBetsOf = (page: Page): Locator => page.getByRole('region', { name: 'My Bets' });

async function press(page: Page, what: Locator): Promise<void> {
  await what.click();
  await page.waitForTimeout(pauseMs);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+a');
  for (const letter of text) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(pauseMs / 3);
  }
}

/** Presses a best price until its card is in the slip: a price that has only just come needs a second press. */
async function pickPrice(page: Page, side: 'BACK' | 'LAY'): Promise<Locator> {
  const card = slipOf(page).locator(`article[data-side="${side}"]`).first();
  for (let attempt = 0; attempt < 5; attempt++) {
    await press(page, openPrice(page, side));
    const isThere = card.waitFor({ timeout: againMs }).then(
      () => true,
      () => false,
    );
    if (await isThere) break;
  }
  return card;
}

const clear = (page: Page): Promise<void> =>
  press(page, slipOf(page).getByRole('button', { name: 'Clear', exact: true }));

async function fillSlip(page: Page): Promise<void> {
  for (const side of ['BACK', 'LAY'] as const) {
    const card = await pickPrice(page, side);
    await type(page, card.getByRole('textbox', { name: 'Stake' }), '120');
    await press(page, card.getByRole('group', { name: 'Quick stakes' }).getByRole('button').first());
  }
  await clear(page);
}

/** A bet at odds that nobody offers waits until it is cancelled. */
async function placeAndCancel(page: Page): Promise<Done> {
  const card = await pickPrice(page, 'BACK');
  await type(page, card.getByRole('textbox', { name: 'Odds' }), '900');
  await type(page, card.getByRole('textbox', { name: 'Stake' }), '150');
  await press(
    page,
    slipOf(page)
      .getByRole('button', { name: /^(Place|Offer) / })
      .last(),
  );
  await card.getByRole('status').filter({ hasText: 'Unmatched' }).waitFor();
  // It says “Cancelling…” until it is done, and is gone then.
  const cancel = myBetsOf(page).getByRole('button', { name: /^Cancel(?! all)/ });
  await press(page, myBetsOf(page).getByRole('tab', { name: /^Matched Bets/ }));
  await press(page, myBetsOf(page).getByRole('tab', { name: /^Unmatched Bets/ }));
  const placed = await cancel.count();
  await press(page, cancel.first());
  await cancel.first().waitFor({ state: 'detached' });
  await clear(page);
  return { placed, cancelled: placed - (await cancel.count()) };
}

async function lookAround(page: Page): Promise<void> {
  const runner = page.locator('main button[aria-expanded][title^="Ladder"]').first();
  await press(page, runner);
  await press(page, runner);
  await press(page, page.getByRole('button', { name: 'Rules' }).first());
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, (await listMatches(page)).first());
  await openPrice(page, 'BACK').waitFor();
  await openLastMatch(page);
}
