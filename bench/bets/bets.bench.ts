import { deepStrictEqual } from 'node:assert/strict';
import { cpus } from 'node:os';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive, type Contestants, type Samples } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import {
  cpuPerOperation,
  ownCpuMs,
  perSecond,
  startClock,
  stopClock,
  type Sample,
} from '../support/sample.ts';
import { paths, type Path } from './paths.ts';
import { openStage, type Stage } from './stage.ts';

const bettorCounts = [1, 50];
const sampleMs = 1_000;
/** Long enough for everything to be compiled. */
const warmUpMs = 3_000;
/** Shares of what the storage alone achieves, for the most bettors; for fewer only the command interface has a goal. */
const goals: Record<Path, number> = { commands: 0.85, REST: 0.65, GraphQL: 0.45 };
const goalOfFewer = 0.5;

/** Bets accepted and committed, against the same PostgreSQL committing the same rows in the same batches alone. */
export async function benchBets(): Promise<Verdict> {
  const stage = await openStage(Math.max(...bettorCounts));
  try {
    await warmUp(stage);
    const verdicts: Verdict[] = [];
    for (const bettors of bettorCounts) verdicts.push(await race(stage, bettors));
    await checkContents(stage);
    return overall(verdicts);
  } finally {
    await stage.close();
  }
}

/** Bets accepted so far. */
let accepted = 0;

async function place(stage: Stage, path: Path, bettors: number, ms: number): Promise<number> {
  const bets = await paths[path](stage, { bettors, ms });
  accepted += bets;
  return bets;
}

async function warmUp(stage: Stage): Promise<void> {
  for (const path of names) await place(stage, path, 20, warmUpMs);
  await stage.exchange.ask('store');
}

const names = Object.keys(paths) as Path[];
const aloneAfter = (path: Path) => `storage alone, after ${path}`;

async function race(stage: Stage, bettors: number) {
  const batchSizes = new Map<string, number[]>(names.map((path) => [path, []]));
  const contestants: Contestants<BetSample> = Object.fromEntries(
    names.flatMap((path) => [
      [path, () => sampled(stage, () => place(stage, path, bettors, sampleMs))],
      // Writes what that sample wrote.
      [
        aloneAfter(path),
        () =>
          sampled(stage, async () => {
            const { commits, bets } = await stage.exchange.ask<{ commits: number; bets: number }>('store');
            batchSizes.get(path)!.push(bets / commits);
            return bets;
          }),
      ],
    ]),
  );
  const samples = await interleave(contestants);
  console.log(
    `\nBets accepted and committed: ${bettors} ${bettors === 1 ? 'bettor' : 'bettors'}, ${loadNote()}`,
  );
  const rows = names.map((path) => rowOf(path, samples, batchSizes.get(path)!));
  printTable([
    [
      '',
      'bets a second',
      'CPU µs a bet',
      'bets a commit',
      'storage alone: bets a second, commits a second',
      'share',
      'samples',
    ],
    ...rows,
  ]);
  console.log('CPU µs a bet, and the share if all cores did nothing else and never waited:');
  printTable([
    ['', ...parts, 'share at most'],
    ...names.map((path) => costsOf(path, samples[path]!, medianSpeed(samples[aloneAfter(path)]!))),
  ]);
  const isMost = bettors === Math.max(...bettorCounts);
  const verdicts = (isMost ? names : (['commands'] as const)).map((path) => {
    const goal = isMost ? goals[path] : goalOfFewer;
    const verdict = verdictOf(shareOf(path, samples), goal, isConclusive(samples));
    console.log(`${path}: at least ${goal} of the storage alone: ${verdict}`);
    return verdict;
  });
  return overall(verdicts);
}

/** What every part of the machine spends on a bet, and what share that leaves possible: cores are shared by all. */
function costsOf(path: Path, { counted }: Samples<BetSample>, alone: number): string[] {
  const spent = parts.map((part) =>
    median(counted.map(({ cpuOf, operations }) => (cpuOf[part] * 1_000) / operations)),
  );
  const fastest = (1_000_000 * cpus().length) / spent.reduce((sum, cost) => sum + cost, 0);
  return [path, ...spent.map(figure), figure(Math.min(1, fastest / alone))];
}

function rowOf(
  path: Path,
  samples: Record<string, Samples<BetSample>>,
  batchSizes: readonly number[],
): string[] {
  const { counted, dropped } = samples[path]!;
  const alone = samples[aloneAfter(path)]!.counted.map(perSecond);
  const perCommit = median(batchSizes);
  return [
    path,
    spread(counted.map(perSecond)),
    spread(counted.map(cpuPerOperation)),
    figure(perCommit),
    `${spread(alone)}, ${figure(median(alone) / perCommit)}`,
    figure(shareOf(path, samples)),
    `${counted.length}, ${dropped} disturbed`,
  ];
}

const medianSpeed = ({ counted }: Samples) => median(counted.map(perSecond));
const shareOf = (path: Path, samples: Record<string, Samples>) =>
  medianSpeed(samples[path]!) / medianSpeed(samples[aloneAfter(path)]!);

const parts = ['exchange', 'gateway', 'PostgreSQL', 'bettors'] as const;
type CpuOf = Record<(typeof parts)[number], number>;

interface BetSample extends Sample {
  /** CPU milliseconds. */
  cpuOf: CpuOf;
}

/** Counts the CPU of exchange, gateway and PostgreSQL. The bettors' own is known and counts as no disturbance. */
async function sampled(stage: Stage, work: () => Promise<number>): Promise<BetSample> {
  const before = cpuNow(stage);
  const clock = startClock(servedOf(before), before.bettors);
  const bets = await work();
  const after = cpuNow(stage);
  const cpuOf = Object.fromEntries(parts.map((part) => [part, after[part] - before[part]])) as CpuOf;
  return { ...stopClock(clock, bets, servedOf(after), after.bettors), cpuOf };
}

/** The exchange has started PostgreSQL. */
function cpuNow({ exchange, gateway, postgresPid }: Stage): CpuOf {
  const postgres = cpuMsOf([postgresPid]);
  return {
    exchange: cpuMsOf([exchange.pid, postgresPid]) - postgres,
    gateway: cpuMsOf([gateway.pid]),
    PostgreSQL: postgres,
    bettors: ownCpuMs(),
  };
}

const servedOf = ({ exchange, gateway, PostgreSQL }: CpuOf) => exchange + gateway + PostgreSQL;

interface Contents {
  orders: number;
  fills: number;
  instructions: number;
}

/** Checks that every accepted bet has been written, some were matched, and the storage alone has written the same. */
async function checkContents({ exchange }: Stage): Promise<void> {
  const [ours, alone] = await exchange.ask<[Contents, Contents]>('contents');
  mustHappen('accepted bets are on disk', ours.instructions, accepted);
  mustHappen('fills are on disk', ours.fills);
  deepStrictEqual(ours, alone, 'the storage alone has written something else');
  console.log(`\nOn disk, equal in both: ${JSON.stringify(ours)}`);
}
