import { expect, test, type Page } from '@playwright/test';
import { chip, main, openGame, verdictIn } from '../game-steps.ts';
import { register } from './register.ts';

/** Where everything is that one may press at a table. */
const placesOf = (page: Page) =>
  page.locator('.place, .bar, .main').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

for (const width of [390, 1440])
  test(`round after round nothing that is pressed moves, and the chip stays chosen, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await register(page, `games.still.${width}`);
    for (const [name, bets] of [
      ['Andar Bahar', ['Andar', '1 to 5 cards']],
      ['European Roulette', ['Red', '17']],
      ['Twenty-one', ['The hand']],
    ] as const) {
      await openGame(page, name);
      // In view from its first number to its last bet, and with the button under the thumb.
      const inView = page.locator('.main, .place');
      for (const part of await inView.all()) await expect(part).toBeInViewport({ ratio: 1 });
      await chip(page, 50).check();
      const still = await placesOf(page);
      for (const bet of bets) await page.locator('.place', { hasText: bet }).first().click();
      for (const _ of [1, 2]) {
        const seal = await page.locator('#next, #seal').last().innerText();
        const before = page.url();
        await expect(async () => {
          // Each round has its address: once it is there, a press would play another one.
          if (page.url() === before) await main(page).click();
          await expect(page.locator('#seal')).toHaveText(seal, { timeout: 5_000 });
        }).toPass({ timeout: 60_000 });
        await expect(verdictIn(page)).toBeFocused();
        expect(await placesOf(page)).toEqual(still);
        await expect(chip(page, 50)).toBeChecked();
      }
      await page.reload();
      await expect(chip(page, 50)).toBeChecked();
      await expect.poll(() => placesOf(page)).toEqual(still);
    }
    // Without a chip nothing is asked for; what is more than there is is said before it is asked for.
    await page.getByRole('button', { name: 'Clear' }).click();
    await main(page).click();
    await expect(page.getByRole('status')).toHaveText(/Tap what to put a chip on first$/);
    await chip(page, 5000).check();
    await page.locator('.place').first().click();
    await expect(page.getByRole('status')).toHaveText(/More than you have: ₹[\d,.]+$/);
  });
