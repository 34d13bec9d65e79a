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
  parameters: { machine: 'exposure' },
  args: { state: 'listed', rows: [row], riskOf: () => 56_000, send: fn() },
} satisfies Meta<typeof MyMarketView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '[PNL-4] the columns, and an event name that opens its market',
  parameters: { state: 'listed' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Sport Name', 'Event Name', 'Market Name', 'Trade']);
    await expect(canvas.getByRole('cell', { name: /^Match Odds/ })).toHaveTextContent('at risk ₹560.00');
    await userEvent.click(canvas.getByRole('button', { name: row.eventName }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.chosen', row });
  },
};

export const Empty: Story = {
  name: '[PNL-4] nothing: the specified words',
  args: { state: 'empty', rows: [] },
  parameters: { state: 'empty' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('No real-time records found'),
};

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  parameters: { state: ['closed', 'loading'] },
};

export const NoAnswer: Story = {
  args: { state: 'noAnswer', rows: [] },
  parameters: { state: 'noAnswer' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.chosen' });
  },
};
