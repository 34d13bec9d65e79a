import { afterEach, expect, test, vi } from 'vitest';
import { paymentRefusalText } from '#domain/words/payment-words.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import type { AskDepositCommand, GrantBonusCommand } from '../commands/payment-commands.ts';
import { restoreState } from '../state/restore.ts';
import { Bank, donePayment, upi } from '../testing/bank.fixture.ts';
import { noon, rupee } from '../testing/engine.fixture.ts';
import { back, openLoop } from '../testing/open-loop.fixture.ts';
import { ResultMemory } from './result-memory.ts';

afterEach(() => void vi.useRealTimers());

function openPayments(options: Parameters<typeof openLoop>[0] = {}) {
  const opened = openLoop(options);
  opened.store.holds = false;
  return opened;
}

const ask = (number: number, facts: Partial<AskDepositCommand> = {}): AskDepositCommand => ({
  type: 'ASK_DEPOSIT',
  accountId: 'ann',
  clientId: 'client-1',
  paymentId: `p${number}`,
  reference: `LL${number}`,
  method: upi,
  amount: 500 * rupee,
  ...facts,
});

test('a payment asked for again is the same payment, though the second ask was given other ids', async () => {
  const { engine, loop } = openPayments();
  const first = await loop.submit(ask(1));
  expect(await loop.submit(ask(2))).toBe(first);
  const [third, fourth] = await Promise.all([
    loop.submit(ask(3, { clientId: 'client-2' })),
    loop.submit(ask(4, { clientId: 'client-2' })),
  ]);
  expect(fourth).toBe(third);
  expect([...engine.state.payments.open.keys()]).toEqual(['p1', 'p3']);
});

test('an id with another body is refused in the words of payments, and so is a bet’s', async () => {
  const { engine, loop } = openPayments();
  await loop.submit(ask(1));
  await loop.submit(back('client-2'));
  const refused = {
    code: 'CLIENT_ID_REUSED',
    message: 'This payment id was used before with other contents. Nothing was booked.',
  };
  expect(await loop.submit(ask(2, { amount: 501 * rupee }))).toMatchObject(refused);
  expect(await loop.submit(ask(2, { clientId: 'client-2' }))).toMatchObject(refused);
  expect(await loop.submit(back('client-1'))).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(engine.state.payments.open.size).toBe(1);
});

test('a refusal is the answer for good, over a restart too', async () => {
  const { engine, loop } = openPayments();
  const refused = await loop.submit(ask(1, { amount: 1 }));
  expect(refused).toMatchObject({ code: 'AMOUNT_TOO_SMALL' });
  const { idempotency } = engine.store.rows;
  const again = openPayments({
    state: restoreState(engine.store.stored()),
    store: engine.store,
    results: new ResultMemory({ rows: idempotency }),
  });
  expect(await again.loop.submit(ask(2, { amount: 1, method: { ...upi, least: 1 } }))).toEqual(refused);
});

test('storage tells the answers to payments, which it keeps for good, by how they begin', async () => {
  const { engine, loop } = openPayments();
  await loop.submit(ask(1));
  const ids = { accountId: 'ann', clientId: 'client-2', paymentId: 'p1' };
  await loop.submit({ type: 'GIVE_UTR', ...ids, utr: '111122223333' });
  await loop.submit({
    type: 'TRANSFER',
    ...ids,
    clientId: 'client-3',
    reference: 'LL2',
    direction: 'TO_PARTNER',
    amount: 1,
  });
  const payee = { payeeId: 'y1', isNew: true, holder: 'Ann', bank: 'Example', account: '1234' };
  await loop.submit({ type: 'SAVE_PAYEE', ...ids, clientId: 'client-4', ...payee });
  const payout = { ...upi, kind: 'WITHDRAWAL' } as const;
  const { amount, reference } = ask(3);
  const withdrawal = { reference, method: payout, payeeId: 'y1', payeeVersion: 1, amount };
  await loop.submit({ type: 'ASK_WITHDRAWAL', ...ids, paymentId: 'p3', clientId: 'client-5', ...withdrawal });
  await loop.submit(grant());
  const rows = engine.store.rows.idempotency;
  expect(rows.filter(({ contents }) => contents.startsWith('["PAY'))).toHaveLength(6);
  expect(rows.every(({ result }) => (result as { status: string }).status === 'ACCEPTED')).toBe(true);
});

