import { expect, test } from 'vitest';
import { isInDoubt } from '#domain/bet/intent.ts';
import { sampleBet, sampleOrder } from '../testing/samples.ts';
import { after, done, failed, stepsOf, walk, type Step } from '../testing/walk.ts';
import { betIntentMachine } from './bet-intent.machine.ts';
import { intentStateOf } from './bet-report.ts';

const refused = { kind: 'refused', refusal: { code: 'MARKET_SUSPENDED', message: 'Suspended.' } };
const givenUp = { kind: 'refused', refusal: { code: 'GIVEN_UP', message: 'It was given up.' } };
const neverArrived = { kind: 'neverArrived' };
const acceptedBy = (matched: number) => ({ kind: 'accepted', order: sampleOrder(matched) });
/** Waits out the in-play delay. */
const delayed = sampleOrder(0, { delayEndsAt: '2026-11-21T10:00:05Z' });
const later = { updatedAt: '2026-11-21T10:00:09Z' };

const events = [
  done('storeIntent'),
  failed('storeIntent'),
  after('storeAnswer', 'betIntent.storing'),
  done('sendBet', acceptedBy(0)),
  done('sendBet', acceptedBy(10_000)),
  done('sendBet', { kind: 'accepted', order: delayed }),
  done('cancelBet'),
  failed('cancelBet'),
  after('callAnswer', 'betIntent.accepted.delayed.cancelling'),
  after('delayOverdue', 'betIntent.accepted.delayed'),
  after('callAnswer', 'betIntent.accepted.missing.asking'),
  after('backOff', 'betIntent.accepted.missing.waiting'),
  { type: 'orders.listed', orders: [] },
  done('sendBet', refused),
  failed('sendBet'),
  after('placeAnswer', 'betIntent.sending'),
  after('placeAnswer', 'betIntent.unknown'),
  done('lookUpBet', acceptedBy(4_000)),
  done('lookUpBet', refused),
  done('lookUpBet', neverArrived),
  failed('lookUpBet'),
  done('giveUpBet', acceptedBy(4_000)),
  done('giveUpBet', refused),
  done('giveUpBet', givenUp),
  failed('giveUpBet'),
  after('callAnswer', 'betIntent.givingUp.asking'),
  after('backOff', 'betIntent.givingUp.waiting'),
  after('callAnswer', 'betIntent.unknown.asking'),
  after('backOff', 'betIntent.unknown.waiting'),
  after('doubt', 'betIntent.unknown'),
  after('callAnswer', 'betIntent.inDoubt.asking'),
  after('slowBackOff', 'betIntent.inDoubt.waiting'),
  { type: 'order.changed', order: sampleOrder(4_000, later) },
  { type: 'order.changed', order: sampleOrder(0, { ...later, remaining: 0, cancelled: 10_000 }) },
  { type: 'order.changed', order: sampleOrder(0, { clientId: 'another' }) },
  { type: 'market.settled', marketId: '1.1' },
  { type: 'network.returned' },
  { type: 'page.shown' },
  { type: 'retry.chosen' },
  { type: 'send.chosen' },
  { type: 'drop.chosen' },
  { type: 'cancel.chosen' },
];

const paths = [false, true].flatMap((isFound) =>
  walk(betIntentMachine, {
    input: { bet: sampleBet(), isFound, seed: 1 },
    events,
    key: ({ context: { order, refusal, absences, mayArrive, isSettled, isTold } }) => [
      order?.matched,
      order?.updatedAt,
      order?.delayEndsAt,
      refusal?.code,
      Math.min(absences, 2),
      mayArrive,
      isSettled,
      isTold,
    ],
  }),
);
const steps = stepsOf(paths);

const starts = (step: Step<typeof betIntentMachine>, actor: string): boolean =>
  step.actions.some(
    ({ type, params }) => type === 'xstate.spawnChild' && (params as { id: string }).id === actor,
  );
const isKnown = (state: string): boolean =>
  [
    'delayed',
    'cancelling',
    'missing',
    'unmatched',
    'partlyMatched',
    'matched',
    'cancelled',
    'settled',
    'refused',
  ].includes(state);

test('every state is reached', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect([...new Set(steps.map((step) => intentStateOf(step.after)))].sort()).toEqual(
    [
      'cancelled',
      'cancelling',
      'delayed',
      'dropped',
      'givingUp',
      'inDoubt',
      'lookingAgain',
      'matched',
      'missing',
      'neverArrived',
      'notStored',
      'partlyMatched',
      'placing',
      'refused',
      'settled',
      'unknown',
      'unmatched',
    ].sort(),
  );
});

test('on every path a bet is sent only after it was stored', () => {
  const isKept = (path: typeof steps) =>
    path[0]!.after.context.isFound ||
    path.some(({ event }) => event.type === 'xstate.done.actor.storeIntent');
  for (const path of paths) {
    const sends = path.findIndex((step) => starts(step, 'sendBet'));
    expect(sends < 0 || isKept(path.slice(0, sends + 1)), path.at(-1)!.path).toBe(true);
  }
});

