import { expect, test } from 'vitest';
import { paymentStates } from '../payment/payment.ts';
import { durationWords, paymentStateWords, type PaymentFacts } from './payment-words.ts';

const deposit = (facts: Partial<PaymentFacts> = {}): PaymentFacts => ({
  kind: 'DEPOSIT',
  state: 'WAITING',
  amount: 2_000_00,
  came: null,
  reason: null,
  ...facts,
});

test('every state of a payment has a label of its own, what became of the money, and a next step', () => {
  const words = paymentStates.map((state) => paymentStateWords(deposit({ state })));
  expect(new Set(words.map(({ label }) => label)).size).toBe(paymentStates.length);
  for (const { body, next } of words) for (const text of [body, next]) expect(text).toMatch(/^[A-Z₹].+\.$/);
});

test('a deposit that the bettor’s bank is asked for tells its bettor of nothing to pay or to cancel', () => {
  const { body, next } = paymentStateWords(deposit({ state: 'ASKED', payTo: null }));
  expect(`${body} ${next}`).toBe(
    'We have asked your bank for ₹2,000.00 and are waiting for its answer. You can leave this page; we carry on.',
  );
  const toPay = deposit({ state: 'ASKED', payTo: { name: 'Layline' } });
  expect(paymentStateWords(toPay).next).toBe('Pay it with your bank, or cancel it.');
});

test('what came of a deposit stands beside what was asked, where they differ', () => {
  const came = (minor: number) => paymentStateWords(deposit({ state: 'APPROVED', came: minor })).body;
  expect(came(1_990_00)).toBe('₹1,990.00 has come and is in your wallet; ₹2,000.00 was asked for.');
  expect(came(2_000_00)).toBe('₹2,000.00 has come and is in your wallet.');
});

test('a refused withdrawal is back in the wallet, a refused deposit never was there', () => {
  const refused = { state: 'REFUSED', reason: 'The names differ.' } as const;
  expect(paymentStateWords(deposit(refused)).body).toBe('It was not credited. The names differ.');
  expect(paymentStateWords(deposit({ ...refused, kind: 'WITHDRAWAL' })).body).toBe(
    'It was not sent. ₹2,000.00 is back in your wallet. The names differ.',
  );
});

test('a deposit that expired or failed says what becomes of money that comes all the same', () => {
  expect(paymentStateWords(deposit({ state: 'EXPIRED' })).body).toContain(
    'If you paid, it will be credited when it comes.',
  );
  expect(paymentStateWords(deposit({ state: 'FAILED' })).body).toContain(
    'It was given up before anything was charged.',
  );
});

test.each([
  [30, '1 min'],
  [60, '1 min'],
  [1_800, '30 min'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});
