import type { Page } from 'playwright';
import { listOrders } from '../../src/server/contract/order.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { signIn as openSession } from '../../src/server/contract/session.ts';
import { demoBettors } from '../../src/server/exchange/accounts/demo-bettors.ts';
import type { RunningLayline } from '../../tests/support/start-layline.ts';
import { openHome, openLastMatch } from '../support/bettor-page.ts';
import { besideBuildBefore, type BothBuilds } from '../support/both-builds.ts';
import { interleave, isConclusive, type Samples } from '../support/interleave.ts';
import { mustHappen } from '../support/outcome.ts';
import { loadNote, printTable, verdictOf, type Verdict } from '../support/report.ts';
import type { Sample } from '../support/sample.ts';
import { pressUntilMatched } from './press.ts';

/** Timed bets of each sample; at least five samples are taken of each build. */
const timed = 40;
/** The first bets of each page, in which everything is fetched and compiled, are not timed. */
const warmUp = 20;
/** So many presses after one another that are not matched end it: one that is not is tried again at the next price. */
const mostInVain = 20;
/** The most that the 95th of a hundred bets may take, in multiples of the commit before. */
const beforeGoal = 0.7;
/** The same on a quiet machine, ms. */
const quietGoal = 60;

interface Bets extends Sample {
  /** From each press until “Matched” was painted, ms. */
  times: number[];
}

/** A page of one of the two builds, with a market open and one-click betting on. */
interface Stand {
  layline: RunningLayline;
  page: Page;
  /** All bets that it has shown as matched. */
  matched: number;
  /** What else was said after a press, and how often. */
  others: Map<string, number>;
}

/**
 * From the press on a price to “Matched” in the slip, in Chromium, on the built product: one click, in a market that is
 * not in play, so that there is no in-play delay. Through IndexedDB, gateway, exchange and PostgreSQL, and back. Both
 * builds run; bets are placed on one after the other. The goal in ms is for a quiet machine, so that a missed one is
 * told and fails nothing; bets that were not placed do.
 */
export const benchClick = (): Promise<Verdict> =>
  besideBuildBefore(async (both) => {
    const now = await openStand(both, both.now);
    const before = await openStand(both, both.before);
    const samples = await interleave({
      now: () => sampled(both, now),
      before: () => sampled(both, before),
    });
    for (const stand of [now, before]) await mustBePlaced(stand);
    return tell(both.commit, samples, { now, before });
  });

/** Opens a match with one-click betting on. */
async function openStand({ browser }: BothBuilds, layline: RunningLayline): Promise<Stand> {
  const page = await openHome(browser, layline.url);
  await openLastMatch(page);
  await page.getByRole('button', { name: 'One-click' }).click();
  await page.getByRole('button', { name: 'Switch one-click on' }).click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByRole('status').filter({ hasText: 'One-click is on.' }).waitFor();
  const stand = { layline, page, matched: 0, others: new Map<string, number>() };
  await bet(stand, warmUp);
  return stand;
}

async function sampled(both: BothBuilds, stand: Stand): Promise<Bets> {
  let times: number[] = [];
  const sample = await both.timed(async () => {
    times = await bet(stand, timed);
    return times.length;
  });
  return { ...sample, times };
}

/** Backs and lays in turn, until so many are matched. Returns how long each took, ms. Throws if the presses place nothing. */
async function bet(stand: Stand, count: number): Promise<number[]> {
  const times: number[] = [];
  const { page, others } = stand;
  let inVain = 0;
  for (let press = 0; times.length < count && inVain < mostInVain; press++) {
    const { ms, said } = await page.evaluate(pressUntilMatched, press % 2 === 0 ? 'BACK' : 'LAY');
    inVain = ms === null ? inVain + 1 : 0;
    if (ms === null) others.set(said, (others.get(said) ?? 0) + 1);
    else times.push(ms);
  }
  const why = [...others].map(([said, often]) => `${often} × “${said}”`).join(', ');
  mustHappen(`bets were shown as matched (the others: ${why})`, times.length, count);
  stand.matched += times.length;
  return times;
}

/** Throws unless the exchange, asked directly, has matched as many bets of the bettor as the page has shown. */
async function mustBePlaced({ layline: { exchangeUrl }, matched }: Stand): Promise<void> {
  const { userName, password } = demoBettors.find((one) => one.userName === 'ben')!;
  const session = await callExchange(exchangeUrl, openSession, { body: { userName, password } });
  if (!session.ok) throw new Error(`${session.code}: ${session.message}`);
  const { token } = session.data;
  const orders = await callExchange(exchangeUrl, listOrders, { query: { state: 'MATCHED' } }, { token });
  if (!orders.ok) throw new Error(`${orders.code}: ${orders.message}`);
  mustHappen('bets are matched at the exchange', orders.data.length, matched);
}

const at = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;

type Told = 'now' | 'before';

function tell(
  commit: string,
  samples: Record<string, Samples<Bets>>,
  stands: Readonly<Record<Told, Stand>>,
): Verdict {
  const timesOf = (name: Told) => samples[name]!.counted.flatMap(({ times }) => times).sort((a, b) => a - b);
  const p95 = (name: Told) => at(timesOf(name), 95);
  console.log(`\nFrom the press to “Matched” painted, one bet after the other, ${loadNote()}`);
  printTable([
    ['', 'bets', 'p50 ms', 'p95 ms', 'p99 ms', 'most', 'not matched at once', 'samples'],
    ...(['now', 'before'] as const).map((name) => [
      name === 'now' ? 'click' : `click at ${commit}`,
      String(timesOf(name).length),
      ...[50, 95, 99, 100].map((percent) => at(timesOf(name), percent).toFixed(1)),
      String([...stands[name].others.values()].reduce((sum, count) => sum + count, 0)),
      `${samples[name]!.counted.length}, ${samples[name]!.dropped} disturbed`,
    ]),
  ]);
  const ratio = p95('now') / p95('before');
  const verdict = verdictOf(beforeGoal / ratio, 1, isConclusive(samples));
  const quiet = p95('now') <= quietGoal ? 'met' : 'goal missed';
  console.log(`p95 ${ratio.toFixed(2)} × that of ${commit}; goal at most ${beforeGoal} ×: ${verdict}`);
  console.log(`p95 ${p95('now').toFixed(1)} ms; goal on a quiet machine at most ${quietGoal} ms: ${quiet}`);
  return verdict;
}
