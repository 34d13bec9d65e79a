import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../sweep/pages.ts';
import { figure } from './bettor-steps.ts';
import { register } from './register.ts';

/** The games host is started last, so it may not be up yet. */
async function openGame(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/intcasino');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^High Card/ })
      .click();
    await expect(page).toHaveURL(/\/tables\/[\w-]+$/, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test('[CAL-4] from the casino to a game, one round on the real wallet, and back: balance, statement and profit and loss say it', async ({
  page,
}) => {
  await register(page, 'games.bettor');
  await openGame(page);
  await expect(page.getByRole('heading', { name: 'High Card', level: 1 })).toBeVisible();
  await expect(page.getByText('₹1,000.00', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const stake = page.getByRole('textbox', { name: /^Stake/ });
  await page.getByRole('radio', { name: /^Left/ }).check();
  await stake.fill('1000.01');
  await stake.press('Enter');
  await expect(page.getByRole('alert')).toContainText('₹1,000.00 is available.');
  await page.getByRole('textbox', { name: /^Stake/ }).fill('100');
  // The game's own picture would look like the round's cards beside them.
  const art = page.locator('svg.picture');
  await expect(art).toHaveCount(1);
  await page.getByRole('button', { name: 'Play one round' }).press('Enter');
  const verdict = page.getByRole('heading', { name: /^(Won \+₹105.00|Lost -₹100.00)$/ });
  await expect(verdict).toBeVisible();
  await expect(art).toHaveCount(0);
  const hasWon = (await verdict.innerText()).startsWith('Won');
  const balance = hasWon ? '₹1,105.00' : '₹900.00';
  await expect(page.getByText(balance, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(verdict).toBeVisible();

  await page.getByRole('link', { name: 'Back to the casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await expect(figure(page, 'Balance')).toHaveText(balance);
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left: left/ })).toHaveCount(1);
  await expect(statement.getByRole('row', { name: /Casino payout High Card – Left/ })).toHaveCount(
    hasWon ? 1 : 0,
  );
  await page.goto('/profitloss');
  await expect(page.getByRole('row', { name: /^Casino/ })).toContainText(hasWon ? '105.00' : '100.00');
});

test('round after round is played by the keyboard alone, with the stake that was chosen once', async ({
  page,
}) => {
  await register(page, 'games.again');
  await openGame(page);
  await page.getByRole('radio', { name: /^Left/ }).check();
  await page.getByRole('textbox', { name: /^Stake/ }).fill('130');
  const verdict = page.getByRole('heading', { name: /^(Won|Lost|Stake back)/ });
  const first = page.url();
  await page.getByRole('button', { name: 'Play one round' }).press('Enter');
  await expect(verdict).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play one round' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Stake/ })).toHaveValue('130.00');
  await expect(page.getByRole('radio', { name: /^Left/ })).toBeChecked();
  expect(page.url()).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(verdict).toBeFocused();
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left.*130\.00/ })).toHaveCount(2);
});

/** Taps "Statement" as soon as it is there, as the second of two quick taps may, and notes in the title if it counts. */
const tapOnceMore = () =>
  new MutationObserver(() => {
    const statement = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Statement');
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    if (statement) document.title = statement.dispatchEvent(tap) ? 'It counts' : 'It is dropped';
  }).observe(document.body, { childList: true });

test('a second tap on "Play one round" does not press what has come in its place', async ({ page }) => {
  await register(page, 'games.twice');
  await openGame(page);
  const stake = page.getByRole('textbox', { name: /^Stake/ });
  await page.getByRole('radio', { name: /^Left/ }).check();
  await stake.fill('500.001');
  await stake.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Type a stake such as 500 or 1250.50.');
  await stake.fill('130');
  await page.evaluate(tapOnceMore);
  await page.getByRole('button', { name: 'Play one round' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^(Won|Lost)/ })).toBeVisible();
  await expect(page).toHaveTitle('It is dropped');
  await expect(async () => {
    await page.getByRole('link', { name: 'Statement' }).click({ timeout: 5_000 });
    await expect(page).toHaveURL(/\/accountstatment$/, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test('a round whose answer is lost is asked for again by its page, which says so meanwhile, and is played once', async ({
  page,
}) => {
  await register(page, 'games.waiting');
  await openGame(page);
  const calls: string[] = [];
  await page.route('**/play', async (route) => {
    calls.push(route.request().postData() ?? '');
    // First it is played but the answer is lost; then nobody answers; then the room has no exchange behind it.
    if (calls.length === 1) await route.fetch({ maxRedirects: 0 });
    if (calls.length === 3) return route.fulfill({ status: 502, body: 'Bad gateway' });
    if (calls.length < 5) return route.abort('connectionreset');
    return route.continue();
  });
  await page.getByRole('radio', { name: /^Left/ }).check();
  await page.getByRole('textbox', { name: /^Stake/ }).fill('130');
  await page.getByRole('button', { name: 'Play one round' }).click();
  await expect(page.getByRole('status')).toContainText('it is not known whether your stake was taken');
  await expect(page.getByRole('heading', { name: /^(Won \+₹136.50|Lost -₹130.00)$/ })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  expect(calls).toHaveLength(5);
  expect(new Set(calls).size).toBe(1);
  await page.reload();
  await expect(page.getByText('₹130.00 on Left')).toBeVisible();
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left.*130\.00/ })).toHaveCount(1);
});
