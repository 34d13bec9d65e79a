/** What is asked of a bet that waits. `stake` is the whole stake, what is matched included; minor units. */
export type AskedChange = { marketId: string; orderId: string } & (
  { what: 'cancel' } | { what: 'edit'; odds: number; stake: number }
);

/** A change as it is sent, under an id that the exchange knows it by. */
export type OrderChange = AskedChange & { clientId: string };
