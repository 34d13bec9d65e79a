import { expect, test } from 'vitest';
import { sampleCommand, sampleRefusal } from '../testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { statePaths } from '../testing/state-paths.ts';
import { after, done, failed, stepsOf, walk, type Step } from '../testing/walk.ts';
import { paymentMachine } from './payment.machine.ts';

const placed = { kind: 'done', payment: samplePayment() };
const refused = { kind: 'refused', refusal: sampleRefusal() };
const givenUp = { kind: 'refused', refusal: sampleRefusal({ code: 'GIVEN_UP' }) };
const neverArrived = { kind: 'neverArrived' };

const events = [
  { type: 'network.returned' },
  { type: 'payments.moved' },
  { type: 'retry.chosen' },
  { type: 'send.chosen' },
  { type: 'drop.chosen' },
  done('storeCommand'),
  failed('storeCommand'),
  after('storeAnswer', 'payment.storing'),
  ...[placed, refused].map((answer) => done('sendPayment', answer)),
  failed('sendPayment'),
  after('placeAnswer', 'payment.sending'),
  after('placeAnswer', 'payment.unknown'),
  ...[placed, refused, givenUp, neverArrived].map((answer) => done('lookUpPayment', answer)),
  failed('lookUpPayment'),
  after('callAnswer', 'payment.unknown.asking'),
  after('backOff', 'payment.unknown.waiting'),
  ...[placed, refused, givenUp].map((answer) => done('giveUpPayment', answer)),
  failed('giveUpPayment'),
  after('callAnswer', 'payment.givingUp.asking'),
  after('backOff', 'payment.givingUp.waiting'),
];

type PaymentStep = Step<typeof paymentMachine>;
const pathsFrom = (isFound: boolean) =>
  walk(paymentMachine, {
    input: { command: sampleCommand, isFound, seed: 1 },
    events,
    key: ({ context }) => [
      context.payment !== null,
      context.refusal?.code,
      Math.min(context.absences, 2),
      context.mayArrive,
    ],
  });
const given = pathsFrom(false);
const found = pathsFrom(true);
const paths = [...given, ...found];
const steps = stepsOf(paths);
const isIn = ({ value }: PaymentStep['after'], state: string): boolean =>
  statePaths(value).some((path) => path.split('.')[0] === state);
const entered = ({ before: was, after: is }: PaymentStep, state: string): boolean =>
  isIn(is, state) && !isIn(was, state);
const starts = ({ actions }: PaymentStep, id: string): boolean =>
  actions.some(({ type, params }) => type === 'xstate.spawnChild' && (params as { id: string }).id === id);
const outputOf = ({ event }: PaymentStep): unknown => (event as { output?: unknown }).output;

test('every state is reached', () => {
  expect(paths.length).toBeGreaterThan(80);
  expect([...new Set(steps.flatMap((step) => statePaths(step.after.value)))].sort()).toEqual(
    [
      'done',
      'dropped',
      'givingUp.asking',
      'givingUp.waiting',
      'neverArrived',
      'notStored',
      'refused',
      'sending',
      'storing',
      'unknown.asking',
      'unknown.waiting',
    ].sort(),
  );
});

test('on every path it is sent only after it was stored, and one that was found is asked about first', () => {
  expect(steps.some((step) => starts(step, 'sendPayment'))).toBe(true);
  const firstSends = (among: typeof paths) =>
    among.flatMap((path) => path.find((step) => starts(step, 'sendPayment')) ?? []);
  for (const { path, event } of firstSends(given))
    expect(event.type, path).toBe('xstate.done.actor.storeCommand');
  for (const path of found) expect(isIn(path[0]!.after, 'unknown')).toBe(true);
  for (const { path, event } of firstSends(found)) expect(event.type, path).toBe('send.chosen');
});

test('on every path it is sent again only after "never arrived", by the bettor’s word, under its first id', () => {
  for (const path of paths) {
    for (const step of path.filter((each) => starts(each, 'sendPayment')).slice(1)) {
      expect(isIn(step.before, 'neverArrived'), step.path).toBe(true);
      expect(step.event.type, step.path).toBe('send.chosen');
    }
  }
  for (const { path, after: is } of steps) expect(is.context.command, path).toBe(sampleCommand);
});

test('on every path no answer leaves it unknown: neither done, nor refused, nor dropped', () => {
  const silences =
    /^xstate\.(error\.actor\.(send|lookUp|giveUp)|after\.(placeAnswer|callAnswer|backOff)\.payment)/;
  const silent = steps.filter(({ event }) => silences.test(event.type));
  expect(silent.length).toBeGreaterThan(10);
  for (const step of silent) {
    const stays = isIn(step.before, 'givingUp') ? 'givingUp' : 'unknown';
    expect(isIn(step.after, stays), step.path).toBe(true);
  }
});

test('on every path it is done, or refused, only by the exchange’s word', () => {
  for (const state of ['done', 'refused'] as const) {
    const ends = steps.filter((step) => entered(step, state));
    expect(new Set(ends.map(({ event }) => event.type)).size).toBe(3);
    for (const step of ends) expect(outputOf(step), step.path).toMatchObject({ kind: state });
  }
  for (const { path, after: is } of steps) expect(is.context.payment !== null, path).toBe(isIn(is, 'done'));
});

test('on every path it is called never arrived only when that was said twice running', () => {
  const answers = /actor\.(lookUpPayment|sendPayment)|callAnswer/;
  const ends = paths.flatMap((path) =>
    path.flatMap((step, at) => (entered(step, 'neverArrived') ? [path.slice(0, at + 1)] : [])),
  );
  expect(ends.length).toBeGreaterThan(0);
  for (const path of ends) {
    const said = path.filter(({ event }) => answers.test(event.type)).slice(-2);
    expect(said.map(outputOf), path.at(-1)!.path).toEqual([neverArrived, neverArrived]);
  }
});

test('on every path one that another tab may just have sent is not called never arrived', () => {
  const said = steps.filter((step) => step.before.context.mayArrive && outputOf(step) === neverArrived);
  expect(said.some(({ before }) => before.context.absences > 0)).toBe(true);
  for (const step of said) expect(isIn(step.after, 'unknown'), step.path).toBe(true);
});

test('on every path one that may have been sent is dropped only by its bettor’s word, and then by the exchange’s', () => {
  const begun = steps.filter((step) => entered(step, 'givingUp'));
  expect(new Set(begun.flatMap(({ before }) => statePaths(before.value)))).toEqual(
    new Set(['unknown.asking', 'unknown.waiting', 'neverArrived']),
  );
  for (const step of begun) {
    expect(step.event.type, step.path).toBe('drop.chosen');
    expect(starts(step, 'giveUpPayment'), step.path).toBe(true);
  }
  for (const step of steps.filter((each) => entered(each, 'dropped'))) {
    const word = isIn(step.before, 'notStored') ? { type: 'drop.chosen' } : { output: givenUp };
    expect(step.event, step.path).toMatchObject(word);
  }
});

test('on every path what is stored is forgotten exactly when it is known what became of it', () => {
  for (const step of steps) {
    const isForgotten = step.actions.some(({ type }) => type === 'forgetCommand');
    const isOver = ['done', 'refused', 'dropped'].some((state) => entered(step, state));
    expect(isForgotten, step.path).toBe(isOver);
  }
});
