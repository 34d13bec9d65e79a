/**
 * Cases that a decision of this product overrules, with the decision. The adapters also detect the decisions in the
 * contents of every case, so the same cases under other ids are found too.
 */
export const ownOrders = "a bettor's own opposite orders do not match each other";
export const killByLimit = 'a fill-or-kill fills at its limit or better, at every price';

const ids: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  [killByLimit]: { order_fill_or_kill: ['0006', '0016'] },
  [ownOrders]: {
    matching_cancel: ['0012', '0013'],
    matching_market_views: ['0004', '0007', '0008', '0009', '0015', '0016', '0020', '0022', '0028'],
    matching_best_prices: ['0003', '0004'],
  },
};

/** The decision by the case's id. */
export const overruledIds: ReadonlyMap<string, string> = new Map(
  Object.entries(ids).flatMap(([why, areas]) =>
    Object.entries(areas).flatMap(([area, numbers]) =>
      numbers.map((number) => [`${area}-${number}`, why] as const),
    ),
  ),
);
