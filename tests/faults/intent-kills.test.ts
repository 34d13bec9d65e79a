import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { browserLaunchOptions, browserNote } from '../../scripts/browser-launch.ts';
import { createRandom, type Random } from '#server/maker/random.ts';
import { BettorPage, type Shown } from './intents/bettor-page.ts';
import { difference } from './intents/compare.ts';
import { IntentWorld, type Held } from './intents/intent-world.ts';
import { patience } from '../support/patience.ts';
import { viewports } from '../support/viewports.ts';

/** `LAYLINE_INTENT_KILLS`: how many. `LAYLINE_INTENT_KILLS_SEED`: the seed of a run to repeat. */
const kills = Number(process.env.LAYLINE_INTENT_KILLS || 4);
const perMarket = Math.min(8, Math.max(2, kills - 1));
const seed = process.env.LAYLINE_INTENT_KILLS_SEED || String(process.hrtime.bigint());
const site = fileURLToPath(new URL('../../dist/site/index.html', import.meta.url));
/** `npm test` builds first and finds a browser. */
const isReady = existsSync(site) && existsSync(browserNote);

type Victim = 'tab' | 'gateway' | 'exchange';
const victims: readonly Victim[] = ['tab', 'gateway', 'exchange'];

interface Run {
  world: IntentWorld;
  context: BrowserContext;
  random: Random;
  tab: BettorPage;
  eventId: string;
  marketId: string;
}

/** What became of an intent, as both held and shown. */
type Outcome = string;

async function kill(run: Run, victim: Victim): Promise<void> {
  if (victim === 'exchange') await run.world.killExchange();
  else if (victim === 'gateway') await run.world.killGateway();
  else {
    await run.tab.crash();
    run.tab = await BettorPage.open(run.context);
    await run.world.serve();
    await run.tab.goTo(run.world.url, run.eventId);
  }
}

/** Waits until the page shows what the exchange holds; fails with the remaining difference. */
async function agree(run: Run, isThere: (shown: Shown, held: Held) => boolean = () => true) {
  const last = Date.now() + patience.poll;
  for (;;) {
    const held = await run.world.held();
    const seen = await run.tab.shown().catch((error: unknown) => String(error));
    const what = typeof seen === 'string' ? seen : difference(held, seen);
    if (typeof seen !== 'string' && what === null && isThere(seen, held)) return { held, shown: seen };
    if (Date.now() > last)
      throw new Error(`${what ?? 'it is not there'} (${JSON.stringify(seen)}, ${JSON.stringify(held)})`);
    await delay(100);
  }
}

const ordersOf = ({ orders }: Held, stake: number) => orders.filter((order) => order.stake === stake);

/**
 * Places one bet and kills something between its click and its answer, or a little later; then does whatever its bettor
 * can still do.
 */
async function betAndKill(run: Run, victim: Victim, stake: number): Promise<Outcome> {
  const { world, random } = run;
  // Her waiting orders take from the offer first.
  const { orders } = await world.held();
  const waiting = orders.reduce((sum, order) => sum + order.remaining, 0);
  await world.offer(run.marketId, waiting + random.integer(100_00, 400_00));
  await run.tab.goTo(world.url, run.eventId);
  await agree(run);
  await run.tab.fill(String(stake / 100));
  // The kill falls anywhere from before the click to after its answer. A tab that dies hears no answer.
  const pressed = run.tab.pressPlace().catch(() => undefined);
  await delay(random.integer(0, 150));
  await kill(run, victim);
  await world.serve();
  await pressed;

  const { held, shown } = await agree(run);
  const [order, twice] = ordersOf(held, stake);
  expect(twice, 'an intent that is two bets').toBeUndefined();
  if (order) {
    for (const wrong of ['neverArrived', 'refused', 'dropped', 'notStored'])
      expect(shown.states, 'of a bet that is there').not.toContain(wrong);
    return order.matched > 0 ? 'matched' : 'unmatched';
  }
  if (shown.states.includes('neverArrived')) {
    const isWanted = random.chance(0.5);
    await run.tab.answer(isWanted ? 'Place it now' : 'Don’t place it');
    const after = await agree(run, ({ states }) => !states.includes('neverArrived'));
    expect(ordersOf(after.held, stake)).toHaveLength(isWanted ? 1 : 0);
    return isWanted ? 'never arrived, placed then' : 'never arrived, dropped';
  }
  // Nothing was sent, and nothing is lost except what a tab had no time to store.
  expect(shown.drafts.length > 0 || victim === 'tab').toBe(true);
  return shown.drafts.length > 0 ? 'still a selection' : 'gone before it was kept';
}

/** Settles the market while something dies. */
async function settleAndKill(run: Run, victim: Victim): Promise<Outcome> {
  const { world, random, eventId, marketId } = run;
  const hadBets = (await world.held()).orders.some((order) => order.matched > 0);
  const winners = random.pick([['r1'], ['r2'], []]);
  const settled = world.settle(marketId, winners);
  await delay(random.integer(0, 60));
  await kill(run, victim);
  await world.serve();
  await settled;
  // A market without a bet of hers pays her nothing, and she is not told of it.
  const isTold = ({ settled: events }: Shown) => events.some((words) => words.includes(eventId));
  const { held } = await agree(run, (shown) => !hadBets || isTold(shown));
  expect(held).toMatchObject({ orders: [], exposure: 0 });
  return hadBets ? `settled, ${winners[0] ?? 'void'}` : 'settled without a bet';
}

/** Kill number `at`. The first on each market opens the market before it. */
async function oneKill(run: Run, at: number, victim: Victim): Promise<Outcome> {
  if (at % perMarket === 0) {
    run.eventId = `intents-${at}`;
    run.marketId = await run.world.openMarket(run.eventId);
  }
  if (at % perMarket === perMarket - 1) return settleAndKill(run, victim);
  return betAndKill(run, victim, 100_00 + (at + 1) * 1_00);
}

const repeat = (count: number) =>
  `LAYLINE_INTENT_KILLS=${kills} LAYLINE_INTENT_KILLS_SEED=${seed} npx vitest run tests/faults/intent-kills.test.ts (kill ${count})`;

test.skipIf(!isReady)(
  `after ${kills} kills of tab, gateway and exchange, each intent is shown as what the exchange holds (seed ${seed})`,
  async () => {
    const random = createRandom(seed);
    const world = await IntentWorld.open();
    onTestFinished(() => world.close());
    const browser = await chromium.launch(browserLaunchOptions());
    onTestFinished(() => browser.close());
    const context = await browser.newContext({
      viewport: viewports.desktop,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const tab = await BettorPage.open(context);
    await tab.signIn(world.url);
    const run: Run = { world, context, random, tab, eventId: '', marketId: '' };
    const outcomes: Record<Outcome, number> = {};
    for (let at = 0; at < kills; at++) {
      const victim = victims[(at + random.integer(0, 1)) % 3]!;
      const name = `kill ${at + 1} of ${kills}, ${victim}`;
      const outcome = await oneKill(run, at, victim).catch((cause: unknown) => {
        throw new Error(`${name}: ${String(cause)}\nAgain: ${repeat(at + 1)}`, { cause });
      });
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      console.log(`${name}: ${outcome}`);
    }
    expect(Object.values(outcomes).reduce((sum, times) => sum + times, 0)).toBe(kills);
    const words = Object.entries(outcomes).map(([outcome, times]) => `${times} ${outcome}`);
    console.log(`seed ${seed}: ${kills} kills; ${words.join(', ')}`);
  },
);
