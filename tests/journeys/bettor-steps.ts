import { expect, type Locator, type Page } from '@playwright/test';

/** The header's figure with that name, e.g. `₹99,500.00`. */
export const figure = (page: Page, name: 'Balance' | 'Exposure') =>
  page.getByRole('banner').locator('dl > div', { hasText: name }).locator('dd');

/** An amount as the page writes it, in minor units. */
export const paise = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

export const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
export const myBets = (page: Page) => page.getByRole('region', { name: 'My Bets' });

/** The cash outs that stand in My Bets below the matched bets of their markets. */
export const cashOutsIn = (page: Page) => myBets(page).getByRole('group', { name: 'Cash out', exact: true });

/**
 * Presses until it shows. What moved under the pointer needs a second press; a press that is answered late needs none,
 * and a second one would take it back.
 */
export async function pressUntil(press: () => Promise<void>, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await press();
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Presses a price. One that had only just come needs a second press. */
export async function pressPrice(price: Locator, card: Locator): Promise<void> {
  await price.click();
  await pressUntil(() => price.click({ timeout: 5_000 }), card);
}

/** Presses the best price of a runner. */
export async function pick(page: Page, side: 'Back' | 'Lay', runner: string): Promise<void> {
  const price = page
    .getByRole('region', { name: 'Match Odds' })
    .locator(`button[data-purpose="${side} ${runner}"][data-depth="0"]`);
  await pressPrice(price, slip(page).getByRole('article', { name: `${side} ${runner}` }));
}

/**
 * The slip's one main button, of someone signed in. Where a bet at the pressed price can only be refused, it takes the
 * price of now first, or offers the bet to others. A card may have a "Take" of its own, above it.
 */
export const placeButton = (page: Page): Locator =>
  slip(page)
    .getByRole('button', { name: /^(Place (bet|\d bets)|Take .+|Offer .+)$/ })
    .last();

/**
 * Places the slip's bets and retries until its card says so. A goal may suspend the market or move the price at any
 * moment, and a press on what cannot be placed just then does nothing. A card that was placed has nothing to press.
 */
export async function placeUntil(page: Page, card: Locator, said: string, timeout = 60_000): Promise<void> {
  const place = placeButton(page);
  await expect(async () => {
    if (await place.isVisible()) await place.click({ timeout: 5_000 });
    await expect(card).toContainText(said, { timeout: 5_000 });
  }).toPass({ timeout });
}
