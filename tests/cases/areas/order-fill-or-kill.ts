import { z } from 'zod';
import { oppositeSide } from '#domain/bet/side.ts';
import { defineArea } from '../support/area.ts';
import { oneRunnerDesk, rest, theRunner } from '../support/order-flow.ts';
import { killByLimit } from '../support/overruled-ids.ts';
import { overruled } from '../support/reference-case.ts';
import { Refused } from '../support/refused.ts';
import { fromMinor, fromOdds, side, toMinor, toOdds } from '../support/units.ts';

const levels = z.array(z.tuple([z.number(), z.number()]));
const kill = z.strictObject({
  side,
  price: z.number(),
  size: z.number(),
  minFillSize: z.number().nullish(),
  availableOnOppositeSide: levels,
});

/** Filled at once, completely or at least to its minimum fill, or not at all: what was matched and what was killed. */
export const orderFillOrKill = defineArea({
  input: kill,
  leaveOut: ({ side: ofOrder, price }, { expected }) => {
    const matched = levels.safeParse(expected.matched).data ?? [];
    const isBeyond = ([at]: [number, number]) => (ofOrder === 'BACK' ? at < price : at > price);
    return matched.some(isBeyond) ? overruled(killByLimit) : undefined;
  },
  run: ({ side: ofOrder, price, size, minFillSize, availableOnOppositeSide }) => {
    const desk = oneRunnerDesk();
    rest(desk, oppositeSide(ofOrder), availableOnOppositeSide);
    const fillOrKill = minFillSize == null ? {} : { minFill: toMinor(minFillSize) };
    const order = { user: 'bettor', runner: theRunner, side: ofOrder, odds: toOdds(price) };
    try {
      const { lapsed } = desk.place({ ...order, stake: toMinor(size), terms: { fillOrKill } });
      const matched = desk.fills.map(({ odds, stake }) => [fromOdds(odds), fromMinor(stake)]);
      return { matched, sizeCancelled: fromMinor(lapsed) };
    } catch (error) {
      // An order that is killed completely is refused with its own code, so there is no order at all.
      if (!(error instanceof Refused) || !error.message.startsWith('FILL_OR_KILL')) throw error;
      return { matched: [], sizeCancelled: size };
    }
  },
});
