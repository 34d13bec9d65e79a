import { ClosedSessionView } from '#features/market/closed-session.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { MarketDefinition } from '#live/market-store.ts';
import { useDefinition } from '#live/use-market.ts';
import { LiveMarket } from './live-market.tsx';

/** The sessions of an event that have closed, a line each; a line opens to its market. */
export const ClosedSessions = ({ markets }: { markets: readonly MarketDefinition[] }) =>
  markets.map((listed) => <ClosedSession key={listed.marketId} listed={listed} />);

function ClosedSession({ listed }: { listed: MarketDefinition }) {
  // The list is older than what the market was settled on, if it closed while the page was open.
  const definition = useDefinition(useMarketFeed(listed.marketId).store) ?? listed;
  return (
    <ClosedSessionView definition={definition}>
      <LiveMarket marketId={listed.marketId} isOneOfMany />
    </ClosedSessionView>
  );
}
