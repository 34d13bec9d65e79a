import { ClosedMarketView } from '#features/market/closed-market.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { MarketDefinition } from '#live/market-store.ts';
import { useDefinition } from '#live/use-market.ts';
import { LiveMarket, type LiveMarketProps } from '../prices/live-market.tsx';

interface ClosedMarketsProps extends Pick<LiveMarketProps, 'aside'> {
  markets: readonly MarketDefinition[];
}

/** A line for each market of an event that has closed, which opens to the market. */
export const ClosedMarkets = ({ markets, aside }: ClosedMarketsProps) =>
  markets.map((listed) => <ClosedMarket key={listed.marketId} {...{ listed, aside }} />);

function ClosedMarket({ listed, aside }: { listed: MarketDefinition } & Pick<LiveMarketProps, 'aside'>) {
  // The list is older than what the market was settled on, if it closed while the page was open.
  const definition = useDefinition(useMarketFeed(listed.marketId).store) ?? listed;
  return (
    <ClosedMarketView definition={definition}>
      <LiveMarket marketId={listed.marketId} isOneOfMany {...(aside && { aside })} />
    </ClosedMarketView>
  );
}
