import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startLayline } from '#tests/support/start-layline.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { growthOf, sampleOf, watched, type Sample, type Watched } from './day/memory.ts';
import { countsOf, storageOf, unsettledOf } from './day/stored.ts';
import { dbOf, readLedger } from './kills/books.ts';
import { checkLedger } from './kills/checks/ledger.ts';

const speed = 60;
/** `LAYLINE_DAY_MINUTES`: how long. A whole day (24 minutes) in a long run, and not at all in `npm test`. */
const minutes = Number(process.env.LAYLINE_DAY_MINUTES || (process.env.LAYLINE_LONG ? (24 * 60) / speed : 0));
/** Longer than any match takes at that speed, with time to settle it on a busy machine; ms. */
const longest = (45 * 60_000) / speed + 30_000;
/** Simulated bettors. Each acts every 40 s at any speed. */
const crowd = 20;
const sampleEveryMs = 5_000;
/** What the second half of the day may add to a process: MB, and a part of what it held. */
const allowed = { megabytes: 24, part: 0.1 };

test.skipIf(minutes === 0)(
  `a day at speed ${speed} (${minutes} minutes) runs through: all settled, books balanced, memory flat`,
  { timeout: (minutes + 15) * 60_000 },
  async () => {
    const database = await createTestDatabase();
    const layline = await startLayline({
      DATABASE_URL: database.url,
      LAYLINE_SPEED: String(speed),
      LAYLINE_CROWD: String(crowd),
    });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(async () => {
      await layline.stop();
      await client.end();
      await database.drop();
    });

    const before = await storageOf(client);
    const samples = new Map<Watched, Sample[]>(watched.map((name) => [name, []]));
    const started = Date.now();
    while (Date.now() < started + minutes * 60_000) {
      await delay(sampleEveryMs);
      const at = (Date.now() - started) / 1000;
      for (const name of watched) {
        const sample = await sampleOf(layline, name, at);
        if (sample) samples.get(name)?.push(sample);
      }
    }
    const after = await storageOf(client);

    const tables = Object.entries(after.tables).map(([name, megabytes]) => `${name} ${megabytes}`);
    console.log(`after ${minutes} minutes: ${JSON.stringify(await countsOf(client))}`);
    console.log(
      `storage: ${before.total} → ${after.total} MB, ${(after.total - before.total).toFixed(0)} MB grown, ` +
        `${((after.total - before.total) / minutes).toFixed(1)} MB a minute (${tables.join(', ')} MB)`,
    );
    const leaks: string[] = [];
    for (const [name, all] of samples) {
      const half = all.filter(({ at }) => at > (minutes * 60) / 2);
      const [growth, last] = [growthOf(half), all.at(-1)];
      const mean = half.reduce((sum, { memory }) => sum + memory, 0) / half.length;
      const processes = new Set(all.map(({ pid }) => pid)).size;
      console.log(
        `${name}: ${mean.toFixed(0)} MB in the second half, ${growth.toFixed(1)} MB grown in it, ` +
          `${(((last?.cpu ?? 0) / (minutes * 60)) * 100).toFixed(0)} % of a processor, ${processes} process`,
      );
      if (growth > Math.max(allowed.megabytes, mean * allowed.part))
        leaks.push(`${name} grew by ${growth} MB`);
      if (processes !== 1) leaks.push(`${name} was started ${processes} times`);
    }

    const overdue = await unsettledOf(client, longest);
    console.log(
      `overdue at the end: ${overdue.length}${overdue[0] ? `, the first of them: ${overdue[0]}` : ''}`,
    );
    // What ended last is settled by now, or soon.
    await expect.poll(() => unsettledOf(client, longest), { timeout: 60_000, interval: 2_000 }).toEqual([]);
    const counts = await countsOf(client);
    expect(counts['markets settled']).toBeGreaterThan(minutes * 60);
    // Books without bets would balance by themselves.
    expect(counts['fills']).toBeGreaterThan(minutes);
    expect(counts['bets of the crowd that were taken']).toBeGreaterThan(minutes);
    // Leftovers of another run are made void; a day of its own has none.
    expect(counts['markets void']).toBe(0);
    expect(checkLedger(await readLedger(dbOf(client)))).toEqual([]);
    expect(leaks).toEqual([]);
    expect(layline.output()).not.toMatch(/The exchange stops/);
  },
);
