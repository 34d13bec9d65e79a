import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptText } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: { title: 'No matched bets' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithText: Story = {
  args: {
    icon: <ReceiptText />,
    children: 'Pick a price to open the bet slip; what is matched is listed here.',
  },
};

export const WithAction: Story = {
  args: {
    icon: <ReceiptText />,
    children: 'Nothing in these seven days.',
    action: <Button>Show the last month</Button>,
  },
};
