import { z } from 'zod';
import { ownOrders } from './overruled-ids.ts';
import { PlainMatching, type PlainOrder } from './plain-matching.ts';
import { overruled, type LeftOut } from './reference-case.ts';
import { side } from './units.ts';

const ofOrder = { user: z.number(), size: z.number(), price: z.number(), side, runner: z.number() };
const expectCancelled = z.number().optional();

const step = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('place'), betId: z.number(), ...ofOrder, t: z.number() }),
  z.strictObject({ op: z.literal('cancel'), betId: z.number(), expectCancelled }),
  z.strictObject({ op: z.literal('cancelBySize'), ...ofOrder, expectCancelled }),
  z.strictObject({ op: z.literal('expectBetRows'), user: z.number(), rows: z.number() }),
  z.strictObject({ op: z.literal('expectErrorFrom'), call: z.string() }),
]);
export type MatchingStep = z.infer<typeof step>;

/** A market, and what is done in it step by step. */
export const matchingInput = z.object({
  market: z.object({ runners: z.array(z.number()), numberOfWinners: z.number() }),
  steps: z.array(step),
});
export type MatchingInput = z.infer<typeof matchingInput>;

export const leaveOutMatching = ({ steps }: MatchingInput): LeftOut | undefined =>
  meetsOwnOrders(steps) ? overruled(ownOrders) : undefined;

function meetsOwnOrders(steps: readonly MatchingStep[]): boolean {
  const matching = new PlainMatching();
  for (const one of steps) {
    if (one.op === 'place') matching.place(plainOrder(String(one.betId), one));
    if (one.op === 'cancel') matching.cancel(({ id }) => id === String(one.betId));
    if (one.op === 'cancelBySize') {
      const wanted = plainOrder('', one);
      const isMeant = (order: PlainOrder) =>
        (['user', 'book', 'side', 'price'] as const).every((key) => order[key] === wanted[key]);
      matching.cancel(isMeant, one.size);
    }
  }
  return matching.meetsOwnOrders;
}

const plainOrder = (
  id: string,
  one: Extract<MatchingStep, { op: 'cancelBySize' | 'place' }>,
): PlainOrder => ({
  id,
  user: String(one.user),
  book: String(one.runner),
  side: one.side,
  price: one.price,
  size: one.size,
});
