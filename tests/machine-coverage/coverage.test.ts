import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { coverageOf, coverageTold, isWhole } from './coverage.ts';
import { partsOf } from './machine-parts.ts';

const door = createMachine({
  id: 'frontDoor',
  initial: 'closed',
  states: {
    closed: {
      on: { push: [{ guard: 'isLocked' }, { target: 'open' }] },
      after: { 100: { guard: () => false, target: 'open' } },
    },
    open: { invoke: { id: 'guest', src: 'welcome', onDone: 'closed' } },
  },
});
const shelf = new Map([['front-door', door]]);
const keys = partsOf(door).map(({ key }) => key);

const recordedBut = (...missing: string[]) => ({
  id: 'frontDoor',
  isCovered: Object.fromEntries(keys.map((key) => [key, !missing.includes(key)])),
});

test('all that was covered is 100 %', () => {
  const coverage = coverageOf(shelf, [recordedBut()], []);
  expect(coverage.machines[0]).toMatchObject({
    name: 'front-door',
    states: { covered: 2, total: 2 },
    transitions: { covered: 4, total: 4 },
    guards: { covered: 4, total: 4 },
  });
  expect(isWhole(coverage)).toBe(true);
  expect(coverageTold(coverage)).toBe('1 machines: states 100 %, transitions 100 %, guards 100 %');
});

test('what nothing covered is told in words, beneath the machine’s file', () => {
  const missing = ['state open', 'transition closed|push|1', 'guard closed|push|0 refuses', keys.at(-1)!];
  const coverage = coverageOf(shelf, [recordedBut(...missing)], []);
  expect(isWhole(coverage)).toBe(false);
  expect(coverageTold(coverage).split('\n')).toEqual([
    'machines/front-door/front-door.machine.ts',
    '  closed: push, way 1 of 2: the guard isLocked never refuses',
    '  closed: push → open, way 2 of 2 is never taken',
    '  open is never entered',
    '  open: guest done → closed is never taken',
    '1 machines: states 50.0 % (1 of 2), transitions 50.0 % (2 of 4), guards 75.0 % (3 of 4)',
  ]);
});

test('a machine that nothing ran is covered in no part', () => {
  expect(coverageOf(shelf, [], []).totals.states).toEqual({ covered: 0, total: 2 });
});

test('what several processes covered counts together', () => {
  const [half, other] = [recordedBut('state open'), recordedBut('state closed')];
  expect(isWhole(coverageOf(shelf, [half, other], []))).toBe(true);
});

test('another machine of the same id counts for nothing', () => {
  const double = { id: 'frontDoor', isCovered: { 'state open': true, 'state closed': true } };
  expect(coverageOf(shelf, [double], []).totals.states.covered).toBe(0);
});

const excused = (part: string, machine = 'front-door') => ({ machine, part, why: 'nobody opens it' });

test('what is listed as unreachable is not asked for, and nothing is excused by part of its name', () => {
  expect(isWhole(coverageOf(shelf, [recordedBut('state open')], [excused('state open')]))).toBe(true);
  expect(isWhole(coverageOf(shelf, [recordedBut('state open')], [excused('state op')]))).toBe(false);
});

test('what is listed as unreachable and was reached, or is nowhere, is wrong', () => {
  expect(coverageOf(shelf, [recordedBut()], [excused('state open')]).wrong).toEqual([
    'front-door: state open is listed as unreachable, but was reached',
  ]);
  expect(coverageOf(shelf, [recordedBut()], [excused('state gone')]).wrong).toEqual([
    'front-door: state gone is listed as unreachable, but is no part',
  ]);
  expect(coverageOf(shelf, [recordedBut()], [excused('state open', 'back-door')]).wrong).toEqual([
    'back-door is listed as unreachable, but is no machine',
  ]);
});

test('eleven parts are too many to be unreachable', () => {
  const parts = (count: number) => Array.from({ length: count }, (_, at) => excused(`state ${at}`));
  const isTooMany = (count: number) =>
    coverageOf(shelf, [], parts(count)).wrong.some((one) => one.endsWith('parts are unreachable'));
  expect([isTooMany(10), isTooMany(11)]).toEqual([false, true]);
});
