import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { houseAccounts } from '#server/exchange/engine/ledger/house-accounts.ts';
import { loadState } from './load-state.ts';
import { openDatabase, type Database } from './open-database.ts';
import { accountRow, eventRow, fillRow, marketRow, orderRow } from './store-rows.test-data.ts';
import { runUpkeep, startUpkeep } from './upkeep.ts';
import { emptyBatch, type WriteBatch } from '#server/exchange/engine/records/batch.ts';
import { writeBatch } from './write-batch.ts';

const now = () => Date.parse('2026-05-10T12:00:00.000Z');
const ago = (hours: number) => new Date(now() - hours * 60 * 60_000).toISOString();

let home: TestDatabase;
let database: Database;

beforeEach(async () => {
  home = await createTestDatabase();
  database = await openDatabase({
    databaseUrl: home.url,
    dataDir: '',
    onWriterLost: (error) => {
      throw error;
    },
  });
  await database.pool.query(`insert into sports values ('4', 'Cricket', true, 1)`);
  await write({
    accounts: [accountRow('ann'), accountRow('mo')],
    events: [eventRow('e1', { ended: true }), eventRow('e2')],
    markets: [
      marketRow('past', 'e1', { status: 'CLOSED', settledAt: ago(25) }),
      marketRow('paid', 'e1', { status: 'CLOSED', settledAt: ago(23) }),
      marketRow('open', 'e2', { createdAt: ago(100) }),
    ],
  });
});
afterEach(async () => {
  await database.close();
  await home.drop();
});

const write = (rows: Partial<WriteBatch>) => writeBatch(database.writer, { ...emptyBatch(), ...rows });
const upkeep = (stepRows = 2) => runUpkeep(database.pool, { now, stepRows, pauseMs: 0 });
const left = async (table: string, column: string): Promise<unknown[]> => {
  const { rows } = await database.pool.query<{ id: unknown }>(
    `select ${column} as id from ${table} order by 1`,
  );
  return rows.map(({ id }) => id);
};

const patience = { timeout: 10_000 };

const result = (clientId: string, hours: number, accountId = 'mo') => {
  return { accountId, clientId, contents: 'h', result: {}, at: ago(hours) };
};
const command = (seq: number, marketId: string | null, hours: number) => {
  return { seq, marketId, command: {}, at: ago(hours) };
};
const ended = { status: 'COMPLETE' as const, remaining: 0, cancelled: 100_00 };
const matched = { status: 'COMPLETE' as const, remaining: 0, matched: 100_00, matchedValue: 100_00 * 236 };

test('results go when they are a day old and an hour more; of deposits and payments they never do', async () => {
  const old = ['a', 'b', 'c', 'd', 'e'].map((name, at) => result(name, 26 + at));
  const payment = { ...result('payment', 3_000), contents: '["PAY_IN",50000]' };
  const rows = [...old, result('young', 24.5), result('paid', 30, houseAccounts.funding), payment];
  await write({ idempotency: rows });
  expect(await upkeep()).toMatchObject({ results: 5 });
  expect(await left('idempotency', 'client_id')).toEqual(['paid', 'payment', 'young']);
});

test('orders go that ended unmatched in a market settled a day ago, and no others', async () => {
  await write({
    orders: [
      ...[1, 2, 3, 4, 5].map((at) =>
        orderRow(`gone${at}`, { queueSeq: at, accountId: 'mo', marketId: 'past', ...ended }),
      ),
      orderRow('matched', { queueSeq: 6, accountId: 'mo', marketId: 'past', ...matched }),
      orderRow('paid', { queueSeq: 7, accountId: 'mo', marketId: 'paid', ...ended }),
      orderRow('quote', { queueSeq: 8, accountId: 'mo', marketId: 'open', ...ended }),
      orderRow('rests', { queueSeq: 9, accountId: 'mo', marketId: 'open' }),
    ],
  });
  expect(await upkeep()).toMatchObject({ orders: 5 });
  expect(await left('orders', 'order_id')).toEqual(['matched', 'paid', 'quote', 'rests']);
});

