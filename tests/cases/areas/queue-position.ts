import { z } from 'zod';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { defineArea } from '../support/area.ts';
import type { Desk } from '../support/desk.ts';
import { oneRunnerDesk, placeFor, rest, theRunner } from '../support/order-flow.ts';
import { fromMinor, side } from '../support/units.ts';

const levels = z.array(z.tuple([z.number(), z.number()])).default([]);
const atPrice = z.strictObject({ side, price: z.number(), availableToLay: levels, availableToBack: levels });
const traded = z.strictObject({ size: z.number(), sizeAhead: z.number(), tradedDelta: z.number() });

/** Orders that were at the price before are matched before. */
export const queuePosition = defineArea({
  input: z.union([atPrice, traded]),
  run: (input) => ('tradedDelta' in input ? runTraded(input) : runAtPrice(input)),
});

function runAtPrice({ side: ofBet, price, availableToLay, availableToBack }: z.infer<typeof atPrice>) {
  const desk = oneRunnerDesk();
  rest(desk, ofBet, ofBet === 'BACK' ? availableToLay : availableToBack);
  placeFor(desk, 'bettor', ofBet, price, 2);
  return { sizeAhead: aheadOf(desk, ofBet) };
}

/** The traded volume counts both sides of a match, so an order of half that size comes and takes from the queue. */
function runTraded({ size, sizeAhead, tradedDelta }: z.infer<typeof traded>) {
  const desk = oneRunnerDesk();
  rest(desk, 'BACK', [[12, sizeAhead]]);
  const order = placeFor(desk, 'bettor', 'BACK', 12, size);
  if (tradedDelta > 0) placeFor(desk, 'taker', oppositeSide('BACK'), 12, tradedDelta / 2);
  return { matched: fromMinor(order.matched), sizeAheadAfter: aheadOf(desk, 'BACK') };
}

function aheadOf(desk: Desk, ofBet: Side): number {
  const queue = desk.runner(theRunner).book.queue(ofBet === 'BACK' ? 'toLay' : 'toBack');
  const isBettor = (order: (typeof queue)[number]) => order.position.account.accountId === 'bettor';
  const bettor = queue.find(isBettor);
  const place = bettor ? queue.indexOf(bettor) : queue.length;
  const ahead = queue.slice(0, place).filter(({ odds }) => bettor === undefined || odds === bettor.odds);
  return fromMinor(ahead.reduce((sum, { remaining }) => sum + remaining, 0));
}
