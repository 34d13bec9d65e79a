import { z } from 'zod';
import { factorAfter } from '#domain/reduction.ts';
import { oppositeSide } from '#domain/side.ts';
import { toOrder } from '#server/exchange/engine/order-record.ts';
import { defineArea } from '../support/area.ts';
import { Desk } from '../support/desk.ts';
import { placeFor, theRunner } from '../support/order-flow.ts';
import { notOurs } from '../support/reference-case.ts';
import { fromMinor, fromOdds, side } from '../support/units.ts';

const withdrawn = 'withdrawn';

/** A matched bet in a market of three. */
function matchedBet(ofBet: z.infer<typeof side>, price: number, size: number) {
  const desk = new Desk();
  desk.openMarket([theRunner, withdrawn, 'third']);
  placeFor(desk, 'other', oppositeSide(ofBet), price, size);
  return { desk, order: placeFor(desk, 'bettor', ofBet, price, size) };
}

const basisPoints = (percent: number): number => Math.round(percent * 100);

/** The odds of a matched bet after another runner was taken out. */
export const reductionFactor = defineArea({
  input: z.object({ price: z.number(), reductionFactorPct: z.number() }),
  run: ({ price, reductionFactorPct }) => {
    const { desk, order } = matchedBet('BACK', price, 10);
    desk.removeRunner(withdrawn, basisPoints(reductionFactorPct));
    const odds = toOrder(order).averageOdds;
    return { price: odds === null ? null : fromOdds(odds) };
  },
});

/** A runner's own factor after another was taken out, per cent. */
export const adjustmentFactor = defineArea({
  input: z.object({ factor: z.number(), removedFactor: z.number() }),
  run: ({ factor, removedFactor }) => ({
    factor: factorAfter(basisPoints(factor), basisPoints(removedFactor)) / 100,
  }),
});

/** What becomes of a matched bet on the runner itself, or on another. */
export const runnerRemoved = defineArea({
  input: z.object({
    order: z.union([z.tuple([side, z.number(), z.number()]), z.string()]),
    onRemovedRunner: z.boolean().default(false),
  }),
  leaveOut: ({ order }) =>
    typeof order === 'string' && /ON_CLOSE|MOC/.test(order)
      ? notOurs('orders at the starting price')
      : undefined,
  run: ({ order: given, onRemovedRunner }) => {
    if (typeof given === 'string') throw new Error(`The adapter does not know the order ${given}`);
    const { desk, order } = matchedBet(...given);
    desk.removeRunner(onRemovedRunner ? theRunner : withdrawn, 0);
    return { sizeMatched: fromMinor(order.matched), sizeVoided: fromMinor(order.lapsed) };
  },
});
