import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { halfView, ladderMachine, type LadderEvent } from './ladder.machine.ts';

function openLadder(anchor = 100, count = 350) {
  const ladder = createActor(ladderMachine, { input: { count, anchor } }).start();
  return {
    send: (event: LadderEvent) => ladder.send(event),
    state: () => ladder.getSnapshot().value,
    at: () => ladder.getSnapshot().context,
  };
}

test('the last price stays in the middle, the cursor within what is seen', () => {
  const { send, at, state } = openLadder();
  expect(at()).toMatchObject({ centre: 100, cursor: { tick: 100, side: 'BACK' } });
  send({ type: 'anchor.changed', tick: 140 });
  expect(state()).toBe('following');
  expect(at()).toMatchObject({ centre: 140, cursor: { tick: 134 } });
});

test('nothing moves under a pointer; when it leaves, the last price is in the middle again', () => {
  const { send, at, state } = openLadder();
  send({ type: 'attention.came' });
  send({ type: 'anchor.changed', tick: 140 });
  expect(state()).toBe('held');
  expect(at().centre).toBe(100);
  send({ type: 'attention.left' });
  expect(state()).toBe('following');
  expect(at().centre).toBe(140);
});

test('the keyboard goes by ticks and sides, and takes along what is seen when it would leave it', () => {
  const { send, at, state } = openLadder();
  send({ type: 'attention.came' });
  send({ type: 'cursor.moved', ticks: 6, side: 'LAY' });
  expect(state()).toBe('held');
  expect(at().centre).toBe(100);
  expect(at().cursor).toEqual({ tick: 106, side: 'LAY' });
  send({ type: 'cursor.moved', ticks: 1 });
  expect(state()).toBe('free');
  expect(at().centre).toBe(101);
  expect(at().cursor).toEqual({ tick: 107, side: 'LAY' });
  send({ type: 'anchor.changed', tick: 90 });
  send({ type: 'attention.left' });
  expect(state()).toBe('free');
  expect(at().centre).toBe(101);
  send({ type: 'centre.chosen' });
  expect(state()).toBe('following');
  expect(at().centre).toBe(90);
});

test('asked for the last price with the pointer on it, the ladder stands still there', () => {
  const { send, at, state } = openLadder();
  send({ type: 'attention.came' });
  send({ type: 'scrolled', tick: 300 });
  expect(state()).toBe('free');
  expect(at().centre).toBe(300);
  expect(at().cursor.tick).toBe(294);
  send({ type: 'centre.chosen' });
  expect(state()).toBe('held');
  expect(at().centre).toBe(100);
});

test('at the ends of the ladder the middle stops before them, and the cursor at them', () => {
  const { send, at } = openLadder(2);
  expect(at()).toMatchObject({ centre: halfView, cursor: { tick: 2 } });
  send({ type: 'cursor.moved', ticks: -10 });
  expect(at()).toMatchObject({ centre: halfView, cursor: { tick: 0 } });
  send({ type: 'cursor.moved', ticks: 10_000 });
  expect(at()).toMatchObject({ centre: 349 - halfView, cursor: { tick: 349 } });
});

test('whatever happens, the cursor is seen and everything seen is a price', () => {
  const tick = fc.integer({ min: 0, max: 349 });
  const side = fc.constantFrom<'BACK' | 'LAY'>('BACK', 'LAY');
  const event: fc.Arbitrary<LadderEvent> = fc.oneof(
    fc.record({ type: fc.constant('anchor.changed' as const), tick }),
    fc.constantFrom<LadderEvent>(
      { type: 'attention.came' },
      { type: 'attention.left' },
      { type: 'centre.chosen' },
    ),
    fc.record({ type: fc.constant('cursor.moved' as const), ticks: fc.integer({ min: -40, max: 40 }), side }),
    fc.record({ type: fc.constant('cursor.put' as const), cell: fc.record({ tick, side }) }),
    fc.record({ type: fc.constant('scrolled' as const), tick }),
  );
  fc.assert(
    fc.property(tick, fc.array(event, { maxLength: 30 }), (anchor, events) => {
      const { send, at } = openLadder(anchor);
      for (const one of events) {
        send(one);
        const { centre, cursor, count } = at();
        expect(Math.abs(cursor.tick - centre)).toBeLessThanOrEqual(halfView);
        expect(centre - halfView).toBeGreaterThanOrEqual(0);
        expect(centre + halfView).toBeLessThan(count);
      }
    }),
    { numRuns: 200 },
  );
});
