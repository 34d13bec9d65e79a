import { expect, test } from '@playwright/test';
import { axeFindings } from '../../sweep/pages.ts';
import { figure } from '../bettor-steps.ts';
import { chip, main, openGame, place, verdictIn } from '../game-steps.ts';
import { register } from './register.ts';

test('[CAL-4] from the casino to a game, one round on the real wallet, and back: balance, statement and profit and loss say it', async ({
  page,
}) => {
  await register(page, 'games.bettor');
  await openGame(page);
  await expect(page.getByRole('heading', { name: 'High Card', level: 1 })).toBeVisible();
  await expect(page.getByText('₹1,000.00', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await chip(page, 500).check();
  for (const _ of [1, 2, 3]) await place(page, 'Left').click();
  await main(page).click();
  await expect(page.getByRole('alert')).toContainText('₹1,000.00 is available.');
  // A tap just after the answer would be dropped.
  await expect(async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(main(page)).toHaveText('Deal', { timeout: 200 });
  }).toPass();
  await chip(page, 100).check();
  await place(page, 'Left').click();
  await expect(main(page)).toHaveText('Deal · ₹100.00');
  await main(page).press('Enter');
  const verdict = verdictIn(page);
  await expect(verdict).toBeFocused();
  const seal = await page.locator('#seal').innerText();
  await expect(verdict).toHaveText(/^(Won ₹105.00|Lost ₹100.00)$/);
  const hasWon = (await verdict.innerText()).startsWith('Won');
  const balance = hasWon ? '₹1,105.00' : '₹900.00';
  await expect(page.getByText(balance, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // A reload shows the end, and plays nothing.
  await page.reload();
  await expect(verdict).toBeVisible();
  await expect(page.getByText(balance, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await expect(figure(page, 'Balance')).toHaveText(balance);
  const lately = page.getByRole('region', { name: 'Played lately' });
  const column = page.getByRole('region', { name: 'Play Games' });
  const today = column.getByText('1 round today');
  // Both wait for what was played a moment only, so that no tile moves.
  await expect(async () => {
    if (!(await lately.isVisible()) || !(await today.isVisible())) await page.reload();
    await expect(lately.getByRole('listitem')).toHaveCount(1, { timeout: 5_000 });
    await expect(today).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await expect(lately).toContainText('High Card');
  await expect(column).toContainText('Staked₹100.00');
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left: left/ })).toHaveCount(1);
  await expect(statement.getByRole('row', { name: /Casino payout High Card – Left/ })).toHaveCount(
    hasWon ? 1 : 0,
  );
  await page.goto('/profitloss');
  const casino = page.getByRole('row', { name: /^Casino/ });
  await expect(casino).toContainText(hasWon ? '105.00' : '100.00');
  await expect(casino).toContainText('1 round');
  // Down to the round, and from there to what it was drawn from.
  await casino.getByRole('link', { name: 'Casino' }).click();
  await page
    .getByRole('row', { name: /^High Card/ })
    .getByRole('link')
    .click();
  const round = page.getByRole('row', { name: /^left .*On Left/ });
  const [checked] = await Promise.all([
    page.waitForEvent('popup'),
    round.getByRole('link', { name: 'Check this round' }).click(),
  ]);
  await expect(checked.getByText('Checked in your browser: the seed has the seal.')).toBeVisible();
  await expect(checked.locator('#seal')).toHaveText(seal);
  expect(await axeFindings(checked)).toEqual([]);
});

test('round after round is played by the keyboard alone: a chip, a place, undo, double, the same again', async ({
  page,
}) => {
  await register(page, 'games.again');
  await openGame(page);
  // It is there once the script has run.
  await expect(place(page, 'Left')).toBeVisible();
  await page.keyboard.press('2');
  await expect(chip(page, 50)).toBeChecked();
  await place(page, 'Left').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText(/^₹100.00 ₹100.00 on Left$/);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Double' }).press('Enter');
  await page.getByRole('button', { name: 'Double' }).press('Enter');
  await expect(main(page)).toHaveText('Deal · ₹200.00');
  const first = page.url();
  await main(page).press('Enter');
  const verdict = verdictIn(page);
  await expect(verdict).toBeFocused();
  await expect(main(page)).toHaveText('Play again · ₹200.00');
  expect(await axeFindings(page)).toEqual([]);
  // The next round is sealed already, and a second press of the same moment plays none.
  const sealed = await page.locator('#next').innerText();
  const played = page.url();
  await expect(async () => {
    // Each round has its address, also while it is shown: once it is there, a press would play another one.
    if (page.url() === played) await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(played, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('#seal')).toHaveText(sealed);
  await expect(
    page.getByText('Checked in your browser: the seed has the seal that stood here'),
  ).toBeVisible();
  await expect(verdict).toBeFocused();
  expect(page.url()).not.toBe(first);
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left.*200\.00/ })).toHaveCount(2);
});

test('roulette is played with chips on several places; the wheel turns, and only where it stops is the result told', async ({
  page,
}) => {
  await register(page, 'games.wheel');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGame(page, 'European Roulette');
  await chip(page, 100).check();
  await place(page, 'Red').click();
  await place(page, '17').click();
  await chip(page, 10).check();
  await place(page, '0').click();
  await expect(main(page)).toHaveText('Spin · ₹210.00');
  expect(await axeFindings(page)).toEqual([]);
  await main(page).click();
  // While the wheel turns, the stakes are gone and nothing has come back, whatever will.
  await expect(page.locator('body.showing .turning')).toBeVisible();
  await expect(page.locator('.balance dd:visible')).toHaveText('₹790.00');
  await expect(verdictIn(page)).toBeHidden();
  await expect(page).toHaveTitle(/^European Roulette/);
  await expect(verdictIn(page)).toBeFocused();
  const came = await page.getByRole('img').getAttribute('aria-label');
  const [number = '', colour] = came!.split(', ');
  const paid = (colour === 'red' ? 200 : 0) + (number === '17' ? 3_600 : 0) + (number === '0' ? 360 : 0);
  await expect(page.locator('.balance dd:visible')).toHaveText(
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(790 + paid),
  );
  await expect(page.getByText('₹100.00 on Red, ₹10.00 on 0, ₹100.00 on 17.')).toBeVisible();
  // A press ends the next turn at once.
  await expect(main(page)).toHaveText('Play again · ₹210.00');
  await main(page).press('Enter');
  await expect(page.locator('body.showing')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('body.showing')).toHaveCount(0);
  await expect(verdictIn(page)).toBeFocused();
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  const stakes = statement.getByRole('row', {
    name: /Casino stake European Roulette – Red 100\.00; 0 10\.00; 17 100\.00/,
  });
  await expect(stakes).toHaveCount(2);
});

/** Taps "Statement" as soon as it is there, as the second of two quick taps may, and notes if it counts. */
const tapOnceMore = () =>
  new MutationObserver(() => {
    const statement = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Statement');
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    if (statement) document.documentElement.dataset.tap = statement.dispatchEvent(tap) ? 'counts' : 'dropped';
  }).observe(document.documentElement, { childList: true });

test('a second tap on "Deal" does not press what has come in its place', async ({ page }) => {
  await register(page, 'games.twice');
  await openGame(page);
  await place(page, 'Left').click();
  await page.evaluate(tapOnceMore);
  await main(page).press('Enter');
  await expect(verdictIn(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-tap', 'dropped');
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
  await place(page, 'Left').click();
  await main(page).click();
  const waiting = page
    .getByRole('status')
    .filter({ hasText: 'it is not known whether your stake was taken' });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Won ₹105.00|Lost ₹100.00)$/ })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  expect(calls).toHaveLength(5);
  expect(new Set(calls).size).toBe(1);
  await page.reload();
  await expect(page.getByText('₹100.00 on Left.')).toBeVisible();
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left.*100\.00/ })).toHaveCount(1);
});
