import { expect, test } from 'vitest';
import { rupees } from './testing/paying-engine.fixture.ts';
import { openToldWorld } from './testing/told-world.fixture.ts';
import { moved, noticeOf } from './testing/told-provider.fixture.ts';

const minute = 60_000;
const thousand = 1_000 * rupees;

async function withDeposit() {
  const opened = openToldWorld();
  opened.world.deposit(thousand);
  await opened.world.settle();
  return opened;
}

async function withSent() {
  const opened = openToldWorld();
  opened.world.withdraw(thousand);
  await opened.world.pass(6_000);
  return opened;
}

const came = (changes = {}) => noticeOf('APPROVED', moved('PAY_IN', thousand, changes));
const paid = noticeOf('PAID', moved('PAY_OUT', thousand));
const returned = noticeOf('RETURNED', moved('RETURN', thousand));
const takenBack = noticeOf('TAKEN_BACK', moved('TAKE_BACK', thousand));

test('repeated, and under another id, it gets the same answer and books once', async () => {
  const { world, hear } = await withDeposit();
  const answers = [await hear(came()), await hear(came()), await hear({ ...came(), noticeId: 'another' })];
  expect(answers).toEqual(['HEARD', 'HEARD', 'HEARD']);
  expect([world.stateOf('p1'), world.balanceOf('ann')]).toEqual(['APPROVED', 1_000]);
});

test('money that comes before the ask is answered is booked', async () => {
  const { world, provider, hear } = openToldWorld();
  let answer: () => void = () => undefined;
  provider.ask = () =>
    new Promise((resolve) => {
      answer = () => resolve({ outcome: 'ACCEPTED' });
    });
  world.deposit(thousand);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await hear(came())).toBe('HEARD');
  answer();
  await world.settle();
  expect(world.stateOf('p1')).toBe('APPROVED');
});

test.each(['REFUSED', 'FAILED'] as const)(
  'a deposit that is %s is credited when money comes a month late',
  async (state) => {
    const { world, hear } = await withDeposit();
    await hear(noticeOf(state));
    expect(world.stateOf('p1')).toBe(state);
    await world.pass(30 * 24 * 60 * minute);
    await hear(came());
    expect([world.stateOf('p1'), world.balanceOf('ann')]).toEqual(['APPROVED', 1_000]);
  },
);

test('what is older than what stands is noted and changes nothing', async () => {
  const { world, hear } = await withDeposit();
  await hear(came());
  for (const state of ['REFUSED', 'FAILED'] as const) {
    expect(await hear(noticeOf(state))).toBe('HEARD');
    expect([world.stateOf('p1'), world.audit.at(-1)]).toEqual(['APPROVED', 'NOTICE_TOO_LATE']);
  }
});

test('what was taken back, heard before it came, is booked in its order', async () => {
  const { world, provider, hear } = await withDeposit();
  const transactions = [moved('PAY_IN', thousand), moved('TAKE_BACK', thousand)];
  provider.accounts.set('p1', { state: 'TAKEN_BACK', reason: 'Reversed.', transactions });
  await hear(takenBack);
  expect(
    world
      .payment('p1')
      ?.steps.map(({ state }) => state)
      .slice(-2),
  ).toEqual(['APPROVED', 'TAKEN_BACK']);
  await hear(came());
  expect([world.stateOf('p1'), world.balanceOf('ann'), world.balanceOf('house-unmatched')]).toEqual([
    'TAKEN_BACK',
    0,
    0,
  ]);
});

test('what came back, heard before it was paid, is no payment too many', async () => {
  const { world, provider, hear } = await withSent();
  const transactions = [moved('PAY_OUT', thousand), moved('RETURN', thousand)];
  provider.accounts.set('p1', { state: 'RETURNED', reason: null, transactions });
  await hear(returned);
  await hear(paid);
  expect([world.stateOf('p1'), world.balanceOf('ann'), world.balanceOf('house-held')]).toEqual([
    'RETURNED',
    0,
    0,
  ]);
  expect(world.booked('demo').map(([, amount]) => amount)).toEqual([-thousand, thousand]);
});

