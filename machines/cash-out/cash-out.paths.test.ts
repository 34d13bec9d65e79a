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
  worth: 17_64,
};
const worse = { ...offer, worth: 11_00 };
const doneBy = (matched: number) => ({
  kind: 'done',
  done: { achieved: [], after: level, orders: [sampleOrder(matched)] },
});
const refused = { kind: 'refused', message: 'The market is suspended. Nothing was placed.' };
const givenUp = { kind: 'refused', message: 'It was given up. Nothing was placed.' };
const neverArrived = { kind: 'neverArrived' };

const request = { marketId: '1.1', runnerId: null, percent: 100, legs: offer.legs, before };
const ours = { ...request, clientId: 'cash-out-1' };
/** Stored by an earlier visit or another tab. */
const found = { ...request, clientId: 'cash-out-0' };

const events = [
  { type: 'open.chosen', place: 'market' },
  { type: 'open.chosen', place: 'bets' },
  { type: 'request.found', request: found, place: 'bets' },
  { type: 'close.chosen' },
  { type: 'runner.chosen', runnerId: 'home' },
  { type: 'percent.chosen', percent: 50 },
  { type: 'percent.chosen', percent: 0 },
  { type: 'offer.changed', offer, reason: null, at: 0 },
  { type: 'offer.changed', offer: worse, reason: null, at: 1_000 },
  { type: 'offer.changed', offer: null, reason: 'Nothing to cash out.', at: 1_000 },
  { type: 'cashOut.chosen', clientId: 'cash-out-1', at: 1_200 },
  { type: 'cashOut.chosen', clientId: 'cash-out-1', at: 2_000 },
  { type: 'market.settled' },
  { type: 'order.changed', order: sampleOrder(10_000, { updatedAt: '2026-11-21T10:00:09Z' }) },
  { type: 'order.changed', order: sampleOrder(0, { orderId: 'another' }) },
  { type: 'network.returned' },
  { type: 'again.chosen' },
  { type: 'order.changed', order: sampleOrder(10_000, { clientId: 'cash-out-1' }) },
  done('storeCashOut', ours),
  done('storeCashOut', found),
  failed('storeCashOut'),
  after('storeAnswer', 'cashOut.storing'),
  done('sendCashOut', doneBy(10_000)),
  done('sendCashOut', doneBy(0)),
  done('sendCashOut', refused),
  failed('sendCashOut'),
  after('placeAnswer', 'cashOut.sending'),
  after('placeAnswer', 'cashOut.unknown'),
  done('lookUpCashOut', doneBy(10_000)),
  done('lookUpCashOut', refused),
  done('lookUpCashOut', neverArrived),
  done('giveUpCashOut', doneBy(10_000)),
  done('giveUpCashOut', givenUp),
  failed('giveUpCashOut'),
  failed('lookUpCashOut'),
  after('delayOverdue', 'cashOut.done.held'),
  after('resultStays', 'cashOut.done.paid'),
  { type: 'orders.listed', orders: [] },
  { type: 'orders.listed', orders: [sampleOrder(0)] },
  ...['unknown', 'givingUp', 'done.missing'].flatMap((state) => [
    after('callAnswer', `cashOut.${state}.asking`),
    after('backOff', `cashOut.${state}.waiting`),
  ]),
];

type CashOutStep = Step<typeof cashOutMachine>;
const paths = walk(cashOutMachine, {
  input: { marketId: '1.1', seed: 1 },
  events,
  key: ({ context }) => [
    context.runnerId,
    context.percent,
    context.offer?.worth,
    context.lastWorth,
    context.worseAt,
    context.held,
    context.request?.clientId,
    context.place,
    context.done?.orders[0]?.matched,
    context.refusal,
    Math.min(context.absences, 2),
    context.mayArrive,
  ],
});
const steps = stepsOf(paths);
const isIn = ({ value }: CashOutStep['after'], state: string): boolean =>
  statePaths(value).some((path) => path.startsWith(state));
const spawns = ({ actions }: CashOutStep, id: string): boolean =>
  actions.some(({ type, params }) => type === 'xstate.spawnChild' && (params as { id: string }).id === id);
const sends = (step: CashOutStep): boolean => spawns(step, 'sendCashOut');

test('every state is reached', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect([...new Set(steps.flatMap((step) => statePaths(step.after.value)))].sort()).toEqual(
    [
      'choosing',
      'closed',
      'done.achieved',
      'done.held',
      'done.missing.asking',
      'done.missing.waiting',
      'done.paid',
      'givingUp.asking',
      'givingUp.waiting',
      'refused',
      'notStored',
      'sending',
      'storing',
      'unknown.asking',
      'unknown.waiting',
    ].sort(),
  );
});

