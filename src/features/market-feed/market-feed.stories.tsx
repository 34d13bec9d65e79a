import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import { expect, within } from 'storybook/test';
import { PageProvider, startPage } from '#actors/page-actors.tsx';
import { LiveProvider } from '#live/live-provider.tsx';
import { sampleImage } from '#live/market.test-data.ts';
import type { LiveTransport } from '#live/transport.ts';
import { useDefinition } from '#live/use-market.ts';
import { MarketFeedsProvider, useMarketFeed } from './market-feed.provider.tsx';

/** Brings a market's image to whoever watches it, and nothing else. */
const transport: LiveTransport = {
  watchMarket: (_, listener) => {
    const timer = setTimeout(() => listener.message(sampleImage()), 50);
    return () => clearTimeout(timer);
  },
  watchEvent: () => () => undefined,
  watchScore: () => () => undefined,
  watchPlays: () => () => undefined,
  watchAccount: () => () => undefined,
  dropIfSilent: () => undefined,
  connection: { isLost: () => false, subscribe: () => () => undefined },
};

function Market() {
  const definition = useDefinition(useMarketFeed('1.1').store);
  return <p>{definition ? definition.marketName : 'No market yet'}</p>;
}

/** The rest of the page is not there yet: React begins the whole of it again when it is. */
function Rest({ comes }: { comes: Promise<void> }) {
  use(comes);
  return null;
}

function Page({ isGivenUp }: { isGivenUp: boolean }) {
  const [page] = useState(startPage);
  const [comes] = useState(() =>
    isGivenUp ? new Promise<void>((resolve) => setTimeout(resolve, 100)) : Promise.resolve(),
  );
  return (
    <LiveProvider transport={transport}>
      <PageProvider page={page}>
        <Suspense fallback="Loading">
          <MarketFeedsProvider>
            <Market />
            <Rest comes={comes} />
          </MarketFeedsProvider>
        </Suspense>
      </PageProvider>
    </LiveProvider>
  );
}

const meta = {
  title: 'Panels/Market feed, on a page',
  component: Page,
  args: { isGivenUp: false },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const isFed: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByText('Match Odds')).toBeVisible();
};

export const Fed: Story = { play: isFed };

/** What feeds the markets is the page's, so what is drawn anew finds it. */
export const FirstRenderGivenUp: Story = { args: { isGivenUp: true }, play: isFed };
