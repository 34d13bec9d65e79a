import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Marquee } from './marquee.tsx';

const news = {
  label: 'News',
  items: ['Tern Bay Mariners v Gull Point: in play', 'Northbank v Saltmarsh City: starts at 14:25'],
  duration: 30_000,
};

const meta = {
  title: 'Parts/Marquee',
  component: Marquee,
  tags: ['autodocs'],
  args: { lines: [news] },
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
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pause: News' }));
    await expect(getComputedStyle(track).animationPlayState).toBe('paused');
  },
};

export const TwoLines: Story = {
  name: '[HDR-5] [HDR-6] two lines share the strip, each at its own pace, and one button pauses both',
  args: {
    lines: [{ label: 'Promotions', items: ['Refer a friend: both get a reward'], duration: 25_000 }, news],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = (await canvas.findAllByRole('region')).map((line) => line.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    const tracks = [...canvasElement.querySelectorAll<HTMLElement>('section > div > div')];
    await expect(tracks.map((track) => getComputedStyle(track).animationDuration)).toEqual(['25s', '30s']);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause: Promotions and News' }));
    await expect(tracks.map((track) => getComputedStyle(track).animationPlayState)).toEqual([
      'paused',
      'paused',
    ]);
  },
};
