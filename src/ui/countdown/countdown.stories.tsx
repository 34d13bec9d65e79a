import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Countdown } from './countdown.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

const meta = {
  title: 'Parts/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  args: { to: inSeconds(0), over: 'Starting' },
  render: ({ to, over }) => <Countdown to={to} over={over} />,
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const findTimer = (canvas: HTMLElement) => within(canvas).findByRole('timer');

export const Counting: Story = {
  render: ({ over }) => <Countdown to={inSeconds(90)} over={over} />,
  play: async ({ canvasElement }) => {
    const timer = await findTimer(canvasElement);
    const shown = () => /^In 1:(\d\d)$/.exec(timer.textContent ?? '')?.[1];
    const first = Number(shown());
    await expect(first).toBeGreaterThan(20);
    await waitFor(() => expect(Number(shown())).toBeLessThan(first), { timeout: 5_000 });
  },
};

export const Over: Story = {
  play: async ({ canvasElement }) => expect(await findTimer(canvasElement)).toHaveTextContent(/^Starting$/),
};