test('on every path a bet is sent again only after "never arrived", by the bettor’s word', () => {
  for (const step of steps.filter((each) => starts(each, 'sendBet'))) {
    const isFirst = step.event.type === 'xstate.done.actor.storeIntent';
    const isAgain = step.event.type === 'send.chosen' && intentStateOf(step.before) === 'neverArrived';
    expect(isFirst || isAgain, step.path).toBe(true);
  }
});

test('on every path a bet is called never arrived only when that was said twice running', () => {
  const outcome = /actor\.(lookUpBet|sendBet)|callAnswer/;
  const entries = paths.flatMap((path) =>
    path.flatMap((step, at) =>
      intentStateOf(step.after) === 'neverArrived' && intentStateOf(step.before) !== 'neverArrived'
        ? [path.slice(0, at + 1).filter(({ event }) => outcome.test(event.type))]
        : [],
    ),
  );
  expect(entries.length).toBeGreaterThan(10);
  for (const outcomes of entries) {
    const last = outcomes.slice(-2).map(({ event }) => event);
    expect(last, outcomes.at(-1)!.path).toMatchObject([{ output: neverArrived }, { output: neverArrived }]);
  }
});

test('on every path a bet that another tab may just have sent is not called never arrived', () => {
  const stored = steps.filter(({ before }) => before.context.mayArrive);
  expect(stored.some(({ before, event }) => before.context.absences > 0 && 'output' in event)).toBe(true);
  for (const { path, event, after: is } of stored) {
    expect(intentStateOf(is), path).not.toBe('neverArrived');
    const isOver = event.type === 'xstate.after.placeAnswer.betIntent.unknown';
    expect(is.context.mayArrive, path).toBe(!isOver);
  }
});

test('on every path no answer leaves the bet unknown, or in doubt: neither placed nor failed', () => {
  const silences =
    /^xstate\.(error\.actor\.(sendBet|lookUpBet)|after\.(placeAnswer|callAnswer|doubt)\.betIntent\.(sending|unknown|inDoubt))/;
  // An accepted bet's outcome is known and stays known.
  const isOpen = ({ before }: (typeof steps)[number]) => before.context.order === null;
  for (const step of steps.filter((each) => isOpen(each) && silences.test(each.event.type))) {
    const was = intentStateOf(step.before);
    const isDoubted = isInDoubt(was) || step.event.type.startsWith('xstate.after.doubt');
    const said = isDoubted ? ['inDoubt', 'lookingAgain'] : ['unknown'];
    expect(said, step.path).toContain(intentStateOf(step.after));
  }
});

test('on every path a bet is refused only by the exchange’s word', () => {
  for (const { path, event } of steps.filter((each) => intentStateOf(each.after) === 'refused')) {
    expect(event, path).toMatchObject({ output: refused });
  }
});

test('on every path a bet is dropped only by the bettor’s word, and one that may have been sent by the exchange’s too', () => {
  const drops = steps.filter((each) => intentStateOf(each.after) === 'dropped');
  expect(new Set(drops.map(({ before }) => intentStateOf(before)))).toEqual(
    new Set(['notStored', 'givingUp']),
  );
  for (const { path, before, event } of drops) {
    const isSent = intentStateOf(before) === 'givingUp';
    const word = isSent ? { type: 'xstate.done.actor.giveUpBet', output: givenUp } : { type: 'drop.chosen' };
    expect(event, path).toMatchObject(word);
  }
  const begun = steps.filter(
    (each) => starts(each, 'giveUpBet') && intentStateOf(each.before) !== 'givingUp',
  );
  for (const { path, event, before } of begun) {
    expect(intentStateOf(before), path).toBe('neverArrived');
    expect(event.type, path).toBe('drop.chosen');
  }
});

test('on every path an order is held exactly when the bet was placed, and a known outcome stays known', () => {
  for (const { path, before, after: snapshot } of steps) {
    const [was, is] = [intentStateOf(before), intentStateOf(snapshot)];
    expect(snapshot.context.order !== null, path).toBe(isKnown(is) && is !== 'refused');
    expect(!isKnown(was) || isKnown(is), path).toBe(true);
  }
});

test('on every path the stored intent is forgotten exactly when the outcome becomes known or it is dropped', () => {
  for (const step of steps) {
    const [was, is] = [intentStateOf(step.before), intentStateOf(step.after)];
    const isForgotten = step.actions.some(({ type }) => type === 'forgetIntent');
    expect(isForgotten, step.path).toBe((isKnown(is) && !isKnown(was)) || (is === 'dropped' && was !== is));
  }
});

test('on every path the bet itself stays as it was meant', () => {
  for (const step of steps) expect(step.after.context.bet, step.path).toEqual(sampleBet());
});

test('on every path a cancel during the delay is asked for only by the bettor, and claims nothing by itself', () => {
  const cancels = steps.filter((step) => starts(step, 'cancelBet'));
  expect(cancels.length).toBeGreaterThan(0);
  for (const { path, event, before } of cancels) {
    expect(event.type, path).toBe('cancel.chosen');
    expect(intentStateOf(before), path).toBe('delayed');
  }
  for (const { path, after: snapshot } of steps.filter(({ event }) => /cancel(Bet|ling)$/.test(event.type))) {
    expect(intentStateOf(snapshot), path).toBe('delayed');
  }
});
