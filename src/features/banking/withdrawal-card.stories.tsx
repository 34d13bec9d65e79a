import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleWithdrawal } from '#machines/testing/banking-samples.ts';
import { Durations } from './durations.view.tsx';
import { WithdrawalCard } from './withdrawal-card.view.tsx';

const step = (
  state: 'HELD' | 'SENT' | 'PAID' | 'RETURNED' | 'REFUSED',
  at: string,
  reason: string | null = null,
) => ({
  state,
  at: `2026-11-21T${at}.000Z`,
  reason,
});
const held = step('HELD', '12:32:11');
const sent = step('SENT', '12:39:05');

const meta = {
  title: 'Panels/Banking/Withdrawal',
  component: WithdrawalCard,
  args: {
    payment: sampleWithdrawal({ steps: [held, sent], askedAt: held.at, usualBy: '2026-11-21T13:39:05.000Z' }),
    zone: 'Asia/Kolkata',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxWidth: 480, padding: 16 }}>
        <Story />
        <Durations minutes={[22, 30, 34, 42, 47, 58, 71, 119]} now={51} />
      </div>
    ),
  ],
} satisfies Meta<typeof WithdrawalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const stagesOf = async (canvasElement: HTMLElement) => {
  const way = await within(canvasElement).findByRole('list', { name: 'Its way' });
  return within(way)
    .getAllByRole('listitem')
    .map((stage) => stage.dataset.state);
};

export const OnItsWay: Story = {
  name: '[RTE-14] a withdrawal says where it stands, that it cannot be reversed, and what the last ones took',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await stagesOf(canvasElement)).toEqual(['done', 'done', 'now', 'next']);
    await expect(canvas.getByText('Cannot be reversed')).toBeVisible();
    await expect(canvas.getByText('by about 19:09:05')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /119 min; this one, 51 min so far/ })).toBeVisible();
  },
};

export const Held: Story = {
  args: { payment: sampleWithdrawal({ state: 'HELD', steps: [held] }) },
  play: async ({ canvasElement }) => {
    await expect(await stagesOf(canvasElement)).toEqual(['done', 'now', 'next', 'next']);
  },
};

export const Paid: Story = {
  args: { payment: sampleWithdrawal({ state: 'PAID', steps: [held, sent, step('PAID', '13:02:00')] }) },
  play: async ({ canvasElement }) => {
    await expect(await stagesOf(canvasElement)).toEqual(['done', 'done', 'done']);
    await expect(within(canvasElement).queryByText('Cannot be reversed')).toBeNull();
  },
};

export const Returned: Story = {
  args: {
    payment: sampleWithdrawal({
      state: 'RETURNED',
      steps: [held, sent, step('RETURNED', '13:02:00', 'The account is closed.')],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await stagesOf(canvasElement)).toEqual(['done', 'done', 'ended']);
    await expect(within(canvasElement).getByText(/back in your wallet. The account is closed/)).toBeVisible();
  },
};

export const Dark: Story = { ...OnItsWay, name: 'Dark', globals: { theme: 'dark' } };
