import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase, type Database } from './open-database.ts';
import { accountRow, eventRow, marketRow, noon, orderRow } from './store-rows.test-data.ts';
import { emptyBatch, type WriteBatch } from '#server/exchange/engine/records/batch.ts';
import { writeBatch } from './write-batch.ts';

let home: TestDatabase;
let database: Database;
let counter = 0;
/** Account and order ids of the running test. */
let a: string;
let o: string;

beforeAll(async () => {
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
    events: [eventRow('e1')],
    markets: [marketRow('m1', 'e1')],
    accounts: [accountRow('house')],
  });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});
beforeEach(async () => {
  counter += 1;
  a = `account${counter}`;
  o = `order${counter}`;
  await write({ accounts: [accountRow(a)] });
});

const write = (rows: Partial<WriteBatch>) => writeBatch(database.writer, { ...emptyBatch(), ...rows });
const order = (row: Partial<Parameters<typeof orderRow>[1]> = {}) =>
  orderRow(o, { queueSeq: counter, accountId: a, marketId: 'm1', ...row });
const read = async (table: string, where: string) =>
  (await database.pool.query<Record<string, unknown>>(`select * from ${table} where ${where}`)).rows;
const deposit = (reference: string, transactionId: number) => ({
  transactionId,
  kind: 'deposit' as const,
  marketId: null,
  reference,
  at: noon,
});
const movement = (id: number, amounts: number[]): Partial<WriteBatch> => ({
  ledgerTransactions: [
    { transactionId: id, kind: 'settlement', marketId: 'm1', reference: `t${id}`, at: noon },
  ],
  ledgerEntries: amounts.map((amount, at) => ({
    entryId: id * 100 + at,
    transactionId: id,
    accountId: at % 2 ? 'house' : a,
    amount,
    balanceAfter: amount,
    at: noon,
    kind: 'settlement',
  })),
});

test('everything a command came to is there after the promise resolves', async () => {
  await write({
    journal: [{ seq: counter, marketId: 'm1', command: { type: 'PLACE', note: 'it’s “quoted”' }, at: noon }],
    orders: [order()],
    idempotency: [{ accountId: a, clientId: 'client-1', contents: 'h', result: { ok: [1, null] }, at: noon }],
    balances: [{ accountId: a, balance: 12_345, maxExposure: null, blocked: true }],
  });
  expect(await read('journal', `seq = ${counter}`)).toMatchObject([{ command: { note: 'it’s “quoted”' } }]);
  expect(await read('orders', `order_id = '${o}'`)).toMatchObject([{ odds: 236, remaining: '10000' }]);
  expect(await read('idempotency', `account_id = '${a}'`)).toMatchObject([{ result: { ok: [1, null] } }]);
  expect(await read('accounts', `account_id = '${a}'`)).toMatchObject([{ balance: '12345', blocked: true }]);
});

test('the last of several states of an order is the one that is kept', async () => {
  await write({ orders: [order(), order({ remaining: 60_00, matched: 40_00, matchedValue: 40_00 * 236 })] });
  expect(await read('orders', `order_id = '${o}'`)).toMatchObject([{ matched: '4000', remaining: '6000' }]);
  await write({
    orders: [order({ remaining: 0, cancelled: 100_00, status: 'COMPLETE', reason: 'SELF_MATCH' })],
  });
  expect(await read('orders', `order_id = '${o}'`)).toMatchObject([
    { status: 'COMPLETE', reason: 'SELF_MATCH' },
  ]);
});

test('an account opened and paid in one batch has its balance', async () => {
  await write({
    accounts: [accountRow(`${a}x`)],
    balances: [
      { accountId: `${a}x`, balance: 5, maxExposure: null, blocked: false },
      { accountId: `${a}x`, balance: 7, maxExposure: null, blocked: false },
    ],
  });
  expect(await read('accounts', `account_id = '${a}x'`)).toMatchObject([{ balance: '7' }]);
});

