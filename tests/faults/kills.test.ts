import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, stopPostgres } from '#server/exchange/store/postgres-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { exchangeEntry } from './kills/exchange-entry.ts';
import { inWords, type KillReport } from './kills/kill-report.ts';
import { runKills } from './kills/run-kills.ts';
import { buildMutants, type Mutant } from './mutants/build-mutants.ts';

/** `LAYLINE_KILLS`: how many. `LAYLINE_KILLS_SEED`: the seed of a run to repeat. */
const kills = Number(process.env.LAYLINE_KILLS || (process.env.LAYLINE_LONG ? 100 : 12));
const seed = process.env.LAYLINE_KILLS_SEED || String(process.hrtime.bigint());
/**
 * The most kills on the same data; further ones start anew, since everything that ever happened is checked after each
 * kill.
 */
const mostOnOneData = 100;
const runs = Array.from({ length: Math.ceil(kills / mostOnOneData) }, (_, run) => ({
  count: Math.min(mostOnOneData, kills - run * mostOnOneData),
  runSeed: `${seed}-${run + 1}`,
}));

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'layline-kills-'));
  return () => rm(dataDir, { recursive: true, force: true });
});

function tell(report: KillReport): KillReport {
  console.log(inWords(report));
  return { ...report, violations: report.violations.slice(0, 20) };
}

test.each(runs)(
  '[R1] $count kills lose nothing that was answered, and do nothing twice (seed $runSeed)',
  async ({ count, runSeed }) => {
    // The server that the exchange has started and that outlives its kills.
    const databaseUrl = async () => {
      const server = await startPostgres({ dataDir });
      server.leave();
      return server.url;
    };
    try {
      const report = tell(
        await runKills({
          entry: exchangeEntry(),
          seed: runSeed,
          kills: count,
          dataDir,
          databaseUrl,
          hasBank: true,
        }),
      );
      expect(report.violations).toEqual([]);
      expect(report.kills).toBe(count);
      // Between the kills, bets were made, positions cashed out, money paid in and out, markets settled and rounds played.
      expect(report.accepted).toBeGreaterThan(count * 5);
      expect(report.settled).toBeGreaterThan(0);
      expect(report.played).toBeGreaterThan(0);
      expect(report.cashedOut).toBeGreaterThan(0);
      expect(report.paid).toBeGreaterThan(count);
    } finally {
      await stopPostgres(dataDir);
    }
  },
);

let entries: Awaited<ReturnType<typeof buildMutants>>;

beforeAll(async () => {
  entries = await buildMutants();
});

async function runOn(program: Mutant, mostKills: number): Promise<KillReport> {
  const database = await createTestDatabase();
  try {
    const settings = { DATABASE_URL: database.url };
    const databaseUrl = () => Promise.resolve(database.url);
    const entry = entries[program];
    return tell(await runKills({ entry, seed, kills: mostKills, dataDir, databaseUrl, settings }));
  } finally {
    await database.drop();
  }
}

test('an exchange that answers before the commit is caught', async () => {
  const { violations } = await runOn('early-ack', 20);
  expect(violations.map(({ kind }) => kind)).toContain('LOST_ANSWER');
});

test('an exchange that answers a duplicate before the commit of its original is caught', async () => {
  const { violations } = await runOn('early-duplicate-ack', 20);
  expect(violations.map(({ kind }) => kind)).toContain('LOST_ANSWER');
});

test('nothing is found wrong with an exchange that is only slow to commit', async () => {
  const { violations, lost } = await runOn('slow-commits', 4);
  expect(violations).toEqual([]);
  expect(lost).toBeGreaterThan(0);
});
