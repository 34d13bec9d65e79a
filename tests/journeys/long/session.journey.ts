import { expect, test, type Page, type Request } from '@playwright/test';
import { pick, placeButton, slip } from '../bettor-steps.ts';
import { openLaterMatch, signIn } from './maker-match-steps.ts';
import { signUpAs } from '../sign-up-steps.ts';

test('[SES-2] signing out clears local storage and leads to the home page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await page.getByRole('button', { name: 'ben', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a wrong password is refused in words, and nobody is signed in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'User name' }).fill('ben');
  await form.getByLabel('Password').fill('not-the-password');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('somebody new opens an account and is signed in at once', async ({ page }) => {
  await signUpAs(page, 'new.bettor');
  await expect(page.getByText('Welcome. Your account is open.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'new.bettor' })).toBeVisible();
});

test('[GRD-1] a visitor on a page for bettors is sent home, and comes back to it after signing in', async ({
  page,
}) => {
  await page.goto('/inplay');
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect(page).toHaveURL(/\/inplay$/);
  await expect(page.getByRole('heading', { name: 'In play', level: 1 })).toBeVisible();
});

test('[SES-5] a blocked user may sign in, but not open a market', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^dev/ }).click();
  await expect(page.getByRole('button', { name: 'dev' })).toBeVisible();
  await page.getByRole('region', { name: 'In play now' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});

for (const { userName, words, binaryIs } of [
  { userName: 'dev', words: 'Your account is blocked: no new bets.', binaryIs: '/home' },
  { userName: 'farid', words: 'You have excluded yourself from betting: no new bets.', binaryIs: '/binary' },
])
  test(`${userName}, who may not bet, reads so on every page`, async ({ page }) => {
    const note = page.getByRole('main').getByRole('status').filter({ hasText: words });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(note).toBeHidden();
    await signIn(page, userName);
    await expect(note).toBeVisible();
    await page.goto('/binary');
    await expect(page).toHaveURL(new RegExp(`${binaryIs}$`));
    await expect(note).toBeVisible();
    await page.goto('/inplay');
    await expect(note).toBeVisible();
  });

test('a self-excluded bettor learns it before pressing "place"', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'farid');
  await openLaterMatch(page);
  const first = page
    .getByRole('region', { name: 'Match Odds' })
    .locator('button[data-purpose^="Back"]')
    .first();
  await pick(page, 'Back', (await first.getAttribute('data-purpose'))!.replace('Back ', ''));
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('100');
  await expect(slip(page)).toContainText('You have excluded yourself from betting: no new bets.');
  await expect(placeButton(page)).toBeDisabled();
});

test('by keyboard: a forgotten password is replaced with a code, and then changed again', async ({
  page,
}) => {
  const [first, second, third] = ['the first password', 'the second password', 'the third password'] as const;
  const userName = 'forgets.often';
  await signUpAs(page, userName, { password: first });
  const profile = page.getByRole('button', { name: userName });
  await profile.press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');

  await page.getByRole('button', { name: 'Login' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Forgotten password?' }).press('Enter');
  await expect(page).toHaveURL(/\/forgetPass$/);
  await page.getByRole('textbox', { name: 'User name' }).fill(userName);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  const sent = await page
    .getByRole('region', { name: 'Demo message desk' })
    .getByRole('listitem')
    .textContent();
  await page.keyboard.type(/\d{8}/.exec(sent ?? '')![0]);
  await page.keyboard.press('Tab');
  await page.keyboard.type(second);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Show the characters');
  await page.keyboard.press('Tab');
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).press('Enter');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'User name' }).fill(userName);
  await form.getByLabel('Password').fill(second);
  await page.keyboard.press('Enter');

  await expect(profile).toBeVisible();
  await profile.press('Enter');
  await page.getByRole('menuitem', { name: 'Password history' }).press('Enter');
  const history = page.getByRole('table', { name: 'Password history' });
  await expect(history.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Change password' }).press('Enter');
  const change = page.getByRole('form', { name: 'Change password' });
  await change.getByLabel('Current password').fill(second);
  await change.getByLabel('New password', { exact: true }).fill(third);
  await change.getByLabel('New password again').fill(third);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All your other sessions are signed out.')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Password history' }).press('Enter');
  await expect(history.getByRole('row')).toHaveCount(3);
});

test.describe('while the call that signs out is under way', () => {
  /** Signs in as ben and out again, with a call whose answer is held back until it is released. */
  async function signOutSlowly(page: Page, path = '/') {
    await page.goto('/');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
    const profile = page.getByRole('button', { name: 'ben', exact: true });
    await expect(profile).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash === '');
    if (path !== '/') await page.goto(path);
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/graphql', async (route) => {
      if (isLogout(route.request())) await released;
      await route.continue();
    });
    const answered = page.waitForResponse((response) => isLogout(response.request()));
    await profile.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    return async () => {
      letGo();
      await (await answered).finished();
    };
  }
  const isLogout = (request: Request) => request.postData()?.includes('"Logout"') ?? false;

  test('what is opened since stays open when it is answered', async ({ page }) => {
    const letGo = await signOutSlowly(page);
    await page.getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await letGo();
    await expect(dialog.getByRole('button', { name: /^ben/ })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#login');
    await dialog.getByRole('button', { name: /^ben/ }).click();
    await expect(page.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
  });

  test('somebody signs in, and stays signed in when it is answered', async ({ page }) => {
    const letGo = await signOutSlowly(page);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^asha/ }).click();
    const profile = page.getByRole('button', { name: 'asha', exact: true });
    await expect(profile).toBeVisible();
    const token = () => page.evaluate(() => localStorage.getItem('token'));
    const before = await token();
    await letGo();
    await expect(profile).toBeVisible();
    expect(before).not.toBeNull();
    expect(await token()).toBe(before);
  });

  test('[SES-2] a page that needs a token is left for the root, not for a sentence that it needs one', async ({
    page,
  }) => {
    const letGo = await signOutSlowly(page, '/inplay');
    await expect(page.getByRole('heading', { name: 'In play', level: 1 })).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await letGo();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Sign in to open that page.')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