test('a payment that was given up is refused when it arrives, in the words of payments, also after a restart', async () => {
  const { engine, loop, store } = openPayments();
  const givenUp = await loop.submit({ type: 'GIVE_UP', accountId: 'ann', clientId: 'client-1' });
  expect(givenUp).toMatchObject({ code: 'GIVEN_UP', message: refusalText('GIVEN_UP') });
  const inWords = { code: 'GIVEN_UP', message: paymentRefusalText('GIVEN_UP') };
  expect(await loop.submit(ask(1))).toMatchObject(inWords);
  expect(await loop.submit(back('client-1'))).toEqual(givenUp);
  const results = new ResultMemory({ rows: engine.store.rows.idempotency });
  const again = openPayments({ state: restoreState(engine.store.stored()), store, results });
  expect(await again.loop.submit(ask(1))).toMatchObject(inWords);
  const asked = await loop.submit(ask(2, { clientId: 'client-2' }));
  expect(await loop.submit({ type: 'GIVE_UP', accountId: 'ann', clientId: 'client-2' })).toBe(asked);
  expect(engine.state.payments.open.size).toBe(1);
});

test('money that an operator gave to an account has a client id that no other payment can have', async () => {
  const { engine, loop, store } = openPayments();
  new Bank(engine).came({ bankId: 'b1' });
  const actor = { who: 'Olga', reason: 'It is hers.' };
  const assign = { accountId: 'ann', paymentId: 'assigned-1', reference: 'LL9' };
  const close = { type: 'CLOSE_UNMATCHED', bankId: 'b1', to: assign, actor } as const;
  expect(await loop.submit({ ...close, bankId: 'b2' })).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
  const given = donePayment(await loop.submit(close));
  const reused = { code: 'CLIENT_ID_REUSED' };
  const { clientId } = given;
  expect(await loop.submit(ask(1, { clientId }))).toMatchObject(reused);
  const results = new ResultMemory({ rows: engine.store.rows.idempotency });
  const again = openPayments({ state: restoreState(engine.store.stored()), store, results });
  expect(await again.loop.submit(ask(1, { clientId }))).toMatchObject(reused);
  const clientIds = new Map(engine.store.payments().map((payment) => [payment.paymentId, payment.clientId]));
  expect([...clientIds]).toEqual([['assigned-1', clientId]]);
});

test('nobody asks for an account that is not there', async () => {
  const { loop } = openPayments();
  await expect(loop.submit(ask(1, { accountId: 'nobody' }))).rejects.toThrow('There is no account nobody');
});

const grant = (facts: Partial<GrantBonusCommand> = {}): GrantBonusCommand => ({
  type: 'GRANT_BONUS',
  accountId: 'ann',
  grantId: 'grant-1',
  amount: 100 * rupee,
  times: 2,
  product: null,
  until: '2026-06-01T00:00:00.000Z',
  actor: { who: 'Olga', reason: 'Welcome.' },
  ...facts,
});

test('an id grants once, whoever gets it; what was refused may be tried again', async () => {
  const { engine, loop } = openPayments();
  expect(await loop.submit(grant({ times: 11 }))).toMatchObject({ code: 'NOT_POSSIBLE' });
  const first = await loop.submit(grant());
  expect(await loop.submit(grant())).toBe(first);
  expect(await loop.submit(grant({ accountId: 'bob' }))).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(engine.store.rows.grants).toHaveLength(1);
});

test('a deposit whose time is over expires before what arrives then is decided', async () => {
  let at = noon;
  const { loop } = openPayments({ now: () => at });
  await loop.submit(ask(1));
  at = '2026-05-01T12:30:00.000Z';
  const ids = { accountId: 'ann', clientId: 'client-2', paymentId: 'p1' };
  const answer = loop.submit({ type: 'GIVE_UTR', ...ids, utr: '111122223333' });
  expect(await answer).toMatchObject({ code: 'PAYMENT_OVER' });
});

test('a deposit expires by itself, though nothing is sent, and that is published', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse(noon) });
  const { loop, engine, published } = openPayments({ now: () => new Date().toISOString() });
  await loop.submit(ask(1));
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  expect(engine.store.payments()).toMatchObject([{ state: 'ASKED' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  await loop.look(() => undefined);
  expect(engine.store.payments()).toMatchObject([{ state: 'EXPIRED' }]);
  expect(published.at(-1)).toMatchObject({ accounts: [{ payments: [{ state: 'EXPIRED' }] }] });
  await loop.stop();
});

test('after a restart a grant lapses at its date by itself, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse(noon) });
  const now = () => new Date().toISOString();
  const { loop, engine, store } = openPayments({ now });
  await loop.submit(grant({ until: '2026-05-01T13:00:00Z' }));
  await loop.stop();
  const again = openPayments({ now, store, state: restoreState(engine.store.stored()) });
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(engine.store.rows.grants).toMatchObject([{ state: 'OPEN' }]);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await again.loop.look(() => undefined);
  expect(engine.store.rows.grants).toMatchObject([{ state: 'OPEN' }, { state: 'LAPSED' }]);
  await again.loop.stop();
});
