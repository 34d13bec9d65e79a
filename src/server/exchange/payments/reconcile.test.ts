import { expect, onTestFinished, test } from 'vitest';
import { rupees } from './testing/paying-engine.fixture.ts';
import { PaymentWorld } from './testing/payment-world.fixture.ts';
import { moved, ToldProvider } from './testing/told-provider.fixture.ts';

const thousand = 1_000 * rupees;
const hour = 60 * 60_000;

async function openWorld() {
  const world = new PaymentWorld();
  const provider = new ToldProvider();
  world.with(provider).start();
  onTestFinished(() => world.desk.stop());
  world.deposit(thousand);
  world.withdraw(thousand);
  await world.pass(6_000);
  return { world, provider };
}

const paidOut = moved('PAY_OUT', thousand, { reference: 'LAY-p2' });

test('money that only the provider has is booked, also what came out, and then nothing differs', async () => {
  const { world, provider } = await openWorld();
  provider.listed = [moved('PAY_IN', thousand), paidOut];
  expect(await world.desk.reconcile()).toEqual({ compared: 2, differences: [] });
  expect(['p1', 'p2'].map((id) => world.stateOf(id))).toEqual(['APPROVED', 'PAID']);
  expect(await world.desk.reconcile()).toEqual({ compared: 2, differences: [] });
  expect(world.booked('demo')).toHaveLength(2);
});

test('what went out and came back is booked as both', async () => {
  const { world, provider } = await openWorld();
  provider.listed = [paidOut, moved('RETURN', thousand, { reference: 'LAY-p2' })];
  expect((await world.desk.reconcile()).differences).toEqual([]);
  expect([world.stateOf('p2'), world.booked('demo').length]).toEqual(['RETURNED', 2]);
});

test('what moves once more, though its payment stands so already, is a difference; what was paid again is booked', async () => {
  const { world, provider } = await openWorld();
  const back = moved('RETURN', thousand, { reference: 'LAY-p2' });
  const taken = [moved('PAY_IN', thousand), moved('TAKE_BACK', thousand)];
  const [takenAgain, backAgain] = [
    { ...moved('TAKE_BACK', thousand), bankId: 'b1' },
    { ...back, bankId: 'b2' },
  ];
  provider.listed = [...taken, takenAgain, paidOut, back, backAgain];
  expect((await world.desk.reconcile()).differences).toMatchObject([{ bankId: 'b1' }, { bankId: 'b2' }]);
  expect(['p1', 'p2'].map((id) => world.stateOf(id))).toEqual(['TAKEN_BACK', 'RETURNED']);
  provider.listed = [...taken, paidOut, back, { ...paidOut, bankId: 'b3' }];
  expect((await world.desk.reconcile()).differences).toEqual([]);
  expect([world.stateOf('p2'), world.balanceOf('house-unmatched')]).toEqual(['PAID_TWICE', -1_000]);
});

test('money of nobody is unmatched, and no difference', async () => {
  const { world, provider } = await openWorld();
  provider.listed = [moved('PAY_IN', thousand, { reference: 'LAY-p9' })];
  expect((await world.desk.reconcile()).differences).toEqual([]);
  expect(world.balanceOf('house-unmatched')).toBe(1_000);
});

test('what cannot be booked, differs in its amount, or is not in the list, is a difference', async () => {
  const { world, provider } = await openWorld();
  provider.listed = [moved('PAY_IN', thousand), moved('PAY_IN', thousand, { bankId: 'b2', reference: null })];
  await world.desk.reconcile();
  provider.listed = [
    moved('PAY_IN', thousand - 1),
    moved('PAY_OUT', thousand, { reference: 'LAY-p9' }),
    { ...paidOut, bankId: 'again' },
    { ...paidOut, bankId: 'and again' },
  ];
  const differences = [
    { bankId: 'bank-PAY_IN', what: 'OTHER_AMOUNT', ledger: thousand, provider: thousand - 1 },
    { bankId: 'bank-PAY_OUT', what: 'NOT_IN_LEDGER', ledger: null, provider: thousand },
    { bankId: 'and again', what: 'NOT_IN_LEDGER', ledger: null, provider: thousand },
    { bankId: 'b2', what: 'NOT_AT_PROVIDER', ledger: thousand, provider: null },
  ];
  expect(await world.desk.reconcile()).toEqual({ compared: 4, differences });
  expect(world.desk.lastDifferences()).toEqual(differences);
});

test('lists are compared at the start and every hour', async () => {
  const { world, provider } = await openWorld();
  provider.listed = [moved('PAY_IN', thousand)];
  await world.pass(hour - 10_000);
  expect(world.stateOf('p1')).toBe('EXPIRED');
  await world.pass(10_000);
  expect(world.stateOf('p1')).toBe('APPROVED');
});

test('a provider that does not answer is asked again soon, and its last differences stand', async () => {
  const { world, provider } = await openWorld();
  provider.listed = [moved('PAY_OUT', thousand, { reference: 'LAY-p9' })];
  const { differences } = await world.desk.reconcile();
  provider.answers = false;
  expect(await world.desk.reconcile()).toEqual({ compared: 0, differences });
  world.start();
  await world.pass(60_000);
  Object.assign(provider, { answers: true, listed: [moved('PAY_IN', thousand)] });
  await world.pass(60_000);
  expect(world.stateOf('p1')).toBe('APPROVED');
});

test('a provider that is marked away is left out', async () => {
  const { world, provider } = await openWorld();
  provider.listed = [moved('PAY_IN', thousand)];
  const actor = { who: 'Olu', reason: null };
  world.run({ type: 'SET_SWITCH', name: 'provider:demo', isOff: true, actor });
  expect(await world.desk.reconcile()).toEqual({ compared: 0, differences: [] });
});
