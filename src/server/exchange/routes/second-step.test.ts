import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fundAccount } from '#contract/operator.ts';
import { askWithdrawal, savePayee } from '#contract/payments.ts';
import { codeAt } from '#tests/support/authenticator-app.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { minute, password, steppedBettor, type Stepped } from './two-step.fixture.ts';

/** Calls that ask for the second step again. */

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now, secondStepAbove: 5_000_00 });
});
afterAll(() => exchange.close());
beforeEach(() => void (now += 10 * minute));

const payee = { holder: 'Two Steps', bank: 'HDFC0001234', account: '50100123457713' };

const save = async ({ by }: Stepped, code: string | undefined, clientId: string = randomUUID()) =>
  dataOf(await exchange.call(savePayee, { body: { clientId, password, code, payeeId: null, ...payee } }, by))
    .result;

test('a payee is saved with the password and a code, which is used up once the password is right', async () => {
  const stepped = await steppedBettor(exchange, 'payees', now);
  now += minute;
  expect(await save(stepped, undefined)).toMatchObject({ status: 'REFUSED', code: 'CODE_NEEDED' });
  expect(await save(stepped, '000000')).toMatchObject({ status: 'REFUSED', code: 'WRONG_CODE' });
  const code = codeAt(stepped.secret, now);
  const body = { clientId: randomUUID(), password: 'wrong', code, payeeId: null, ...payee };
  const wrong = dataOf(await exchange.call(savePayee, { body }, stepped.by));
  expect(wrong.result).toMatchObject({ code: 'WRONG_PASSWORD' });
  const clientId = randomUUID();
  expect((await save(stepped, code, clientId)).status).toBe('ACCEPTED');
  // The answer was lost: the same request is answered as before.
  expect((await save(stepped, code, clientId)).status).toBe('ACCEPTED');
  expect(await save(stepped, code)).toMatchObject({ code: 'WRONG_CODE' });
});

test('a withdrawal above the sum asks for a code, and tells the sum; one of that sum does not', async () => {
  const stepped = await steppedBettor(exchange, 'takes-out', now);
  const funds = { amount: 50_000_00, reference: 'funds-of-two-steps' };
  const { userName } = stepped;
  dataOf(await exchange.call(fundAccount, { params: { userName }, body: funds }, exchange.operator));
  now += minute;
  const saved = await save(stepped, codeAt(stepped.secret, now));
  if (saved.status !== 'ACCEPTED') throw new Error(saved.message);
  const { payeeId, version: payeeVersion } = saved.payee;
  const ask = async (amount: number, code?: string, clientId: string = randomUUID()) => {
    const body = { clientId, payeeId, payeeVersion, amount, code };
    return dataOf(await exchange.call(askWithdrawal, { body }, stepped.by)).result;
  };
  expect(await ask(5_000_00)).toMatchObject({ status: 'ACCEPTED' });
  expect(await ask(5_000_01)).toMatchObject({
    code: 'CODE_NEEDED',
    limit: 5_000_00,
    message: 'A withdrawal above ₹5,000.00 needs a code of your second step. Write it and send this again.',
  });
  now += minute;
  const clientId = randomUUID();
  const code = codeAt(stepped.secret, now);
  expect(await ask(6_000_00, code, clientId)).toMatchObject({ status: 'ACCEPTED' });
  expect(await ask(6_000_00, code, clientId)).toMatchObject({ status: 'ACCEPTED' });
  expect(await ask(6_000_00, code)).toMatchObject({ code: 'WRONG_CODE', limit: 5_000_00 });
});
