import { expect, test, type Page } from '@playwright/test';

test('a virtual race is run on its own page, above its prices, to its end', async ({ page }) => {
  test.setTimeout(600_000);
  // A race takes a few seconds: on a busy machine one may be over before it was looked at.
  await expect(() => watchRace(page)).toPass({ timeout: 500_000 });
});

/** Watches the next virtual race from before its off to its end. */
async function watchRace(page: Page): Promise<void> {
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
  const prices = await market.elementHandle();
  const before = (await market.boundingBox())!.y;
  // The race may take a few seconds only, so all of a moment is read at once.
  let furthest = 0;
  const during = async () => {
    const { moved, ...seen } = await main.evaluate(
      (content, told) => {
        const field = [...content.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
        const label = [...content.querySelectorAll('*')].find(
          ({ textContent }) => textContent === 'Simulated',
        );
        const top = told.prices?.getBoundingClientRect().top ?? 0;
        return {
          isLed: field.some((text) => /(leads|won)$/.test(text)),
          isFollowed: field.some((text) => text.endsWith(' m behind')),
          isPictureAbove: label !== undefined && label.getBoundingClientRect().top < top,
          moved: Math.abs(top - told.before),
        };
      },
      { prices, before },
    );
    furthest = Math.max(furthest, moved);
    return seen;
  };
  await expect
    .poll(during, { timeout: 120_000, intervals: [100] })
    .toEqual({ isLed: true, isFollowed: true, isPictureAbove: true });
  // They stood all the time where they stood before the off.
  expect(furthest).toBeLessThanOrEqual(1);
  // Nobody looks at a race that is over: its result stands there then.
  await expect(main.getByText('Simulated')).toBeHidden({ timeout: 120_000 });
  await expect(main.getByText(/ wins, .+ second, .+ third/).first()).toBeVisible();
}
