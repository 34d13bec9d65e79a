import { useSelector } from '@xstate/react';
import { MarketRules as RulesOf } from '#features/market/market-rules.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useDefinition } from '#live/use-market.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { notLiveReasonOf } from '#machines/market-feed/market-feed.machine.ts';

/** The rules of one market, whichever page is behind them: those in force, or the version a bet was placed under. */
export function MarketRules({ marketId, version }: { marketId: string; version: number | undefined }) {
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const reason = useSelector(feed, notLiveReasonOf);
  if (definition) return <RulesOf definition={definition} version={version} />;
  if (reason === 'unknownMarket')
    return <EmptyState title="There is no such market">It may have been removed.</EmptyState>;
  return <SkeletonRows rows={6} label="Loading the rules" />;
}
