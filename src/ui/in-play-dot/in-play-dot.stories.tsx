import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InPlayDot } from './in-play-dot.tsx';

const meta = { title: 'Parts/InPlayDot', component: InPlayDot, tags: ['autodocs'] } satisfies Meta<
  typeof InPlayDot
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('In play');
    const [pulse] = words.getAnimations({ subtree: true });
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(pulse?.effect?.getComputedTiming().endTime).toBe(5000);
    }
  },
};

export const WithTime: Story = { args: { children: 'In play, 67′' } };