test('commands go a day after they were decided, and those of a market not before a day after it is settled', async () => {
  await write({
    journal: [
      ...[1, 2, 3].map((seq) => command(seq, 'past', 50)),
      command(4, 'open', 50),
      command(5, 'paid', 30),
      command(6, null, 30),
      command(7, 'past', 26),
      command(8, 'past', 23),
      command(9, null, 1),
    ],
  });
  expect(await upkeep()).toMatchObject({ journal: 5 });
  expect(await left('journal', 'seq::int')).toEqual([4, 5, 8, 9]);
});

test('sessions go eight days after their hard end: no week is longer', async () => {
  const add = (id: string, hours: number) =>
    database.pool.query(`insert into sessions values ($1, 'ann', $2, 0, $2, $2, $2)`, [id, ago(hours)]);
  for (const id of ['s1', 's2', 's3']) await add(id, 8 * 24 + 1);
  await add('young', 8 * 24 - 1);
  expect(await upkeep()).toMatchObject({ sessions: 3 });
  expect(await left('sessions', 'session_id')).toEqual(['young']);
});

test('previews and reviews go a week after they last changed', async () => {
  for (const [id, hours] of Object.entries({ e1: 169, e2: 167 })) {
    await database.pool.query(`insert into tips values ($1, null, null, null, null, $2)`, [id, ago(hours)]);
  }
  expect(await upkeep()).toMatchObject({ tips: 1 });
  expect(await left('tips', 'event_id')).toEqual(['e2']);
});

test('incidents go a week after their score last changed; the scoreboard stays', async () => {
  const add = async (eventId: string, hours: number) => {
    await database.pool.query(`insert into scores values ($1, null, null, $2)`, [eventId, ago(hours)]);
    for (const number of [1, 2, 3]) {
      const values = [eventId, number, ago(hours)];
      await database.pool.query(
        `insert into incidents values ($1, $2, '', 'PLAY', null, '', '', $3)`,
        values,
      );
    }
  };
  await add('e1', 7 * 24 + 1);
  await add('e2', 7 * 24 - 1);
  expect(await upkeep()).toMatchObject({ incidents: 3 });
  expect(await left('incidents', `event_id || number`)).toEqual(['e21', 'e22', 'e23']);
  expect(await left('scores', 'event_id')).toEqual(['e1', 'e2']);
});

test('ledger, fills, settlements, accounts, events and markets stay, however old', async () => {
  const [at, long] = [ago(3_000), 3_000];
  await write({
    fills: [fillRow(1, { backAccountId: 'ann', layAccountId: 'mo', marketId: 'past', at })],
    ledgerTransactions: [{ transactionId: 1, kind: 'settlement', marketId: 'past', reference: 'R1', at }],
    ledgerEntries: [
      { entryId: 1, transactionId: 1, accountId: 'ann', amount: 5, balanceAfter: 5, at, kind: 'settlement' },
      { entryId: 2, transactionId: 1, accountId: 'mo', amount: -5, balanceAfter: -5, at, kind: 'settlement' },
    ],
    settlements: [
      {
        settlementId: '1-1',
        marketId: 'past',
        accountId: 'ann',
        result: 'R1',
        profit: 5,
        commission: 0,
        ending: null,
        at,
      },
    ],
    markets: [marketRow('longPast', 'e1', { status: 'CLOSED', settledAt: ago(long), createdAt: ago(long) })],
  });
  const tables = ['accounts', 'events', 'markets', 'fills', 'settlements'] as const;
  const all = [...tables, 'ledger_transactions', 'ledger_entries'];
  const everything = () => Promise.all(all.map((table) => left(table, `${table}::text`)));
  const before = await everything();
  await upkeep();
  expect(await everything()).toEqual(before);
  expect(before.map((rows) => rows.length)).toEqual([2, 2, 4, 1, 1, 1, 2]);
});

