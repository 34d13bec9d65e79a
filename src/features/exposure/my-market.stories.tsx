import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MyMarketView } from './my-market.view.tsx';

const row = {
  sportName: 'Cricket',
  eventName: 'Mumbai Mariners v Goa Gulls',
  marketName: 'Match Odds',
  betCounts: 3,
  sportId: '4',
  eventId: '4-1',
  marketId: '4-1.mo',
};

const meta = {
  title: 'Exposure/My Market',
  component: MyMarketView,
  args: { rows: [row], hasFailed: false, onRetry: fn(), onOpen: fn() },
} satisfies Meta<typeof MyMarketView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '[PNL-4] the columns, and an event name that opens its market',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Sport Name', 'Event Name', 'Market Name', 'Trade']);
    await userEvent.click(canvas.getByRole('button', { name: row.eventName }));
    await expect(args.onOpen).toHaveBeenCalledWith(row);
  },
};

export const Empty: Story = {
  name: '[PNL-4] nothing: the specified words',
  args: { rows: [] },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('No real-time records found'),
};

export const Loading: Story = { args: { rows: null } };

export const Failed: Story = {
  args: { rows: null, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
