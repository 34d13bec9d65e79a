import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotLiveBanner } from './not-live-banner.tsx';

const meta = { title: 'Parts/NotLiveBanner', component: NotLiveBanner, tags: ['autodocs'] } satisfies Meta<
  typeof NotLiveBanner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Not live.');
  },
};

export const BettingPaused: Story = {
  args: {
    children: 'Betting is paused: the exchange does not answer. Your bets stand, and it goes on by itself.',
  },
};

export const Reconnecting: Story = { args: { children: 'Connecting again…' } };
