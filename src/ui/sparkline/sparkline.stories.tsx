import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Parts/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: {
    from: 0,
    to: 100,
    points: [
      { at: 0, value: 20 },
      { at: 50, value: 60 },
    ],
    label: 'From 20 to 60',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = (canvas: HTMLElement) => canvas.querySelectorAll('path')[1]?.getAttribute('d');

/** It stays at a value until the next: half the way at the foot, then at the head. */
export const Rising: Story = {
  play: async ({ canvasElement }) => {
    const drawn = await within(canvasElement).findByRole('img', { name: 'From 20 to 60' });
    await expect(drawn.parentElement).toHaveAttribute('data-trend', 'up');
    await expect(lineOf(canvasElement)).toBe('M0 100.0H0.0V100.0H50.0V0.0H100');
  },
};

/** What was before the line begins is where it begins. */
export const FallingFromBefore: Story = {
  args: {
    points: [
      { at: -50, value: 60 },
      { at: 25, value: 20 },
    ],
    label: 'From 60 to 20',
  },
  play: async ({ canvasElement }) => {
    await expect(lineOf(canvasElement)).toBe('M0 0.0H0.0V0.0H25.0V100.0H100');
    const drawn = await within(canvasElement).findByRole('img');
    await expect(drawn.parentElement).toHaveAttribute('data-trend', 'down');
  },
};

export const Level: Story = {
  args: { points: [{ at: 0, value: 5 }], label: 'Level' },
  play: async ({ canvasElement }) => {
    await expect(lineOf(canvasElement)).toBe('M0 50.0H0.0V50.0H100');
  },
};
