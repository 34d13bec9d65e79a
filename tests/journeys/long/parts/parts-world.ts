import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { putEventFacts } from '#contract/event-facts.ts';
import {
  createEvent,
  createMarket,
  fundAccount,
  setEventState,
  setMarketStatus,
  settleMarket,
} from '#contract/operator.ts';
import { sendInstructions } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import { publishScore } from '#contract/score.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signUp } from '#contract/session.ts';
import { pick, slip } from '../../bettor-steps.ts';
import { remembersFailures } from './remembers.ts';
import { keptRows } from '../../kept-steps.ts';
import { ownMatches } from '../../own-matches.ts';
import { signUpAs } from '../../sign-up-steps.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;
/** Unique per worker, so that a restarted worker finds none of these names taken. */
const world = Date.now().toString(36);
const userName = `parts.bettor.${world}`;
export const eventId = `parts-${world}`;
/** A race, with a card. */
export const raceId = `parts-race-${world}`;
/** A draw, sealed. */
export const drawId = `parts-draw-${world}`;
export const indexId = `parts-index-${world}`;

/** An event that nobody ends, whose market has a match and an available back price. */
async function createWorld(): Promise<void> {
  const operator = { operatorKey };
  const marketId = `${eventId}.book`;
  const startTime = new Date(Date.now() + 86_400_000).toISOString();
  const event = {
    sportId: '4',
    eventName: ownMatches.parts,
    eventTime: startTime,
    tournamentId: 'parts',
    tournamentName: 'Parts',
    home: 'Parts',
    away: 'Whole',
  };
  await callExchange(url, createEvent, { params: { eventId }, body: event }, operator);
  const runners = ['Parts', 'Whole'].map((name) => ({ runnerId: `${marketId}.${name}`, name }));
  const market = { eventId, marketName: 'Match Odds', startTime, runners };
  await callExchange(url, createMarket, { params: { marketId }, body: market }, operator);
  await callExchange(
    url,
    setMarketStatus,
    { params: { marketId }, body: { status: 'OPEN' as const } },
    operator,
  );
  // What has closed has a script of its own.
  const session = {
    ...market,
    marketName: '6 over runs',
    kind: 'SESSION' as const,
    runners: [{ runnerId: `${marketId}.runs`, name: 'Runs' }],
  };
  const ofSession = { params: { marketId: `${eventId}.runs` }, body: session };
  expect(await callExchange(url, createMarket, ofSession, operator)).toMatchObject({ ok: true });
  const voided = { params: ofSession.params, body: {} };
  expect(await callExchange(url, settleMarket, voided, operator)).toMatchObject({ ok: true });
  // So have handicaps.
  const handicap = {
    ...market,
    marketName: 'Asian Handicap',
    kind: 'HANDICAP' as const,
    runners: [
      { runnerId: `${marketId}.up`, name: 'Parts', handicap: -50, direction: 'UP' as const },
      { runnerId: `${marketId}.down`, name: 'Whole', handicap: 50, direction: 'DOWN' as const },
    ],
  };
  const ofHandicap = { params: { marketId: `${eventId}.ah` }, body: handicap };
  expect(await callExchange(url, createMarket, ofHandicap, operator)).toMatchObject({ ok: true });
  const account = { userName: `parts.maker.${world}`, password: 'a-long-password' };
  const signedUp = await callExchange(url, signUp, { body: aPerson(account) });
  if (!signedUp.ok) throw new Error(signedUp.message);
  for (const name of [account.userName, userName]) {
    const funds = { params: { userName: name }, body: { amount: 10_000_00, reference: `for-${name}` } };
    expect(await callExchange(url, fundAccount, funds, operator)).toMatchObject({ ok: true });
  }
  const order = (clientId: string, side: 'BACK' | 'LAY', odds: number) =>
    ({ type: 'PLACE', clientId, side, odds, stake: 500_00, runnerId: `${marketId}.Parts` }) as const;
  // Own orders do not match each other, so a bettor's back below is matched with these.
  const instructions = [order(`lay-1-${world}`, 'LAY', 200), order(`lay-2-${world}`, 'LAY', 190)];
  const placed = await callExchange(
    url,
    sendInstructions,
    { params: { marketId }, body: { instructions } },
    { token: signedUp.data.token },
  );
  expect(placed).toMatchObject({
    ok: true,
    data: { results: [{ status: 'ACCEPTED' }, { status: 'ACCEPTED' }] },
  });
}

