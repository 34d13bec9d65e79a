import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { foldSessions } from '#domain/market/folded-sessions.ts';
import { ClosedSessionView } from '#features/market/closed-session.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { MarketDefinition } from '#live/market-store.ts';
import { useDefinition } from '#live/use-market.ts';
import { LiveMarket } from './live-market.tsx';

/** The sessions of an event, and below them a line for each that has closed, which opens to its market. */
export function SessionMarkets({ markets }: { markets: readonly MarketDefinition[] }) {
  const [closedSince, setClosedSince] = useState<ReadonlySet<string>>(new Set());
  const { whole, folded } = foldSessions(markets, closedSince);
  return (
    <>
      {whole.map(({ marketId }) => (
        <Fragment key={marketId}>
          <LiveMarket marketId={marketId} isOneOfMany />
          <OnceClosed
            marketId={marketId}
            onClosed={() => setClosedSince((known) => new Set([...known, marketId]))}
          />
        </Fragment>
      ))}
      {folded.map((listed) => (
        <ClosedSession key={listed.marketId} listed={listed} />
      ))}
    </>
  );
}

/** Tells that a market has closed. Closed markets never open again. */
function OnceClosed({ marketId, onClosed }: { marketId: string; onClosed: () => void }) {
  const isClosed = useDefinition(useMarketFeed(marketId).store)?.status === 'CLOSED';
  const tell = useEffectEvent(onClosed);
  useEffect(() => {
    if (isClosed) tell();
  }, [isClosed]);
  return null;
}

function ClosedSession({ listed }: { listed: MarketDefinition }) {
  // The list is older than what the market was settled on, if it closed while the page was open.
  const definition = useDefinition(useMarketFeed(listed.marketId).store) ?? listed;
  return (
    <ClosedSessionView definition={definition}>
      <LiveMarket marketId={listed.marketId} isOneOfMany />
    </ClosedSessionView>
  );
}
