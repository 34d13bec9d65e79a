import { expect, test } from '@playwright/test';
import { startLayline } from '../../support/start-layline.ts';

test('the page puts an event on, plays the scenario, and tells what it did', async ({ page, context }) => {
  const layline = await startLayline({ LAYLINE_MAKER: '0' });
  try {
    await page.goto(`${layline.url}/stage`);
    const card = page.getByRole('article', { name: 'Suspension', exact: true });
    await card.getByRole('button', { name: 'Put an event on' }).click();
    const opened = context.waitForEvent('page');
    await card.getByRole('link', { name: 'Stage Rovers v Stage United' }).click();
    const market = (await opened).getByRole('region', { name: 'Match Odds' });
    await expect(market.locator('button[data-state="open"]').first()).toBeVisible();
    await card.getByRole('button', { name: 'Play it' }).click();
    await expect(market.getByRole('status')).toContainText('Suspended');
    await expect(card.getByRole('listitem')).toHaveText([/Suspended\.$/, /Open again\.$/]);
    await expect(market.getByRole('status')).toHaveCount(0);
  } finally {
    await layline.stop();
  }
});

test('in production there is no such page', async ({ page }) => {
  const layline = await startLayline({ LAYLINE_MAKER: '0', LAYLINE_PRODUCTION: '1' });
  try {
    const answer = await page.goto(`${layline.url}/stage`);
    expect(answer?.status()).toBe(404);
    expect((await page.request.get(`${layline.url}/stage/scenarios`)).status()).toBe(404);
    expect((await page.goto(`${layline.url}/workshop/`))?.status()).toBe(404);
    const run = { data: { scenario: 'exchange-restart', eventId: 'a' } };
    expect((await page.request.post(`${layline.url}/stage/runs`, run)).status()).toBe(404);
  } finally {
    await layline.stop();
  }
});

test('in production a problem is reported by its file alone, and nothing is inspected', async ({ page }) => {
  const layline = await startLayline({ LAYLINE_MAKER: '0', LAYLINE_PRODUCTION: '1' });
  try {
    await page.goto(`${layline.url}/?inspect#problem`);
    const report = page.getByRole('dialog', { name: 'Report a problem' });
    const saved = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Save the file' }).click();
    await saved;
    await expect(report.getByText('On this demo')).toHaveCount(0);
    await report.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('complementary', { name: 'Inspect' })).toHaveCount(0);
  } finally {
    await layline.stop();
  }
});
