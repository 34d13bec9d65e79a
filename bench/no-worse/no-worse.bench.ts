import { chromium } from 'playwright';
import { hold, take as deliver } from '../fanout/deliveries.ts';
import { buildStage } from '../picker/build.ts';
import { acts } from '../picker/contestant.ts';
import { take as pick, type Timed } from '../picker/take.ts';
import type { SearchSample } from '../search/sample-program.ts';
import { foundBrowser } from '../support/browser.ts';
import { sampleInChild } from '../support/child-sample.ts';
import { besideCommitBefore, type CommitBefore } from '../support/commit-before.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { cpuPerOperation, type Sample } from '../support/sample.ts';

/** The most that anything here may cost, in multiples of the commit before. */
const goal = 1.05;
const subscribers = 2_000;

/** What was fast stays as fast: our side of the other benches, from these sources and from those of the commit before. */
export const benchNoWorse = (): Promise<Verdict> =>
  besideCommitBefore(async (before) => {
    console.log(`\nOur own side of the benches, beside commit ${before.name}; ${loadNote()}`);
    const verdicts: Verdict[] = [];
    for (const compareOne of [compareEngine, compareBooks, compareSearch, compareFanout, comparePicker])
      verdicts.push(await compareOne(before));
    return overall(verdicts);
  });

const compareEngine = (before: CommitBefore) =>
  compare('engine-cpu, CPU µs a command', inChild(before, 'bench/engine-cpu/engine-program.ts', ['sample']));

async function compareBooks(before: CommitBefore): Promise<Verdict> {
  const of = (flow: string) => inChild(before, 'bench/order-book/sample-program.ts', ['layline', flow]);
  return overall([
    await compare('order-book, mixed, CPU µs an operation', of('mixed')),
    await compare('order-book, insert, CPU µs an operation', of('insert')),
  ]);
}

const compareSearch = (before: CommitBefore) =>
  compare<SearchSample>(
    'search, CPU µs a keystroke',
    inChild(before, 'bench/search/sample-program.ts', ['layline']),
  );

async function compareFanout(before: CommitBefore): Promise<Verdict> {
  const programs: Program[] = [];
  const start = async (file: URL) => {
    const program = await startProgram(file, undefined);
    programs.push(program);
    return program;
  };
  try {
    const browser = new URL('../fanout/subscribers-program.ts', import.meta.url);
    const browsers = [await start(browser), await start(browser)];
    const server = 'bench/fanout/layline-program.ts';
    const now = await hold(await start(here(server)), browsers, subscribers);
    const old = await hold(await start(before.file(server)), browsers, subscribers);
    // Uncounted: what is compiled at the first changes.
    for (const one of [now, old]) await deliver(one, browsers, 8);
    return await compare('fanout, CPU µs a delivery', {
      now: () => deliver(now, browsers, 8),
      before: () => deliver(old, browsers, 8),
    });
  } finally {
    for (const program of programs.reverse()) await program.stop();
  }
}

async function comparePicker(before: CommitBefore): Promise<Verdict> {
  const old = (await import(before.file('bench/picker/build.ts').href)) as { buildStage: typeof buildStage };
  const pages = { now: await buildStage('layline'), before: await old.buildStage('layline') };
  const server = await chromium.launchServer(foundBrowser());
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const pid = server.process().pid!;
    const take = (page: keyof typeof pages) => () => pick(browser, pid, pages[page]);
    const all = ({ ms }: Timed) => acts.reduce((sum, act) => sum + ms[act], 0);
    const verdict = await compare(
      'picker, ms of all acts',
      { now: take('now'), before: take('before') },
      all,
    );
    await browser.close();
    return verdict;
  } finally {
    await server.close();
  }
}

interface Both<One extends Sample> {
  now: () => Promise<One>;
  before: () => Promise<One>;
}

const here = (path: string) => new URL(`../../${path}`, import.meta.url);

function inChild<One extends Sample>(before: CommitBefore, path: string, args: readonly string[]): Both<One> {
  const program = (file: URL) => () => sampleInChild(file, args) as Promise<One>;
  return { now: program(here(path)), before: program(before.file(path)) };
}

async function compare<One extends Sample>(
  title: string,
  { now, before }: Both<One>,
  costOf: (sample: One) => number = cpuPerOperation,
): Promise<Verdict> {
  const samples = await interleave<One>({ now, before });
  const costs = (name: 'now' | 'before') => samples[name]!.counted.map(costOf);
  const ratio = median(costs('now')) / median(costs('before'));
  // The least disturbed sample of each. Where it says otherwise than the medians, the difference is the machine's noise.
  const least = Math.min(...costs('now')) / Math.min(...costs('before'));
  const agree = ratio <= goal || least > goal;
  const verdict = verdictOf(goal / ratio, 1, agree && isConclusive(samples));
  printTable([
    [title, 'now', 'before', '×', `goal ≤ ${goal}`],
    ['', spread(costs('now')), spread(costs('before')), figure(ratio), verdict],
  ]);
  return verdict;
}
