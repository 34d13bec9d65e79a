import { useState, type ComponentProps } from 'react';
import type { EventMarketsQuery } from '#graphql/__generated__/graphql.ts';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { LiveMarket } from './live-market.tsx';

type Listed = EventMarketsQuery['markets'][number];

export interface EventMarketsProps {
  /** The main market first. */
  markets: readonly Listed[];
  /** What stands beside and under the names of runners. */
  aside?: ComponentProps<typeof LiveMarket>['aside'];
}

/** An event's markets, one below the other. Who wins and who is placed have the same runners, and share a place. */
export function EventMarkets({ markets, aside }: EventMarketsProps) {
  const [first] = markets;
  const place = markets.find(({ kind }) => kind === 'PLACE');
  const shared = first?.kind === 'WINNER' && place ? [first, place] : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = shared.find(({ marketId }) => marketId === chosenId) ?? shared[0];
  const rest = markets.filter((market) => !shared.includes(market));
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
      {rest.map(({ marketId }, at) => (
        <LiveMarket
          key={marketId}
          marketId={marketId}
          isOneOfMany={at > 0 || chosen !== undefined}
          {...(aside && { aside })}
        />
      ))}
    </>
  );
}
