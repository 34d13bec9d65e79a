import { expect } from 'vitest';
import { z } from 'zod';
import { classicLadder, tickOf } from '#domain/odds/odds-ladder.ts';
import { noOwner, OrderBook } from '#server/exchange/engine/matching/book/order-book.ts';
import type { PlannedCase } from '../support/plan.ts';
import { side } from '../support/units.ts';

/** Id, side, price in hundredths, size in minor units. */
const place = z.tuple([z.int(), side, z.int(), z.int()]);
const cancel = z.tuple([z.literal('cancel'), z.int()]);
const levels = z.array(z.tuple([z.int(), z.int()]));

const vector = z.object({
  seed: z.int(),
  ops: z.array(z.union([place, cancel])).min(1),
  /** Incoming, resting, size, price; in order. */
  fills: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()])),
  final: z.object({ unmatchedBack: levels, unmatchedLay: levels }),
});

/** Orders placed and cancelled in a book, and all their fills. */
export const readOrderBookVector = (contents: unknown): PlannedCase[] =>
  z
    .object({ vectors: z.array(vector) })
    .parse(contents)
    .vectors.map((one) => ({
      id: `seed ${one.seed}`,
      area: 'order-book-vector.json',
      state: 'run',
      check: () => check(one),
    }));

interface Placed {
  id: number;
  slot: number;
  left: number;
}

function check({ ops, fills, final }: z.infer<typeof vector>): void {
  const book = new OrderBook<Placed>(classicLadder);
  const placed = new Map<number, Placed>();
  const told: [number, number, number, number][] = [];
  for (const op of ops) {
    if (op[0] === 'cancel') {
      const order = placed.get(op[1]);
      // What is already matched cannot be cancelled.
      if (order && order.left > 0) book.cancel(order.slot);
      if (order) order.left = 0;
      continue;
    }
    const [id, ofOrder, price, size] = op;
    const order: Placed = { id, slot: -1, left: size };
    placed.set(id, order);
    const tick = tickOf(classicLadder, price);
    const left = book.match(ofOrder, tick, size, noOwner);
    if (left > 0) order.slot = book.rest(ofOrder, tick, left, noOwner, order);
    const { count, resting, stakes, odds } = book.fills;
    for (const [at, other] of resting.slice(0, count).entries()) {
      const stake = stakes[at]!;
      order.left -= stake;
      other.left -= stake;
      told.push([id, other.id, stake, odds[at]!]);
    }
  }
  fills.forEach((fill, at) => expect(told[at], `fill ${at + 1}`).toEqual(fill));
  expect(told).toHaveLength(fills.length);
  expect(book.levels('toLay')).toEqual(final.unmatchedBack);
  expect(book.levels('toBack')).toEqual(final.unmatchedLay);
}
