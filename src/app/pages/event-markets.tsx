import { useState, type ComponentProps } from 'react';
import type { EventMarketsQuery } from '#graphql/__generated__/graphql.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { LiveMarket } from './live-market.tsx';

// Only cricket has them.
const SessionMarkets = lazyPart(async () => (await import('./session-markets.tsx')).SessionMarkets);

type Listed = EventMarketsQuery['markets'][number];

export interface EventMarketsProps {
  /** The main market first. */
  markets: readonly Listed[];
  /** What stands beside and under the names of runners. */
  aside?: ComponentProps<typeof LiveMarket>['aside'];
}

/**
 * An event's markets, one below the other, its sessions last. Who wins and who is placed have the same runners, and share
 * a place.
 */
export function EventMarkets({ markets, aside }: EventMarketsProps) {
  const [first] = markets;
  const place = markets.find(({ kind }) => kind === 'PLACE');
  const shared = first?.kind === 'WINNER' && place ? [first, place] : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = shared.find(({ marketId }) => marketId === chosenId) ?? shared[0];
  const rest = markets.filter((market) => !shared.includes(market));
  const others = rest.filter(({ kind }) => kind !== 'SESSION');
  const sessions = rest.filter(({ kind }) => kind === 'SESSION');
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
      {others.map(({ marketId }, at) => (
        <LiveMarket
          key={marketId}
          marketId={marketId}
          isOneOfMany={at > 0 || chosen !== undefined}
          {...(aside && { aside })}
        />
      ))}
      {sessions.length > 0 && (
        <PartBoundary
          name="The sessions"
          loading={<SkeletonRows rows={sessions.length} label="Loading the sessions" />}
        >
          <SessionMarkets markets={sessions} />
        </PartBoundary>
      )}
    </>
  );
}
