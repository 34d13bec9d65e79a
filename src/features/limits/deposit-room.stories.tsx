import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SeenLimit, SeenLimits } from '#domain/limits/limit-change.ts';
import { DepositRoomView } from './deposit-room.view.tsx';

const week: SeenLimit = {
  kind: 'DEPOSIT',
  frame: 'WEEK',
  amount: 10_000_00,
  since: '2026-11-01T00:00:00.000Z',
  asked: null,
  used: 6_000_00,
  left: 4_000_00,
  until: '2026-11-30T00:00:00.000Z',
};
const held = (...limits: SeenLimit[]): SeenLimits => ({
  zone: 'UTC',
  limits,
  timedOutUntil: null,
  exclusion: null,
  realityEvery: null,
});

const meta = {
  title: 'Panels/What is left of the deposit limit',
  component: DepositRoomView,
  args: {
    limits: held(week),
    now: '2026-11-26T20:41:00.000Z',
    zone: 'UTC',
    amount: null,
    least: 100_00,
    onAmount: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div style={{ maxWidth: 420, padding: 16 }}>
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof DepositRoomView>;

export default meta;
type Story = StoryObj<typeof meta>;

const limit = async (canvas: HTMLElement) =>
  within(canvas).findByRole('region', { name: 'Your deposit limit' });

export const NothingTyped: Story = {
  name: 'before anything is typed it says what is left, and until when',
  play: async ({ canvasElement }) => {
    const region = await limit(canvasElement);
    await expect(region).toHaveTextContent('Your deposit limit, this week ₹6,000.00 of ₹10,000.00');
    await expect(region).toHaveTextContent('₹4,000.00 left until 30 Nov 2026, 00:00. Change');
    await expect(within(region).getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/profile#safer-betting',
    );
  },
};

export const InTheShownZone: Story = {
  name: 'its end is told in the zone that times are shown in',
  args: { zone: 'Asia/Kolkata' },
  play: async ({ canvasElement }) => {
    await expect(await limit(canvasElement)).toHaveTextContent('left until 30 Nov 2026, 05:30. Change');
  },
};

export const WithThisDeposit: Story = {
  name: 'it counts this deposit before it is confirmed',
  args: { amount: 2_000_00 },
  play: async ({ canvasElement }) => {
    const region = await limit(canvasElement);
    await expect(region).toHaveTextContent('₹8,000.00 of ₹10,000.00');
    await expect(region).toHaveTextContent('After this you may add ₹2,000.00 until 30 Nov 2026, 00:00.');
    await expect(within(region).queryByRole('button')).toBeNull();
  },
};

export const Over: Story = {
  name: 'over the limit it offers the amount that fits',
  args: { amount: 4_000_01 },
  play: async ({ args, canvasElement }) => {
    const region = await limit(canvasElement);
    await expect(region).toHaveTextContent('₹6,000.00 of ₹10,000.00');
    await expect(region).toHaveTextContent('That is more than the ₹4,000.00 left until 30 Nov 2026, 00:00.');
    await userEvent.click(within(region).getByRole('button', { name: 'Make it ₹4,000.00' }));
    await expect(args.onAmount).toHaveBeenCalledWith(4_000_00);
  },
};

export const NothingFits: Story = {
  name: 'what is left may be less than the way takes',
  args: { limits: held({ ...week, used: 9_950_00, left: 50_00 }), amount: 100_00 },
  play: async ({ canvasElement }) => {
    const region = await limit(canvasElement);
    await expect(region).toHaveTextContent('No deposit fits before 30 Nov 2026, 00:00, when it starts anew.');
    await expect(within(region).queryByRole('button')).toBeNull();
  },
};

export const Old: Story = {
  name: 'after six months it asks whether it still fits',
  args: { limits: held({ ...week, since: '2026-05-26T20:41:00.000Z' }) },
  play: async ({ canvasElement }) => {
    await expect(await limit(canvasElement)).toHaveTextContent(
      'You set this limit on 26 May 2026, 20:41, more than six months ago. Does it still fit you?',
    );
  },
};

export const None: Story = {
  args: { limits: held() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Set one' })).toBeVisible();
  },
};

export const Dark: Story = { ...WithThisDeposit, name: 'Dark', globals: { theme: 'dark' } };