test('nor is one that an operator has closed before the bank’s words came', async () => {
  const { world, provider, hear } = await withSent();
  const step = { to: 'RETURNED', bankId: null, reason: 'It came back.' } as const;
  const actor = { who: 'Olu', reason: 'It came back.' };
  world.run({ type: 'STEP_PAYMENT', paymentId: 'p1', step, actor, stored: null });
  const transactions = [moved('PAY_OUT', thousand), moved('RETURN', thousand)];
  provider.accounts.set('p1', { state: 'RETURNED', reason: null, transactions });
  await hear(paid);
  expect([world.stateOf('p1'), world.audit.at(-1)]).toEqual(['RETURNED', 'NOTICE_TOO_LATE']);
});

test('one that is paid although it had come back is paid twice', async () => {
  const { world, provider, hear } = await withSent();
  await hear(noticeOf('FAILED'));
  expect([world.stateOf('p1'), world.balanceOf('ann')]).toEqual(['RETURNED', 0]);
  provider.accounts.set('p1', { state: 'PAID', reason: null, transactions: [moved('PAY_OUT', thousand)] });
  await hear(paid);
  expect([world.stateOf('p1'), world.balanceOf('house-unmatched')]).toEqual(['PAID_TWICE', -1_000]);
});

test('nor is it paid twice by the same bank transaction, but it is by another one after its return', async () => {
  const { world, provider, hear } = await withSent();
  await hear(paid);
  await hear(returned);
  const transactions = [moved('PAY_OUT', thousand), moved('RETURN', thousand)];
  provider.accounts.set('p1', { state: 'RETURNED', reason: null, transactions });
  await hear(paid);
  expect([world.stateOf('p1'), world.balanceOf('house-unmatched')]).toEqual(['RETURNED', 0]);
  const again = moved('PAY_OUT', thousand, { bankId: 'bank-again' });
  provider.accounts.set('p1', { state: 'PAID', reason: null, transactions: [...transactions, again] });
  await hear(noticeOf('PAID', again));
  expect([world.stateOf('p1'), world.balanceOf('house-unmatched')]).toEqual(['PAID_TWICE', -1_000]);
  await hear(noticeOf('PAID', again));
  expect(world.booked('demo').map(([bankId]) => bankId)).toEqual([
    'bank-PAY_OUT',
    'bank-RETURN',
    'bank-again',
  ]);
});

test('a part of a payment that the bank takes back or pays out is noted and moves nothing', async () => {
  const { world, hear } = await withDeposit();
  await hear(came());
  await hear(noticeOf('TAKEN_BACK', moved('TAKE_BACK', thousand - 1)));
  expect([world.stateOf('p1'), world.balanceOf('ann')]).toEqual(['APPROVED', 1_000]);
  expect(world.audit.at(-1)).toBe('NOTICE_TOO_LATE');
  const out = await withSent();
  await out.hear(noticeOf('PAID', moved('PAY_OUT', thousand + 1)));
  expect([out.world.stateOf('p1'), out.world.balanceOf('house-held')]).toEqual(['SENT', 1_000]);
});

test('money that moves once more in the same way is noted', async () => {
  const { world, hear } = await withDeposit();
  await hear(came());
  await hear(takenBack);
  await hear(takenBack);
  expect(world.audit.at(-1)).toBe('TAKEN_BACK');
  await hear(noticeOf('TAKEN_BACK', moved('TAKE_BACK', thousand, { bankId: 'another' })));
  expect([world.audit.at(-1), world.balanceOf('ann')]).toEqual(['NOTICE_TOO_LATE', 0]);
});

test('one that cannot be asked about now is not heard, so that the provider calls again', async () => {
  const { provider, hear } = await withSent();
  provider.answers = false;
  await expect(hear(returned)).rejects.toThrow('away');
});

test('money of no reference is nobody’s, or the payer’s where a name is known', async () => {
  const { world, hear } = await withDeposit();
  await hear(came({ bankId: 'b1', reference: null }));
  await hear(came({ bankId: 'b2', reference: null, payerName: 'Ann' }));
  expect(world.engine.store.rows.unmatched.map(({ bankId, accountId }) => [bankId, accountId])).toEqual([
    ['b1', null],
    ['b2', 'ann'],
  ]);
});

test('a provider cannot move another’s payment', async () => {
  const { world, hear } = openToldWorld();
  world.deposit(thousand, 'bank');
  await hear(noticeOf('REFUSED'));
  await hear(came());
  expect([world.stateOf('p1'), world.balanceOf('house-unmatched')]).toEqual(['WAITING', 1_000]);
});
