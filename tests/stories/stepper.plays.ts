import { expect, test, type Page } from '@playwright/test';

/** Opens the stepper of a bet, at the moment of a link if one is given. */
async function openStepper(page: Page, moment = ''): Promise<void> {
  // Another moment is another page: the address's end alone would load nothing.
  await page.goto('about:blank');
  await page.goto(
    `${process.env.LAYLINE_STORYBOOK_URL}/iframe.html?id=machines-bet-intent--stepper&viewMode=story${moment}`,
  );
}

/** The bet is refused, because the price moved. */
async function refuse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await page.getByRole('button', { name: 'refused: price moved' }).click();
}

test('a step says what was answered, and the context shows what it changed', async ({ page }) => {
  await openStepper(page);
  await refuse(page);
  const here = page.locator('[data-place][data-is="here"]');
  await expect(here).toContainText('sendBet#1 resolves');
  await expect(here).toContainText('refused: price moved');
  const tree = page.getByRole('tree');
  const changed = tree.getByRole('treeitem', { name: /refusal/ });
  await expect
    .poll(async () => {
      const [list, row] = [await tree.boundingBox(), await changed.boundingBox()];
      return list && row && row.y >= list.y && row.y + row.height <= list.y + list.height;
    })
    .toBe(true);
});

test('a link opens its moment, and a damaged one says so', async ({ page }) => {
  await openStepper(page);
  await refuse(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: /link/i }).inputValue();
  const moment = new URL(link).hash;
  await openStepper(page, moment);
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('refused');
  await openStepper(page, moment.slice(0, -60));
  await expect(page.getByRole('alert')).toHaveText('The link cannot be read: a part of it may be missing.');
  await expect(page.getByRole('region', { name: 'Now' })).toHaveCount(0);
});
