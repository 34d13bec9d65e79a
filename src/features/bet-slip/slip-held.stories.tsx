import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { NoBetReason } from '#machines/market-feed/market-feed.machine.ts';
import { home } from '#machines/testing/open-slip.ts';
import { homeToBack, Slip, type OpenSlip } from './bet-slip.test-data.tsx';

/** Why nothing can be placed now: the note beside the button says so. */
const meta = {
  title: 'Panels/Bet slip, held back',
  component: Slip,
  parameters: { machine: 'bet-slip' },
  args: { onSent: fn(), onSignIn: fn() },
  render: (args, { parameters }) => <Slip {...args} state={parameters.state} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A back of 100.00 on Harbour Town, ready to place. */
const fill = ({ pick, stake }: OpenSlip) => {
  pick(homeToBack);
  stake(home, '100');
};
const findPlaceButton = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^Plac/ });

const marketIs = (reason: NoBetReason) => (slip: OpenSlip) => {
  fill(slip);
  slip.slip.send({ type: 'market.changed', marketId: '1.1', reason });
};
const waitsBecause =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words);
    // Once, not again beside the button.
    await expect(within(canvasElement).getByText(words)).toBeVisible();
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
  };

export const MarketSuspended: Story = {
  args: { after: marketIs('MARKET_SUSPENDED') },
  parameters: { state: 'editing' },
  play: waitsBecause(
    'The market is suspended. Nothing is placed. Your selection stays here until bets are taken again.',
  ),
};

/** As a market is suspended its prices still change: what they became can no longer be had. */
export const SuspendedAsThePriceMoved: Story = {
  args: {
    after: (opened) => {
      fill(opened);
      const { marketId, runnerId, side } = homeToBack;
      opened.slip.send({
        type: 'price.changed',
        marketId,
        runnerId,
        side,
        odds: 400,
        offered: [[400, 100_00]],
      });
      opened.slip.send({ type: 'market.changed', marketId, reason: 'MARKET_SUSPENDED' });
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'The market is suspended.',
    );
    await expect(canvasElement).not.toHaveTextContent('4.00');
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
  },
};

export const BallRunning: Story = {
  args: { after: marketIs('BALL_RUNNING') },
  parameters: { state: 'editing' },
  play: waitsBecause('The ball is running. Bets are taken again after it.'),
};

/** Of several bets the one that holds up the others is named: on a phone it may be far above. */
export const OneOfTwoNotLive: Story = {
  args: {
    after: (opened) => {
      fill(opened);
      opened.slip.send({ type: 'market.changed', marketId: '1.2', reason: null });
      opened.pick({ ...homeToBack, marketId: '1.2', runnerName: 'Ferry Lane' });
      opened.stake('1.2/home/BACK', '100');
      opened.slip.send({ type: 'market.changed', marketId: '1.2', reason: 'gap' });
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
    await expect(await findPlaceButton(canvasElement)).toHaveAccessibleDescription(
      'Ferry Lane: Prices are not live: connecting again… Remove the bet, or wait.',
    );
  },
};

export const PricesNotLive: Story = {
  args: { after: marketIs('silent') },
  parameters: { state: 'editing' },
  play: waitsBecause('Prices are not live: connecting again…'),
};

export const Visitor: Story = {
  args: { after: fill, bettor: 'visitor', available: null },
  parameters: { state: 'editing' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Place/ })).toBeNull();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in to bet' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Blocked: Story = {
  args: { after: fill, bettor: 'blocked' },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your account is blocked: no new bets.');
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
  },
};

/** The button is not offered first, and the reason then told by a refusal. */
export const SelfExcluded: Story = {
  args: { after: fill, bettor: 'selfExcluded' },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('You have excluded yourself from betting: no new bets.');
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
  },
};

/** The note beside the button says what is missing. */
export const NoStakeYet: Story = {
  args: { after: ({ pick }) => pick(homeToBack) },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(await findPlaceButton(canvasElement)).toHaveAccessibleDescription(
      'Type a stake to place the bet.',
    );
  },
};

/** Nothing can be typed or placed any more. */
export const Closed: Story = {
  args: {
    after: ({ pick, slip }) => {
      pick(homeToBack);
      slip.send({ type: 'market.changed', marketId: homeToBack.marketId, reason: 'MARKET_CLOSED' });
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(await slip.findByRole('status')).toHaveTextContent('The market is closed.');
    await expect(slip.queryByLabelText('Stake')).toBeNull();
    await expect(slip.queryByRole('button', { name: /^Place/ })).toBeNull();
    await expect(slip.getByRole('button', { name: 'Remove Harbour Town' })).toBeVisible();
  },
};

export const MoreThanAvailable: Story = {
  args: { after: fill, available: 5_000 },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Exposure +₹100.00more than the ₹50.00 available');
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
    await expect(await findPlaceButton(canvasElement)).toHaveAccessibleDescription('Lower the stake.');
  },
};

/** What the funds do not cover is not offered at the price of now either. */
export const MoreThanAvailableAtANewPrice: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      const runner = { marketId: '1.1', runnerId: 'home', side: 'BACK' } as const;
      slip.slip.send({ type: 'price.changed', ...runner, odds: 220, offered: [[220, 50_000]] });
    },
    available: 5_000,
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
    await expect(await findPlaceButton(canvasElement)).toHaveAccessibleDescription('Lower the stake.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change to 2.20' }));
    await expect(within(canvasElement).getByLabelText('Odds')).toHaveValue('2.20');
  },
};

/** Each of them could be placed, but not both. */
export const TogetherMoreThanAvailable: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      slip.slip.send({ type: 'market.changed', marketId: '1.2', reason: null });
      slip.pick({ ...homeToBack, marketId: '1.2', marketName: 'Toss' });
      slip.stake('1.2/home/BACK', '100');
    },
    available: 19_999,
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Exposure +₹200.00more than the ₹199.99 available');
    await expect(await findPlaceButton(canvasElement)).toBeDisabled();
    await expect(await findPlaceButton(canvasElement)).toHaveAccessibleDescription(
      'Lower a stake, or remove a bet.',
    );
  },
};

const standing = { [homeToBack.marketId]: { ifWins: new Map([['away', 9_000_00]]), waiting: [] } };

/** What stands there counts: only 10.00 more can be lost. */
export const LessThanItLooksWhereBetsStand: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      slip.slip.send({ type: 'market.changed', marketId: '1.1', reason: null, field: ['home', 'away'] });
    },
    available: 5_000,
    standing,
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Exposure +₹10.00₹40.00 stays available');
    await expect(await findPlaceButton(canvasElement)).toBeEnabled();
  },
};

/** Where it cannot be told what stands, another bet may lower the risk: the exchange has the last word. */
export const MoreThanAvailableWhereBetsStand: Story = {
  args: { after: fill, available: 5_000, standing },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Exposure at most +₹100.00maybe more than the ₹50.00 available',
    );
    await expect(await findPlaceButton(canvasElement)).toBeEnabled();
  },
};
