import { expect, type Page } from '@playwright/test';

export const bestLay = (page: Page) =>
  page.getByRole('region', { name: 'Match Odds' }).locator('button[data-side="LAY"][data-depth="0"]').first();

/**
 * With the pointer on the best lay price, every runner shows what a press and the usual stake of 100.00 would make of
 * it, computed by the code that settles, and nothing moves. Without the pointer nothing is shown.
 */
export async function expectWhatIfOnHover(page: Page): Promise<void> {
  const market = page.getByRole('region', { name: 'Match Odds' });
  const places = () =>
    market
      .locator('button[data-depth="0"]')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const note = 'with ₹100.00 at this price';
  await page.mouse.move(0, 0);
  await expect(market).not.toContainText(note);
  const before = await places();
  await bestLay(page).hover();
  // In words for each runner, and once for the eye. When another runner wins, 2 % of the won stake is commission; when the laid one wins, it costs its odds less one.
  await expect(market.getByText(note)).toHaveCount(before.length / 2 + 1);
  await expect(market.getByText('+₹98.00')).toHaveCount(before.length / 2 - 1);
  await expect(market.getByText(/^-₹[\d,.]+$/)).toHaveCount(1);
  expect(await places()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(market).not.toContainText(note);
}
