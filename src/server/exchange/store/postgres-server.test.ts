import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseInUse } from './writer.ts';
import { openDatabase } from './open-database.ts';
import { startPostgres, stopPostgres, type PostgresServer } from './postgres-server.ts';
import { openCluster } from './postgres/cluster.ts';
import { packagedPostgres } from './postgres/packaged-postgres.ts';
import { isRunning, readPostmaster } from './postgres/postmaster.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let pgData: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'layline-store-'));
  pgData = join(dataDir, 'postgres');
});
afterEach(() => stopPostgres(dataDir));
afterAll(() => rm(dataDir, { recursive: true }));

async function query(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

const program = fileURLToPath(new URL('postgres-server.test-program.ts', import.meta.url));

/** Another process starts PostgreSQL on the folder, writes a row and ends this way. Returns PostgreSQL's process id. */
function startedElsewhere(end: 'killed' | 'exited'): number {
  const ran = spawnSync(process.execPath, ['--import', 'tsx', program, dataDir, end], { encoding: 'utf8' });
  expect(ran.stderr).toBe('');
  return Number(ran.stdout);
}

async function keep(url: string): Promise<void> {
  await query(url, 'drop table if exists kept');
  await query(url, 'create table kept as select 42 as answer');
}

const kept = (url: string) => query(url, 'select answer from kept');
const ended = (pid: number) => vi.waitUntil(() => !isRunning(pid, pgData), { timeout: 20_000, interval: 20 });

test('it listens on 127.0.0.1, asks for its own password, and forces commits to disk', async () => {
  const { url, adopted } = await startPostgres({ dataDir });
  expect(adopted).toBe(false);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(await query(url, 'show listen_addresses')).toBe('127.0.0.1');
  expect(await query(url, 'show fsync')).toBe('on');
  expect(await query(url, 'show synchronous_commit')).toBe('on');
  const forged = new URL(url);
  forged.password = 'guessed';
  await expect(query(forged.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('the password and the data are closed to other users', async () => {
  await startPostgres({ dataDir });
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(join(dataDir, 'postgres-access.json'))).toBe(0o600);
  expect(await modeOf(pgData)).toBe(0o700);
});

test('stopped and started, it has its data and its address', async () => {
  const first = await startPostgres({ dataDir });
  await keep(first.ownerUrl);
  await first.stop();
  expect(isRunning(first.pid, pgData)).toBe(false);
  const second = await startPostgres({ dataDir });
  expect(second.url).toBe(first.url);
  expect(await kept(second.ownerUrl)).toBe(42);
});

test('after its starter was killed, the next start adopts it', async () => {
  const pid = startedElsewhere('killed');
  const server = await startPostgres({ dataDir });
  expect(server).toMatchObject({ adopted: true, pid });
  expect(await kept(server.ownerUrl)).toBe(42);
  await server.stop();
  expect(isRunning(pid, pgData)).toBe(false);
});

test('it ends when its starter exits', async () => {
  await ended(startedElsewhere('exited'));
  const server = await startPostgres({ dataDir });
  expect(await kept(server.ownerUrl)).toBe(42);
});

test('when it was killed itself, the next start recovers what was committed', async () => {
  const first = await startPostgres({ dataDir });
  await keep(first.ownerUrl);
  process.kill(first.pid, 'SIGKILL');
  const second = await startPostgres({ dataDir });
  expect(second).toMatchObject({ adopted: false });
  expect(await kept(second.ownerUrl)).toBe(42);
});

test('a start that was killed while it made the data does not trouble the next', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'layline-store-'));
  const drafts = async () => (await readdir(fresh)).filter((name) => name.includes('.draft-'));
  const starter = spawn(process.execPath, ['--import', 'tsx', program, fresh, 'exited'], { stdio: 'ignore' });
  await vi.waitUntil(async () => (await drafts()).length > 0, { timeout: 20_000, interval: 5 });
  starter.kill('SIGKILL');
  const server = await startPostgres({ dataDir: fresh });
  expect(await query(server.url, 'select 1')).toBe(1);
  expect(await drafts()).toEqual([]);
  await server.stop();
  await rm(fresh, { recursive: true });
});

test('with a password that is not its own, it does not start, and nothing is left running', async () => {
  const first = await startPostgres({ dataDir });
  const file = join(dataDir, 'postgres-access.json');
  const access = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify({ ...(JSON.parse(access) as object), password: 'guessed' }));
  await expect(startPostgres({ dataDir })).rejects.toMatchObject({ code: '28P01' });
  expect(isRunning(first.pid, pgData)).toBe(false);
  await expect(stat(join(pgData, 'postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(file, access);
});

test('a process file whose number now belongs to another process does not stand in the way', async () => {
  const first = await startPostgres({ dataDir });
  const file = await readFile(join(pgData, 'postmaster.pid'), 'utf8');
  await first.stop();
  await writeFile(join(pgData, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)));
  expect(await query((await startPostgres({ dataDir })).url, 'select 1')).toBe(1);
});

test('the exchange works as a user who can neither change tables nor leave the database', async () => {
  const database = await openDatabase({ dataDir, onWriterLost: () => undefined });
  for (const by of [database.pool, database.writer]) {
    const { rows } = await by.query<Record<string, boolean>>(
      'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(Object.values(rows[0]!)).toEqual([false, false, false, false, false]);
    expect((await by.query('select count(*)::int from ledger_entries')).rows).toEqual([{ count: 0 }]);
    for (const statement of [
      'alter table ledger_entries disable trigger all',
      'drop trigger ledger_entries_balance on ledger_entries',
      'truncate ledger_entries',
      'create table loot (line text)',
      "copy sports from program 'true'",
      "select pg_read_file('postgresql.conf')",
      "select set_config('session_replication_role', 'replica', false)",
    ])
      await expect(by.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
  await database.close();
});

/** Makes the data as earlier versions left it: one user, the superuser, who owns everything. */
async function asBefore(ownerUrl: string): Promise<void> {
  await query(ownerUrl, 'drop owned by exchange');
  await query(ownerUrl, 'drop role exchange');
  const file = join(dataDir, 'postgres-access.json');
  const { port, password } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ port, password }));
}

test.each([
  { how: 'stopped', end: (server: PostgresServer) => server.stop() },
  { how: 'left running', end: async (server: PostgresServer) => server.leave() },
])('data of before there was that user, $how, is opened with it', async ({ end }) => {
  const onWriterLost = () => undefined;
  await (await openDatabase({ dataDir, onWriterLost })).close();
  const server = await startPostgres({ dataDir });
  await query(server.ownerUrl, "insert into settings values ('kept', '42') on conflict do nothing");
  await asBefore(server.ownerUrl);
  await end(server);
  const database = await openDatabase({ dataDir, onWriterLost });
  const { rows } = await database.pool.query(
    "select current_user as by, value from settings where name = 'kept'",
  );
  expect(rows).toEqual([{ by: 'exchange', value: 42 }]);
  await database.writer.query("update settings set value = '42' where name = 'kept'");
  await database.close();
});

test('when its port is taken, it moves to another and keeps that one', async () => {
  const first = await startPostgres({ dataDir });
  await first.stop();
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  const second = await startPostgres({ dataDir });
  squatter.close();
  expect(second.url).not.toBe(first.url);
  await second.stop();
  expect((await startPostgres({ dataDir })).url).toBe(second.url);
});

test('a file of its password that is damaged is named, and nothing of it is told', async () => {
  const { stop } = await startPostgres({ dataDir });
  await stop();
  const { accessFile } = await openCluster(dataDir);
  const whole = await readFile(accessFile, 'utf8');
  await writeFile(accessFile, '{"port":5432,"password":geheim}');
  await expect(startPostgres({ dataDir })).rejects.toThrow(
    expect.objectContaining({ message: `${accessFile} is not JSON.` }),
  );
  await writeFile(accessFile, whole);
});

test('two starts at once share one server', async () => {
  const [one, other] = await Promise.all([startPostgres({ dataDir }), startPostgres({ dataDir })]);
  expect(one.pid).toBe(other.pid);
  expect(one.adopted).not.toBe(other.adopted);
});

test('while an exchange has the data open, another is refused and the first goes on', async () => {
  const onWriterLost = vi.fn<(error: Error) => void>();
  const first = await openDatabase({ dataDir, onWriterLost });
  await expect(openDatabase({ dataDir, onWriterLost, patienceMs: 100 })).rejects.toThrow(DatabaseInUse);
  expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await first.close();
  expect(onWriterLost).not.toHaveBeenCalled();
});

test('when PostgreSQL is killed under an exchange, the exchange is told', async () => {
  const onWriterLost = vi.fn<(error: Error) => void>();
  const database = await openDatabase({ dataDir, onWriterLost });
  process.kill((await readPostmaster(pgData))!.pid, 'SIGKILL');
  await vi.waitUntil(() => onWriterLost.mock.calls.length > 0, { timeout: 20_000 });
  await database.close();
  expect(onWriterLost).toHaveBeenCalledOnce();
});

test('with the address of another PostgreSQL, none is started', async () => {
  const own = await startPostgres({ dataDir });
  const database = await openDatabase({
    databaseUrl: own.ownerUrl,
    dataDir: join(dataDir, 'never'),
    onWriterLost: () => undefined,
  });
  await database.close();
  expect(await query(own.ownerUrl, 'select count(*)::int from orders')).toBe(0);
  await expect(stat(join(dataDir, 'never'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('where npm has no PostgreSQL for the platform, the message names DATABASE_URL', () => {
  expect(() => packagedPostgres('sunos', 'mips')).toThrow(/no PostgreSQL for sunos on mips.*DATABASE_URL/);
});
