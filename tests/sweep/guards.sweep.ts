import { expect, test, type Page } from '@playwright/test';
import { expectHome, expectPage, expectPricesFirst } from './expect-page.ts';
import { listedEvents } from './listed-events.ts';
import { openWithin } from './pages.ts';
import { signIn } from './sign-in.ts';
import { specPages, type Guard } from './spec-pages.ts';

/** What every page tells a blocked bettor, above what is its own. */
const blockedNote = 'Your account is blocked: no new bets. You can still cancel.';

/** Opens every route: those open to this visitor are shown, the others lead home. */
async function expectGuarded(page: Page, isOpen: (guard: Guard) => boolean, note = ''): Promise<void> {
  for (const spec of specPages(await listedEvents(page))) {
    await openWithin(page, spec.path);
    // A signed-in user is sent away from the sign-up page.
    const isSentAway = spec.path === '/signup' && isOpen('token');
    if (isOpen(spec.guard) && !isSentAway) {
      await expectPage(page, spec, { note });
      // RTE-15
      const frame = page.getByRole('navigation', { name: 'Exchange' });
      if (spec.isBare) await expect(frame, spec.path).toHaveCount(0);
      continue;
    }
    await expect(page, spec.path).toHaveURL(isSentAway ? /\/$|\/home$/ : /\/home$/);
    await expectHome(page, spec.path);
  }
}

test('[GRD-1] [GRD-3] [RTE-1] [RTE-6] [RTE-9] [RTE-15] a visitor sees every open page, and is sent home from every guarded one', async ({
  page,
}) => {
  await page.goto('/');
  // What is offered to a visitor covers no price.
  await expect(page.getByRole('region', { name: 'Practice money' })).toBeVisible();
  await expectPricesFirst(page);
  await expectGuarded(page, (guard) => guard === 'none' || guard === 'login-enabled');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\d\/$/);
  await expectHome(page, '/logout');
});

test('[GRD-2] [GRD-3] [SES-5] [RTE-6] [RTE-9] every page for enabled bettors sends a blocked one home, and no other does', async ({
  page,
}) => {
  await signIn(page, 'dev');
  await expectGuarded(page, (guard) => guard === 'none' || guard === 'token', blockedNote);
});