test('a batch of which one row is refused leaves nothing behind', async () => {
  const result = { accountId: a, clientId: 'client-1', contents: 'h', result: {}, at: noon };
  await write({ idempotency: [result] });
  await expect(write({ orders: [order()], idempotency: [result] })).rejects.toMatchObject({ code: '23505' });
  expect(await read('orders', `order_id = '${o}'`)).toEqual([]);
});

test('an order whose parts are not its stake is refused', async () => {
  await expect(write({ orders: [order({ remaining: 99_99 })] })).rejects.toMatchObject({ code: '23514' });
});

test.each([Number.NaN, 0.1, 2 ** 53, Infinity])('%d is no amount of money', async (stake) => {
  await expect(write({ orders: [order({ stake })] })).rejects.toThrow(/stake is .*, not an exact integer/);
});

test('a ledger transaction that does not sum to zero is refused', async () => {
  await expect(write(movement(counter, [500, -499]))).rejects.toMatchObject({ code: '23514' });
  expect(await read('ledger_transactions', `transaction_id = ${counter}`)).toEqual([]);
  await write(movement(counter, [500, -500]));
});

test('an entry cannot be added to a balanced transaction later', async () => {
  await write(movement(counter, [500, -500]));
  const { ledgerEntries } = movement(counter, [0, 0, 1]);
  await expect(write({ ledgerEntries: ledgerEntries!.slice(2) })).rejects.toMatchObject({ code: '23514' });
});

test.each([
  'update ledger_entries set amount = 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  'update ledger_transactions set reference = null',
  'delete from ledger_transactions where false',
  'truncate ledger_transactions cascade',
])('the ledger refuses: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
});

test('rules are kept as they were published: no version is changed, removed or published twice', async () => {
  const rules = {
    kind: 'WINNER',
    version: 2,
    since: noon,
    paragraphs: [{ title: 'Void', text: 'Back.' }],
  } as const;
  await write({ marketRules: [{ ...rules, paragraphs: [...rules.paragraphs] }] });
  for (const change of [
    `update market_rules set paragraphs = '[]'`,
    'delete from market_rules',
    'truncate market_rules',
  ])
    await expect(database.pool.query(change)).rejects.toThrow('Rules are kept as they were published');
  await expect(write({ marketRules: [{ ...rules, paragraphs: [] }] })).rejects.toThrow('market_rules');
  expect(await read('market_rules', 'version = 2')).toMatchObject([{ paragraphs: rules.paragraphs }]);
});

test('the same reference is deposited once', async () => {
  await write({ ledgerTransactions: [deposit(a, 10_001)] });
  await expect(write({ ledgerTransactions: [deposit(a, 10_002)] })).rejects.toMatchObject({ code: '23505' });
});

test('two accounts cannot have names that differ in case only', async () => {
  await expect(
    write({ accounts: [accountRow(`${a}y`, { userName: a.toUpperCase() })] }),
  ).rejects.toMatchObject({
    code: '23505',
  });
});

test('nothing is written for an empty batch', async () => {
  await expect(write({})).resolves.toBeUndefined();
});

test('an entry knows how many of its kind its account has had, and what they came to', async () => {
  const sums = async (id: number) =>
    (await read('ledger_entries', `transaction_id = ${id}`)).map(
      ({ account_id, kind_count, kind_total }) => ({
        account_id,
        kind_count: Number(kind_count),
        kind_total: Number(kind_total),
      }),
    );
  const [before] = (await read('ledger_entries', `account_id = '${a}' and kind = 'settlement'`))
    .map((row) => Number(row.kind_count))
    .toSorted((one, other) => other - one);
  await write(movement(801, [7, -3, 4, -8]));
  await write(movement(802, [5, -5]));
  const [first, second] = [(await sums(801)).filter(({ account_id }) => account_id === a), await sums(802)];
  const [one, two] = first;
  expect(first.map(({ kind_count }) => kind_count)).toEqual([(before ?? 0) + 1, (before ?? 0) + 2]);
  expect(two!.kind_total - one!.kind_total).toBe(4);
  expect(second.find(({ account_id }) => account_id === a)).toMatchObject({
    kind_count: two!.kind_count + 1,
    kind_total: two!.kind_total + 5,
  });
});
