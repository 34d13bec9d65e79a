import { expect, test, type Locator } from '@playwright/test';
import { pick, placeUntil, pressUntil, slip } from '../bettor-steps.ts';
import { openLaterMatch } from './maker-match-steps.ts';
import { register } from './register.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Drawn whole, with nothing over its corners. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((drawn) => {
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    return [
      [left + 6, top + 6],
      [right - 6, bottom - 6],
    ].every(([x, y]) => drawn.contains(document.elementFromPoint(x!, y!)));
  });

/** What is cashed out, what comes of it for each runner, and what confirms it. */
async function expectAllInSight(panel: Locator): Promise<void> {
  await expect(panel.getByRole('button', { name: /^Cash out: (win|lose)/ })).toBeVisible({ timeout: 30_000 });
  const seen = [
    panel.getByRole('slider'),
    panel.getByRole('row', { name: 'If it wins' }),
    ...(await panel.getByRole('table').getByRole('rowheader').all()),
    panel.getByRole('button', { name: 'Keep position' }),
    panel.getByRole('button', { name: /^Cash out: / }),
  ];
  expect(seen.length).toBeGreaterThanOrEqual(7);
  for (const part of seen) await expect.poll(() => isSeen(part), { message: String(part) }).toBe(true);
}

test('on a low phone a cash out shows its part, its results and its button together', async ({ page }) => {
  await register(page, 'low.phone');
  await page.goto('/');
  await openLaterMatch(page, 'Soccer');
  const market = page.getByRole('main').getByRole('region', { name: 'Match Odds' });
  const purpose = await market
    .locator('button[data-purpose^="Back "][data-depth="0"]')
    .first()
    .getAttribute('data-purpose');
  const runner = purpose?.replace('Back ', '') ?? '';
  await pick(page, 'Back', runner);
  const card = slip(page).getByRole('article', { name: `Back ${runner}` });
  await card.getByRole('textbox', { name: 'Stake' }).fill('500');
  await placeUntil(page, card, 'Matched');
  await page.keyboard.press('Escape');
  const dock = page.getByRole('dialog', { name: 'Bets' });
  await expect(dock).toHaveCount(0);

  const panel = market.getByRole('region', { name: 'Cash out' });
  await pressUntil(() => market.getByRole('button', { name: /^Cash out/ }).tap({ timeout: 5_000 }), panel);
  await expectAllInSight(panel);
  await market.getByRole('button', { name: 'Keep position' }).click();

  await page.getByRole('banner').getByRole('button', { name: 'Bets, 1 open' }).click();
  await dock.getByRole('button', { name: /^Cash out/ }).click();
  await expectAllInSight(dock.getByRole('region', { name: /^Cash out/ }));
});

test('on a low phone a visitor’s Register and Login stand whole in the header', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const ways = [
    header.getByRole('link', { name: 'Register' }),
    header.getByRole('button', { name: 'Login' }),
  ];
  for (const way of ways) {
    await expect.poll(() => isSeen(way)).toBe(true);
    expect(await way.evaluate((drawn) => drawn.scrollWidth - drawn.clientWidth)).toBeLessThanOrEqual(0);
  }
});
