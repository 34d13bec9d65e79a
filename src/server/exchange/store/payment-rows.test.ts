import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { emptyBatch, type WriteBatch } from '#server/exchange/engine/records/batch.ts';
import type {
  StoredGrant,
  StoredPayee,
  StoredPayment,
  StoredUnmatched,
} from '#server/exchange/engine/records/payments.ts';
import { loadState } from './load-state.ts';
import { openDatabase, type Database } from './open-database.ts';
import { accountRow, noon, paymentRow } from './store-rows.test-data.ts';
import { writeBatch } from './write-batch.ts';

let home: TestDatabase;
let database: Database;
let counter = 0;
/** Account and payment ids of the running test. */
let a: string;
let p: string;

beforeAll(async () => {
  home = await createTestDatabase();
  database = await openDatabase({
    databaseUrl: home.url,
    dataDir: '',
    onWriterLost: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});
beforeEach(async () => {
  counter += 1;
  a = `account${counter}`;
  p = `payment${counter}`;
  await write({ accounts: [accountRow(a)] });
});

const write = (rows: Partial<WriteBatch>) => writeBatch(database.writer, { ...emptyBatch(), ...rows });
const load = () => loadState(database.db, { resultsSince: noon, now: noon });
const payment = (row: Partial<StoredPayment> = {}, paymentId = p) =>
  paymentRow(paymentId, { accountId: a, ...row });
const money = (row: Partial<StoredUnmatched> = {}): StoredUnmatched => ({
  bankId: `bank-${p}`,
  providerId: 'demo',
  amount: 700_00,
  reference: null,
  payerName: 'A. Payer',
  accountId: null,
  at: noon,
  closedAt: null,
  paymentId: null,
  ...row,
});
const grant = (row: Partial<StoredGrant> = {}): StoredGrant => ({
  grantId: `grant-${p}`,
  accountId: a,
  amount: 100_00,
  target: 500_00,
  progress: 0,
  product: null,
  state: 'OPEN',
  reason: 'Welcome back',
  grantedAt: noon,
  until: '2026-06-01T12:00:00.000Z',
  endedAt: null,
  ...row,
});
const payee = (row: Partial<StoredPayee> = {}): StoredPayee => ({
  payeeId: `payee-${p}`,
  accountId: a,
  holder: 'Asha Rao',
  bank: 'Harbour Bank',
  account: '50210044771384',
  label: 'Harbour Bank •••• 1384',
  heldUntil: null,
  version: 1,
  removedAt: null,
  ...row,
});

test('a payment comes back as it last stood while it is under way, then only what it has used', async () => {
  const waiting = payment({ state: 'WAITING', utr: '111122223333', version: 2 });
  await write({ payments: [payment(), waiting] });
  expect((await load()).openPayments).toContainEqual(waiting);
  const utr = { utr: '111122223333', paymentId: p, accountId: a };
  expect((await load()).usedUtrs).toContainEqual(utr);
  const bankTransaction = { bankId: `bank-${p}`, providerId: 'demo', paymentId: p, amount: 500_00, at: noon };
  const approved = { ...waiting, state: 'APPROVED' as const, came: 500_00, bankId: `bank-${p}`, version: 3 };
  await write({ payments: [approved], bankTransactions: [bankTransaction] });
  const after = await load();
  expect(after.openPayments.map(({ paymentId }) => paymentId)).not.toContain(p);
  expect(after.usedUtrs).toContainEqual(utr);
  expect(after.usedBankIds).toContainEqual({ bankId: `bank-${p}`, paymentId: p });
});

test('the UTR of a payment that came to nothing is free', async () => {
  await write({ payments: [payment({ state: 'REFUSED', utr: '111122224444' })] });
  expect((await load()).usedUtrs.map(({ paymentId }) => paymentId)).not.toContain(p);
});

test('what else the books hold of payments comes back as it last stood', async () => {
  const removed = payee({ version: 2, removedAt: noon });
  await write({
    unmatched: [money()],
    grants: [grant(), grant({ progress: 50_00 })],
    payees: [payee()],
    switches: [{ name: `method:${p}`, isOff: true }],
    audit: [{ auditId: counter, at: noon, who: 'Olga', act: 'GRANT_BONUS', subject: a, reason: null }],
  });
  await write({ payees: [removed], switches: [{ name: `method:${p}`, isOff: false }] });
  const state = await load();
  expect(state.unmatched).toContainEqual(money());
  expect(state.openGrants).toContainEqual(grant({ progress: 50_00 }));
  expect(state.payees).toContainEqual(removed);
  expect(state.switches).toContainEqual({ name: `method:${p}`, isOff: false });
  expect(state.last.auditId).toBe(counter);
  await write({
    payments: [payment()],
    unmatched: [money({ accountId: a, closedAt: noon, paymentId: p })],
    grants: [grant({ progress: 500_00, state: 'PAID', endedAt: noon })],
  });
  const after = await load();
  expect(after.unmatched).toEqual([]);
  expect(after.openGrants).toEqual([]);
});

test('a UTR is not bound to two payments; one commit may free it and bind it again, in any order', async () => {
  const utr = '111122225555';
  const [first, second] = [`${p}a`, `${p}b`];
  const waiting = (paymentId: string) => payment({ state: 'WAITING', utr }, paymentId);
  await write({ payments: [payment({}, second), waiting(first)] });
  await expect(write({ payments: [waiting(second)] })).rejects.toMatchObject({ code: '23P01' });
  await write({ payments: [waiting(second), payment({ state: 'REFUSED', utr }, first)] });
  await expect(write({ payments: [waiting(first)] })).rejects.toMatchObject({ code: '23P01' });
});

test('a client id of an account has one payment, and a bank transaction is booked once', async () => {
  await write({ payments: [payment({ clientId: 'c1' })] });
  await expect(write({ payments: [payment({ clientId: 'c1' }, `${p}b`)] })).rejects.toMatchObject({
    code: '23505',
  });
  const row = { bankId: `bank-${p}`, providerId: 'demo', paymentId: null, amount: 700_00, at: noon };
  await write({ bankTransactions: [row] });
  await expect(write({ bankTransactions: [{ ...row, amount: 1 }] })).rejects.toMatchObject({ code: '23505' });
});

test.each([
  'update operator_audit set reason = null',
  'delete from operator_audit',
  'truncate operator_audit',
])('the audit refuses: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
});
