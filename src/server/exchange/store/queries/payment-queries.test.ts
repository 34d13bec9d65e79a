import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { emptyBatch } from '#server/exchange/engine/records/batch.ts';
import { openDatabase, type Database } from '../open-database.ts';
import { accountRow, noon, paymentRow } from '../store-rows.test-data.ts';
import { writeBatch } from '../write-batch.ts';
import { auditOf, bookedBy, deskOf } from './payment-desk-queries.ts';
import { findPayment, findPaymentByReference, findPaymentOf, paymentsOf } from './payment-queries.ts';

let home: TestDatabase;
let database: Database;

const at = (hour: number) => new Date(Date.parse(noon) + hour * 60 * 60_000).toISOString();
const own = { accountId: 'ann' };
const bank = { state: 'WAITING', methodId: 'bank', providerId: 'upline' } as const;
const out = { kind: 'WITHDRAWAL', methodId: 'payout' } as const;
const rows = [
  paymentRow('p1', { ...own, ...bank, askedAt: at(1), changedAt: at(1), utr: '111122223333' }),
  paymentRow('p2', { ...own, ...out, state: 'HELD', askedAt: at(2), changedAt: at(2) }),
  // Asked together: their ids tell them apart.
  paymentRow('p3', { ...own, ...out, state: 'SENT', askedAt: at(2), changedAt: at(3) }),
  paymentRow('p4', { ...own, ...out, state: 'SENT', askedAt: at(4), changedAt: at(60) }),
  paymentRow('p5', { ...own, ...out, state: 'PAID_TWICE', leftOver: 5, askedAt: at(5), changedAt: at(5) }),
  paymentRow('p6', { ...own, ...bank, state: 'APPROVED', came: 490_00, bankId: 'b6', askedAt: at(6) }),
  paymentRow('p7', { ...own, state: 'WAITING', askedAt: at(7) }),
  paymentRow('q1', { accountId: 'bob', askedAt: at(1) }),
];

beforeAll(async () => {
  home = await createTestDatabase();
  database = await openDatabase({
    databaseUrl: home.url,
    dataDir: '',
    onWriterLost: (error) => {
      throw error;
    },
  });
  const unmatched = { providerId: 'demo', reference: null, payerName: 'Bob', amount: 70_00, paymentId: null };
  await writeBatch(database.writer, {
    ...emptyBatch(),
    accounts: [accountRow('ann', { userName: 'Ann' }), accountRow('bob', { userName: 'Bob' })],
    payments: rows,
    bankTransactions: [
      { bankId: 'b6', providerId: 'upline', paymentId: 'p6', amount: 490_00, at: at(6) },
      { bankId: 'b7', providerId: 'demo', paymentId: null, amount: 70_00, at: at(7) },
    ],
    unmatched: [
      { ...unmatched, bankId: 'b7', accountId: 'bob', at: at(7), closedAt: null },
      { ...unmatched, bankId: 'b8', accountId: null, at: at(8), closedAt: at(9) },
    ],
    audit: [1, 2, 3].map((auditId) => ({
      auditId,
      at: at(auditId),
      who: 'Olga',
      act: 'STEP_PAYMENT',
      subject: 'p1',
      reason: null,
    })),
  });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

const idsOf = (list: readonly { paymentId: string }[]) => list.map(({ paymentId }) => paymentId);

test('an account’s payments come page by page, the last asked first, and no other account’s', async () => {
  const { db } = database;
  const page = async (limit: number, before?: string) => paymentsOf(db, 'ann', { before, limit });
  const first = await page(2);
  expect([idsOf(first.payments), first.hasMore]).toEqual([['p7', 'p6'], true]);
  const second = await page(3, 'p6');
  expect([idsOf(second.payments), second.hasMore]).toEqual([['p5', 'p4', 'p3'], true]);
  const last = await page(2, 'p3');
  expect([idsOf(last.payments), last.hasMore]).toEqual([['p2', 'p1'], false]);
  expect((await page(9, 'q1')).payments).toEqual([]);
  const kind = 'DEPOSIT';
  expect(idsOf((await paymentsOf(db, 'ann', { limit: 9, kind })).payments)).toEqual(['p7', 'p6', 'p1']);
});

test('a payment is found by its id and reference; its owner sees nothing of the exchange’s', async () => {
  const { db } = database;
  const row = rows[5]!;
  expect(await findPayment(db, 'p6')).toEqual(row);
  expect(await findPaymentByReference(db, 'LL-p6')).toEqual(row);
  expect(await findPaymentOf(db, 'bob', 'p6')).toBeNull();
  const seen = await findPaymentOf(db, 'ann', 'p6');
  expect(seen).toMatchObject({ paymentId: 'p6', came: 490_00 });
  for (const hidden of ['accountId', 'providerId', 'bankId', 'payTarget', 'leftOver'])
    expect(seen).not.toHaveProperty(hidden);
});

test('the desk lists what waits for an operator, with whose it is', async () => {
  const desk = await deskOf(database.db, { sentBefore: at(48) });
  expect(idsOf(desk.waiting)).toEqual(['p1']);
  expect(desk.waiting[0]).toMatchObject({ userName: 'Ann', utr: '111122223333' });
  expect(idsOf(desk.held)).toEqual(['p2']);
  expect(idsOf(desk.sentLong)).toEqual(['p3']);
  expect(idsOf(desk.paidTwice)).toEqual(['p5']);
  expect(desk.unmatched).toEqual([
    {
      bankId: 'b7',
      providerId: 'demo',
      amount: 70_00,
      reference: null,
      payerName: 'Bob',
      userName: 'Bob',
      at: at(7),
    },
  ]);
});

test('what the ledger knows of a provider is listed by bank transaction', async () => {
  expect(await bookedBy(database.db, 'upline', at(0))).toEqual(new Map([['b6', 490_00]]));
  expect(await bookedBy(database.db, 'demo', at(0))).toEqual(new Map([['b7', 70_00]]));
  expect(await bookedBy(database.db, 'demo', at(100))).toEqual(new Map());
});

test('the audit comes page by page, the last line first', async () => {
  const idsOfAudit = async (asked: { before?: number; limit: number }) =>
    (await auditOf(database.db, asked)).map(({ auditId }) => auditId);
  expect(await idsOfAudit({ limit: 2 })).toEqual([3, 2]);
  expect(await idsOfAudit({ before: 2, limit: 2 })).toEqual([1]);
});
