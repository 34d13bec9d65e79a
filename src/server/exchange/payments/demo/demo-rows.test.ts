import { expect, onTestFinished, test } from 'vitest';
import type { ProviderNotice } from '#contract/payment-provider.ts';
import { ProviderWorld } from '#server/demo-provider/testing/provider-world.fixture.ts';
import { rupees } from '../testing/paying-engine.fixture.ts';
import { PaymentWorld } from '../testing/payment-world.fixture.ts';
import { providerKey, signed } from '../testing/signed.fixture.ts';
import { demoProvider } from './demo-provider.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The desk and the engine over the demo provider, which they reach by HTTP. */
async function openWorld() {
  const world = new PaymentWorld();
  const exchange = { isDead: false };
  const tell = world.counted(async (notice: ProviderNotice) => {
    if (exchange.isDead) throw new Error('Nobody hears.');
    const { body, headers } = signed(notice, world.clock.now());
    expect(await world.desk.hear('demo', body, headers)).toBe('HEARD');
  });
  const provider = new ProviderWorld(world.clock, tell);
  const url = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => provider.app.close());
  world.with(demoProvider({ url, key: providerKey })).start();
  onTestFinished(() => {
    void world.desk.stop();
  });
  return { world, provider, exchange };
}

/** What became of a payment of ₹1,000 and so many rupees after so long, and that both sides have the same money. */
async function becameOf(kind: 'deposit' | 'upi' | 'withdrawal', row: number, ms: number) {
  const { world } = await openWorld();
  const amount = (1_000 + row) * rupees;
  const id =
    kind === 'withdrawal' ? world.withdraw(amount) : world.deposit(amount, kind === 'upi' ? 'upi' : 'auto');
  await world.pass(ms);
  const { differences } = await world.desk.reconcile();
  await world.settle();
  const [account, held, unmatched] = ['ann', 'house-held', 'house-unmatched'].map((of) =>
    world.balanceOf(of),
  );
  expect(world.failures).toEqual([]);
  expect(differences).toEqual([]);
  return { state: world.stateOf(id), account, held, unmatched };
}

test.each([
  [0, 'APPROVED', 1_000, 0],
  [1, 'REFUSED', 0, 0],
  [2, 'FAILED', 0, 0],
  [4, 'APPROVED', 1_004, 0],
  [5, 'WAITING', 0, 0],
  [6, 'APPROVED', 996, 0],
  [7, 'WAITING', 0, 1_007],
  [8, 'TAKEN_BACK', 0, 0],
  [9, 'ASKED', 0, 0],
  [10, 'APPROVED', 1_010, 1_010],
])('a deposit of row %i is %s after ten minutes', async (row, state, account, unmatched) => {
  const became = { state, account, held: 0, unmatched };
  expect(await becameOf('deposit', row, 10 * minute)).toEqual(became);
  const asUpi = await becameOf('upi', row, 10 * minute);
  // The bettor said to have paid it, so it waits.
  expect(asUpi).toEqual({ ...became, state: state === 'ASKED' ? 'WAITING' : state });
});

test.each([
  [0, 'PAID', -1_000, 0],
  [1, 'RETURNED', 0, 0],
  [2, 'RETURNED', 0, 0],
  [4, 'PAID', -1_004, 0],
  [5, 'SENT', -1_005, 1_005],
  [6, 'PAID', -1_006, 0],
  [7, 'PAID', -1_007, 0],
  [8, 'RETURNED', 0, 0],
  [9, 'SENT', -1_009, 1_009],
  [10, 'PAID', -1_010, 0],
])('a withdrawal of row %i is %s after ten minutes', async (row, state, account, held) => {
  expect(await becameOf('withdrawal', row, 10 * minute)).toEqual({ state, account, held, unmatched: 0 });
});

test('03: a deposit expires, and is credited when its money comes', async () => {
  expect(await becameOf('deposit', 3, 30 * minute + 1_000)).toMatchObject({ state: 'EXPIRED', account: 0 });
  expect(await becameOf('deposit', 3, 30 * minute + 4_000)).toMatchObject({
    state: 'APPROVED',
    account: 1_003,
  });
});

test('03: a withdrawal stays sent for two days, and is paid then', async () => {
  expect(await becameOf('withdrawal', 3, 2 * day)).toMatchObject({ state: 'SENT', held: 1_003 });
  expect(await becameOf('withdrawal', 3, 2 * day + minute)).toMatchObject({ state: 'PAID', held: 0 });
});

test.each(['auto', 'upi'])(
  'what happened to %s while the exchange was dead is booked once',
  async (method) => {
    const { world, exchange } = await openWorld();
    const [paid, taken] = [world.deposit(1_000 * rupees, method), world.deposit(1_008 * rupees, method)];
    await world.pass(1_000);
    exchange.isDead = true;
    await world.desk.stop();
    await world.pass(30_000);
    exchange.isDead = false;
    world.start();
    await world.pass(10 * minute);
    expect([paid, taken].map((id) => world.stateOf(id))).toEqual(['APPROVED', 'TAKEN_BACK']);
    expect(world.booked('demo')).toHaveLength(3);
  },
);

test('after a kill of both sides what is under way goes on', async () => {
  const { world, provider } = await openWorld();
  const [paid, taken] = [world.withdraw(1_000 * rupees), world.withdraw(1_008 * rupees)];
  await world.pass(6_000);
  provider.restart();
  await provider.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => provider.app.close());
  world.start();
  await world.pass(10 * minute);
  expect([paid, taken].map((id) => world.stateOf(id))).toEqual(['PAID', 'RETURNED']);
  expect([world.balanceOf('ann'), world.balanceOf('house-held')]).toEqual([-1_000, 0]);
});
