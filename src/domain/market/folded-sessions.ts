import type { MarketKind } from './market-kind.ts';

interface Listed {
  marketId: string;
  kind: MarketKind;
  status: string;
}

/**
 * Parts an event's markets into those that are shown whole and the closed sessions, which are folded below them: a match
 * has dozens, and nobody should have to pass them to reach one that is open. `closedSince`: markets that have closed
 * since they were listed.
 */
export function foldSessions<Market extends Listed>(
  markets: readonly Market[],
  closedSince: ReadonlySet<string>,
): { whole: Market[]; folded: Market[] } {
  const isFolded = ({ kind, status, marketId }: Market) =>
    kind === 'SESSION' && (status === 'CLOSED' || closedSince.has(marketId));
  return { whole: markets.filter((one) => !isFolded(one)), folded: markets.filter(isFolded) };
}
