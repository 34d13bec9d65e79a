import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { loadState, type StoredState } from './load-state.ts';
import { openDatabase, type Database } from './open-database.ts';
import { findAnswers } from './find-answers.ts';
import {
  accountRow,
  definition,
  eventRow,
  fillRow,
  marketRow,
  noon,
  orderRow,
} from './store-rows.test-data.ts';
import { emptyBatch } from '#server/exchange/engine/records/batch.ts';
import { writeBatch } from './write-batch.ts';

let home: TestDatabase;
let database: Database;
let state: StoredState;

const yesterday = '2026-04-30T12:00:00.000Z';
const result = (clientId: string, at: string) => ({
  accountId: 'ann',
  clientId,
  contents: 'h',
  result: { clientId },
  at,
});
const done = { status: 'COMPLETE' as const, remaining: 0, matched: 100_00, matchedValue: 100_00 * 236 };

/** Of each value another, so that none can stand in the place of another. */
const second = orderRow('second', {
  queueSeq: 9_030,
  accountId: 'ann',
  marketId: 'open',
  runnerId: 'r2',
  side: 'LAY',
  odds: 240,
  line: 17,
  stake: 100_00,
  matched: 40_00,
  matchedValue: 40_00 * 238,
  remaining: 30_00,
  cancelled: 20_00,
  lapsed: 10_00,
  reason: 'SELF_MATCH',
  persistence: 'PERSIST',
  rulesVersion: 3,
  byCashOut: true,
  delayEndsAt: '2026-05-01T12:00:05.000Z',
  terms: { take: null, minFill: 7_00 },
  placedAt: '2026-05-01T11:59:58.500Z',
  updatedAt: '2026-05-01T12:00:01.250Z',
});
const firstFill = fillRow(1, {
  backAccountId: 'ann',
  layAccountId: 'mo',
  marketId: 'open',
  runnerId: 'r2',
  stake: 50_00,
  odds: 200,
  struckOdds: 220,
  line: 17,
  voided: true,
  takerSide: 'LAY',
  at: '2026-05-01T12:00:01.250Z',
});

const ended = { status: 'COMPLETE' as const, remaining: 0, cancelled: 100_00 };

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
  await writeBatch(database.writer, {
    ...emptyBatch(),
    accounts: [
      accountRow('ann', { passwordHash: 'secret', balance: 9_007_199_254_740_991 }),
      accountRow('bob'),
      accountRow('mo', { kind: 'maker' }),
    ],
    events: [eventRow('e1'), eventRow('e2', { ended: true }), eventRow('e3', { ended: true })],
    markets: [
      marketRow('open', 'e1'),
      marketRow('paying', 'e2', { status: 'SUSPENDED' }),
      marketRow('paid', 'e3', { status: 'CLOSED', settledAt: noon }),
    ],
    orders: [
      second,
      orderRow('first', { queueSeq: 20, accountId: 'mo', marketId: 'open', side: 'LAY' }),
      orderRow('done', { queueSeq: 10, accountId: 'bob', marketId: 'open', ...done }),
      orderRow('quoted', { queueSeq: 11, accountId: 'mo', marketId: 'open', ...ended }),
      orderRow('late', { queueSeq: 9_029, accountId: 'mo', marketId: 'open', ...ended }),
      orderRow('lost', { queueSeq: 9_028, accountId: 'mo', marketId: 'paid', ...ended }),
      orderRow('old', { queueSeq: 5, accountId: 'bob', marketId: 'paid', ...done }),
    ],
    fills: [
      firstFill,
      fillRow(2, { backAccountId: 'ann', layAccountId: 'bob', marketId: 'open', stake: 30_00, odds: 210 }),
      fillRow(3, { backAccountId: 'mo', layAccountId: 'ann', marketId: 'open', stake: 7_00, odds: 190 }),
      fillRow(4, { backAccountId: 'ann', layAccountId: 'mo', marketId: 'paid' }),
    ],
    idempotency: [result('older-client', '2026-04-29T12:00:00.000Z'), result('newer-client', noon)],
    journal: [{ seq: 41, marketId: null, command: {}, at: noon }],
  });
  state = await loadState(database.db, { resultsSince: yesterday, now: noon });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

test('unsettled markets come back with their whole definition', () => {
  expect(state.markets.map(({ marketId }) => marketId).sort()).toEqual(['open', 'paying']);
  expect(state.markets.find(({ marketId }) => marketId === 'open')?.definition).toEqual(
    definition('open', 'e1'),
  );
});

test('of settled markets only the ids come back', () => {
  expect(state.closedMarketIds).toEqual(['paid']);
});

test('open orders come back in the order of the queue', () => {
  expect([...state.openOrders].map(({ orderId }) => orderId)).toEqual(['first', 'second']);
  expect([...state.openOrders][1]).toEqual(second);
});

test('of unsettled markets the matched orders come back, and of the last 5,000 placed the unmatched ones', () => {
  expect([...state.completeOrders].map(({ orderId }) => orderId)).toEqual(['done', 'late']);
});

test('of unsettled markets every fill comes back, in its order', () => {
  expect([...state.fills].map(({ odds, stake }) => [odds, stake])).toEqual([
    [200, 50_00],
    [210, 30_00],
    [190, 7_00],
  ]);
  expect([...state.fills][0]).toEqual(firstFill);
});

test('accounts come back with their balance to the last unit, and without their password', () => {
  const ann = state.accounts.find(({ accountId }) => accountId === 'ann');
  expect(ann?.balance).toBe(9_007_199_254_740_991);
  expect(ann).not.toHaveProperty('passwordHash');
});

test('recent results come back, older ones are found when asked for', async () => {
  const { db } = database;
  expect(state.results).toEqual([result('newer-client', noon)]);
  const asked = [
    { accountId: 'ann', clientId: 'older-client' },
    { accountId: 'bob', clientId: 'older-client' },
  ];
  expect(await findAnswers(db, asked)).toEqual([result('older-client', '2026-04-29T12:00:00.000Z')]);
});

test('numbering goes on after the highest numbers', () => {
  expect(state.last).toEqual({
    journalSeq: 41,
    queueSeq: 9_030,
    fillId: 4,
    transactionId: 0,
    entryId: 0,
    auditId: 0,
  });
});
