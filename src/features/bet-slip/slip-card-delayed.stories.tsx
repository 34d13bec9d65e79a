import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { passes, rejects, sends } from '#tests/stories/machine-path.ts';
import { asked, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { PlacedCard, accepted, betOf, orderOf, placedSlip } from './slip-card.test-data.tsx';
import { cardSays } from './slip-card.test-plays.tsx';

/** A card while its bet waits out the in-play delay. */
const meta = { title: 'Panels/Bet in the slip, delayed' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const input = betOf(placedSlip());
const shown = (reached: Reached<typeof betIntentMachine>) => <PlacedCard {...reached} open={placedSlip} />;
const delayed = accepted(orderOf(input, 0, { delayEndsAt: '2026-11-21T10:00:05.100Z' }));

/** The countdown and its cancel are in the card: nothing is on the book yet. */
export const Delayed: Story = {
  ...storyOf(betIntentMachine, { input, path: delayed, at: 'accepted.delayed.waiting' }, shown),
  play: async (context) => {
    await cardSays('Waiting for the in-play delay')(context);
    await expect(await within(context.canvasElement).findByRole('timer')).toHaveAccessibleName(
      /^In-play delay: [45] seconds/,
    );
  },
};

export const Cancelling: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: delayed, at: 'accepted.delayed.waiting', ends: 'accepted.delayed.cancelling' },
    shown,
  ),
  play: async (context) => {
    const card = within(context.canvasElement);
    await userEvent.click(await card.findByRole('button', { name: 'Cancel Harbour Town' }));
    await expect(asked(context.loaded, 'cancelBet')).toEqual({ marketId: '1.1', orderId: 'order-1' });
    await cardSays('Cancelling…')(context);
  },
};

const tellsNothing: NonNullable<Story['play']> = async (context) => {
  await cardSays('No news yet')(context);
  await expect(within(context.canvasElement).queryByRole('timer')).toBeNull();
  await expect(within(context.canvasElement).queryByRole('button')).toBeNull();
};

/** The delay is over, but the connection is gone, so nobody here knows what came of the bet. */
export const DelayedWithoutNews: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [...delayed, passes('delayOverdue')], at: 'accepted.missing.asking' },
    shown,
  ),
  play: tellsNothing,
};

export const NoAnswerEither: Story = {
  ...storyOf(
    betIntentMachine,
    {
      input,
      path: [...delayed, passes('delayOverdue'), rejects('lookUpBet')],
      at: 'accepted.missing.waiting',
    },
    shown,
  ),
  play: tellsNothing,
};

export const CancellingDelayed: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [...delayed, sends({ type: 'cancel.chosen' })], at: 'accepted.delayed.cancelling' },
    shown,
  ),
  play: cardSays('Cancelling…'),
};
