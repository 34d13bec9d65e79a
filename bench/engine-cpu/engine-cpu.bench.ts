import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleInChild, tellFromChild } from '../support/child-sample.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { inconclusive, mustHappen } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { cpuPerOperation, perSecond } from '../support/sample.ts';
import { buildPrograms, firstCommit, hasCommit } from './build-programs.ts';

/** The most CPU, in multiples of the first commit's. */
const goal = 1.1;
const names = { now: 'as it is', before: `at ${firstCommit.slice(0, 7)}` } as const;

interface Outcome {
  fills: number;
  accepted: number;
  refused: number;
  hash: string;
}

/** The engine's command path compared with what it was when it had only winner markets. */
export async function benchEngineCpu(): Promise<Verdict> {
  console.log('\nEngine: 65 % bets, 20 % cancels, 15 % edits in winner markets, in batches, without storage');
  if (!(await hasCommit(firstCommit)))
    return inconclusive(
      `commit ${firstCommit} is not in this clone. Fetch the history (git fetch --unshallow) and run it again.`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'layline-engine-cpu-'));
  try {
    return await race(await buildPrograms(folder, firstCommit));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function race({ now, before }: { now: URL; before: URL }): Promise<Verdict> {
  const outcomes: Outcome[] = [];
  for (const program of [now, before]) outcomes.push(await tellFromChild<Outcome>(program, ['outcome']));
  deepStrictEqual(outcomes[0], outcomes[1], 'Both commits must come to the same');
  const { fills, accepted, refused } = outcomes[0]!;
  mustHappen('commands were accepted', accepted);
  mustHappen('fills were made', fills);
  console.log(
    `${figure(accepted)} accepted, ${figure(refused)} refused, ${figure(fills)} fills: equal in both`,
  );
  const samples = await interleave({
    now: () => sampleInChild(now, ['sample']),
    before: () => sampleInChild(before, ['sample']),
  });
  printTable([
    ['', 'CPU µs a command', 'commands a second', 'samples'],
    ...(['now', 'before'] as const).map((name) => {
      const { counted, dropped } = samples[name]!;
      return [
        names[name],
        spread(counted.map(cpuPerOperation)),
        spread(counted.map(perSecond)),
        `${counted.length}, ${dropped} disturbed`,
      ];
    }),
  ]);
  const cpuOf = (name: string) => median(samples[name]!.counted.map(cpuPerOperation));
  const ratio = cpuOf('now') / cpuOf('before');
  const verdict = verdictOf(goal / ratio, 1, isConclusive(samples));
  console.log(`${figure(ratio)} × by CPU; goal at most ${goal} ×: ${verdict} (${loadNote()})`);
  return verdict;
}
