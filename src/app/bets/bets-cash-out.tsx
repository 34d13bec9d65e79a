import { useSelector } from '@xstate/react';
import { useOrdersOf, usePositionOf } from '#features/account-feed/use-account.ts';
import { CashOut } from '#features/cash-out/cash-out.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useDefinition } from '#live/use-market.ts';
import { notLiveReasonOf } from '#machines/market-feed/market-feed.machine.ts';

/** A market's cash out in My Bets, whichever page is beside it. */
export function BetsCashOut({ marketId }: { marketId: string }) {
  // It is one of many, and its worth is read rather than aimed at.
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const reason = useSelector(feed, notLiveReasonOf);
  const position = usePositionOf(marketId);
  const orders = useOrdersOf(marketId);
  if (!definition) return null;
  return <CashOut {...{ store, definition, position, orders }} place="bets" isLive={reason === null} />;
}
