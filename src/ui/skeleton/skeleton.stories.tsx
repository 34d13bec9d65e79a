import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton, SkeletonGroup, SkeletonRows } from './skeleton.tsx';

const meta = { title: 'Parts/Skeleton', component: Skeleton, tags: ['autodocs'] } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '60%' } };

export const Block: Story = { args: { shape: 'block', height: '120px' } };

export const Circle: Story = { args: { shape: 'circle', width: '32px' } };

export const Card: Story = {
  render: () => (
    <SkeletonGroup label="Loading your bets">
      <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading your bets');
  },
};

export const Rows: Story = { render: () => <SkeletonRows rows={6} label="Loading events" /> };
