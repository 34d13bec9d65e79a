/** A change the bettor asks for on a waiting bet. `stake` is the whole stake, matched part included; minor units. */
export type AskedChange = { marketId: string; orderId: string } & (
  { what: 'cancel' } | { what: 'edit'; odds: number; stake: number }
);

/** A change as it is sent, with the id by which the exchange knows it. */
export type OrderChange = AskedChange & { clientId: string };
