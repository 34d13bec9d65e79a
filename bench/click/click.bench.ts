import { chromium, type Page } from 'playwright';
import { listOrders } from '../../src/server/contract/order.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { signIn as openSession } from '../../src/server/contract/session.ts';
import { demoBettors } from '../../src/server/exchange/accounts/demo-bettors.ts';
import { startLayline, type RunningLayline } from '../../tests/support/start-layline.ts';
import { openHome } from '../support/bettor-page.ts';
import { foundBrowser } from '../support/browser.ts';
import { mustHappen } from '../support/outcome.ts';
import { loadNote, printTable, verdictOf, type Verdict } from '../support/report.ts';
import { pressUntilMatched } from './press.ts';

/** Timed bets. The first ones, in which everything is fetched and compiled, are not timed. */
const timed = 200;
const warmUp = 20;
/** So many presses after one another that are not matched end it: one that is not is tried again at the next price. */
const mostInVain = 20;
/** The most that the 95th of a hundred bets may take on a quiet machine, ms. */
const goal = 60;

/**
 * From the press on a price to “Matched” in the slip, in Chromium, on the built product: one click, in a market that is
 * not in play, so that there is no in-play delay. Through IndexedDB, gateway, exchange and PostgreSQL, and back. The
 * goal is for a quiet machine, so that a missed one is told and fails nothing; bets that were not placed do.
 */
export async function benchClick(): Promise<Verdict> {
  const layline = await startLayline({ LAYLINE_SPEED: '1' });
  try {
    const browser = await chromium.launch(foundBrowser());
    try {
      const page = await openHome(browser, layline.url);
      await openMarket(page);
      const { times, others } = await bet(page);
      await mustBePlaced(layline, times.length);
      tell(times.slice(warmUp), others);
      return 'met';
    } finally {
      await browser.close();
    }
  } finally {
    await layline.stop();
  }
}

/** Opens the match that starts last, so that it does not begin meanwhile, with one-click betting on. */
async function openMarket(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Choose a sport' })
    .getByRole('button', { name: 'Cricket' })
    .click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Cricket' }).waitFor();
  const matches = main
    .getByRole('listitem')
    .filter({ hasNotText: 'In play' })
    .locator('a[href*="/marketdetails/"]');
  await matches.first().waitFor();
  const starts = await matches
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  await matches.nth(starts.lastIndexOf(starts.toSorted().at(-1) ?? '')).click();
  await page.locator('main button[data-side="BACK"][data-depth="0"][data-state="open"]').first().waitFor();
  await page.getByRole('button', { name: 'One-click' }).click();
  await page.getByRole('button', { name: 'Switch one-click on' }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByRole('status').filter({ hasText: 'One-click is on.' }).waitFor();
}

/** Backs and lays in turn. Throws if the presses place nothing. */
async function bet(page: Page): Promise<{ times: number[]; others: Map<string, number> }> {
  const times: number[] = [];
  const others = new Map<string, number>();
  let inVain = 0;
  for (let press = 0; times.length < timed + warmUp && inVain < mostInVain; press++) {
    const { ms, said } = await page.evaluate(pressUntilMatched, press % 2 === 0 ? 'BACK' : 'LAY');
    inVain = ms === null ? inVain + 1 : 0;
    if (ms === null) others.set(said, (others.get(said) ?? 0) + 1);
    else times.push(ms);
  }
  const why = [...others].map(([said, count]) => `${count} × “${said}”`).join(', ');
  mustHappen(`bets were shown as matched (the others: ${why})`, times.length, timed + warmUp);
  return { times, others };
}

/** Throws unless the exchange, asked directly, has matched as many bets of the bettor as the page has shown. */
async function mustBePlaced({ exchangeUrl }: RunningLayline, shown: number): Promise<void> {
  const { userName, password } = demoBettors.find((one) => one.userName === 'ben')!;
  const session = await callExchange(exchangeUrl, openSession, { body: { userName, password } });
  if (!session.ok) throw new Error(`${session.code}: ${session.message}`);
  const { token } = session.data;
  const orders = await callExchange(exchangeUrl, listOrders, { query: { state: 'MATCHED' } }, { token });
  if (!orders.ok) throw new Error(`${orders.code}: ${orders.message}`);
  mustHappen('bets are matched at the exchange', orders.data.length, shown);
}

const at = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;

function tell(times: readonly number[], others: ReadonlyMap<string, number>): void {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`\nFrom the press to “Matched” painted, one bet after the other, ${loadNote()}`);
  printTable([
    ['', 'bets', 'p50 ms', 'p95 ms', 'p99 ms', 'most', 'not matched at once'],
    [
      'click',
      String(sorted.length),
      ...[50, 95, 99, 100].map((percent) => at(sorted, percent).toFixed(1)),
      String([...others.values()].reduce((sum, count) => sum + count, 0)),
    ],
  ]);
  const p95 = at(sorted, 95);
  const verdict = verdictOf(goal / p95, 1, true) === 'met' ? 'met' : 'goal missed';
  console.log(`p95 ${p95.toFixed(1)} ms; goal on a quiet machine at most ${goal} ms: ${verdict}`);
}
