import { expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { methodOf } from '#domain/payment/payment-method.ts';
import type { PaymentWorld } from './testing/payment-world.fixture.ts';
import { rupees } from './testing/paying-engine.fixture.ts';
import { openToldWorld } from './testing/told-world.fixture.ts';
import { moved } from './testing/told-provider.fixture.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const asks = (world: PaymentWorld) => world.log.filter((line) => line.startsWith('ask '));

test('a withdrawal is sent on disk before the provider is asked', async () => {
  const { world } = openToldWorld();
  world.withdraw(1_000 * rupees);
  await world.pass(5_000);
  expect(world.log.filter((line) => /^(SENT|ask)/.test(line))).toEqual(['SENT', 'ask p1']);
  expect(world.stateOf('p1')).toBe('SENT');
});

test('an ask that is not answered is asked about, and never asked for under another id', async () => {
  const { world, provider } = openToldWorld();
  world.withdraw(1_000 * rupees);
  provider.answers = false;
  await world.pass(10 * minute);
  expect(world.stateOf('p1')).toBe('SENT');
  provider.answers = true;
  provider.accounts.set('p1', {
    state: 'PAID',
    reason: null,
    transactions: [moved('PAY_OUT', 1_000 * rupees)],
  });
  await world.pass(10 * minute);
  expect([world.stateOf('p1'), asks(world)]).toEqual(['PAID', ['ask p1']]);
});

test('it asks a silent provider ever more rarely', async () => {
  const { world, provider } = openToldWorld();
  provider.answers = false;
  world.deposit(1_000 * rupees);
  await world.pass(minute);
  const first = world.log.filter((line) => line === 'status p1').length;
  expect(first).toBeGreaterThan(4);
  expect(first).toBeLessThan(12);
  world.log.length = 0;
  await world.pass(20 * minute);
  expect(world.log.filter((line) => line === 'status p1').length).toBeLessThan(12);
});

test.each([
  ['a deposit', (world: PaymentWorld) => world.deposit(1_000 * rupees), 'WAITING'],
  ['a withdrawal', (world: PaymentWorld) => world.withdraw(1_000 * rupees), 'SENT'],
])('%s that the provider never heard of is asked for again under its id', async (_, open, state) => {
  const { world, provider } = openToldWorld();
  Object.assign(provider, { answers: false, arrives: false });
  open(world);
  await world.pass(minute);
  provider.answers = true;
  await world.pass(10 * minute);
  expect(world.stateOf('p1')).toBe(state);
  expect(asks(world)).toEqual(['ask p1', 'ask p1']);
});

test.each([
  ['deposit', 'REFUSED', 0],
  ['withdraw', 'RETURNED', 0],
] as const)('a %s that is certainly not accepted is %s', async (kind, state, balance) => {
  const { world, provider } = openToldWorld();
  provider.asked = { outcome: 'NOT_ACCEPTED', reason: 'No such bank.' };
  world[kind](1_000 * rupees);
  await world.pass(6_000);
  expect(world.payment('p1')?.steps.at(-1)).toMatchObject({ state, reason: 'No such bank.' });
  expect([world.balanceOf('ann'), world.balanceOf('house-held')]).toEqual([balance, 0]);
});

test('after a start what is under way is asked about first', async () => {
  const { world, provider } = openToldWorld();
  world.deposit(1_000 * rupees);
  world.withdraw(1_000 * rupees);
  await world.pass(6_000);
  world.log.length = 0;
  provider.accounts.delete('p2');
  world.start();
  await world.settle();
  expect(world.log).toEqual(['status p1', 'status p2', 'ask p2']);
});

test('a kill between the step and the ask loses no withdrawal', async () => {
  const { world } = openToldWorld({ deskActsAfter: null });
  world.withdraw(1_000 * rupees);
  const actor = { who: 'exchange', reason: null };
  world.run({ type: 'STEP_PAYMENT', paymentId: 'p1', step: { to: 'SENT' }, actor, stored: null });
  world.start();
  await world.settle();
  expect(world.log.slice(-2)).toEqual(['status p1', 'ask p1']);
});

test('one that was sent more than two days ago is left to the operators', async () => {
  const { world } = openToldWorld();
  world.withdraw(1_000 * rupees);
  await world.pass(2 * day + minute);
  world.log.length = 0;
  world.desk.wake();
  await world.pass(day);
  world.start();
  await world.settle();
  expect(world.log.filter((line) => /p1/.test(line))).toEqual([]);
});

test('a deposit that its bettor pays is asked for once the UTR is given', async () => {
  const { world } = openToldWorld();
  const asked = { accountId: 'ann', clientId: 'deposit-1', paymentId: 'p1', reference: 'LAY-p1' };
  world.run({ type: 'ASK_DEPOSIT', ...asked, method: must(methodOf('upi')), amount: 500 * rupees });
  world.desk.wake();
  await world.pass(minute);
  expect(asks(world)).toEqual([]);
  world.giveUtr('p1');
  await world.settle();
  expect(asks(world)).toEqual(['ask p1']);
});

test.each([
  ['GIVEN_UP', true, 'FAILED'],
  ['TOO_LATE', true, 'WAITING'],
  ['GIVEN_UP', false, 'WAITING'],
] as const)('given up by its bettor: %s, answered: %s', async (givesUp, answers, state) => {
  const { world, provider } = openToldWorld();
  world.deposit(1_000 * rupees);
  await world.settle();
  Object.assign(provider, { givesUp, answers });
  await world.desk.giveUp('p1');
  expect(world.stateOf('p1')).toBe(state);
});
