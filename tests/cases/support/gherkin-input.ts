import { z } from 'zod';

const cell = z.tuple([z.string(), z.string(), z.string()]);

const place = z.strictObject({
  op: z.literal('place'),
  broker: z.string(),
  side: z.enum(['Buy', 'Sell']),
  qty: z.string().regex(/^\d+$/),
  /** `MO`: at any price. */
  price: z.string().regex(/^(MO|\d+(\.\d+)?)$/),
});

const trade = z.strictObject({ buyer: z.string(), seller: z.string(), qty: z.string(), price: z.string() });

const step = z.union([
  place,
  z.strictObject({ expectTrades: z.array(trade) }),
  /** By rows: broker, quantity, price of the n-th best bid and ask; empty cells: none. */
  z.strictObject({ expectBook: z.array(z.strictObject({ bid: cell, ask: cell })) }),
  z.strictObject({ text: z.string(), rows: z.array(z.unknown()) }),
]);

export type GherkinPlace = z.infer<typeof place>;
export type GherkinStep = z.infer<typeof step>;

/** A buyer lays and a seller backs: bids and asks are odds. */
export const gherkinInput = z.object({ sequence: z.array(step).min(1) });
export type GherkinInput = z.infer<typeof gherkinInput>;

export const isMarketOrder = ({ price }: GherkinPlace): boolean => price === 'MO';
