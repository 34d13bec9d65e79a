import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Matched' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Badge>Closed</Badge>
      <Badge tone="positive">Won</Badge>
      <Badge tone="negative">Lost</Badge>
      <Badge tone="warning">Waiting</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="back">Back</Badge>
      <Badge tone="lay">Lay</Badge>
    </div>
  ),
};
