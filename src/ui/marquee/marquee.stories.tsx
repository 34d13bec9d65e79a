import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Marquee } from './marquee.tsx';

const meta = {
  title: 'UI/Marquee',
  component: Marquee,
  args: {
    label: 'News',
    items: ['Tern Bay Mariners v Gull Point: in play', 'Northbank v Saltmarsh City: starts at 14:25'],
    duration: 30_000,
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

const trackOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('section > div > div')!;

export const Passing: Story = {
  name: '[HDR-6] the words pass in 30 s, and can be paused',
  play: async ({ canvasElement }) => {
    const track = trackOf(canvasElement);
    await expect(getComputedStyle(track).animationDuration).toBe('30s');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pause: News' }));
    await expect(getComputedStyle(track).animationPlayState).toBe('paused');
  },
};