test('on every path what is kept is what was offered, and only by the bettor’s word', () => {
  const stores = (step: CashOutStep) => spawns(step, 'storeCashOut');
  expect(steps.some(stores)).toBe(true);
  for (const step of steps.filter(stores)) {
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

test('on every path a press on what had just become worse sends nothing, and the next one takes that or better', () => {
  const isHeld = ({ before: was, event }: CashOutStep) =>
    isIn(was, 'choosing') &&
    event.type === 'cashOut.chosen' &&
    (event as unknown as { at: number }).at - (was.context.worseAt ?? -Infinity) < 500 &&
    was.context.offer !== null &&
    (was.context.held === null || was.context.offer.worth < was.context.held);
  const held = steps.filter(isHeld);
  expect(held.length).toBeGreaterThan(0);
  for (const { path, before: was, after: is } of held) {
    expect(isIn(is, 'choosing'), path).toBe(true);
    expect(is.context.held, path).toBe(was.context.offer!.worth);
  }
  const pressed = steps.filter(
    (step) => isIn(step.before, 'choosing') && step.event.type === 'cashOut.chosen' && !isHeld(step),
  );
  const offered = pressed.filter(({ before: was }) => was.context.offer !== null);
  expect(offered.some(({ before: was }) => was.context.held !== null)).toBe(true);
  expect(offered.some(({ before: { context } }) => (context.held ?? Infinity) < context.offer!.worth)).toBe(
    true,
  );
  for (const step of offered) expect(isIn(step.after, 'storing'), step.path).toBe(true);
});

test('on every path what nothing was placed of goes when the market is paid, and what is under way or done stays', () => {
  const paid = steps.filter(({ event }) => event.type === 'market.settled');
  expect(paid.length).toBeGreaterThan(0);
  for (const { path, before: was, after: is } of paid) {
    const isOver = ['choosing', 'notStored', 'refused'].some((state) => isIn(was, state));
    expect(isIn(is, 'closed'), path).toBe(isOver || isIn(was, 'closed'));
    expect(isIn(is, 'done.paid'), path).toBe(isIn(was, 'done.achieved') || isIn(was, 'done.paid'));
  }
});

test('on every path it is sent only after it was kept, once, and never when another one is kept', () => {
  expect(steps.some(sends)).toBe(true);
  for (const path of paths) {
    const sent = path.filter(sends);
    for (const step of sent) {
      expect(step.event, step.path).toMatchObject({ type: 'xstate.done.actor.storeCashOut', output: ours });
      expect(step.after.context.request, step.path).toEqual(step.before.context.request);
    }
    const kept = path.filter((step) => spawns(step, 'storeCashOut')).length;
    expect(sent.length, path.at(-1)!.path).toBeLessThanOrEqual(kept);
  }
});

test('on every path one that was found is asked about, never sent', () => {
  const takesFound = ({ before: was, after: is }: CashOutStep) =>
    is.context.request?.clientId === found.clientId && was.context.request?.clientId !== found.clientId;
  expect(steps.some(takesFound)).toBe(true);
  for (const step of steps.filter(takesFound))
    expect(isIn(step.after, 'unknown.asking'), step.path).toBe(true);
  const sentFound = steps.filter(
    (step) => sends(step) && step.after.context.request?.clientId === found.clientId,
  );
  expect(sentFound).toEqual([]);
});

test('on every path it is forgotten only when its result was seen, or when it was too late to be kept, and not sent', () => {
  const forgets = ({ actions }: CashOutStep) => actions.some(({ type }) => type === 'forgetRequest');
  expect(steps.some(forgets)).toBe(true);
  const isLate = ({ event }: CashOutStep) => event.type === 'xstate.after.storeAnswer.cashOut.storing';
  const late = steps.filter(isLate);
  expect(late.length > 0 && late.every((step) => forgets(step) && isIn(step.after, 'notStored'))).toBe(true);
  for (const step of steps.filter((each) => forgets(each) && !isLate(each))) {
    expect(isIn(step.before, 'done') || isIn(step.before, 'refused'), step.path).toBe(true);
    expect(step.event.type, step.path).toMatch(
      /^((close|again)\.chosen|market\.settled|xstate\.after\.resultStays\..+)$/,
    );
  }
});

test('on every path a cash out under way is never sent again, nor changed', () => {
  for (const { path, before: was, after: is } of steps) {
    if (!['sending', 'unknown', 'givingUp'].some((state) => isIn(was, state))) continue;
    expect(is.context.request, path).toEqual(was.context.request);
    expect(isIn(is, 'choosing') || isIn(is, 'closed'), path).toBe(false);
  }
});

test('on every path no answer is unknown: neither done nor refused', () => {
  const silences = /^xstate\.(error\.actor\.(send|lookUp)|after\.(placeAnswer|callAnswer))/;
  for (const step of steps.filter(({ event }) => silences.test(event.type))) {
    const stays = ['done', 'givingUp'].find((state) => isIn(step.before, state)) ?? 'unknown';
    expect(isIn(step.after, stays === 'done' ? 'done.missing' : stays), step.path).toBe(true);
  }
});

test('on every path it is refused, or done, only by the exchange’s word', () => {
  const entered = (step: CashOutStep, state: string) => isIn(step.after, state) && !isIn(step.before, state);
  for (const step of steps.filter((each) => entered(each, 'refused') || entered(each, 'done'))) {
    expect(step.event.type, step.path).toMatch(/^xstate\.done\.actor/);
    expect((step.event as { output?: unknown }).output, step.path).not.toBe(neverArrived);
  }
});

test('on every path one that never arrived, as was said twice, is given up, and nothing else is', () => {
  const gives = (step: CashOutStep) => isIn(step.after, 'givingUp') && !isIn(step.before, 'givingUp');
  const ends = paths.filter((path) => path.some(gives));
  expect(ends.length).toBeGreaterThan(0);
  for (const path of ends) {
    const at = path.findIndex(gives);
    const said = path
      .slice(0, at + 1)
      .filter(({ event }) => /lookUpCashOut|callAnswer/.test(event.type))
      .slice(-2)
      .map(({ event }) => (event as { output?: unknown }).output);
    expect(said, path[at]!.path).toEqual([neverArrived, neverArrived]);
    expect(spawns(path[at]!, 'giveUpCashOut'), path[at]!.path).toBe(true);
  }
});

test('on every path one that another tab may just have sent is not called refused because it is not there yet', () => {
  const saysAbsent = ({ before: was, event }: CashOutStep) =>
    was.context.mayArrive && (event as { output?: unknown }).output === neverArrived;
  const isTwice = (step: CashOutStep) => saysAbsent(step) && step.before.context.absences > 0;
  expect(steps.some(isTwice)).toBe(true);
  for (const step of steps.filter(saysAbsent)) expect(isIn(step.after, 'unknown'), step.path).toBe(true);
  const ends = steps.filter(({ event }) => event.type === 'xstate.after.placeAnswer.cashOut.unknown');
  expect(ends.length).toBeGreaterThan(0);
  for (const { path, after: is } of ends) {
    expect(is.context.mayArrive, path).toBe(false);
    expect(isIn(is, 'unknown.asking'), path).toBe(true);
  }
});

test('on every path orders are held exactly when it is done', () => {
  const open = steps.filter((step) => !isIn(step.after, 'closed'));
  for (const { path, after: is } of open) expect(is.context.done !== null, path).toBe(isIn(is, 'done'));
});

test('on every path legs whose end was not heard are asked about, and what is done stays known', () => {
  const isUnheard = (step: CashOutStep) =>
    isIn(step.before, 'done.held') && /orders.listed|delayOverdue/.test(step.event.type);
  expect(new Set(steps.filter(isUnheard).map(({ event }) => event.type)).size).toBe(2);
  for (const step of steps.filter(isUnheard))
    expect(isIn(step.after, 'done.missing.asking'), step.path).toBe(true);
  const listed = steps.filter(({ before: was }) => isIn(was, 'done.achieved'));
  for (const step of listed.filter(({ event }) => event.type === 'orders.listed'))
    expect(isIn(step.after, 'done.achieved'), step.path).toBe(true);
  const answers = steps.filter(
    (step) => isIn(step.before, 'done.missing') && /^xstate\.(done|error)\.actor/.test(step.event.type),
  );
  expect(answers.length).toBeGreaterThan(0);
  for (const { path, after: is } of answers) expect(isIn(is, 'done'), path).toBe(true);
});

test('on every path it opens with the whole, as the figure says that is pressed', () => {
  const opened = steps.filter((step) => isIn(step.before, 'closed') && isIn(step.after, 'choosing'));
  expect(opened.some(({ before: was }) => was.context.percent !== 100)).toBe(true);
  for (const { path, after: is } of opened) {
    expect(is.context.percent, path).toBe(100);
    expect(is.context.runnerId, path).toBeNull();
  }
});
