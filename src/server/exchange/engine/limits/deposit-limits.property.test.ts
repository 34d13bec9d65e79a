import { expect, test } from 'vitest';
import { frameKinds } from '#domain/limits/frame.ts';
import { itemAt, must } from '#domain/must.ts';
import type { PaymentStep } from '../commands/payment-commands.ts';
import { Bank, upi } from '../testing/bank.fixture.ts';
import { Engine } from '../testing/engine.fixture.ts';
import { mustEqual } from '../testing/invariants.fixture.ts';
import { chooser } from '../testing/kinds.fixture.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';
import { frameName, PlainBettor } from './plain-bettor.fixture.ts';

const sequences = process.env.LAYLINE_LONG ? 10_000 : 200;
const runLength = 200;
const stepsEach = 24;

const method = { ...upi, least: 1, most: 1_000, limit: 3_600 };
const hour = 3_600_000;

/** In London the clocks go forward in the first of these weeks and back in the second; the third has a leap day. */
const begins = ['2026-03-26T20:00:00.000Z', '2026-10-22T20:00:00.000Z', '2028-02-26T20:00:00.000Z'];
const zones = ['Europe/London', 'Asia/Kolkata', 'UTC'];

/** Lets time pass, often to the last millisecond of a day or to the first of the next one. */
function pass(engine: Engine, zone: string, choose: (count: number) => number): void {
  const now = Date.parse(engine.at);
  const iso = (ms: number) => new Date(ms).toISOString();
  let next = now + 1 + choose(30 * 3_600) * 1_000;
  if (choose(2) === 0) {
    // To the end of the day, found hour by hour and then millisecond by half hour.
    const today = frameName('DAY', engine.at, zone);
    let end = Math.floor(now / (hour / 2)) * (hour / 2);
    while (frameName('DAY', iso(end), zone) <= today) end += hour / 2;
    next = Math.max(now, choose(2) === 0 ? end - 1 : end);
  }
  engine.wait((next - now) / 1_000);
  engine.run({ type: 'END_PAYMENTS' });
}

/** Returns how many asks were accepted and how many refused. */
function runSequence(seed: number): { accepted: number; refused: number } {
  const choose = chooser(seed + 1);
  const zone = itemAt(zones, choose(zones.length));
  const engine = new Engine();
  engine.at = itemAt(begins, choose(begins.length));
  engine.wait(0);
  engine.open('ann', { blocked: false, selfExcluded: false, limitZone: zone });
  engine.commit();
  const bank = new Bank(engine);
  const plain = new PlainBettor(zone);
  const everAsked: string[] = [];
  let refused = 0;

  const settle = (paymentId: string) => {
    const stored = must(engine.store.payments().find((payment) => payment.paymentId === paymentId));
    const amount = choose(3) === 0 ? 1 + choose(400) : stored.amount;
    const reason = 'By chance.';
    const steps: PaymentStep[] = [
      { to: 'APPROVED', amount, bankId: `bank-${bank.next()}` },
      { to: 'REFUSED', reason },
      { to: 'FAILED', reason },
      { to: 'TAKEN_BACK', bankId: `bank-${bank.next()}`, reason },
    ];
    const step = itemAt(steps, [0, 0, 1, 2, 3][choose(5)]!);
    if (bank.step(paymentId, step).status === 'REFUSED') return;
    plain.open.delete(paymentId);
    if (step.to === 'APPROVED') plain.came.push({ amount, at: engine.at });
  };

  for (let step = 0; step < stepsEach; step++) {
    const what = choose(20);
    const kind = itemAt(frameKinds, choose(3));
    const now = Date.parse(engine.at);
    if (what < 8) {
      const amount = 1 + choose(300);
      const left = plain.left(engine.at);
      const result = bank.ask(amount, { accountId: 'ann', method });
      if (result.status === 'ACCEPTED') {
        if (amount > left) throw new Error(`${seed}: ${amount} was accepted where ${left} is left`);
        plain.open.set(result.payment.paymentId, amount);
        everAsked.push(result.payment.paymentId);
      } else if (result.code === 'DEPOSIT_LIMIT') {
        refused++;
        mustEqual(
          `${amount > left} ${result.left} ${result.fits}`,
          `true ${left} ${left}`,
          `${seed}: what is left`,
        );
      } else mustEqual(result.code, 'TOO_MANY_OPEN', `${seed}: the refusal`);
    } else if (what < 12 && everAsked.length > 0) settle(itemAt(everAsked, choose(everAsked.length)));
    else if (what < 15) {
      const amount = choose(6) === 0 ? null : 1 + choose(500);
      setLimit(engine, { kind: 'DEPOSIT', frame: kind, amount });
      plain.set(kind, amount, now);
    } else if (what < 16) {
      const clientId = `confirmation-${bank.next()}`;
      engine.run({ type: 'CONFIRM_LIMIT', accountId: 'ann', clientId, kind: 'DEPOSIT', frame: kind });
      plain.confirm(kind, now);
    } else if (what < 19) {
      pass(engine, zone, choose);
      // What has expired is not open any more.
      for (const id of plain.open.keys()) if (!engine.state.payments.open.has(id)) plain.open.delete(id);
    } else engine.restart();
  }
  return { accepted: everAsked.length, refused };
}

test.each(Array.from({ length: sequences / runLength }, (_, run) => run * runLength))(
  `in ${runLength} sequences of deposits, limits and clocks from %i no accepted ask passes a limit, as a plain count says`,
  (first) => {
    const runs = Array.from({ length: runLength }, (_, at) => runSequence(first + at));
    for (const of of ['accepted', 'refused'] as const)
      expect(runs.reduce((sum, run) => sum + run[of], 0)).toBeGreaterThan(runLength);
  },
);
