import { expect, test, type Page } from '@playwright/test';
import { figure } from './bettor-steps.ts';
import { content, signInAs } from './frame-steps.ts';
import { tagOf } from './own-book.ts';
import { signUpAs } from './sign-up-steps.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const noteOf = (page: Page, text: RegExp) => content(page).getByRole('status').filter({ hasText: text });

test('a bettor is told of a new browser at the next visit, and signs it out; there it is said why', async ({
  page,
  browser,
}, info) => {
  const userName = `browsers.${tagOf(info)}`;
  await signUpAs(page, userName);
  await expect(figure(page, 'Balance')).toBeVisible();

  const phone = await browser.newContext({ userAgent: iPhone, viewport: { width: 390, height: 844 } });
  const there = await phone.newPage();
  await there.goto('/');
  await signInAs(there, userName);
  await expect(noteOf(there, /New sign-in/)).toHaveCount(0);

  await page.goto('/');
  const note = noteOf(page, /New sign-in to your account: Safari on iPhone/);
  await note.getByRole('link', { name: 'sign it out' }).click();
  await content(page)
    .getByRole('button', { name: /^Sign out Safari on iPhone/ })
    .click();
  await expect(content(page).getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(noteOf(there, /You were signed out here from another of your browsers/)).toBeVisible();
  await expect(there.getByRole('button', { name: 'Login' })).toBeVisible();

  await expect(
    content(page).getByRole('row', { name: /^Signed out another browser\s*Safari on iPhone/ }),
  ).toBeVisible();
  await note.getByRole('button', { name: 'Close this note' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(content(page).getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(note).toHaveCount(0);
  await phone.close();
});
