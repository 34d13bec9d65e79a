import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classicLadder, finestLadder, tickOf, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import { NaiveBook } from './naive-book.fixture.ts';
import { OrderBook } from './order-book.ts';

type Step =
  | { type: 'place'; owner: number; side: Side; at: number; stake: number }
  | { type: 'cancel'; which: number }
  | { type: 'reduce'; which: number; by: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('place' as const),
      owner: fc.nat(3),
      side: fc.constantFrom<Side>('BACK', 'LAY'),
      at: fc.nat(11),
      stake: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel' as const), which: fc.nat(40) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('reduce' as const), which: fc.nat(40), by: fc.nat(40) }),
  },
);

/** Runs per ladder. A long run makes a million steps. */
const numRuns = process.env.LAYLINE_LONG ? 17_000 : 500;

/** `[resting, stake, odds]` per fill. */
const fillsOf = ({ fills: { count, resting, stakes, odds } }: OrderBook<number>) =>
  resting.slice(0, count).map((id, at) => [id, stakes[at], odds[at]]);

/** Takes the same steps on both books. Every fill and the final books must be equal. */
function compare(ladder: OddsLadder, prices: readonly number[], steps: readonly Step[]): void {
  const book = new OrderBook<number>(ladder);
  const naive = new NaiveBook();
  const slots = new Map<number, number>();
  /** The order book's answers, step by step; `expected` holds the naive book's. */
  const answers: unknown[] = [];
  const expected: unknown[] = [];
  /** What was matched, and what `matchable` had said. */
  const mustBeTold: [number, number][] = [];
  steps.forEach((one, id) => {
    if (one.type === 'place') {
      const { owner, side, stake } = one;
      const odds = prices[one.at]!;
      const tick = tickOf(ladder, odds);
      const matchable = book.matchable(side, tick, stake, owner);
      const left = book.match(side, tick, stake, owner);
      mustBeTold.push([stake - left, matchable]);
      if (left > 0 && !book.isSelfMatch) slots.set(id, book.rest(side, tick, left, owner, id));
      answers.push(fillsOf(book));
      expected.push(naive.place({ id, owner, side, odds, stake }));
      return;
    }
    if (!naive.has(one.which)) return;
    const slot = slots.get(one.which)!;
    if (one.type === 'reduce' && naive.stakeOf(one.which) > one.by) {
      const stake = naive.stakeOf(one.which) - one.by;
      book.reduce(slot, stake);
      naive.reduce(one.which, stake);
    } else {
      answers.push(book.cancel(slot));
      expected.push(naive.stakeOf(one.which));
      naive.cancel(one.which);
    }
  });
  expect(answers).toEqual(expected);
  for (const [matched, matchable] of mustBeTold) expect(matchable).toBe(matched);
  const queues = (side: 'toLay' | 'toBack') =>
    book.levels(side).map(([odds]) => [odds, book.queueAt(tickOf(ladder, odds))]);
  expect(queues('toLay')).toEqual(naive.queues('BACK'));
  expect(queues('toBack')).toEqual(naive.queues('LAY').reverse());
  for (const [odds, size] of [...book.levels('toLay'), ...book.levels('toBack')]) {
    const ids = book.queueAt(tickOf(ladder, odds));
    expect(size).toBe(ids.reduce((sum, id) => sum + naive.stakeOf(id), 0));
  }
}

test.each([
  ['classic', classicLadder, classicLadder.prices.slice(88, 100)],
  [
    'classic, end to end',
    classicLadder,
    [0, 1, 31, 32, 63, 64, 127, 128, 200, 256, 348, 349].map((tick) => classicLadder.prices[tick]!),
  ],
  ['finest', finestLadder, [101, 102, 133, 228, 1124, 1125, 2000, 32_869, 54_321, 80_000, 99_999, 100_000]],
])(
  'the book fills like a naive one on the %s ladder',
  (_, ladder, prices) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => compare(ladder, prices, steps)),
      { numRuns },
    );
  },
  60 * 60_000,
);
