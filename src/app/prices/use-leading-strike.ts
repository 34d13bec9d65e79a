import { useState } from 'react';
import type { IndexPoint } from '#domain/market/index-points.ts';
import { leadingStrike } from '#domain/market/index-strikes.ts';
import { usePositions } from '#features/account-feed/use-account.ts';

/** The market of an index that its page leads with: the one that the bettor chose, else the one that they are in or that is in doubt. */
export function useLeadingStrike<Market extends { marketId: string; strike: number | null }>(
  markets: readonly Market[],
  now: IndexPoint | undefined,
): { leading: Market | null; choose: (marketId: string) => void } {
  const [before, setBefore] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const positions = usePositions();
  const wanted = markets.find(({ marketId }) => marketId === chosen);
  const leading =
    wanted ?? (now ? leadingStrike(markets, now, before, (marketId) => positions.has(marketId)) : null);
  // It is asked anew with each price of the index, and stays while its outcome is open.
  if (leading && leading.marketId !== before) setBefore(leading.marketId);
  return { leading, choose: setChosen };
}
