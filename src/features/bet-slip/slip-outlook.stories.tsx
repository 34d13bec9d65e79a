import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cardOf } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { homeToBack } from './bet-slip.test-data.tsx';
import { SlipCardView } from './slip-card.view.tsx';

/** What would become of a bet, told before it is placed. */
const meta = {
  title: 'Panels/Bet in the slip, its outlook',
  component: SlipCardView,
  parameters: { machine: 'bet-slip', shows: 'props', state: 'editing' },
  args: {
    card: { ...cardOf(homeToBack, null, 'client-1'), stakeText: '100' },
    quickStakes: defaultSlipSettings.quickStakes,
    policy: { policy: 'BETTER', ticks: 3 },
    noBetReason: null,
    send: fn(),
    onAgain: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 326 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlipCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Odds that nobody offers. */
export const WouldWait: Story = {
  args: { card: { ...meta.args.card, oddsText: '6', currentOdds: 236 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Nobody offers these odds now: the bet would wait');
  },
};

/** Less is on offer than is staked. */
export const OnlyInPart: Story = {
  args: {
    card: {
      ...meta.args.card,
      stakeText: '5000',
      offered: [
        [240, 10_000],
        [236, 130_000],
        [234, 900_000],
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Only ₹1,400.00 is on offer at these odds or better: the rest would wait',
    );
  },
};

/** What was seen of the offers before the connection was lost is not told as what there is. */
export const Offline: Story = {
  args: { ...OnlyInPart.args, noBetReason: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('You are offline.');
    await expect(canvasElement).not.toHaveTextContent('on offer');
  },
};

/** The price has moved further than may be taken. */
export const WouldBeRefused: Story = {
  args: { card: { ...meta.args.card, currentOdds: 220 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('this bet would be refused, not left waiting');
  },
};

/** Its like was placed in another tab: the card says so until it is changed, in the confirm step too. */
export const PlacedElsewhere: Story = {
  args: {
    card: { ...meta.args.card, stakeText: '120', placedElsewhere: { odds: 240, line: null, stake: 10_000 } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'You have already placed in another tab: Back Harbour Town, ₹100.00 at 2.40.',
    );
  },
};

export const PlacedElsewhereConfirmed: Story = {
  args: { ...PlacedElsewhere.args, isConfirming: true },
  play: PlacedElsewhere.play,
};

/** A deeper price than the best was pressed: whoever offers the better one is met first. */
export const DeeperPrice: Story = {
  args: { card: { ...meta.args.card, currentOdds: 240, offered: [[240, 1_000_00]] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Asks 2.36; 2.40 is on offer now, so you would get 2.40 and win up to ₹140.00',
    );
    await expect(canvasElement).toHaveTextContent('Profit, at least₹136.00');
    await expect(canvasElement).not.toHaveTextContent('ticks better');
    // One offer is told once.
    await expect(canvasElement).not.toHaveTextContent('on offer at these odds or better');
  },
};

/** At odds of one's own that are worse than the best, too; what is on offer does not cover the whole stake here. */
export const OwnOddsBelowTheBest: Story = {
  args: { card: { ...meta.args.card, oddsText: '2.20', currentOdds: 240, offered: [[240, 50_00]] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Asks 2.20; 2.40 is on offer now, so you would get 2.40 and win up to ₹130.00',
    );
    await expect(canvasElement).toHaveTextContent('Profit, at least₹120.00');
  },
};

/** Of a lay it is the risk that may be less. */
export const DeeperLay: Story = {
  args: { card: { ...meta.args.card, side: 'LAY', currentOdds: 220, offered: [[220, 1_000_00]] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('so you would get 2.20 and a liability as low as ₹120.00');
    await expect(canvasElement).toHaveTextContent('Liability, at most₹136.00');
  },
};

/** Where the button takes the price of now, the field, the figures and the button have one price. */
export const OnePrice: Story = {
  args: { card: { ...meta.args.card, currentOdds: 220 }, isTakenBelow: true },
  play: async ({ args, canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Odds' });
    await expect(field).toHaveValue('2.20');
    await expect(canvasElement).toHaveTextContent('Profit₹120.00');
    await userEvent.type(field, '5');
    await expect(args.send).toHaveBeenNthCalledWith(1, { type: 'price.accepted', id: '1.1/home/BACK' });
  },
};
