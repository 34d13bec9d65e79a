import { memo, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { foldClosed } from '#domain/market/folded-markets.ts';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { EventMarketsQuery } from '#graphql/__generated__/graphql.ts';
import { useDefinition } from '#live/use-market.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { LiveMarket } from '../prices/live-market.tsx';

// Below what can be bet on.
const ClosedMarkets = lazyPart(async () => (await import('./closed-markets.tsx')).ClosedMarkets);

type Listed = EventMarketsQuery['markets'][number];

export interface EventMarketsProps {
  /** The main market first. */
  markets: readonly Listed[];
  /** What stands beside and under the names of runners. */
  aside?: ComponentProps<typeof LiveMarket>['aside'];
}

/**
 * An event's markets, one below the other: first those in which bets are taken, the sessions last, and below them a line
 * for each that has closed. Who wins and who is placed have the same runners, and share a place. The page around them
 * follows score and time, which change nothing here.
 */
export const EventMarkets = memo(function EventMarkets({ markets, aside }: EventMarketsProps) {
  const [closedSince, setClosedSince] = useState<ReadonlySet<string>>(new Set());
  const { whole, folded } = foldClosed(markets, closedSince);
  const [first] = whole;
  const place = whole.find(({ kind }) => kind === 'PLACE');
  const shared = first?.kind === 'WINNER' && place ? [first, place] : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = shared.find(({ marketId }) => marketId === chosenId) ?? shared[0];
  const rest = whole.filter((market) => !shared.includes(market));
  const others = [
    ...rest.filter(({ kind }) => kind !== 'SESSION'),
    ...rest.filter(({ kind }) => kind === 'SESSION'),
  ];
  const known = { ...(aside && { aside }) };
  return (
    <>
      {chosen && (
        <Tabs
          label="Win or place"
          items={shared.map(({ marketId, marketName }) => ({ value: marketId, label: marketName }))}
          value={chosen.marketId}
          onChange={setChosenId}
        >
          <TabPanel value={chosen.marketId}>
            <LiveMarket key={chosen.marketId} marketId={chosen.marketId} {...known} />
          </TabPanel>
        </Tabs>
      )}
      {others.map(({ marketId }, at) => (
        <LiveMarket key={marketId} {...{ marketId, ...known }} isOneOfMany={at > 0 || chosen !== undefined} />
      ))}
      {[...(chosen ? [chosen] : []), ...others].map(({ marketId }) => (
        <OnceClosed
          key={marketId}
          marketId={marketId}
          onClosed={() => setClosedSince((before) => new Set([...before, marketId]))}
        />
      ))}
      {folded.length > 0 && (
        <PartBoundary
          name="The closed markets"
          loading={<SkeletonRows rows={folded.length} label="Loading the closed markets" />}
        >
          <ClosedMarkets markets={folded} {...known} />
        </PartBoundary>
      )}
    </>
  );
});

/** Tells that a market has closed. Closed markets never open again. */
function OnceClosed({ marketId, onClosed }: { marketId: string; onClosed: () => void }) {
  const isClosed = useDefinition(useMarketFeed(marketId).store)?.status === 'CLOSED';
  const tell = useEffectEvent(onClosed);
  useEffect(() => {
    if (isClosed) tell();
  }, [isClosed]);
  return null;
}