test('what a start loads is the same as without upkeep, though it removed the newest numbers’ neighbours', async () => {
  await write({
    orders: [
      orderRow('5', { queueSeq: 5, accountId: 'ann', marketId: 'open', ...matched }),
      orderRow('6', { queueSeq: 6, accountId: 'mo', marketId: 'open', ...ended }),
      orderRow('7', { queueSeq: 7, accountId: 'mo', marketId: 'open', side: 'LAY' }),
      orderRow('8', { queueSeq: 8, accountId: 'mo', marketId: 'past', ...ended }),
      orderRow('9', { queueSeq: 9, accountId: 'mo', marketId: 'past', ...ended }),
    ],
    fills: [fillRow(3, { backAccountId: 'ann', layAccountId: 'mo', marketId: 'open' })],
    journal: [command(40, 'past', 50), command(41, 'past', 50)],
    idempotency: [result('old', 50), result('young', 0.01)],
  });
  const load = () => loadState(database.db, { resultsSince: ago(1), now: ago(0) });
  const before = await load();
  expect(await upkeep()).toEqual({ results: 1, orders: 1, journal: 1, sessions: 0, incidents: 0, tips: 0 });
  expect(await load()).toEqual(before);
  expect(before.last).toMatchObject({ journalSeq: 41, queueSeq: 9 });
  expect(await upkeep()).toEqual({ results: 0, orders: 0, journal: 0, sessions: 0, incidents: 0, tips: 0 });
});

test('nothing that is committed while upkeep runs is refused or lost', async () => {
  const many = Array.from({ length: 3_000 }, (_, at) => at + 1);
  const orderOf = (seq: number, marketId: string) =>
    orderRow(String(seq), { queueSeq: seq, accountId: 'mo', marketId, ...ended });
  await write({
    orders: many.map((seq) => orderOf(seq, 'past')),
    journal: many.map((seq) => command(seq, 'past', 50)),
    idempotency: many.map((seq) => result(`old${seq}`, 50)),
  });
  const pass = { isRunning: true };
  const running = upkeep(100).finally(() => (pass.isRunning = false));
  const kept: number[] = [];
  for (let seq = 3_001; pass.isRunning || kept.length < 20; seq++) {
    await write({
      orders: [orderOf(seq, 'open')],
      journal: [command(seq, 'open', 0)],
      idempotency: [result(`new${seq}`, 0)],
    });
    kept.push(seq);
  }
  expect(await running).toEqual({
    results: 3_000,
    orders: 3_000,
    journal: 3_000,
    sessions: 0,
    incidents: 0,
    tips: 0,
  });
  expect(await left('orders', 'queue_seq::int')).toEqual(kept);
  expect(await left('journal', 'seq::int')).toEqual(kept);
  expect(await left('idempotency', 'substr(client_id, 4)::int')).toEqual(kept);
});

test('one that fails is reported, and the next one does its work', async () => {
  const { pool } = database;
  await write({ idempotency: [result('old', 50)] });
  await pool.query('alter table idempotency rename to elsewhere');
  const failures: unknown[] = [];
  const end = startUpkeep(pool, { now, every: 1, failed: (error) => failures.push(error) });
  await vi.waitUntil(() => failures.length > 0, patience);
  expect(failures[0]).toMatchObject({ code: '42P01' });
  await pool.query('alter table elsewhere rename to idempotency');
  await vi.waitUntil(async () => (await left('idempotency', 'client_id')).length === 0, patience);
  await end();
});

test('it ends after the step that it is in', async () => {
  const many = Array.from({ length: 10 }, (_, at) => result(`old${at}`, 50));
  await write({ idempotency: many });
  const ending = new AbortController();
  ending.abort();
  const { signal } = ending;
  const removed = await runUpkeep(database.pool, { now, stepRows: 2, pauseMs: 60_000, signal });
  expect(removed).toMatchObject({ results: 2, orders: 0 });
  expect(await left('idempotency', 'client_id')).toHaveLength(8);
});
