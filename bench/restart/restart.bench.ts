import { deepStrictEqual } from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMarketBook } from '../../src/server/contract/market.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { buildProduct, ownSources } from '../support/build-product.ts';
import { besideCommitBefore, type CommitBefore } from '../support/commit-before.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive, type Samples } from '../support/interleave.ts';
import { overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startClock, stopClock, type Sample } from '../support/sample.ts';
import { startExchange } from './exchange-process.ts';
import { data, marketIdOf, storeMarkets } from './stored-markets.ts';
import { readBooks } from './read-books.ts';

const many = Number(process.env.LAYLINE_MARKETS ?? 5_000);
const few = many / 5;
/** Of the time that the commit before takes with as many markets. */
const beforeGoal = 0.5;
/** Of the time that it takes with a fifth of the markets. */
const fewGoal = 2;

/** The time from the start of the exchange's process, with its PostgreSQL, until it answers, with many markets stored. */
export const benchRestart = (): Promise<Verdict> =>
  besideCommitBefore(async (before) => {
    await before.build();
    await buildProduct(ownSources);
    const folder = await mkdtemp(join(tmpdir(), 'layline-restart-'));
    // Where root runs this, PostgreSQL is another user's.
    await chmod(folder, 0o711);
    try {
      return await race(before, {
        many: await stored(before, join(folder, 'many'), many),
        few: await stored(before, join(folder, 'few'), few),
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

/** The commit before stores it, which both can read. */
async function stored(before: CommitBefore, dataDir: string, markets: number): Promise<string> {
  const exchange = await startExchange(before.folder, dataDir);
  try {
    await storeMarkets(exchange.url, markets);
  } finally {
    await exchange.stop();
  }
  return dataDir;
}

async function race(before: CommitBefore, dataDirs: { many: string; few: string }): Promise<Verdict> {
  await compareBooks([before.folder, ownSources], dataDirs.many, many);
  const names = {
    now: `${figure(many)} markets`,
    before: `${figure(many)} markets at ${before.name}`,
    few: `${figure(few)} markets`,
  };
  const samples = await interleave({
    now: () => restart(ownSources, dataDirs.many, many),
    before: () => restart(before.folder, dataDirs.many, many),
    few: () => restart(ownSources, dataDirs.few, few),
  });
  const msOf = (name: string) => median(samples[name]!.counted.map(({ wallMs }) => wallMs));
  console.log(`\nRestart of the exchange, twenty resting orders a market, ${loadNote()}`);
  printTable([
    ['', 'ms until it answers', 'CPU ms with PostgreSQL', 'samples'],
    ...Object.entries(names).map(([name, title]) => rowOf(title, samples[name]!)),
  ]);
  const isQuiet = isConclusive(samples);
  const byBefore = msOf('now') / msOf('before');
  const byFew = msOf('now') / msOf('few');
  const verdicts = [verdictOf(beforeGoal / byBefore, 1, isQuiet), verdictOf(fewGoal / byFew, 1, isQuiet)];
  console.log(`${figure(byBefore)} × that of ${before.name}; goal at most ${beforeGoal} ×: ${verdicts[0]}`);
  console.log(
    `${figure(byFew)} × that with ${figure(few)} markets; goal at most ${fewGoal} ×: ${verdicts[1]}`,
  );
  return overall(verdicts);
}

/** Both must come to the same books and orders. */
async function compareBooks(sources: readonly string[], dataDir: string, markets: number): Promise<void> {
  const told: unknown[] = [];
  for (const each of sources) {
    const exchange = await startExchange(each, dataDir);
    try {
      told.push(await readBooks(exchange.url, markets));
    } finally {
      await exchange.stop();
    }
  }
  deepStrictEqual(told[0], told[1], 'Both commits must come to the same books');
}

async function restart(sources: string, dataDir: string, markets: number): Promise<Sample> {
  const clock = startClock(0);
  const exchange = await startExchange(sources, dataDir);
  try {
    data(await callExchange(exchange.url, getMarketBook, { params: { marketId: marketIdOf(0) } }));
    return stopClock(clock, markets, cpuMsOf([exchange.pid]));
  } finally {
    await exchange.stop();
  }
}

const rowOf = (title: string, { counted, dropped }: Samples): string[] => [
  title,
  spread(counted.map(({ wallMs }) => wallMs)),
  spread(counted.map(({ cpuMs }) => cpuMs)),
  `${counted.length}, ${dropped} disturbed`,
];
