import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { onlyState, statesOf } from '#machines/testing/machine-states.ts';
import { shelf } from './shelf.ts';
import { sourceFiles } from './source-files.ts';
import { claimsOf, untoldStates } from './story-states.ts';

const passing = 'decides, and is left before anything can be drawn';
const holds = 'holds others, which are what is shown';

/** States, or whole machines, without a story, and the reason. A state leaves this table when it gets a story. */
const untold: Record<string, string> = {
  page: holds,
  'bet-intents': holds,
  'cash-outs': holds,
  payments: holds,
  'market-feeds': holds,
  'session: restoring': passing,
  'route-guard: deciding': passing,
  'startup: lists.checkingSport': passing,
  'startup: lists.ready.sorting': passing,
  'exposure: sorting': passing,
  'carousel: deciding': passing,
  'theme: deciding': passing,
  'popups: deciding': passing,
  'popups: closing': passing,
  'bet-slip: deciding': passing,
  'bet-intent: deciding': passing,
  'bet-intent: accepted.sorting': passing,
  'order-change: deciding': passing,
  'cash-out: done.sorting': passing,
  'payment: deciding': passing,
  'deposit: choosing.sorting': passing,
  'deposit-details: sorting': passing,
  'deposit-details: typing.sorting': passing,
  'payment-waiting: deciding': passing,
  'payment-waiting: followed.sorting': passing,
  'automatic-deposit: deciding': passing,
  'reality-check: deciding': passing,
  'coach: deciding': passing,
  'report: list.asking': passing,
  'report: list.sorting': passing,
  'token-renewal': 'a session stays the same to look at while its token is renewed',
  'date-picker: view.deciding': passing,
  'date-picker: popup.deciding': passing,
  'date-range-picker: view.deciding': passing,
  'date-range-picker: popup.deciding': passing,
  'time-picker: deciding': passing,
};

const machines = new Map([...shelf].map(([name, machine]) => [name, statesOf(machine)]));

test('every state of every machine has its story', () => {
  const stories = sourceFiles().filter(({ path }) => path.endsWith('.stories.tsx'));
  expect(machines.size).toBeGreaterThan(8);
  expect(untoldStates(machines, stories.flatMap(claimsOf), untold)).toEqual([]);
});

describe('a machine’s states', () => {
  test('are its leaves, a nested parallel state being one', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: {},
        b: { initial: 'c', states: { c: {}, d: { type: 'final' } } },
        e: { type: 'parallel', states: { f: {}, g: {} } },
      },
    });
    expect(statesOf(machine)).toEqual(['a', 'b.c', 'b.d', 'e']);
  });

  test('are those of each region when all of it is parallel', () => {
    const regions = { x: { initial: 'a', states: { a: {}, b: {} } }, y: {} };
    expect(statesOf(createMachine({ type: 'parallel', states: regions }))).toEqual(['x.a', 'x.b', 'y']);
  });

  test('are one when it has none', () => {
    expect(statesOf(createMachine({}))).toEqual([onlyState]);
  });
});

describe('a story file', () => {
  const read = (text: string) =>
    claimsOf({ path: 'a.stories.tsx', text }).map(({ machine, state }) => `${machine}: ${state}`);

  test('names the machine once and the states story by story', () => {
    expect(
      read(`const meta = { parameters: { machine: 'm', layout: 'x' } };
        export const A = { parameters: { state: 'a' } };
        export const B = { parameters: { state: ['b', 'c'] } };
        export const N = { parameters: { machine: 'n', state: 'd', through: 'e' } };
        export const None = { args: {} };`),
    ).toEqual(['m: a', 'm: b', 'm: c', 'n: d', 'n: e']);
  });

  test('may name one state for all its stories', () => {
    expect(read(`const meta = { parameters: { machine: 'm', state: 'only' } };`)).toEqual(['m: only']);
  });

  test('claims what its ways lead to', () => {
    expect(
      read(`export const A = { ...storyOf(betIntentMachine, { path: [a], at: 'a' }, shown) };
        export const B = { ...storyOf(mMachine, { at: ['b', 'c'], ends: 'd' }, shown), play };`),
    ).toEqual(['bet-intent: a', 'm: b', 'm: c', 'm: d']);
    expect(() => read(`const A = storyOf(machine, { at: 'a' }, shown)`)).toThrow('must name its machine');
    expect(() => read(`const A = storyOf(mMachine, way, shown)`)).toThrow('write its way out');
    expect(() => read(`const A = storyOf(mMachine, { at }, shown)`)).toThrow('written out');
  });

  test('must name a machine, and write its states out', () => {
    expect(() => read(`export const A = { parameters: { state: 'a' } };`)).toThrow('no machine');
    expect(() => read(`export const A = { parameters: { machine: 'm', state: some } };`)).toThrow(
      'written out',
    );
  });
});

describe('what is missing or too much is said', () => {
  const states = new Map([
    ['m', ['a', 'b']],
    ['n', ['c']],
  ]);
  const claim = (machine: string, state: string) => ({ path: 'a.stories.tsx', machine, state });

  test('a state without a story', () => {
    expect(untoldStates(states, [claim('m', 'a')], { n: passing })).toEqual(['m: b has no story']);
  });

  test('a story of a state that is none', () => {
    const claims = [claim('m', 'a'), claim('m', 'b'), claim('n', 'c'), claim('n', 'gone'), claim('o', 'c')];
    expect(untoldStates(states, claims, {})).toEqual([
      'a.stories.tsx shows n: gone, which is no state',
      'a.stories.tsx shows o: c, which is no state',
    ]);
  });

  test('an excuse for what is not there, or has a story', () => {
    const claims = [claim('m', 'a'), claim('m', 'b'), claim('n', 'c')];
    expect(untoldStates(states, claims, { 'm: z': passing, n: passing })).toEqual([
      'm: z is excused, but is no state',
      'n is excused, but has a story',
    ]);
  });
});
