import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { passes, rejects } from '#tests/stories/machine-path.ts';
import { asked, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { cardSays, cardStays, framed } from './slip-card.test-plays.tsx';
import {
  PlacedCard,
  betOf,
  dropping,
  neverArrived,
  placedSlip,
  stored,
  unanswered,
} from './slip-card.test-data.tsx';

/** A card whose bet is on its way, or of which nobody knows whether it was placed. */
const meta = { title: 'Panels/Bet in the slip', decorators: [framed] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type AtRest = Reached<typeof betIntentMachine>;

const input = betOf(placedSlip());
const shown = (reached: AtRest) => <PlacedCard {...reached} open={placedSlip} />;
/** The price is 2.44 by now. */
const shownAt244 = (reached: AtRest) => (
  <PlacedCard
    {...reached}
    open={() => {
      const opened = placedSlip();
      opened.homeIsAt(244);
      return opened;
    }}
  />
);
const { clientId } = input.bet;

export const Storing: Story = {
  ...storyOf(betIntentMachine, { input, at: 'storing' }, shown),
  play: cardStays('Placing…'),
};

export const Placing: Story = {
  ...storyOf(betIntentMachine, { input, path: [stored], at: 'sending' }, shown),
  play: async (context) => {
    await cardStays('Placing…')(context);
    await expect(context.canvasElement).toHaveTextContent(
      '₹100.00 at 2.36 · Match Odds · Harbour Town v Ridgeway',
    );
  },
};

const words = 'Not sentThis browser could not keep the bet safe, so it was not sent.';
export const NotStored: Story = {
  ...storyOf(betIntentMachine, { input, path: [passes('storeAnswer')], at: 'notStored' }, shown),
  play: cardSays(words),
};

export const TryingAgain: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [rejects('storeIntent')], at: 'notStored', ends: 'storing' },
    shown,
  ),
  play: async (context) => {
    await cardSays(words)(context);
    const card = within(context.canvasElement);
    await userEvent.click(await card.findByRole('button', { name: 'Try again: Harbour Town' }));
    await cardStays('Placing…')(context);
  },
};

const checking = cardStays(
  'Checking…There was no answer. It may have been placed: we are asking the exchange.',
);

/** Never says "failed": the bet may have been placed. */
export const Unknown: Story = {
  ...storyOf(betIntentMachine, { input, path: unanswered, at: 'unknown.waiting' }, shown),
  play: checking,
};

export const Asking: Story = {
  ...storyOf(betIntentMachine, { input, path: [stored, passes('placeAnswer')], at: 'unknown.asking' }, shown),
  play: checking,
};

const notReceived = cardStays(
  'Not receivedThe exchange has not received this bet. Should it still be on its way,',
);

export const NeverArrived: Story = {
  ...storyOf(betIntentMachine, { input, path: neverArrived, at: 'neverArrived' }, shownAt244),
  play: async (context) => {
    await notReceived(context);
    await expect(await within(context.canvasElement).findByText('The price is 2.44 now.')).toBeVisible();
  },
};

/** It keeps its id, so that it cannot be placed twice. */
export const PlacedAgain: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: neverArrived, at: 'neverArrived', ends: 'sending' },
    shownAt244,
  ),
  play: async (context) => {
    await notReceived(context);
    const card = within(context.canvasElement);
    await userEvent.click(
      await card.findByRole('button', { name: 'Place it now at 2.36 or better: Harbour Town' }),
    );
    await cardStays('Placing…')(context);
    await expect(asked(context.loaded, 'sendBet')).toMatchObject({ clientId, odds: 236 });
  },
};

export const NotWanted: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: neverArrived, at: 'neverArrived', ends: 'givingUp.asking' },
    shownAt244,
  ),
  play: async (context) => {
    const card = within(context.canvasElement);
    await userEvent.click(await card.findByRole('button', { name: 'Don’t place it: Harbour Town' }));
    await expect(asked(context.loaded, 'giveUpBet')).toEqual({ clientId });
  },
};

const givingUp = cardStays(
  'Dropping it…We are telling the exchange not to place it, should it still arrive.',
);

/** The bettor gave it up, and the exchange has not yet said that it will not take it. */
export const GivingUp: Story = {
  ...storyOf(betIntentMachine, { input, path: [...neverArrived, dropping], at: 'givingUp.asking' }, shown),
  play: givingUp,
};

export const GivingUpWithoutAnswer: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [...neverArrived, dropping, passes('callAnswer')], at: 'givingUp.waiting' },
    shown,
  ),
  play: givingUp,
};
