import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvePayment, setPaymentMethod } from '#contract/payment-desk.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signUp } from '#contract/session.ts';
import { connectLive, type LiveClient } from '#server/gateway/testing/live-client.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** Money in and out through the real gateway and exchange, as the site asks for it. */

const password = 'the password of the payer';

let exchange: TestExchange;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
  ({ token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName: 'payer', password }) })));
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

async function run(operation: string, variables: object = {}): Promise<any> {
  const { data, errors } = await gateway.run(operation, variables, token);
  expect(errors).toBeUndefined();
  return data;
}

/** The next change of the account that is about this payment. */
async function toldOf(client: LiveClient, paymentId: string): Promise<any> {
  for (;;) {
    const { accountChanges }: any = await client.data();
    const payments = (accountChanges.payments ?? []) as { paymentId: string }[];
    if (payments.some((payment) => payment.paymentId === paymentId)) return accountChanges;
  }
}

test('a deposit is asked for, paid, pushed when it has come, and taken out again', async () => {
  const live = await connectLive(gateway.url, { token });
  live.subscribe('a', 'AccountChanges');
  const asked = { clientId: 'client-deposit-1', methodId: 'upi', amount: 1_000_00 };
  const { askDeposit } = await run('AskDeposit', asked);
  expect(askDeposit).toMatchObject({
    __typename: 'PaymentDone',
    payment: { state: 'ASKED', payTo: { name: 'Layline' } },
  });
  const { paymentId, reference } = askDeposit.payment;
  expect(await toldOf(live, paymentId)).toMatchObject({ payments: [{ paymentId }] });

  const wrong = await run('GiveUtr', { clientId: 'client-utr-1', paymentId, utr: '12345' });
  expect(wrong.giveUtr).toMatchObject({ __typename: 'PaymentRefused', code: 'WRONG_UTR' });
  const given = await run('GiveUtr', { clientId: 'client-utr-2', paymentId, utr: '1111 2222 3333' });
  expect(given.giveUtr.payment).toMatchObject({ state: 'WAITING', utr: '111122223333' });
  expect(await toldOf(live, paymentId)).toMatchObject({ payments: [{ paymentId }] });

  const params = { paymentId };
  const body = { operatorName: 'Olga', amount: 990_00, bankId: 'bank-1' };
  dataOf(await exchange.call(approvePayment, { params, body }, exchange.operator));
  expect(await toldOf(live, paymentId)).toMatchObject({
    changedBalance: { bankBalance: 990_00 },
    payments: [{ paymentId }],
  });
  expect((await run('Payment', { paymentId })).payment).toMatchObject({
    state: 'APPROVED',
    amount: 1_000_00,
    came: 990_00,
    reference,
  });
  expect((await run('PaymentLookup', { clientId: 'client-deposit-1' })).paymentResult).toMatchObject({
    payment: { state: 'APPROVED' },
  });

  const payee = { payeeId: null, holder: 'P. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
  const refused = await run('SavePayee', {
    clientId: 'client-payee-1',
    password: 'not my password',
    ...payee,
  });
  expect(refused.savePayee).toMatchObject({ __typename: 'PaymentRefused', code: 'WRONG_PASSWORD' });
  const { savePayee } = await run('SavePayee', { clientId: 'client-payee-2', password, ...payee });
  expect(savePayee).toMatchObject({ __typename: 'PayeeSaved', payee: { label: 'Harbour Bank •••• 1384' } });
  const { payeeId, version } = savePayee.payee;
  const out = { clientId: 'client-out-1', payeeId, payeeVersion: version, amount: 400_00 };
  const { askWithdrawal } = await run('AskWithdrawal', out);
  expect(askWithdrawal).toMatchObject({ __typename: 'PaymentDone', payment: { state: 'HELD' } });
  const move = { clientId: 'client-move-1', direction: 'TO_PARTNER', amount: 90_00 };
  expect((await run('TransferMoney', move)).transferMoney.payment).toMatchObject({ state: 'DONE' });
  expect((await run('Wallet')).wallet).toMatchObject({
    bankBalance: 500_00,
    available: 500_00,
    held: 400_00,
    partner: 90_00,
    bonus: 0,
  });
  const { payments } = await run('Payments', { limit: 2 });
  expect(payments).toMatchObject({
    payments: [{ kind: 'TRANSFER' }, { kind: 'WITHDRAWAL' }],
    hasMore: true,
  });
  expect((await run('RemovePayee', { payeeId })).removePayee).toEqual([]);
});

test('a payment that is not there is null, one that is over is not given up, and ways to pay are listed', async () => {
  expect((await run('Payment', { paymentId: 'none' })).payment).toBeNull();
  expect((await run('PaymentLookup', { clientId: 'client-never' })).paymentResult).toBeNull();
  const asked = { clientId: 'client-deposit-2', methodId: 'bank', amount: 1_000_00 };
  const { paymentId } = (await run('AskDeposit', asked)).askDeposit.payment;
  const drop = async () => (await run('GiveUpDeposit', { paymentId })).giveUpDeposit;
  expect(await drop()).toMatchObject({ __typename: 'Payment', state: 'FAILED' });
  expect(await drop()).toMatchObject({ __typename: 'Refusal', code: 'PAYMENT_OVER' });
  const { paymentMethods } = await run('PaymentMethods');
  expect(paymentMethods).toContainEqual(
    expect.objectContaining({ methodId: 'upi', isOn: true, least: 100_00, usualSeconds: 60 }),
  );
  expect((await run('Payees')).payees).toEqual([]);
});

/** An accepted payment's state, a refusal's code, or `INVALID` for what is no such call. */
async function answerTo(operation: string, variables: object): Promise<string> {
  const { data, errors } = await gateway.run(operation, variables, token);
  if (errors) return 'INVALID';
  const [answer] = Object.values(data as Record<string, any>);
  return answer.code ?? answer.payment.state;
}

test('bad input is refused with its own code, books nothing and uses nothing up', async () => {
  ({ token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName: 'careless', password }) })));
  let last = 0;
  const newId = () => `careless-${++last}`;
  const ask = (amount: number, methodId = 'bank', clientId = newId()) =>
    answerTo('AskDeposit', { clientId, methodId, amount });
  const wrong = [0, -1, 100.5, 2 ** 53, 1e300, '2,50', '1e3', null];
  for (const amount of wrong) expect(await ask(amount as number), String(amount)).toBe('INVALID');
  expect(await ask(499_99)).toBe('AMOUNT_TOO_SMALL');
  expect(await ask(10_00_000_01)).toBe('AMOUNT_TOO_LARGE');
  expect(await ask(500_00, 'cash')).toBe('UNKNOWN_METHOD');
  const turn = async (isOn: boolean) => {
    const body = { operatorName: 'Olga', reason: 'The bank is closed.', isOn };
    dataOf(await exchange.call(setPaymentMethod, { params: { methodId: 'bank' }, body }, exchange.operator));
  };
  await turn(false);
  const whileOff = newId();
  expect(await ask(500_00, 'bank', whileOff)).toBe('METHOD_OFF');
  await turn(true);
  expect(await ask(500_00, 'bank', whileOff)).toBe('METHOD_OFF');
  expect((await run('Payments', { limit: 5 })).payments.payments).toEqual([]);

  const asked = { clientId: newId(), methodId: 'bank', amount: 1_000_00 };
  const { paymentId } = (await run('AskDeposit', asked)).askDeposit.payment;
  const utr = (text: string, of = paymentId) =>
    answerTo('GiveUtr', { clientId: newId(), paymentId: of, utr: text });
  for (const text of ['', '12345678901', '1234567890123', '12345678901x'])
    expect(await utr(text), text).toBe('WRONG_UTR');
  // Of the first test's bettor, in ASCII digits.
  expect(await utr('١١١١٢٢٢٢٣٣٣٣')).toBe('UTR_USED');
  expect(await utr('٤٤٧١ ٨٨٢٠ ١٩٣٦')).toBe('WAITING');
  const second = (await run('AskDeposit', { ...asked, clientId: newId() })).askDeposit.payment;
  const own = await run('GiveUtr', {
    clientId: newId(),
    paymentId: second.paymentId,
    utr: '4471 8820 1936',
  });
  expect(own.giveUtr).toMatchObject({ code: 'UTR_OWN', paymentId });

  const body = { operatorName: 'Olga', bankId: 'bank-of-the-careless' };
  dataOf(await exchange.call(approvePayment, { params: { paymentId }, body }, exchange.operator));
  const payee = { password, payeeId: null, holder: 'C. Areless', bank: 'Harbour Bank', account: '50210044' };
  const first = (await run('SavePayee', { clientId: newId(), ...payee })).savePayee.payee;
  const changes = { ...payee, payeeId: first.payeeId, account: '50210045' };
  await run('SavePayee', { clientId: newId(), ...changes });
  const out = (amount: unknown, payeeVersion = 2, payeeId = first.payeeId) =>
    answerTo('AskWithdrawal', { clientId: newId(), payeeId, payeeVersion, amount });
  for (const amount of wrong) expect(await out(amount), String(amount)).toBe('INVALID');
  expect(await out(99_99)).toBe('AMOUNT_TOO_SMALL');
  expect(await out(500_00, 1)).toBe('PAYEE_CHANGED');
  expect(await out(500_00)).toBe('PAYEE_HELD');
  await run('RemovePayee', { payeeId: first.payeeId });
  expect(await out(500_00)).toBe('UNKNOWN_PAYEE');
  const move = (amount: unknown) =>
    answerTo('TransferMoney', { clientId: newId(), direction: 'TO_PARTNER', amount });
  for (const amount of wrong) expect(await move(amount), String(amount)).toBe('INVALID');
  expect(await move(1_000_01)).toBe('INSUFFICIENT_BALANCE');
  expect((await run('Wallet')).wallet).toMatchObject({ bankBalance: 1_000_00, held: 0, partner: 0 });
});
