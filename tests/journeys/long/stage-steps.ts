import { expect, type Locator, type Page } from '@playwright/test';
import { stagePaths, type StageRun, type StageScene } from '#domain/site/stage.ts';
import { figure, myBets, placeUntil, pressPrice, slip } from '../bettor-steps.ts';
import { signIn } from './maker-match-steps.ts';

/** A bettor before an event that was put on for a scenario. */
export interface Seat {
  page: Page;
  market: Locator;
  /** The header's balance and exposure, in rupees. */
  balance(): Promise<number>;
  exposure(): Promise<number>;
  /** Makes the scenario happen, from now on. */
  play(): Promise<void>;
}

async function ask<Answer>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Puts on the scenario's event and opens it as a signed-in demo bettor. */
export async function takeSeat(
  page: Page,
  url: string,
  scenario: string,
  { user = 'asha', market = 'Match Odds' } = {},
): Promise<Seat> {
  const scene = await ask<StageScene>(`${url}${stagePaths.scenes}`, { scenario });
  await page.goto(`${url}${scene.address}`);
  await signIn(page, user);
  const region = page.getByRole('region', { name: market, exact: true });
  await expect(region.locator('button[data-state="open"]').first()).toBeVisible();
  const rupees = async (name: 'Balance' | 'Exposure') =>
    Number((await figure(page, name).innerText()).replace(/[^\d.-]/g, ''));
  return {
    page,
    market: region,
    balance: () => rupees('Balance'),
    exposure: () => rupees('Exposure'),
    play: async () => {
      await ask<StageRun>(`${url}${stagePaths.runs}`, { scenario, eventId: scene.eventId });
    },
  };
}

/** Waits until nothing is being played: a fault is everybody's. */
export async function untilPlayed(url: string): Promise<void> {
  const isPlaying = async () => {
    const { runs } = (await (await fetch(`${url}${stagePaths.runs}`)).json()) as { runs: StageRun[] };
    return runs.some(({ state }) => state === 'RUNNING');
  };
  await expect.poll(isPlaying, { timeout: 90_000 }).toBe(false);
}

export const priceOf = (market: Locator, side: 'Back' | 'Lay', runner: string): Locator =>
  market.locator(`button[data-purpose="${side} ${runner}"][data-depth="0"]`);

/** Puts a back at the best price into the slip, with its stake, and returns its card. */
export async function prepareBack({ page, market }: Seat, runner: string, stake: number): Promise<Locator> {
  const card = slip(page).getByRole('article', { name: `Back ${runner}` });
  await pressPrice(priceOf(market, 'Back', runner), card);
  await card.getByRole('textbox', { name: 'Stake' }).fill(String(stake));
  return card;
}

/** Backs a runner at the best price. Returns the odds at which it was matched. */
export async function back(seat: Seat, runner: string, stake: number): Promise<number> {
  const card = await prepareBack(seat, runner, stake);
  await placeUntil(seat.page, card, 'Matched');
  return oddsOf(seat.page, runner);
}

/** The odds of the newest matched bet on that runner, as My Bets shows them. */
export async function oddsOf(page: Page, runner: string): Promise<number> {
  const row = matchedBets(page, runner).first();
  return Number(await row.getByRole('cell').nth(1).innerText());
}

/** The rows of bets on that runner. Its name may also be in the event's. */
export const matchedBets = (page: Page, runner: string): Locator =>
  myBets(page)
    .locator('tr[data-side]')
    .filter({ has: page.locator('td > span:first-child', { hasText: runner }) });

/** What a back of that stake wins at those odds after 2 % commission, in rupees. */
export const winOf = (stake: number, odds: number): number => stake * (odds - 1) * 0.98;
