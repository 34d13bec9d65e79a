import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CashOutRequest, StoredCashOut } from '#domain/bet/cash-out-request.ts';
import { cashOutMachine } from './cash-out.machine.ts';

const offerOf = (worth: number) => ({
  legs: [{ runnerId: 'home', side: 'LAY' as const, odds: 200, stake: 118_00 }],
  before: [],
  after: [],
  isWhole: true,
  worth,
});

/** An open cash out. `offer`: minor units that the offer is worth, null for none; ms of the page's clock. */
function openCashOut() {
  const storeCashOut = fromPromise<CashOutRequest, StoredCashOut>(() => new Promise(() => undefined));
  const actor = createActor(cashOutMachine.provide({ actors: { storeCashOut } }), {
    input: { marketId: '1.1', seed: 1 },
    clock: new SimulatedClock(),
  }).start();
  actor.send({ type: 'open.chosen', place: 'market' });
  return {
    actor,
    offer: (worth: number | null, at: number) =>
      actor.send({
        type: 'offer.changed',
        offer: worth === null ? null : offerOf(worth),
        reason: worth === null ? 'There are no prices.' : null,
        at,
      }),
    press: (at: number) => actor.send({ type: 'cashOut.chosen', clientId: 'cash-out-1', at }),
    isSent: () => !actor.getSnapshot().matches('choosing'),
  };
}

test('an offer that is worse than the one before an empty moment has just got worse too', () => {
  const { offer, press, isSent } = openCashOut();
  offer(900_00, 0);
  offer(null, 10_000);
  offer(300_00, 10_100);
  press(10_105);
  expect(isSent()).toBe(false);
  press(10_300);
  expect(isSent()).toBe(true);
});

test('one that comes back as good as it was is taken at once', () => {
  const { offer, press, isSent } = openCashOut();
  offer(300_00, 0);
  offer(null, 10_000);
  offer(300_00, 10_100);
  press(10_105);
  expect(isSent()).toBe(true);
});

test('the part that was chosen last is compared with its own offers alone', () => {
  const { actor, offer, press, isSent } = openCashOut();
  offer(900_00, 0);
  actor.send({ type: 'percent.chosen', percent: 25 });
  offer(225_00, 10_100);
  press(10_105);
  expect(isSent()).toBe(true);
});

test('a choice that stays as it is keeps what it is compared with', () => {
  const { actor, offer, press, isSent } = openCashOut();
  offer(900_00, 0);
  actor.send({ type: 'percent.chosen', percent: 100 });
  offer(300_00, 10_100);
  press(10_105);
  expect(isSent()).toBe(false);
});
