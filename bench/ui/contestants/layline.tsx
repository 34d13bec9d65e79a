import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import '../../../src/ui/tokens/ui.css';
import { PageProvider, startPage } from '../../../src/actors/page-actors.tsx';
import { LiveMarketView } from '../../../src/features/market/live-market.view.tsx';
import {
  MarketFeedsProvider,
  useMarketFeed,
} from '../../../src/features/market-feed/market-feed.provider.tsx';
import { createGatewayTransport } from '../../../src/live/gateway-transport.ts';
import { LiveProvider } from '../../../src/live/live-provider.tsx';
import { useDefinition } from '../../../src/live/use-market.ts';
import { notLiveReasonOf } from '../../../machines/market-feed/market-feed.machine.ts';
import type { UiContestant } from '../contestant.ts';

const nothing = () => undefined;

function Market() {
  const { store, feed } = useMarketFeed('1.1');
  return (
    <LiveMarketView
      store={store}
      definition={useDefinition(store)}
      notLiveReason={useSelector(feed, notLiveReasonOf)}
      resultIfWins={null}
      onPick={nothing}
    />
  );
}

export const contestant: UiContestant = {
  show: (place, url) => {
    const transport = createGatewayTransport({ url, readToken: () => null, onUnauthorised: nothing });
    createRoot(place).render(
      <LiveProvider transport={transport}>
        <PageProvider page={startPage()}>
          <MarketFeedsProvider>
            <Market />
          </MarketFeedsProvider>
        </PageProvider>
      </LiveProvider>,
    );
  },
  cell: (cell) => document.querySelectorAll('[data-purpose]')[cell] ?? null,
};
