import { expect, test } from '@playwright/test';
import { startLayline, type RunningLayline } from '../../support/start-layline.ts';
import { placeUntil, slip } from '../bettor-steps.ts';
import { backAtOnce } from './maker-match-steps.ts';
import {
  back,
  matchedBets,
  oddsOf,
  prepareBack,
  priceOf,
  takeSeat,
  winOf,
  type Seat,
} from './stage-steps.ts';

/** What a bettor sees of each scenario that the operator's calls make. */

let layline: RunningLayline;
/** One of each kind is always played, the others in a long run. */
const long = process.env.LAYLINE_LONG ? test : test.skip;

test.beforeAll(async () => {
  layline = await startLayline({ LAYLINE_MAKER: '0' });
});
test.afterAll(() => layline.stop());

const [rovers, united] = ['Stage Rovers', 'Stage United'];

/** The balance comes to this many rupees more than `before`, to the paisa. */
const expectGain = (seat: Seat, before: number, gain: number) =>
  expect.poll(async () => (await seat.balance()) - before).toBeCloseTo(gain, 1);

const suspensions = [
  ['suspension', 'Suspended', rovers, /^2\.2/],
  ['goal', 'Goal', rovers, /^1\.4/],
  ['wicket', 'Wicket', 'Stage Lions', /^2\.[34]/],
  ['ball-running', 'Ball running', 'Stage Lions', /^1\.8/],
] as const;

for (const [name, word, runner, afterwards] of suspensions) {
  const play = name === 'goal' ? test : long;
  play(`${name}: the prices are covered with “${word}”, take no press, and open again`, async ({ page }) => {
    const seat = await takeSeat(page, layline.url, name);
    await seat.play();
    await expect(seat.market.getByRole('status')).toContainText(word);
    await expect(priceOf(seat.market, 'Back', runner)).toHaveAttribute('aria-disabled', 'true');
    if (name === 'goal') await expect(page.getByRole('row', { name: 'Stage Rovers 1' })).toBeVisible();
    if (name === 'wicket') await expect(page.getByText('84/3').first()).toBeVisible();
    await expect(seat.market.getByRole('status')).toHaveCount(0);
    await expect(priceOf(seat.market, 'Back', runner)).toHaveText(afterwards);
    await expect(priceOf(seat.market, 'Back', runner)).not.toHaveAttribute('aria-disabled');
    if (name === 'ball-running') await expect(seat.market.getByRole('status')).toContainText(word);
  });
}

long('late-suspension: a bet matched after the moment is void, an earlier one stands', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 'late-suspension');
  await back(seat, rovers, 100);
  const before = await seat.balance();
  await seat.play();
  await back(seat, united, 200);
  await expect(seat.market.getByRole('status')).toContainText('Goal');
  await expect(page.getByText('Its matched part was voided.')).toBeVisible();
  await expect(matchedBets(page, united)).toHaveCount(0);
  await expect(matchedBets(page, rovers)).toHaveCount(1);
  await expectGain(seat, before, 0);
});

test('withdrawal: bets on the runner are void, and the others’ odds a quarter shorter', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 'withdrawal', { market: 'Win' });
  const atRisk = await seat.exposure();
  const odds = await back(seat, 'Curtain Call', 100);
  await back(seat, 'Limelight', 100);
  await seat.play();
  await expect(seat.market.getByText('Non-runner · reduction 25 %')).toBeVisible();
  await expect(matchedBets(page, 'Limelight')).toHaveCount(0);
  await expect.poll(() => oddsOf(page, 'Curtain Call')).toBeCloseTo(odds * 0.75, 1);
  await expect.poll(seat.exposure).toBe(atRisk + 100);
});

long('dead-heat: half of the stake wins and half loses', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 'dead-heat', { market: 'Win' });
  const before = await seat.balance();
  const odds = await back(seat, 'Curtain Call', 100);
  await seat.play();
  await expect(seat.market.getByText('Winners: Curtain Call, Limelight')).toBeVisible();
  await expectGain(seat, before, (50 * (odds - 1) - 50) * 0.98);
});

long('abandonment: what was decided is paid, the match is void', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 'abandonment');
  const before = await seat.balance();
  await back(seat, 'Stage Lions', 100);
  const toss = { ...seat, market: page.getByRole('region', { name: 'Toss' }) };
  const odds = Number(await priceOf(toss.market, 'Back', 'Stage Tigers').locator('span').first().innerText());
  await back(toss, 'Stage Tigers', 100);
  await seat.play();
  await expect(seat.market.getByText('Voided')).toBeVisible();
  await expect(toss.market.getByText('Winner')).toHaveCount(1);
  expect(odds).toBeGreaterThan(1);
  await expectGain(seat, before, -100);
});

test('void: every stake is back', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 'void');
  const before = await seat.balance();
  await back(seat, rovers, 100);
  await expectGain(seat, before, -100);
  await seat.play();
  await expect(page.getByText('Void: your stakes are back. Match Odds, ')).toBeVisible();
  // What can no longer be bet on takes one line.
  const line = seat.market.getByRole('button', { name: 'Match Odds Voided' });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await expectGain(seat, before, 0);
});

long('late-settlement: the bet is at risk until the result comes, and is then paid', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 'late-settlement');
  const [before, atRisk] = [await seat.balance(), await seat.exposure()];
  const odds = await back(seat, rovers, 100);
  await seat.play();
  await expect(seat.market.getByRole('status')).toContainText('Awaiting result');
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  expect((await seat.exposure()) - atRisk).toBe(100);
  await expectGain(seat, before, winOf(100, odds));
  expect(await seat.exposure()).toBe(atRisk);
});

long('re-settlement: what was paid is taken back, and the other result is paid', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 're-settlement');
  const before = await seat.balance();
  const odds = await back(seat, rovers, 100);
  await seat.play();
  await expectGain(seat, before, winOf(100, odds));
  await expectGain(seat, before, -100);
  await expect(page.getByText(/Result: Corrected: Stage United/)).toBeVisible();
});

long(
  'maker-gone: the open market has no offers, until the maker is back; a bet can be offered meanwhile',
  async ({ page }) => {
    const seat = await takeSeat(page, layline.url, 'maker-gone');
    const price = priceOf(seat.market, 'Back', rovers);
    const card = await prepareBack(seat, rovers, 100);
    await seat.play();
    await expect(price).toHaveAccessibleName(/no offers/);
    await expect(card).toContainText('Nobody offers a price now');
    await slip(page)
      .getByRole('button', { name: /^Offer at 2\./ })
      .click();
    await placeUntil(page, card, 'Unmatched');
    await expect(seat.market.getByRole('status')).toHaveCount(0);
    await expect(price).toHaveText(/^2\./);
  },
);

long('price-war: prices move all the time, and a bet is matched', async ({ page }) => {
  const seat = await takeSeat(page, layline.url, 'price-war');
  const price = priceOf(seat.market, 'Back', rovers).locator('span').first();
  await seat.play();
  const seen = new Set<string>();
  await expect.poll(async () => seen.add(await price.innerText()).size).toBeGreaterThan(5);
  await backAtOnce(page, rovers, '100');
  expect(await oddsOf(page, rovers)).toBeGreaterThan(1.5);
});
