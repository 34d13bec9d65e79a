import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MarketHistory } from '#contract/market-history.ts';
import type { Level, MarketBook } from '#contract/market.ts';
import { stepMarket } from '../live/known-market.ts';
import { at } from '#contract/testing/samples.ts';
import { book, definition } from '../testing/messages.ts';
import { messageBetween } from './book-changes.ts';

const levels = (isBest: (a: number, b: number) => number): fc.Arbitrary<Level[]> =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 101, max: 120 }), fc.integer({ min: 1, max: 5 })), {
      selector: ([odds]) => odds,
      maxLength: 8,
    })
    .map((unsorted) => unsorted.toSorted(([a], [b]) => isBest(a, b)));

const runner = (runnerId: string) =>
  fc.record({
    runnerId: fc.constant(runnerId),
    toBack: levels((a, b) => b - a),
    toLay: levels((a, b) => a - b),
    lastOdds: fc.option(fc.integer({ min: 101, max: 110 })),
    matched: fc.nat(3),
  });

const anyBook: fc.Arbitrary<MarketBook> = fc
  .record({ runners: fc.tuple(runner('r1'), runner('r2')), matched: fc.nat(3), version: fc.nat(2) })
  .map(({ version, ...rest }) => book({ ...rest, definition: { ...definition, version } }));

test('the changes between any two readings lead from the one to the other', () => {
  fc.assert(
    fc.property(anyBook, anyBook, fc.constantFrom('a', 'b'), fc.nat(2), (before, read, epoch, to) => {
      const after = { ...read, epoch, to: before.to + to };
      const known = { book: before, history: new MarketHistory(before) };
      const step = stepMarket(known, messageBetween(before, after));
      expect(step).toMatchObject({ kind: 'told', state: { book: after } });
    }),
  );
});

test('nothing different is a heartbeat; one size different is a change of one level', () => {
  const before = book();
  expect(messageBetween(before, { ...book(), at: 'later' })).toMatchObject({
    type: 'HEARTBEAT',
    to: 1,
    at: 'later',
  });
  const [first, ...others] = before.runners;
  const after = book({ to: 2, runners: [{ ...first!, toBack: [[200, 900]] }, ...others] });
  expect(messageBetween(before, after)).toEqual({
    type: 'CHANGE',
    marketId: 'm1',
    epoch: 'a',
    from: 1,
    to: 2,
    at,
    runners: [{ runnerId: 'r1', toBack: [[200, 900]] }],
  });
});

test('an exchange that changes without a new number is read as a new image', () => {
  expect(messageBetween(book(), book({ matched: 41 }))).toMatchObject({ type: 'IMAGE', matched: 41 });
});
