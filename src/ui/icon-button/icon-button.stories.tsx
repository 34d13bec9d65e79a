import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pin, Search, Ticket } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Search', children: <Search /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Pressed: Story = { args: { label: 'Pin market', children: <Pin />, 'aria-pressed': true } };

export const WithCount: Story = {
  args: { label: 'Bet slip', children: <Ticket />, count: 3 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Bet slip, 3' })).toBeVisible();
  },
};

export const WithCountInWords: Story = {
  args: { label: 'Bets', children: <Ticket />, count: 3, countWords: '3 open, 1 waiting' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Bets, 3 open, 1 waiting' });
    await expect(button).toHaveTextContent(/^3$/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OnHeader: Story = {
  decorators: [
    (Part) => (
      <div style={{ background: 'var(--header)', color: 'var(--header-ink)', padding: 8 }}>
        <Part />
      </div>
    ),
  ],
};
