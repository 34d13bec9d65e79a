import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  BettorSettingsProvider,
  useBettorSettings,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StoryWorld } from '../story-world.test-data.tsx';
import { GonePin } from './gone-pin.tsx';
import { useRememberedPin } from './pin-names.ts';

const refusals = createTokenRefusals();
const nothing = () => undefined;
const odds = { marketId: '7.1.odds', marketName: 'Match Odds', eventName: 'Harbour Town v Ridgeway' };

/** One that was shown on this device before, and one that never was. */
function Pins() {
  useRememberedPin(odds);
  return <Gone />;
}

const Gone = () =>
  useBettorSettings().pinnedMarkets.map((marketId) => <GonePin key={marketId} marketId={marketId} />);

function Pinned({ pinnedMarkets }: { pinnedMarkets: readonly string[] }) {
  const [visitors] = useState(() => ({
    read: async () => ({ pinnedMarkets }),
    change: async () => undefined,
  }));
  return (
    <StoryWorld>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <BettorSettingsProvider userName={null} visitors={visitors}>
          <Pins />
        </BettorSettingsProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

const meta = {
  title: 'Pages/Favourites/A pin whose market is gone',
  component: Pinned,
  args: { pinnedMarkets: [odds.marketId, '7.2.odds'] },
} satisfies Meta<typeof Pinned>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamedAndUnknown: Story = {
  name: 'it is named where it was shown on this device; Unpin takes it off, and leaves the others',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Match Odds · Harbour Town v Ridgeway')).toBeVisible();
    await expect(await page.findByText(/never shown on this device/)).toBeVisible();
    const [named] = page.getAllByRole('button', { name: 'Unpin' });
    named!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Unpin' })).toHaveLength(1));
    await expect(page.queryByText('Match Odds · Harbour Town v Ridgeway')).toBeNull();
  },
};
