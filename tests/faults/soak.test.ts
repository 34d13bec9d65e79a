import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { chromium, type Browser } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browser-launch.ts';
import { formatMoney } from '#domain/money/money.ts';
import { createRandom, type Random } from '#server/maker/random.ts';
import { dbOf, readBooks } from './kills/books.ts';
import { checkExposure } from './kills/checks/positions.ts';
import { checkLedger } from './kills/checks/ledger.ts';
import { SoakTab } from './soak/soak-tab.ts';
import { processes, soakBettors, SoakWorld, type SoakBettor } from './soak/soak-world.ts';
import { viewports } from '../support/viewports.ts';

/** `LAYLINE_SOAK_MINUTES`: how long. Two hours in a long run, and not at all in `npm test`. */
const minutes = Number(process.env.LAYLINE_SOAK_MINUTES || (process.env.LAYLINE_LONG ? 120 : 0));
const seed = process.env.LAYLINE_SOAK_SEED || String(process.hrtime.bigint());

/** Every process three times and the database twice, spread over the time. */
function faultsOf(world: SoakWorld): { name: string; happen: () => Promise<void> }[] {
  const kills = [1, 2, 3].flatMap((time) =>
    processes.map((name) => ({ name: `kill ${time} of ${name}`, happen: () => world.kill(name) })),
  );
  const stop = { name: 'PostgreSQL away for 15 s', happen: () => world.stopDatabase(15_000) };
  kills.splice(8, 0, stop);
  kills.splice(4, 0, stop);
  return kills;
}

/** Two tabs of one browser in which the bettor is signed in. */
async function openPair(
  browser: Browser,
  url: string,
  { userName, password }: SoakBettor,
): Promise<SoakTab[]> {
  const context = await browser.newContext({
    viewport: viewports.desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const first = await SoakTab.open(`${userName}’s first tab`, context);
  await first.signIn(url, userName, password);
  const second = await SoakTab.open(`${userName}’s second tab`, context);
  await second.page.goto(url);
  return [first, second];
}

async function live(tab: SoakTab, url: string, random: Random, until: number): Promise<void> {
  while (Date.now() < until) {
    await tab.act(url, random);
    await delay(random.integer(3_000, 12_000));
  }
}

function totalsOf(tabs: readonly SoakTab[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { done } of tabs)
    for (const [what, times] of Object.entries(done)) totals[what] = (totals[what] ?? 0) + times;
  return totals;
}

/** Markets are settled meanwhile, so polls until the tab shows what the exchange holds. */
async function expectShownAsHeld(world: SoakWorld, bettor: SoakBettor, tab: SoakTab): Promise<void> {
  await expect
    .poll(
      async () => {
        const { bankBalance, exposure } = await world.balanceOf(bettor);
        const held = [formatMoney(bankBalance - exposure), formatMoney(exposure)];
        const shown = [await tab.figure('Balance'), await tab.figure('Exposure')];
        return held.join() === shown.join() ? 'equal' : `held ${held.join()}, shown ${shown.join()}`;
      },
      { timeout: 60_000 },
    )
    .toBe('equal');
}

test.skipIf(minutes === 0)(
  `${minutes} minutes of five bettors in two tabs each, through restarts and a database that goes (seed ${seed})`,
  { timeout: (minutes + 20) * 60_000 },
  async () => {
    const world = await SoakWorld.open({
      LAYLINE_SPEED: '5',
      LAYLINE_TOKEN_SECONDS: '120',
      // Ten tabs and a hundred simulated bettors are more than two processors carry at that speed.
      LAYLINE_CROWD: '20',
    });
    onTestFinished(() => world.close());
    const browser = await chromium.launch(browserLaunchOptions());
    onTestFinished(() => browser.close());
    const { url } = world.layline;
    const pairs = new Map<SoakBettor, SoakTab[]>();
    for (const bettor of soakBettors) pairs.set(bettor, await openPair(browser, url, bettor));
    const all = [...pairs.values()].flat();

    const until = Date.now() + minutes * 60_000;
    const acting = all.map((tab, at) => live(tab, url, createRandom(`${seed} ${at}`), until));
    const faults = faultsOf(world);
    const pause = (minutes * 60_000) / (faults.length + 1);
    for (const { name, happen } of faults) {
      await delay(pause);
      console.log(`${new Date().toISOString()} ${name}`);
      await happen();
    }
    await Promise.all(acting);

    const totals = totalsOf(all);
    console.log(`seed ${seed}: ${JSON.stringify(totals)}`);

    for (const [bettor, pair] of pairs)
      for (const tab of pair) {
        await tab.page.goto(url);
        await tab.look();
        expect(await tab.unended(), tab.name).toEqual([]);
        await expectShownAsHeld(world, bettor, tab);
      }
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(totals['bet'] ?? 0, 'bets that were placed').toBeGreaterThan(minutes);

    const client = new Client({ connectionString: world.database.url });
    await client.connect();
    onTestFinished(() => client.end());
    const books = await readBooks(dbOf(client));
    expect(checkLedger(books)).toEqual([]);
    expect(checkExposure(books)).toEqual([]);
  },
);
