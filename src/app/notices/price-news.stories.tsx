import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PriceAlert } from '#domain/bettor/notices.ts';
import {
  BettorSettingsProvider,
  useBettorSettings,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { MarketFeedsProvider } from '#features/market-feed/market-feed.provider.tsx';
import { sampleDefinition, sampleImage } from '#live/market.test-data.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { eventSays, StoryWorld } from '../story-world.test-data.tsx';
import { PriceNews } from './price-news.tsx';

interface NewsProps {
  alerts: readonly PriceAlert[];
  isSuspended: boolean;
}

/** A visitor who waits for these prices while the market's image comes. */
function News({ alerts, isSuspended }: NewsProps) {
  const [visitors] = useState(() => ({
    read: async () => ({ priceAlerts: alerts }),
    change: async () => undefined,
  }));
  const transport = eventSays({ inPlay: false, ended: false, score: null, markets: 1 });
  const definition = sampleDefinition(isSuspended ? { status: 'SUSPENDED' } : {});
  const watchMarket: typeof transport.watchMarket = (_, listener) => {
    const timer = setTimeout(() => listener.message({ ...sampleImage(), definition }), 50);
    return () => clearTimeout(timer);
  };
  return (
    <StoryWorld answers={{}} transport={{ ...transport, watchMarket }}>
      <MarketFeedsProvider>
        <BettorSettingsProvider userName={null} visitors={visitors}>
          <PriceNews />
          <Left />
          <ToastRegion />
        </BettorSettingsProvider>
      </MarketFeedsProvider>
    </StoryWorld>
  );
}

const Left = () => (
  <p>
    Still waited for:{' '}
    {useBettorSettings()
      .priceAlerts.map(({ odds }) => odds)
      .join()}
  </p>
);

const alert = (changes: Partial<PriceAlert>): PriceAlert => ({
  sportId: '1',
  eventId: '7.1',
  marketId: '1.1',
  runnerId: 'home',
  side: 'BACK',
  odds: 101,
  until: '2999-01-01T00:00:00.000Z',
  eventName: 'Harbour Town v Ridgeway',
  runnerName: 'Harbour Town',
  ...changes,
});

/** A toast of the story before may still stand. */
const other = { runnerId: 'away', runnerName: 'Ridgeway' };

const meta = {
  title: 'Pages/Frame/Price news',
  component: News,
  args: { alerts: [alert({}), alert({ odds: 100_000 })], isSuspended: false },
} satisfies Meta<typeof News>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {
  name: 'a price that was waited for: told once, with a link, and no longer waited for',
  play: async ({ canvasElement }) => {
    const link = await screen.findByRole('link', { name: /^Harbour Town can be backed at .* now/ });
    await expect(link).toHaveAttribute('href', '/marketdetails/7.1/1');
    await waitFor(() =>
      expect(within(canvasElement).getByText(/^Still waited for/)).toHaveTextContent(/for: 100000$/),
    );
  },
};

export const Suspended: Story = {
  name: 'a price of a suspended market is not to be had: nothing is told',
  args: { alerts: [alert(other)], isSuspended: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Still waited for: 101');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByRole('link', { name: /^Ridgeway can be/ })).toBeNull();
    await expect(canvasElement).toHaveTextContent('Still waited for: 101');
  },
};

export const TooLate: Story = {
  name: 'a price that was waited for until a time that has passed is forgotten',
  args: { alerts: [alert({ ...other, until: '2020-01-01T00:00:00.000Z' })] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Still waited for:\s*$/));
    await expect(screen.queryByRole('link', { name: /^Ridgeway can be/ })).toBeNull();
  },
};
