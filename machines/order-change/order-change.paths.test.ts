import { expect, test } from 'vitest';
import { accepted, givenUp, refused, sampleEdit } from '../testing/open-change.ts';
import { statePaths } from '../testing/state-paths.ts';
import { after, done, failed, stepsOf, walk, type Step } from '../testing/walk.ts';
import { orderChangeMachine, type ChangeAnswer } from './order-change.machine.ts';

const events = [
  done('sendChange', accepted),
  done('sendChange', refused),
  failed('sendChange'),
  after('callAnswer', 'orderChange.sending'),
  after('callAnswer', 'orderChange.found'),
  done('giveUpChange', accepted),
  done('giveUpChange', refused),
  done('giveUpChange', givenUp),
  failed('giveUpChange'),
  after('callAnswer', 'orderChange.givingUp.asking'),
  after('backOff', 'orderChange.givingUp.waiting'),
  { type: 'change.abandoned' },
  { type: 'network.returned' },
];

// A walk has no parent. What the machine tells it is seen as the action's parameters.
const machine = orderChangeMachine.provide({ actions: { tell: () => undefined } });
type ChangeStep = Step<typeof machine>;
const walkFrom = (isFound: boolean) =>
  walk(machine, {
    input: { change: sampleEdit, isFound, seed: 1 },
    events,
    key: ({ context }) => context.refusal,
  });
const [asked, found] = [walkFrom(false), walkFrom(true)];
const paths = [...asked, ...found];
const steps = stepsOf(paths);

const stateOf = ({ value }: ChangeStep['after']): string => statePaths(value).join();
const isIn = (snapshot: ChangeStep['after'], state: string): boolean => stateOf(snapshot).startsWith(state);
const enters = (step: ChangeStep, state: string): boolean =>
  isIn(step.after, state) && (step.event.type === 'start' || !isIn(step.before, state));
const starts = ({ actions }: ChangeStep, id: string): boolean =>
  actions.some(({ type, params }) => type === 'xstate.spawnChild' && (params as { id: string }).id === id);
const does = ({ actions }: ChangeStep, action: string): boolean =>
  actions.some(({ type }) => type === action);
const toldBy = ({ actions }: ChangeStep): string[] =>
  actions.filter(({ type }) => type === 'tell').map(({ params }) => (params as { type: string }).type);

test('every state is reached', () => {
  expect([...new Set(steps.map((step) => stateOf(step.after)))].sort()).toEqual([
    'accepted',
    'found',
    'givingUp.asking',
    'givingUp.waiting',
    'refused',
    'sending',
  ]);
});

test('on every path a change is sent once, at its start; one that was found is never sent', () => {
  for (const path of asked) {
    expect(starts(path[0]!, 'sendChange'), path[0]!.path).toBe(true);
    expect(
      path.filter((step) => starts(step, 'sendChange')),
      path.at(-1)!.path,
    ).toHaveLength(1);
  }
  for (const step of stepsOf(found)) expect(starts(step, 'sendChange'), step.path).toBe(false);
});

test('on every path it is stored as it is sent, and forgotten exactly when the exchange has said what became of it', () => {
  const isOver = ({ status }: ChangeStep['after']) => status === 'done';
  for (const step of steps) {
    expect(does(step, 'storeChange'), step.path).toBe(starts(step, 'sendChange'));
    expect(does(step, 'forgetChange'), step.path).toBe(isOver(step.after));
  }
  expect(steps.some(({ after: is }) => isOver(is))).toBe(true);
});

test('on every path it is accepted or refused only by the exchange’s word', () => {
  const ends = steps.filter((step) => enters(step, 'accepted') || enters(step, 'refused'));
  expect(new Set(ends.map(({ event }) => event.type))).toEqual(
    new Set(['xstate.done.actor.sendChange', 'xstate.done.actor.giveUpChange']),
  );
  for (const { path, event, after: is } of ends) {
    const { output } = event as unknown as { output: ChangeAnswer };
    expect(stateOf(is), path).toBe(output.kind);
    expect({ kind: output.kind, ...is.context.refusal }, path).toEqual({
      ...output,
      ...(output.kind === 'refused' && { isGivenUp: output.isGivenUp ?? false }),
    });
  }
});

test('on every path a refusal is held exactly when it is refused', () => {
  for (const { path, after: is } of steps)
    expect(is.context.refusal !== null, path).toBe(isIn(is, 'refused'));
});

test('on every path no answer and a bettor who abandons it lead to giving it up, and nothing else does', () => {
  const silences = /^xstate\.(error\.actor|after\.callAnswer)/;
  const silent = steps.filter(({ event }) => silences.test(event.type));
  expect(new Set(silent.map(({ before }) => stateOf(before)))).toEqual(
    new Set(['sending', 'found', 'givingUp.asking']),
  );
  for (const { path, after: is } of silent) expect(isIn(is, 'givingUp'), path).toBe(true);
  const begun = steps.filter((step) => enters(step, 'givingUp'));
  for (const step of begun) {
    const isAbandoned = isIn(step.before, 'sending') && step.event.type === 'change.abandoned';
    expect(isAbandoned || silences.test(step.event.type), step.path).toBe(true);
    expect(starts(step, 'giveUpChange'), step.path).toBe(true);
  }
  expect(begun.some(({ event }) => event.type === 'change.abandoned')).toBe(true);
});

test('on every path the answer to the call counts only while it is awaited', () => {
  for (const { path, before, event } of steps.filter((step) => /actor\.sendChange/.test(step.event.type)))
    expect(stateOf(before), `${path} ${event.type}`).toBe('sending');
});

test('on every path what is given up is given up until the exchange answers, and a wait ends by asking', () => {
  for (const { path, after: is, event } of steps.filter((step) => isIn(step.before, 'givingUp'))) {
    expect(isIn(is, 'givingUp'), path).toBe(event.type !== 'xstate.done.actor.giveUpChange');
  }
  const waited = steps.filter((step) => stateOf(step.before) === 'givingUp.waiting');
  expect(waited.length).toBeGreaterThan(0);
  for (const { path, after: is } of waited) expect(stateOf(is), path).toBe('givingUp.asking');
});

test('on every path each turn is reported once, as it happens', () => {
  for (const step of steps) {
    const turns = ['givingUp', 'accepted', 'refused'].filter((state) => enters(step, state));
    const words = turns.map((state) => `change.${state === 'givingUp' ? 'unanswered' : state}`);
    expect(toldBy(step), step.path).toEqual(words);
  }
});

test('on every path the change itself stays as it was asked for', () => {
  for (const step of steps) expect(step.after.context.change, step.path).toEqual(sampleEdit);
});
