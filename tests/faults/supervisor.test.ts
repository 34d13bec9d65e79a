import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { launchLayline, startLayline, type RunningLayline } from '#tests/support/start-layline.ts';
import { openTcpDoor, type TcpDoor } from '#tests/support/tcp-door.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAnswering, expectWhole, killed, killTwice, processOf } from './supervisor/processes.ts';

let layline: RunningLayline | undefined;
const open = { LAYLINE_ANY_QUERY: '1' };

afterEach(async () => {
  await layline?.stop();
  layline = undefined;
});

/** How often each is killed while it serves, and again while it starts. */
const rounds = process.env.LAYLINE_LONG ? 50 : 1;

test(
  `it always comes back: each process is killed ${2 * rounds} times, every other time while it starts`,
  { timeout: 120_000 * rounds },
  async () => {
    layline = await startLayline({ ...open, LAYLINE_SPEED: '5', LAYLINE_CROWD: '5' });
    await expectWhole(layline);
    for (let round = 0; round < rounds; round++) {
      for (const name of killed) {
        await killTwice(layline, name);
        await expectWhole(layline);
      }
    }
  },
);

describe('PostgreSQL away', () => {
  const nowhere = 'http://127.0.0.1:1';
  let database: TestDatabase;
  let door: TcpDoor;
  let settings: Record<string, string>;

  beforeEach(async () => {
    database = await createTestDatabase();
    door = await openTcpDoor(database.url);
    const url = new URL(database.url);
    url.port = new URL(door.url).port;
    settings = { ...open, LAYLINE_MAKER: '0', DATABASE_URL: url.href };
    return async () => {
      await door.close();
      await database.drop();
    };
  });

  test('while it runs: the site stays, the exchange is started until it serves again', async () => {
    layline = await startLayline(settings);
    door.lead(nowhere);
    door.cut();
    const tried = new Set<number>();
    const triedThrice = async () => {
      const { pid, isReady } = (await processOf(layline!, 'exchange')) ?? {};
      if (pid && !isReady) tried.add(pid);
      return tried.size;
    };
    await expect.poll(triedThrice, { interval: 20, timeout: 30_000 }).toBeGreaterThanOrEqual(3);
    expect(await isAnswering(layline)).toBe(false);
    expect((await fetch(`${layline.url}/health`)).ok).toBe(true);
    door.lead(database.url);
    await expect.poll(() => isAnswering(layline!), { timeout: 30_000 }).toBe(true);
    // It said why it waited, never the same words twice in a row, and that it went on.
    const told = layline.output().match(/^The exchange cannot start: .*$/gm) ?? [];
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((words, at) => words === told[at - 1])).toEqual([]);
    expect(layline.output()).toContain('The exchange is back.');
  });

  test('at the start: it waits, and is live when PostgreSQL is there', async () => {
    door.lead(nowhere);
    const starting = await launchLayline(settings);
    await expect.poll(() => starting.output(), { timeout: 30_000 }).toContain('The exchange cannot start: ');
    door.lead(database.url);
    layline = await starting.live;
    expect(await isAnswering(layline)).toBe(true);
  });
});
