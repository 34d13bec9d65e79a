import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountdownRing } from './countdown-ring.tsx';

const meta = {
  title: 'Parts/CountdownRing',
  component: CountdownRing,
  tags: ['autodocs'],
  args: { label: 'Bet delay', seconds: 3, total: 5 },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('timer', { name: 'Bet delay: 3 seconds' }),
    ).toBeVisible();
  },
};

export const Begun: Story = { args: { seconds: 5 } };

export const LastSecond: Story = { args: { seconds: 1 } };

export const Over: Story = { args: { seconds: 0 } };

export const Large: Story = { args: { size: 56 } };
