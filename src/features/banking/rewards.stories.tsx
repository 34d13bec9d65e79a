import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleGrant } from '#machines/testing/banking-samples.ts';
import { RewardsView } from './rewards.view.tsx';

const meta = {
  title: 'Panels/Banking/Rewards',
  component: RewardsView,
  args: {
    zone: 'Asia/Kolkata',
    isOnBreak: false,
    grants: [
      sampleGrant(),
      sampleGrant({
        grantId: 'g-2',
        product: 'EXCHANGE',
        state: 'PAID',
        progress: 500_00,
        endedAt: '2026-11-20T10:00:00.000Z',
      }),
      sampleGrant({ grantId: 'g-3', state: 'LAPSED', endedAt: '2026-11-19T10:00:00.000Z' }),
    ],
  },
} satisfies Meta<typeof RewardsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: '[RTE-14] each reward says how far it is and until when, and that none is needed to take money out',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/never need one/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '18000');
    const [open, paid, lapsed] = canvas.getAllByRole('listitem');
    await expect(open).toHaveTextContent(/₹180\.00 of ₹500\.00 risked.*lapses on 18 Dec 2026/);
    await expect(paid).toHaveTextContent(/Paid to your balance on 20 Nov 2026/);
    await expect(lapsed).toHaveTextContent(/Lapsed on 19 Nov 2026/);
  },
};

export const None: Story = {
  args: { grants: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No rewards')).toBeVisible();
  },
};

export const Dark: Story = { ...Listed, name: 'Dark', globals: { theme: 'dark' } };
