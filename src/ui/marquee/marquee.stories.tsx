import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Marquee, type MarqueeProps } from './marquee.tsx';

const news = {
  label: 'News',
  items: [
    { text: 'Tern Bay Mariners v Gull Point: in play', path: '/marketdetails/4.1/4' },
    { text: 'Cash out is back', path: null },
  ],
  duration: 30_000,
};

const SiteLink: MarqueeProps['link'] = ({ to, tabIndex, children }) => (
  <a href={to} tabIndex={tabIndex}>
    {children}
  </a>
);

const meta = {
  title: 'UI/Marquee',
  component: Marquee,
  args: { lines: [news], link: SiteLink },
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

export const TwoLines: Story = {
  name: '[HDR-5] [HDR-6] two lines share the strip, each at its own pace, and one button pauses both',
  args: {
    lines: [
      {
        label: 'Promotions',
        items: [{ text: 'Refer a friend: both get a reward', path: '/#promotions' }],
        duration: 25_000,
      },
      news,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('region').map((line) => line.getBoundingClientRect());
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

/** Who cannot see the strip meets each line once, and only what leads somewhere is a link. */
export const Linked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(others).toHaveLength(0);
    await expect(link).toHaveAttribute('href', '/marketdetails/4.1/4');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(trackOf(canvasElement)).animationPlayState).toBe('paused');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause: News' })).toHaveFocus();
  },
};
