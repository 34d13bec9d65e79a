import { expect, test } from 'vitest';
import type { PaymentWorld } from './testing/payment-world.fixture.ts';
import { rupees } from './testing/paying-engine.fixture.ts';
import { openToldWorld } from './testing/told-world.fixture.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const asks = (world: PaymentWorld) => world.log.filter((line) => line.startsWith('ask '));

test('a held withdrawal waits for the desk, and for operators where it does not act by itself', async () => {
  const { world } = openToldWorld();
  world.withdraw(1_000 * rupees);
  await world.pass(4_999);
  expect(world.stateOf('p1')).toBe('HELD');
  const { world: other } = openToldWorld({ deskActsAfter: null });
  other.withdraw(1_000 * rupees);
  await other.pass(day);
  expect([other.stateOf('p1'), asks(other)]).toEqual(['HELD', []]);
});

test('one that an operator lets go is asked for', async () => {
  const { world } = openToldWorld({ deskActsAfter: null });
  world.withdraw(1_000 * rupees);
  await world.settle();
  const actor = { who: 'Olu', reason: null };
  world.run({ type: 'STEP_PAYMENT', paymentId: 'p1', step: { to: 'SENT' }, actor, stored: null });
  world.desk.wake();
  await world.settle();
  expect(asks(world)).toEqual(['ask p1']);
});

test('one that was refused meanwhile is not sent', async () => {
  const { world } = openToldWorld();
  world.withdraw(1_000 * rupees);
  await world.pass(4_000);
  const [actor, step] = [
    { who: 'Olu', reason: null },
    { to: 'REFUSED', reason: 'No such account.' } as const,
  ];
  world.run({ type: 'STEP_PAYMENT', paymentId: 'p1', step, actor, stored: null });
  await world.pass(minute);
  expect([asks(world), world.balanceOf('ann')]).toEqual([[], 0]);
});

test('a provider that is marked away is not asked until it is back', async () => {
  const { world } = openToldWorld();
  const turn = (isOff: boolean) =>
    world.run({ type: 'SET_SWITCH', name: 'provider:demo', isOff, actor: { who: 'Olu', reason: null } });
  world.deposit(1_000 * rupees);
  turn(true);
  await world.pass(minute);
  await world.desk.giveUp('p1');
  expect(world.log.filter((line) => /p1/.test(line))).toEqual([]);
  turn(false);
  world.desk.wake();
  await world.settle();
  expect(asks(world)).toEqual(['ask p1']);
});

test('the desk approves a transfer to the bank by itself in the demo, and never where it waits for operators', async () => {
  const { world } = openToldWorld();
  world.deposit(1_000 * rupees, 'bank');
  await world.pass(4_999);
  expect(world.stateOf('p1')).toBe('WAITING');
  await world.pass(1);
  expect([world.stateOf('p1'), world.balanceOf('ann')]).toEqual(['APPROVED', 1_000]);
  const { world: other } = openToldWorld({ deskActsAfter: null });
  other.deposit(1_000 * rupees, 'bank');
  await other.pass(12 * 60 * minute);
  expect(other.stateOf('p1')).toBe('WAITING');
});

test('many payments are all carried out, and not all at once', async () => {
  const { world, provider } = openToldWorld();
  let [underWay, most] = [0, 0];
  const { ask } = provider;
  provider.ask = async (payment) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay--;
    return ask.call(provider, payment);
  };
  for (let account = 0; account < 20; account++) {
    world.engine.open(`bettor-${account}`);
    for (let one = 0; one < 6; one++) world.depositOf(`bettor-${account}`, 100 * rupees);
  }
  await world.pass(minute);
  expect([asks(world).length, most]).toEqual([120, 50]);
});
