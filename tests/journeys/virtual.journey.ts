import { expect, test } from '@playwright/test';

test('a virtual race is run on its own page, above its prices, to its end', async ({ page }) => {
  await page.goto('/virtualsports');
  const soon = page.getByRole('region', { name: 'Now and starting soon' });
  // The last one listed has not begun yet.
  await soon
    .getByRole('link', { name: /^Virtual Race/ })
    .last()
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Virtual Race/);
  await expect(main.getByText('The picture begins when play does')).toBeVisible();
  const market = main.getByRole('region', { name: 'To Win' });
  await expect(market).toBeVisible();
  const topOf = async () => (await market.boundingBox())!.y;
  const before = await topOf();
  const field = main.getByRole('listitem').filter({ hasText: /(leads|won|m behind)$/ });
  await expect(field.first()).toHaveText(/(leads|won)$/, { timeout: 120_000 });
  await expect(field.nth(1)).toHaveText(/ m behind$/);
  await expect(main.getByText('Simulated')).toBeVisible();
  // The prices stand below it, where they stood before the off.
  expect((await main.getByText('Simulated').boundingBox())!.y).toBeLessThan(await topOf());
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  // Nobody looks at a race that is over: its result stands there then.
  await expect(main.getByText('Simulated')).toBeHidden({ timeout: 120_000 });
  await expect(main.getByText(/ wins, .+ second, .+ third/).first()).toBeVisible();
});
