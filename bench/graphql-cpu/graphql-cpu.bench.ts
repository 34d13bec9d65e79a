import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { besideCommitBefore } from '../support/commit-before.ts';
import { interleave, isConclusive, type Samples } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import type { Program } from '../support/requests.ts';
import { cpuPerOperation, ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';
import { paths, type Path } from '../bets/paths.ts';
import { openStage, type Stage } from '../bets/stage.ts';

const bettors = 50;
const sampleMs = 2_000;
const warmUpMs = 5_000;
/** The most CPU of a bet by GraphQL, in multiples of a bet by REST. */
const restGoal = 3;
/** The same, in multiples of the same bet at the commit before. */
const beforeGoal = 0.45;

/**
 * The CPU of gateway and exchange for a bet by GraphQL, beside a bet by REST, and beside
 * the same bet at an earlier commit. All run as built for production.
 */
export const benchGraphqlCpu = (): Promise<Verdict> =>
  besideCommitBefore(async (before) => {
    const stages: Stage[] = [];
    const open = async (sources?: string) => {
      const stage = await openStage(bettors, sources);
      stages.push(stage);
      return stage;
    };
    try {
      return await race(await open(), await open(before.folder), before.name);
    } finally {
      for (const stage of stages) await stage.close();
    }
  });

async function race(now: Stage, before: Stage, commit: string): Promise<Verdict> {
  const ways = {
    REST: { stage: now, path: 'REST', served: [now.exchange] },
    GraphQL: { stage: now, path: 'GraphQL', served: [now.exchange, now.gateway] },
    [`GraphQL at ${commit}`]: { stage: before, path: 'GraphQL', served: [before.exchange, before.gateway] },
  } satisfies Record<string, Way>;
  for (const way of Object.values(ways)) await bet(way, warmUpMs);
  const contestants = Object.fromEntries(
    Object.entries(ways).map(([name, way]) => [name, () => sampled(way)]),
  );
  const samples = await interleave(contestants);
  const cpuOf = (name: string) => median(samples[name]!.counted.map(cpuPerOperation));
  console.log(`\nA bet of ${bettors} bettors, CPU of gateway and exchange, ${loadNote()}`);
  printTable([
    ['', 'CPU µs a bet', 'samples'],
    ...Object.keys(ways).map((name) => rowOf(name, samples[name]!)),
  ]);
  const isQuiet = isConclusive(samples);
  const byRest = cpuOf('GraphQL') / cpuOf('REST');
  const byBefore = cpuOf('GraphQL') / cpuOf(`GraphQL at ${commit}`);
  const verdicts = [verdictOf(restGoal / byRest, 1, isQuiet), verdictOf(beforeGoal / byBefore, 1, isQuiet)];
  console.log(`${figure(byRest)} × a bet by REST; goal at most ${restGoal} ×: ${verdicts[0]}`);
  console.log(`${figure(byBefore)} × that of ${commit}; goal at most ${beforeGoal} ×: ${verdicts[1]}`);
  return overall(verdicts);
}

interface Way {
  stage: Stage;
  path: Path;
  served: readonly Program[];
}

async function bet({ stage, path }: Way, ms: number): Promise<number> {
  const bets = await paths[path](stage, { bettors, ms });
  mustHappen('bets were accepted', bets);
  return bets;
}

/** The bettors' own CPU is known and counts as no disturbance; nor does PostgreSQL's, which is the same for all. */
async function sampled(way: Way): Promise<Sample> {
  const { postgresPid } = way.stage;
  const postgres = () => cpuMsOf([postgresPid]);
  // The exchange has started PostgreSQL.
  const served = () => cpuMsOf([...way.served.map(({ pid }) => pid), postgresPid]) - postgres();
  const besides = () => ownCpuMs() + postgres();
  const clock = startClock(served(), besides());
  const bets = await bet(way, sampleMs);
  return stopClock(clock, bets, served(), besides());
}

const rowOf = (name: string, { counted, dropped }: Samples): string[] => [
  name,
  spread(counted.map(cpuPerOperation)),
  `${counted.length}, ${dropped} disturbed`,
];
