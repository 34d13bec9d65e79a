import { expect, test, type Page } from '@playwright/test';

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('[VAL-2] [VAL-3] a visitor’s Vimaan and games ask for the login', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Exchange' });
  const toast = page.getByText('Please Login first!');
  for (const press of [
    () => bar.getByRole('button', { name: 'VIMAAN' }).click(),
    () => page.getByRole('region', { name: 'Play Games' }).getByRole('button').first().click(),
  ]) {
    await page.goto('/lottery');
    await press();
    await expect(toast).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe('/');
  }
});

test('[TST-1] one toast at a time, eased in 100 ms, gone by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  // Counted in every drawn frame.
  await page.evaluate(() => {
    const most = ((window as { most?: { open: number } }).most = { open: 0 });
    const count = () => {
      const open = document.querySelectorAll(
        '[data-sonner-toast][data-visible="true"][data-removed="false"]',
      );
      most.open = Math.max(most.open, open.length);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const vimaan = page.getByRole('navigation', { name: 'Exchange' }).getByRole('button', { name: 'VIMAAN' });
  const inPlay = page.getByRole('navigation', { name: 'Exchange' }).getByRole('button', { name: 'Inplay' });
  await vimaan.click();
  const asked = page.locator('[data-sonner-toast]', { hasText: 'Please Login first!' });
  await expect(asked).toBeVisible();
  const ease = await asked.evaluate((toast) => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(toast);
    return [...new Set([...transitionDuration.split(', '), ...transitionTimingFunction.split(', ')])];
  });
  expect(ease).toEqual(['0.1s', 'ease']);
  await inPlay.click();
  await expect(page.getByText('Sign in to open that page.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await vimaan.click();
  await expect(asked).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 20_000 });
  expect(await page.evaluate(() => (window as { most?: { open: number } }).most)).toEqual({ open: 1 });
});
