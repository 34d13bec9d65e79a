import { expect, type Page } from '@playwright/test';

/** The games host is started last, so it may not be up yet. */
export async function openGame(page: Page, name = 'High Card'): Promise<void> {
  await expect(async () => {
    await page.goto('/intcasino');
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^(Popular )?${name}`) })
      .click();
    await expect(page).toHaveURL(/\/tables\/[\w-]+$/, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

export const chip = (page: Page, size: number) =>
  page.getByRole('radio', { name: String(size), exact: true });
export const place = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} pays`) });
/** The one button that plays. */
export const main = (page: Page) => page.getByRole('button', { name: /^(Deal|Spin|Play again)/ });
export const verdictIn = (page: Page) => page.getByRole('heading', { name: /^(Won|Lost|Stake back)/ });
