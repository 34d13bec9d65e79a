import { expect, test } from 'vitest';
import type { Payment } from '#contract/payments.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { Unauthorised } from '../upstream/failures.ts';
import { openGateway } from '../testing/gateway-under-test.ts';
import { pdfLines } from './pdf-text.fixture.ts';

const at = '2026-11-29T12:32:11.000Z';
const withdrawal: Payment = {
  paymentId: 'p-1',
  clientId: 'c-1',
  kind: 'WITHDRAWAL',
  state: 'PAID',
  methodId: 'payout',
  amount: 1_23_45_678_90,
  came: null,
  reference: 'WD-20931',
  utr: null,
  payTo: null,
  payee: { payeeId: 'y-1', label: 'HDFC •••• 4402' },
  direction: null,
  steps: [
    { state: 'HELD', at, reason: null },
    { state: 'SENT', at, reason: null },
    { state: 'PAID', at, reason: null },
  ],
  askedAt: at,
  changedAt: at,
  expiresAt: null,
  usualBy: null,
  version: 3,
};

async function openReceipts(payment: () => Promise<Payment | null>) {
  const heard: unknown[] = [];
  const { url } = await openGateway({
    answers: { payment: (caller, asked) => (heard.push(caller, asked), payment()) },
  });
  const ask = (path: string) => fetch(`${url}/receipts/${path}`, { headers: { authorization: 'Bearer t1' } });
  return { ask, heard };
}

const lines = [
  'Layline receipt WD-20931',
  'Payment: Withdrawal · HDFC •••• 4402',
  'Reference: WD-20931',
  'Sent to: HDFC •••• 4402',
  'Asked for: ₹1,23,45,678.90',
  'Moved in your wallet: -₹1,23,45,678.90',
  'State: Paid',
  'Held: 29 Nov 2026, 18:02:11 (Asia/Kolkata)',
  'On its way: 29 Nov 2026, 18:02:11 (Asia/Kolkata)',
  'Paid: 29 Nov 2026, 18:02:11 (Asia/Kolkata)',
  '₹1,23,45,678.90 was paid to your bank.',
];

test('a receipt’s text has the payment’s figures, read with the token of who asks', async () => {
  const { ask, heard } = await openReceipts(async () => withdrawal);
  const answer = await ask('text/p-1?zone=Asia/Kolkata');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await answer.text()).split('\n').filter(Boolean)).toEqual(lines);
  expect(heard).toEqual([expect.objectContaining({ token: 't1' }), { paymentId: 'p-1' }]);
});

test.each(['Nowhere/There', 'Etc/Unknown', '-05:00'])(
  'in %s, which is not known, it is in UTC and says so',
  async (zone) => {
    const { ask } = await openReceipts(async () => withdrawal);
    const answer = await ask(`text/p-1?zone=${encodeURIComponent(zone)}`);
    expect(await answer.text()).toContain('Paid: 29 Nov 2026, 12:32:11 (UTC)');
  },
);

test('a receipt’s PDF reads the same, its rupee signs and digits too, though they stand in two fonts', async () => {
  const { ask } = await openReceipts(async () => withdrawal);
  const answer = await ask('pdf/p-1?zone=Asia/Kolkata');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const read = pdfLines(Buffer.from(await answer.arrayBuffer()));
  expect(read).toEqual(lines.map((line) => line.replace(': ', '')));
});

test('what came of a deposit, and its UTR, stand in its receipt', async () => {
  const { payee: _, ...rest } = withdrawal;
  const deposit: Payment = {
    ...rest,
    kind: 'DEPOSIT',
    state: 'APPROVED',
    methodId: 'upi',
    amount: 2_006_00,
    came: 1_996_00,
    utr: '447188201936',
    payee: null,
    steps: [{ state: 'APPROVED', at, reason: null }],
  };
  const { ask } = await openReceipts(async () => deposit);
  const text = await (await ask('text/p-1')).text();
  for (const line of [
    'UTR: 4471 8820 1936',
    'Asked for: ₹2,006.00',
    'Came: ₹1,996.00',
    'Moved in your wallet: +₹1,996.00',
  ])
    expect(text.split('\n')).toContain(line);
});

test('a receipt tells what moved: nothing of a deposit taken back, and no more than is known of what was paid twice', async () => {
  const textOf = async (changes: Partial<Payment>) => {
    const { ask } = await openReceipts(async () => ({ ...withdrawal, ...changes }));
    return (await (await ask('text/p-1')).text()).split('\n');
  };
  const found = { kind: 'DEPOSIT', methodId: null, payee: null, came: 700_00, amount: 700_00 } as const;
  expect(await textOf({ ...found, state: 'APPROVED' })).toEqual(
    expect.arrayContaining(['Payment: Deposit', 'Moved in your wallet: +₹700.00']),
  );
  expect(await textOf({ ...found, state: 'TAKEN_BACK' })).toContain('Moved in your wallet: ₹0.00');
  const twice = await textOf({ state: 'PAID_TWICE' });
  expect(twice).toContain('State: Paid after its return');
  expect(twice.join()).not.toContain('Moved');
});

test('a character that no embedded font can write is told as a question mark, and harms no other', async () => {
  const { ask } = await openReceipts(async () => ({
    ...withdrawal,
    payee: { payeeId: 'y-1', label: 'बैंक •••• 4402' },
  }));
  const read = pdfLines(Buffer.from(await (await ask('pdf/p-1')).arrayBuffer()));
  expect(read.join('\n')).toMatch(/Sent to\?+ •••• 4402/);
});

test('there is none of a payment that is another’s, under way, or cannot be read now', async () => {
  const status = async (payment: () => Promise<Payment | null>, path = 'pdf/p-1') =>
    (await (await openReceipts(payment)).ask(path)).status;
  expect(await status(async () => null)).toBe(404);
  expect(await status(async () => ({ ...withdrawal, state: 'SENT' }))).toBe(409);
  expect(await status(() => Promise.reject(new Unauthorised()))).toBe(401);
  expect(await status(() => Promise.reject(new NoAnswer('payment')))).toBe(503);
  expect(await status(async () => withdrawal, 'docx/p-1')).toBe(404);
  expect(await status(async () => withdrawal, `text/p-1?zone=${'Z'.repeat(65)}`)).toBe(400);
});
