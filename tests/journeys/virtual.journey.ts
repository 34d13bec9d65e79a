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
  const field = main.getByRole('listitem').filter({ hasText: /(leads|won|m behind)$/ });
  await expect(field.first()).toHaveText(/(leads|won)$/, { timeout: 120_000 });
  await expect(field.nth(1)).toHaveText(/ m behind$/);
  await expect(main.getByText('Simulated')).toBeVisible();
  const picture = await main.getByText('Simulated').boundingBox();
  const market = await main.getByRole('region', { name: 'To Win' }).boundingBox();
  expect(picture!.y).toBeLessThan(market!.y);
  // Nobody looks at a race that is over: its result stands there then.
  await expect(main.getByText('Simulated')).toBeHidden({ timeout: 120_000 });
  await expect(main.getByText(/ wins, .+ second, .+ third/).first()).toBeVisible();
});
