import { expect, test } from 'vitest';
import { statePaths } from '../testing/state-paths.ts';
import { sampleOrder } from '../testing/samples.ts';
import { after, done, failed, stepsOf, walk, type Step } from '../testing/walk.ts';
import { cashOutMachine } from './cash-out.machine.ts';

const before = [
  { runnerId: 'home', ifWins: 13_600_00 },
  { runnerId: 'away', ifWins: -10_000_00 },
];
const level = before.map((result) => ({ ...result, ifWins: 1_800_00 }));
const offer = {
  legs: [{ runnerId: 'home', side: 'LAY' as const, odds: 200, stake: 118_00 }],
  before,
  after: level,
  isWhole: true,
};
const doneBy = (matched: number) => ({
  kind: 'done',
  done: { achieved: [], after: level, orders: [sampleOrder(matched)] },
});
const refused = { kind: 'refused', message: 'The market is suspended. Nothing was placed.' };
const neverArrived = { kind: 'neverArrived' };

const events = [
  { type: 'open.chosen' },
  { type: 'close.chosen' },
  { type: 'runner.chosen', runnerId: 'home' },
  { type: 'percent.chosen', percent: 50 },
  { type: 'percent.chosen', percent: 0 },
  { type: 'offer.changed', offer, reason: null },
  { type: 'offer.changed', offer: null, reason: 'Nothing to cash out.' },
  { type: 'cashOut.chosen', clientId: 'cash-out-1' },
  { type: 'order.changed', order: sampleOrder(10_000, { updatedAt: '2026-11-21T10:00:09Z' }) },
  { type: 'order.changed', order: sampleOrder(0, { orderId: 'another' }) },
  { type: 'network.returned' },
  { type: 'again.chosen' },
  done('sendCashOut', doneBy(10_000)),
  done('sendCashOut', doneBy(0)),
  done('sendCashOut', refused),
  failed('sendCashOut'),
  after('placeAnswer', 'cashOut.sending'),
  done('lookUpCashOut', doneBy(10_000)),
  done('lookUpCashOut', refused),
  done('lookUpCashOut', neverArrived),
  failed('lookUpCashOut'),
  after('callAnswer', 'cashOut.unknown.asking'),
  after('backOff', 'cashOut.unknown.waiting'),
];

type CashOutStep = Step<typeof cashOutMachine>;
const paths = walk(cashOutMachine, {
  input: { marketId: '1.1', seed: 1 },
  events,
  key: ({ context }) => [
    context.runnerId,
    context.percent,
    context.offer !== null,
    context.request !== null,
    context.done?.orders[0]?.matched,
    context.refusal,
    Math.min(context.absences, 2),
  ],
});
const steps = stepsOf(paths);
const isIn = ({ value }: CashOutStep['after'], state: string): boolean =>
  statePaths(value).some((path) => path.startsWith(state));
const sends = ({ actions }: CashOutStep): boolean =>
  actions.some(
    ({ type, params }) => type === 'xstate.spawnChild' && (params as { id: string }).id === 'sendCashOut',
  );

test('every state is reached', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect([...new Set(steps.flatMap((step) => statePaths(step.after.value)))].sort()).toEqual(
    [
      'choosing',
      'closed',
      'done.achieved',
      'done.held',
      'refused',
      'sending',
      'unknown.asking',
      'unknown.waiting',
    ].sort(),
  );
});

test('on every path what is sent is what was offered, and only by the bettor’s word', () => {
  for (const step of steps.filter(sends)) {
    expect(step.event.type, step.path).toBe('cashOut.chosen');
    const { offer: offered, runnerId, percent } = step.before.context;
    expect(step.after.context.request, step.path).toEqual({
      clientId: 'cash-out-1',
      marketId: '1.1',
      runnerId,
      percent,
      legs: offered!.legs,
      before: offered!.before,
    });
  }
});

test('on every path a cash out under way is never sent again, nor changed', () => {
  for (const { path, before: was, after: is } of steps) {
    if (!isIn(was, 'sending') && !isIn(was, 'unknown')) continue;
    expect(is.context.request, path).toEqual(was.context.request);
    expect(isIn(is, 'choosing') || isIn(is, 'closed'), path).toBe(false);
  }
});

test('on every path no answer is unknown: neither done nor refused', () => {
  const silences = /^xstate\.(error\.actor|after\.(placeAnswer|callAnswer))/;
  for (const step of steps.filter(({ event }) => silences.test(event.type)))
    expect(isIn(step.after, 'unknown'), step.path).toBe(true);
});

test('on every path it is refused, or done, only by the exchange’s word; never arrived was said twice', () => {
  for (const path of paths)
    path.forEach((step, at) => {
      const entered = (state: string) => isIn(step.after, state) && !isIn(step.before, state);
      if (!entered('refused') && !entered('done')) return;
      expect(step.event.type, step.path).toMatch(/^xstate\.done\.actor/);
      const { output } = step.event as { output?: { kind: string } };
      if (output?.kind !== 'neverArrived') return;
      const said = path
        .slice(0, at + 1)
        .filter(({ event }) => /lookUpCashOut|callAnswer/.test(event.type))
        .slice(-2);
      expect(
        said.map(({ event }) => (event as { output?: unknown }).output),
        step.path,
      ).toEqual([neverArrived, neverArrived]);
    });
});

test('on every path orders are held exactly when it is done', () => {
  const open = steps.filter((step) => !isIn(step.after, 'closed'));
  for (const { path, after: is } of open) expect(is.context.done !== null, path).toBe(isIn(is, 'done'));
});
