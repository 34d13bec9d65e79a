interface Listed {
  marketId: string;
  status: string;
}

/**
 * Parts an event's markets into those that are shown whole and the closed ones, which are folded below them: a match has
 * dozens, and nobody should have to pass them to reach one that is open. `closedSince`: markets that have closed since
 * they were listed.
 */
export function foldClosed<Market extends Listed>(
  markets: readonly Market[],
  closedSince: ReadonlySet<string>,
): { whole: Market[]; folded: Market[] } {
  const isFolded = ({ status, marketId }: Market) => status === 'CLOSED' || closedSince.has(marketId);
  return { whole: markets.filter((one) => !isFolded(one)), folded: markets.filter(isFolded) };
}
