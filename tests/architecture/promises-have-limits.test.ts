import { createMachine, fromCallback, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { shelf } from './shelf.ts';
import { waitsForEver } from './promise-limits.ts';

test('every state of the shelf that waits for a promise has a time limit', () => {
  expect(shelf.size).toBeGreaterThan(25);
  const found = [...shelf].flatMap(([name, machine]) =>
    waitsForEver(machine).map((state) => `${name}: ${state}`),
  );
  expect(found).toEqual([]);
});

describe('a state that waits for a promise', () => {
  const known = setup({
    actors: { ask: fromPromise(async () => {}), listen: fromCallback(() => {}) },
    delays: {
      callAnswer: timing.callAnswer,
      renewalCap: timing.renewalCap,
      backOff: () => timing.callAnswer,
      unheardOf: 8_001,
    },
    guards: { isLate: () => true },
  });
  const asking = { invoke: { src: 'ask', onDone: 'b' } } as const;
  const machine = (a: object) => known.createMachine({ initial: 'a', states: { a, b: {} } });

  test('waits for ever without a delay', () => {
    expect(waitsForEver(machine(asking))).toEqual(['a']);
  });

  test('does not with one that leads out of it, of its own or of what it is in', () => {
    expect(waitsForEver(machine({ ...asking, after: { callAnswer: 'b' } }))).toEqual([]);
    const inside = { initial: 'x', states: { x: { invoke: { src: 'ask' } }, y: {} } };
    expect(waitsForEver(machine({ ...inside, after: { callAnswer: 'b' } }))).toEqual([]);
    expect(waitsForEver(machine({ ...inside, after: { callAnswer: '.y' } }))).toEqual([]);
    expect(waitsForEver(machine(inside))).toEqual(['a.x']);
  });

  test.each([
    ['leads nowhere', { callAnswer: { actions: () => {} } }],
    ['leads to where it is', { callAnswer: 'a' }],
    ['may be refused', { callAnswer: { guard: 'isLate', target: 'b' } }],
    ['may lead nowhere', { callAnswer: [{ guard: 'isLate' }, { target: 'b' }] }],
    ['is far too long', { renewalCap: 'b' }],
    ['is none of the product’s delays', { unheardOf: 'b' }],
    ['nobody can read', { backOff: 'b' }],
    ['has no name', { 8_000: 'b' }],
  ])('waits for ever with one that %s', (_, after) => {
    expect(waitsForEver(machine({ ...asking, after }))).toEqual(['a']);
  });

  test('does not with one that starts it anew, or that leads somewhere in each case', () => {
    expect(
      waitsForEver(machine({ ...asking, after: { callAnswer: { target: 'a', reenter: true } } })),
    ).toEqual([]);
    const either = { callAnswer: [{ guard: 'isLate', target: 'b' }, { target: 'b' }] };
    expect(waitsForEver(machine({ ...asking, after: either }))).toEqual([]);
  });

  test('is no state that listens, or runs another machine', () => {
    expect(waitsForEver(machine({ invoke: { src: 'listen' } }))).toEqual([]);
    const runs = setup({ actors: { other: createMachine({}) } });
    expect(waitsForEver(runs.createMachine({ invoke: { src: 'other' } }))).toEqual([]);
  });

  test('may be the whole machine', () => {
    expect(waitsForEver(known.createMachine({ invoke: { src: 'ask' } }))).toEqual(['only']);
  });
});
