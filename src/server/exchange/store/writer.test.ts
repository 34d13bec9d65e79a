import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openLendingPooler } from '#tests/support/poolers/lending-pooler.ts';
import { hasPgBouncer, openPgBouncer } from '#tests/support/poolers/pgbouncer.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { DatabaseInUse, openWriter } from './writer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const onLost = (error: Error) => {
  throw error;
};

test('who finds the exchange open is told where, without the password that its address carries', async () => {
  const { hostname, port, pathname, username, password } = new URL(database.url);
  const writer = await openWriter(database.url, { onLost });
  for (const address of [
    database.url,
    `postgres://${hostname}:${port}${pathname}?user=${username}&password=${password}&sslmode=disable`,
  ]) {
    const error: unknown = await openWriter(address, { onLost, patienceMs: 1 }).catch((caught) => caught);
    expect(String(error)).toContain(
      `Another process has this exchange open (database ${pathname.slice(1)} at ${hostname}:${port}). ` +
        'End it first, or use other data.',
    );
    expect(String(error)).not.toContain(password);
  }
  await writer.end();
});

/** Another session that holds the writer's lock. */
async function holdLock(): Promise<Client> {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [advisoryLocks.writer]);
  return holder;
}

test('a lock that a session holds a moment longer than its process is waited for', async () => {
  const holder = await holdLock();
  const opening = openWriter(database.url, { onLost });
  await vi.waitUntil(async () => {
    const { rows } = await holder.query(`select 1 from pg_stat_activity where query like '%try_advisory_lock%'
      and pid <> pg_backend_pid() and datname = current_database()`);
    return rows.length > 0;
  });
  await holder.end();
  const writer = await opening;
  await expect(openWriter(database.url, { onLost, patienceMs: 1 })).rejects.toThrow(DatabaseInUse);
  await writer.end();
});

test('of a lock that stays the message says whose session holds it and how to end that', async () => {
  const holder = await holdLock();
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const error: unknown = await openWriter(database.url, { onLost, patienceMs: 1 }).catch((caught) => caught);
  const pid = rows[0]!.pid;
  expect(error).toBeInstanceOf(DatabaseInUse);
  expect(String(error)).toMatch(
    new RegExp(
      `Its connection is process ${pid} of the server, from 127\\.0\\.0\\.1, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC; ` +
        `if that exchange is gone, \`select pg_terminate_backend\\(${pid}\\)\` frees the database\\.$`,
    ),
  );
  holder.on('error', () => undefined);
  await administer(`select pg_terminate_backend(${pid})`);
  const writer = await openWriter(database.url, { onLost });
  // A server that hears nothing more of this machine ends the session soon, and its lock with it.
  expect((await writer.query('show tcp_keepalives_idle')).rows).toEqual([{ tcp_keepalives_idle: '10' }]);
  await writer.end();
});

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const lending = [
  { what: 'a stand-in', open: openLendingPooler, isThere: true },
  {
    what: 'PgBouncer in transaction mode',
    open: (url: string) => openPgBouncer(url, 'transaction'),
    isThere: hasPgBouncer,
  },
];

/** Whether two connections that are open at once get the same lock. */
async function bothGetLock(url: string): Promise<boolean> {
  const clients = [1, 2].map(() => new Client({ connectionString: url }));
  const held: unknown[] = [];
  for (const client of clients) {
    await client.connect();
    held.push((await client.query('select pg_try_advisory_lock(1) as held')).rows[0]);
  }
  for (const client of clients) await client.end();
  return held.every((answer) => (answer as { held: boolean }).held);
}

for (const { what, open, isThere } of lending) {
  test.skipIf(!isThere)(
    `no exchange opens through a pooler that lends one session to several clients: ${what}`,
    async () => {
      const pooler = await open(database.url);
      try {
        expect(await bothGetLock(pooler.url)).toBe(true);
        await expect(openWriter(pooler.url, { onLost, patienceMs: 1 })).rejects.toThrow(
          'DATABASE_URL leads through a pooler that lends one connection to several clients, as PgBouncer does in ' +
            'transaction mode: two exchanges would write the same books. Name the server itself, or a pooler in session mode.',
        );
      } finally {
        await pooler.close();
      }
      // It has left no lock behind.
      await (await openWriter(database.url, { onLost, patienceMs: 1 })).end();
    },
  );
}

test.skipIf(!hasPgBouncer)('through PgBouncer in session mode one exchange opens, and no other', async () => {
  const pooler = await openPgBouncer(database.url, 'session');
  const writer = await openWriter(pooler.url, { onLost });
  await expect(openWriter(pooler.url, { onLost, patienceMs: 1 })).rejects.toThrow(DatabaseInUse);
  await writer.end();
  await (await openWriter(pooler.url, { onLost })).end();
  await pooler.close();
});
