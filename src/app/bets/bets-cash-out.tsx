import { useSelector } from '@xstate/react';
import type { Order } from '#domain/bet/order.ts';
import { usePositions } from '#features/account-feed/use-account.ts';
import { CashOut } from '#features/cash-out/cash-out.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useDefinition } from '#live/use-market.ts';
import { notLiveReasonOf } from '#machines/market-feed/market-feed.machine.ts';

export interface BetsCashOutProps {
  marketId: string;
  /** By order id, all markets. */
  orders: ReadonlyMap<string, Order>;
}

/** A market's cash out in My Bets, whichever page is beside it. */
export function BetsCashOut({ marketId, orders }: BetsCashOutProps) {
  // It is one of many, and its worth is read rather than aimed at.
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const reason = useSelector(feed, notLiveReasonOf);
  const position = usePositions().get(marketId) ?? null;
  if (!definition) return null;
  return <CashOut {...{ store, definition, position, orders }} place="bets" isLive={reason === null} />;
}
