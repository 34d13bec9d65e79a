import {
  Fragment,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type CSSProperties,
} from 'react';
import { foldSessions } from '#domain/market/folded-sessions.ts';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { EventMarketsQuery } from '#graphql/__generated__/graphql.ts';
import { useDefinition } from '#live/use-market.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { LiveMarket } from './live-market.tsx';
import css from './page.module.css';

// Only a cricket match has them, and at its start none.
const ClosedSessions = lazyPart(async () => (await import('./closed-sessions.tsx')).ClosedSessions);

type Listed = EventMarketsQuery['markets'][number];

export interface EventMarketsProps {
  /** The main market first. */
  markets: readonly Listed[];
  /** What stands beside and under the names of runners. */
  aside?: ComponentProps<typeof LiveMarket>['aside'];
}

/**
 * An event's markets, one below the other, and below them a line for each session that has closed. Who wins and who is
 * placed have the same runners, and share a place.
 */
export function EventMarkets({ markets, aside }: EventMarketsProps) {
  const [first] = markets;
  const place = markets.find(({ kind }) => kind === 'PLACE');
  const shared = first?.kind === 'WINNER' && place ? [first, place] : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = shared.find(({ marketId }) => marketId === chosenId) ?? shared[0];
  const rest = markets.filter((market) => !shared.includes(market));
  const [closedSince, setClosedSince] = useState<ReadonlySet<string>>(new Set());
  const { whole, folded } = foldSessions(rest, closedSince);
  const room: CSSProperties & Record<`--${string}`, number> = { '--lines': folded.length };
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
            <LiveMarket key={chosen.marketId} marketId={chosen.marketId} {...(aside && { aside })} />
          </TabPanel>
        </Tabs>
      )}
      {whole.map(({ marketId, kind }, at) => (
        <Fragment key={marketId}>
          <LiveMarket
            marketId={marketId}
            isOneOfMany={at > 0 || chosen !== undefined}
            {...(aside && { aside })}
          />
          {kind === 'SESSION' && (
            <OnceClosed
              marketId={marketId}
              onClosed={() => setClosedSince((known) => new Set([...known, marketId]))}
            />
          )}
        </Fragment>
      ))}
      {folded.length > 0 && (
        <PartBoundary
          name="The closed sessions"
          loading={<div className={css.foldedRoom} style={room} aria-hidden />}
        >
          <ClosedSessions markets={folded} />
        </PartBoundary>
      )}
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
