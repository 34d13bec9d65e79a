import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cardOf } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { homeToBack } from './bet-slip.test-data.tsx';
import { SlipCardView } from './slip-card.view.tsx';

/** What would become of a bet, told before it is placed. */
const meta = {
  title: 'Features/Bet in the slip, its outlook',
  component: SlipCardView,
  parameters: { machine: 'bet-slip', shows: 'props', state: 'editing' },
  args: {
    card: { ...cardOf(homeToBack, null, 'client-1'), stakeText: '100' },
    quickStakes: defaultSlipSettings.quickStakes,
    policy: { policy: 'BETTER', ticks: 3 },
    noBetReason: null,
    send: fn(),
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

/** The price has moved further than may be taken. */
export const WouldBeRefused: Story = {
  args: { card: { ...meta.args.card, currentOdds: 220 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('this bet would be refused, not left waiting');
  },
};