/** Creates the race: two horses, in silks. */
async function createRace(): Promise<void> {
  const operator = { operatorKey };
  const startTime = new Date(Date.now() + 86_400_000).toISOString();
  const event = {
    sportId: '7',
    eventName: 'Saltings, race 1',
    eventTime: startTime,
    tournamentId: 'saltings',
    tournamentName: 'Saltings',
    home: null,
    away: null,
  };
  const names = ['Ebb Tide', 'Sextant'];
  const facts = {
    race: { course: 'Saltings', number: 1, distance: 1_600 },
    entrants: names.map((name, at) => ({
      name,
      colours: { main: '#12355b', trim: '#9fd8ff' },
      ride: { number: at + 1, form: [1, 2] },
    })),
  };
  const marketId = `${raceId}.book`;
  const runners = names.map((name) => ({ runnerId: `${marketId}.${name}`, name }));
  const market = { eventId: raceId, marketName: 'To Win', startTime, runners };
  await callExchange(url, createEvent, { params: { eventId: raceId }, body: event }, operator);
  await callExchange(url, createMarket, { params: { marketId }, body: market }, operator);
  const open = { params: { marketId }, body: { status: 'OPEN' as const } };
  await callExchange(url, setMarketStatus, open, operator);
  const told = await callExchange(url, putEventFacts, { params: { eventId: raceId }, body: facts }, operator);
  expect(told).toMatchObject({ ok: true });
}

async function createDraw(): Promise<void> {
  const operator = { operatorKey };
  const at = new Date().toISOString();
  const event = {
    sportId: '66104',
    eventName: 'Parts Draw',
    eventTime: new Date(Date.now() + 86_400_000).toISOString(),
    tournamentId: 'parts-draws',
    tournamentName: 'Parts Draws',
    home: null,
    away: null,
  };
  const seal = { number: 1, moment: 'Before', side: null, mark: 'Sealed', at, weight: 'KEY' as const };
  const told = {
    score: { home: '–', away: '', period: 'Sealed', note: '' },
    incidents: [{ ...seal, text: `Sealed: sha256 ${'ab'.repeat(32)}` }],
  };
  const params = { eventId: drawId };
  expect(await callExchange(url, createEvent, { params, body: event }, operator)).toMatchObject({ ok: true });
  expect(await callExchange(url, publishScore, { params, body: told }, operator)).toMatchObject({ ok: true });
}

/** Creates an index's event that has ended. */
async function createIndex(): Promise<void> {
  const operator = { operatorKey };
  const event = {
    sportId: '66103',
    eventName: 'Parts Index',
    eventTime: new Date().toISOString(),
    tournamentId: 'parts-indices',
    tournamentName: 'Parts Indices',
    home: null,
    away: null,
  };
  const ended = { ended: true, score: { home: '100.00', away: '', period: 'Closed', note: '' } };
  const params = { eventId: indexId };
  expect(await callExchange(url, createEvent, { params, body: event }, operator)).toMatchObject({ ok: true });
  expect(await callExchange(url, setEventState, { params, body: ended }, operator)).toMatchObject({
    ok: true,
  });
}

/** A bettor's browser state: signed in, one bet matched, one selection with a stake in the slip. */
export type Kept = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, undefined>;

export const stakeTyped = '123';

export const selection = (page: Page) => slip(page).getByRole('article', { name: 'Back Parts' });

/** Opens an account, bets, and leaves a selection in the slip. */
export async function keepBettor(page: Page): Promise<Kept> {
  await signUpAs(page, userName);
  await expect(page.getByRole('button', { name: userName })).toBeVisible();
  await createWorld();
  await createRace();
  await createDraw();
  await createIndex();
  await page.goto(`/marketdetails/${eventId}/4`);
  await pick(page, 'Back', 'Parts');
  await selection(page).getByRole('textbox', { name: 'Stake' }).fill('100');
  await slip(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(selection(page)).toContainText('Matched');
  await pick(page, 'Back', 'Parts');
  await selection(page).getByRole('textbox', { name: 'Stake' }).fill(stakeTyped);
  await expect
    .poll(async () => JSON.stringify(await keptRows(page, 'layline', 'drafts')))
    .toContain(`"stakeText":"${stakeTyped}"`);
  return page.context().storageState({ indexedDB: true });
}

/** A new window of that bettor or of a visitor, and the errors nobody handled in it. */
export async function openWindow(browser: Browser, kept: Kept | null, width = 1440) {
  const context = await browser.newContext({
    ...(kept && { storageState: kept }),
    viewport: { width, height: 900 },
    baseURL: process.env.LAYLINE_JOURNEYS_URL,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  // Blocks in the browser itself: requests that Playwright intercepts are never cached.
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  return {
    page,
    broken,
    /** Blocks one script and lets all others through; null blocks none. */
    refuseOnly: (file: string | null) =>
      tools.send('Network.setBlockedURLs', { urls: file === null ? [] : [`*${file}`] }),
    /** Whether this browser brings what failed only when the page is reloaded. */
    remembers: () => remembersFailures(page),
    close: () => context.close(),
  };
}

export type Window = Awaited<ReturnType<typeof openWindow>>;
