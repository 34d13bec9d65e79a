import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLendingPooler } from '#tests/support/poolers/lending-pooler.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { freePort } from '#server/exchange/store/postgres/launch.ts';
import { isProcessReport, type ProcessReport } from '#server/runtime/process.ts';
import { callExchange } from '#contract/rest-client.ts';
import { listDemoBettors } from '#contract/session.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'layline-exchange-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

async function start(
  port: number,
  databaseUrl = database.url,
): Promise<{ child: ChildProcess; report: ProcessReport }> {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LAYLINE_DATA_DIR: dataDir,
      LAYLINE_EXCHANGE_PORT: String(port),
      LAYLINE_OPERATOR_KEY: '',
    },
  });
  started.push(child);
  const report = await new Promise<ProcessReport>((resolve, reject) => {
    child.on('message', (message) => isProcessReport(message) && resolve(message));
    child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  return { child, report };
}

const exitOf = (child: ChildProcess) =>
  new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('exit', (code, signal) => resolve([code, signal])),
  );

test(
  'the process says where it serves and its operator key, which its owner alone can read',
  { timeout: 30_000 },
  async () => {
    const { child, report } = await start(await freePort());
    const path = join(dataDir, 'operator-key');
    const kept = (await readFile(path, 'utf8')).trim();
    expect(report).toMatchObject({ type: 'ready', operatorKey: kept, dataDir });
    expect(kept).toMatch(/^[\w-]{43}$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const answer = await callExchange(report.type === 'ready' ? report.url! : '', listDemoBettors, {});
    expect(answer).toMatchObject({ ok: true, data: { length: 6 } });

    const ended = exitOf(child);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const again = await start(await freePort());
    expect(again.report).toMatchObject({ operatorKey: kept });
  },
);

test('the database may be at a socket, in the form that psql takes', { timeout: 30_000 }, async () => {
  const { port, username, password, pathname } = new URL(database.url);
  const door = createServer((outside) => void outside.pipe(connect(Number(port))).pipe(outside));
  await new Promise<void>((resolve) => door.listen(join(dataDir, '.s.PGSQL.5432'), resolve));
  const { child, report } = await start(
    await freePort(),
    `postgresql://${username}:${password}@${pathname}?host=${dataDir}`,
  );
  expect(report).toMatchObject({ type: 'ready' });
  const ended = exitOf(child);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  door.close();
});

test('the process ends when its parent has gone', { timeout: 30_000 }, async () => {
  const { child } = await start(await freePort());
  const ended = exitOf(child);
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('the message about a taken port names the option', { timeout: 30_000 }, async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const { report } = await start(port);
  holder.close();
  expect(report).toEqual({
    type: 'failed',
    message: `Port ${port} is taken. Choose another one with --exchange-port or LAYLINE_EXCHANGE_PORT.`,
  });
});

test(
  'two exchanges that would share one database through a lending pooler do not start',
  { timeout: 30_000 },
  async () => {
    const pooler = await openLendingPooler(database.url);
    const ports = [await freePort(), await freePort()];
    const both = await Promise.all(ports.map((port) => start(port, pooler.url)));
    await pooler.close();
    for (const { report } of both) {
      expect(report).toMatchObject({ type: 'failed', mayPass: false });
      expect(report).toHaveProperty(
        'message',
        expect.stringContaining('Name the server itself, or a pooler in session mode.'),
      );
    }
  },
);
