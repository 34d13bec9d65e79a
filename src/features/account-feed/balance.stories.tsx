import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BalanceView } from './balance.view.tsx';

const meta = {
  title: 'Panels/Balance',
  component: BalanceView,
  parameters: { machine: 'account-feed', shows: 'props' },
  args: { onExposure: fn(), balance: { bankBalance: 10_000_000, exposure: 250_050 }, isLive: true },
  // Shown where it stands: in the header.
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          padding: '8px 16px',
          background: 'var(--header)',
          color: 'var(--header-ink)',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BalanceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: { balance: null, isLive: false },
  parameters: { state: 'connected.waiting' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Balance')).toBeNull();
  },
};

export const Live: Story = {
  name: '[HDR-2] the balance is the bank balance less the exposure',
  parameters: { state: 'connected.live' },
  play: async ({ canvasElement }) => {
    await expect(
      (await within(canvasElement).findAllByRole('definition')).map((figure) => figure.textContent),
    ).toEqual(['₹97,499.50', '₹2,500.50']);
  },
};

export const NotLive: Story = {
  args: { isLive: false },
  parameters: { state: 'broken' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('data-live', 'false');
  },
};

/** More exposure than money: there is nothing left to bet with. */
export const Overdrawn: Story = { args: { balance: { bankBalance: 100, exposure: 2_550 } } };

export const Large: Story = {
  args: { balance: { bankBalance: 9_876_543_210_00, exposure: 123_456_789_00 } },
};
