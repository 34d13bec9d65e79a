import { z } from 'zod';
import { oppositeSide } from '#domain/bet/side.ts';
import { toOrder } from '#server/exchange/engine/state/order-record.ts';
import { defineArea } from '../support/area.ts';
import { Desk } from '../support/desk.ts';
import { placeFor, theRunner } from '../support/order-flow.ts';
import { notOurs } from '../support/reference-case.ts';
import { fromMinor, fromOdds, side } from '../support/units.ts';

const withdrawn = 'withdrawn';

const marketType = z.enum(['WIN', 'PLACE']).default('WIN');

/** A matched bet in a market of four. */
function matchedBet(
  ofBet: z.infer<typeof side>,
  price: number,
  size: number,
  ofMarket: z.infer<typeof marketType> = 'WIN',
) {
  const desk = new Desk();
  const runners = [theRunner, withdrawn, 'third', 'fourth'].map((runnerId) => ({ runnerId, name: runnerId }));
  desk.openKind(ofMarket === 'PLACE' ? { runners, kind: 'PLACE', numberOfWinners: 2 } : { runners });
  placeFor(desk, 'other', oppositeSide(ofBet), price, size);
  return { desk, order: placeFor(desk, 'bettor', ofBet, price, size) };
}

const basisPoints = (percent: number): number => Math.round(percent * 100);

/** The odds of a matched bet after another runner was removed. */
export const reductionFactor = defineArea({
  input: z.strictObject({ price: z.number(), reductionFactorPct: z.number(), marketType }),
  run: ({ price, reductionFactorPct, marketType: ofMarket }) => {
    const { desk, order } = matchedBet('BACK', price, 10, ofMarket);
    desk.removeRunner(withdrawn, basisPoints(reductionFactorPct));
    const odds = toOrder(order).averageOdds;
    return { price: odds === null ? null : fromOdds(odds) };
  },
});

/** The longest odds, of which one hundredth is a thousandth of a per cent. */
const longest = 1000;

/** The odds of a bet on another runner after these runners were removed in turn, each with its factor. */
function oddsAfter(...factors: number[]): number {
  const desk = new Desk();
  const others = factors.map((_, at) => `${withdrawn} ${at}`);
  desk.openMarket([theRunner, ...others, 'left']);
  placeFor(desk, 'other', 'LAY', longest, 10);
  const order = placeFor(desk, 'bettor', 'BACK', longest, 10);
  others.forEach((runner, at) => desk.removeRunner(runner, basisPoints(factors[at]!)));
  return toOrder(order).averageOdds!;
}

/**
 * A runner's own factor after another was removed, per cent: the factor with which removing both in turn reduces a bet
 * on a third runner as much as removing one runner with the sum of their factors.
 */
export const adjustmentFactor = defineArea({
  input: z.strictObject({ factor: z.number(), removedFactor: z.number() }),
  run: ({ factor, removedFactor }) => {
    const kept = oddsAfter(removedFactor + factor) / oddsAfter(removedFactor);
    return { factor: Math.round((1 - kept) * 10_000) / 100 };
  },
});

const percent = z.number().min(0).max(100).nullish();

/** What becomes of a matched bet on the removed runner itself, or on another. */
export const runnerRemoved = defineArea({
  input: z.strictObject({
    order: z.union([z.tuple([side, z.number(), z.number()]), z.string()]),
    onRemovedRunner: z.boolean().default(false),
    marketType,
    removedFactorPct: percent,
    /** The removal of another runner affects a matched bet on this one whatever this one's factor. */
    ownFactorPct: percent,
    avgPriceMatched: z.number().nullish(),
  }),
  leaveOut: ({ order }) =>
    typeof order === 'string' && /ON_CLOSE|MOC/.test(order)
      ? notOurs('orders at the starting price')
      : undefined,
  run: ({ order: given, onRemovedRunner, marketType: ofMarket, removedFactorPct, avgPriceMatched }) => {
    if (typeof given === 'string') throw new Error(`The adapter does not know the order ${given}`);
    const [ofBet, price, size] = given;
    const { desk, order } = matchedBet(ofBet, avgPriceMatched ?? price, size, ofMarket);
    desk.removeRunner(onRemovedRunner ? theRunner : withdrawn, basisPoints(removedFactorPct ?? 0));
    const { averageOdds } = toOrder(order);
    return {
      sizeMatched: fromMinor(order.matched),
      sizeVoided: fromMinor(order.lapsed),
      avgPriceMatched: averageOdds === null ? null : fromOdds(averageOdds),
    };
  },
});
