import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { IntentState } from '#domain/bet/intent.ts';
import { cardOf } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { homeToBack, sampleReport } from './bet-slip.test-data.tsx';
import { SlipCardView } from './slip-card.view.tsx';

/** A card while its bet waits out the in-play delay. */
const meta = {
  title: 'Panels/Bet in the slip, delayed',
  component: SlipCardView,
  parameters: { machine: 'bet-intent', shows: 'props' },
  args: {
    card: { ...cardOf(homeToBack, null, 'client-1'), stakeText: '100' },
    quickStakes: defaultSlipSettings.quickStakes,
    policy: { policy: 'BETTER', ticks: 3 },
    noBetReason: null,
    send: fn(),
    onAgain: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof SlipCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardWith = (state: IntentState) => ({ ...meta.args.card, bet: sampleReport(state) });
const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words);
    await expect(within(canvasElement).queryByLabelText('Stake')).toBeNull();
  };

/** The countdown and its cancel are in the card: nothing is on the book yet. */
export const Delayed: Story = {
  args: { card: cardWith('delayed') },
  parameters: { state: 'accepted.delayed.waiting' },
  play: async (context) => {
    const { args, canvasElement } = context;
    await says('Waiting for the in-play delay')(context);
    await expect(within(canvasElement).getByRole('timer')).toHaveAccessibleName(
      /^In-play delay: [45] seconds/,
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel Harbour Town' }));
    await expect(args.onChoose).toHaveBeenCalledWith('client-1', 'cancel.chosen');
  },
};

/** The delay is over, but the connection is gone, so nobody here knows what came of the bet. */
export const DelayedWithoutNews: Story = {
  args: {
    card: cardWith('missing'),
  },
  parameters: { state: ['accepted.missing.asking', 'accepted.missing.waiting'] },
  play: async (context) => {
    await says('No news yet')(context);
    await expect(within(context.canvasElement).queryByRole('timer')).toBeNull();
    await expect(within(context.canvasElement).queryByRole('button')).toBeNull();
  },
};

export const CancellingDelayed: Story = {
  args: { card: cardWith('cancelling') },
  parameters: { state: 'accepted.delayed.cancelling' },
  play: says('Cancelling…'),
};
