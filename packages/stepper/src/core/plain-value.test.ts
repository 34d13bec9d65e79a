import { expect, test } from 'vitest';
import { changesOf, plainOf } from './plain-value.ts';

test('what is no data is named', () => {
  const round: { self?: unknown } = {};
  round.self = round;
  const value = {
    at: new Date(0),
    fails: new TypeError('no'),
    does: function run() {},
    none: undefined,
    nan: Number.NaN,
    big: 3n,
    map: new Map([['a', 1]]),
    set: new Set([2]),
    round,
    actor: { id: 'bet-1', sessionId: 'x:1', send: () => {} },
  };
  expect(plainOf(value)).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    fails: '‹TypeError: no›',
    does: '‹function run›',
    nan: '‹NaN›',
    big: '‹3›',
    map: [['a', 1]],
    set: [2],
    round: { self: '‹itself›' },
    actor: '‹actor bet-1›',
  });
});

test('changes are told in their smallest parts', () => {
  expect(changesOf({ a: { b: 1, c: 2 }, d: [1] }, { a: { b: 1, c: 3 }, d: [1, 2], e: null })).toEqual([
    { at: 'a.c', was: 2, is: 3 },
    { at: 'd.1', was: undefined, is: 2 },
    { at: 'e', was: undefined, is: null },
  ]);
  expect(changesOf([], {})).toHaveLength(1);
});
