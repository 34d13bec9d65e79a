import { setTimeout as wait } from 'node:timers/promises';
import { buildProduct, ownSources } from '../support/build-product.ts';
import { besideCommitBefore } from '../support/commit-before.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive, type Samples } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startClock, stopClock, type Sample } from '../support/sample.ts';
import { pssMbOf } from './memory-of-processes.ts';
import { startProduct } from './running-product.ts';

/** How long maker and crowd trade before memory is counted. */
const settleMs = 60_000;
const memoryRounds = 3;
/** Of the time that the commit before takes. */
const pageGoal = 0.8;
/** Of its memory. */
const memoryGoal = 0.75;

/** `npm start` without data, already built: until the first page is served, and the memory of all its processes. */
export const benchStart = (): Promise<Verdict> =>
  besideCommitBefore(async (before) => {
    await before.build();
    await buildProduct(ownSources);
    const sources = { 'as it is': ownSources, [`at ${before.name}`]: before.folder };
    const [now, then] = Object.keys(sources) as [string, string];
    const samples = await interleave(
      Object.fromEntries(Object.entries(sources).map(([name, folder]) => [name, () => start(folder)])),
    );
    const memory = await memoryOf(sources);
    console.log(`\nnpm start without data, ${loadNote()}`);
    printTable([
      ['', 'ms until a page', 'CPU ms until live', 'MB of all processes', 'samples'],
      ...Object.keys(sources).map((name) => rowOf(name, samples[name]!, memory[name]!)),
    ]);
    const pageMs = (name: string) => median(samples[name]!.counted.map((sample) => sample.pageMs));
    const byTime = pageMs(now) / pageMs(then);
    const byMemory = median(memory[now]!) / median(memory[then]!);
    // Other work costs time and no memory: the rounds agree, or nothing is said.
    const ofRounds = memory[now]!.map((mb, round) => mb / memory[then]![round]! <= memoryGoal);
    const verdicts = [
      verdictOf(pageGoal / byTime, 1, isConclusive(samples)),
      verdictOf(memoryGoal / byMemory, 1, new Set(ofRounds).size === 1),
    ];
    console.log(`${figure(byTime)} × its time to a page; goal at most ${pageGoal} ×: ${verdicts[0]}`);
    console.log(`${figure(byMemory)} × its memory; goal at most ${memoryGoal} ×: ${verdicts[1]}`);
    return overall(verdicts);
  });

interface Start extends Sample {
  pageMs: number;
}

async function start(sources: string): Promise<Start> {
  const clock = startClock(0);
  const product = await startProduct(sources);
  try {
    await product.live;
    return { ...stopClock(clock, 1, cpuMsOf([product.pid])), pageMs: product.pageMs };
  } finally {
    await product.stop();
  }
}

/** MB with maker and crowd after a minute, in turn. */
async function memoryOf(sources: Readonly<Record<string, string>>): Promise<Record<string, number[]>> {
  const memory: Record<string, number[]> = Object.fromEntries(Object.keys(sources).map((name) => [name, []]));
  for (let round = 0; round < memoryRounds; round++)
    for (const [name, folder] of Object.entries(sources)) {
      const product = await startProduct(folder);
      try {
        await product.live;
        await wait(settleMs);
        const mb = pssMbOf(product.pid);
        mustHappen('MB are in use', mb);
        memory[name]!.push(mb);
      } finally {
        await product.stop();
      }
    }
  return memory;
}

const rowOf = (name: string, { counted, dropped }: Samples<Start>, memory: readonly number[]): string[] => [
  name,
  spread(counted.map(({ pageMs }) => pageMs)),
  spread(counted.map(({ cpuMs }) => cpuMs)),
  spread(memory),
  `${counted.length}, ${dropped} disturbed`,
];
