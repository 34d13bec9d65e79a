import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Balance } from '#domain/bet/order.ts';
import {
  accountFeedMachine,
  selectBalance,
  selectIsLive,
} from '#machines/account-feed/account-feed.machine.ts';
import { passes, tells } from '#tests/stories/machine-path.ts';
import { storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { BalanceView } from './balance.view.tsx';

const meta = {
  title: 'Panels/Balance',
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
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onExposure = fn();
const shown = ({ snapshot }: Reached<typeof accountFeedMachine>) => (
  <BalanceView balance={selectBalance(snapshot)} isLive={selectIsLive(snapshot)} onExposure={onExposure} />
);

const input = { seed: 1 };
const image = (balance: Balance) =>
  tells('watchAccount', {
    type: 'message.received',
    message: { kind: 'image', epoch: 'e1', to: 1, balance, orders: [], positions: [] },
  });
const usual = image({ bankBalance: 10_000_000, exposure: 250_050 });

export const Waiting: Story = {
  ...storyOf(accountFeedMachine, { input, at: 'connected.waiting' }, shown),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Balance')).toBeNull();
  },
};

export const Live: Story = {
  ...storyOf(accountFeedMachine, { input, path: [usual], at: 'connected.live' }, shown),
  name: '[HDR-2] the balance is the bank balance less the exposure',
  play: async ({ canvasElement }) => {
    await expect(
      (await within(canvasElement).findAllByRole('definition')).map((figure) => figure.textContent),
    ).toEqual(['₹97,499.50', '₹2,500.50']);
  },
};

export const NotLive: Story = {
  ...storyOf(accountFeedMachine, { input, path: [usual, passes('silence')], at: 'broken' }, shown),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('data-live', 'false');
  },
};

/** More exposure than money: there is nothing left to bet with. */
export const Overdrawn: Story = {
  ...storyOf(
    accountFeedMachine,
    { input, path: [image({ bankBalance: 100, exposure: 2_550 })], at: 'connected.live' },
    shown,
  ),
};

export const Large: Story = {
  ...storyOf(
    accountFeedMachine,
    {
      input,
      path: [image({ bankBalance: 9_876_543_210_00, exposure: 123_456_789_00 })],
      at: 'connected.live',
    },
    shown,
  ),
};
