import { expect, test, type Page } from '@playwright/test';
import { placeUntil, slip } from '../bettor-steps.ts';
import { register } from './register.ts';

const question = (page: Page) => page.getByText(/^At or above \d+ at the close\?$/);
const strikeOf = async (page: Page): Promise<string> =>
  /\d+/.exec(await question(page).innerText({ timeout: 5_000 }))?.[0] ?? '';

/** Shows the market of another strike, of which the row then makes way for the one that led. */
async function showAnother(page: Page): Promise<string> {
  let shown = '';
  // An index closes every few seconds here, and the next has other strikes.
  await expect(async () => {
    const led = await strikeOf(page);
    const others = page.getByRole('region', { name: 'Other strikes' });
    const another = others.getByRole('button', { name: /^Strike \d+, show its market$/ }).first();
    shown = /\d+/.exec((await another.getAttribute('aria-label', { timeout: 5_000 })) ?? '')?.[0] ?? '';
    await others.getByRole('button', { name: `Strike ${shown},` }).click({ timeout: 5_000 });
    expect(shown).not.toBe(led);
    await expect(question(page)).toContainText(shown, { timeout: 2_000 });
    await expect(page.getByRole('region', { name: `Strike ${shown}` })).toBeVisible({ timeout: 5_000 });
    await expect(others.getByRole('button', { name: `Strike ${led},` })).toBeVisible({ timeout: 2_000 });
    await expect(others.getByRole('button', { name: `Strike ${shown},` })).toHaveCount(0);
  }).toPass({ timeout: 90_000 });
  return shown;
}

test('an index is bet on at a strike of one’s choice, and its close tells there what the bet came to', async ({
  page,
}) => {
  await register(page, 'index-bettor');
  await page.goto('/binary');
  await page.getByRole('button', { name: 'Layline 50', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Layline 50, close \d+$/ })).toBeVisible();
  const card = slip(page).getByRole('article').first();
  let strike = '';
  // It closes every few seconds here, perhaps before the bet is placed.
  await expect(async () => {
    const clear = slip(page).getByRole('button', { name: 'Clear' });
    if (await clear.isVisible()) await clear.click();
    strike = await showAnother(page);
    const market = page.getByRole('region', { name: `Strike ${strike}` });
    await market.locator('button[data-depth="0"][data-state="open"]').first().click({ timeout: 2_000 });
    await card.getByRole('textbox', { name: 'Stake' }).fill('100', { timeout: 2_000 });
    await placeUntil(page, card, 'Matched', 8_000);
  }).toPass({ timeout: 150_000 });
  await expect(card).toContainText(`Strike ${strike}`);
  const event = /Layline 50, close \d+/.exec(await card.innerText())?.[0] ?? 'no index';

  const close = page
    .getByRole('region', { name: 'Past closes' })
    .getByRole('link')
    .filter({ hasText: `${event} ·` });
  await expect(close).toContainText(/^\d+\.\d\d/, { timeout: 90_000 });
  await expect(close).toContainText(/(At or above|Below) \d+/);
  await expect(close).toContainText(/Your bets [+-]₹\d/, { timeout: 60_000 });
});
