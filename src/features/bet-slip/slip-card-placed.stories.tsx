import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { answers, sends } from '#tests/stories/machine-path.ts';
import { storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { cardSays, framed } from './slip-card.test-plays.tsx';
import {
  PlacedCard,
  accepted,
  betOf,
  dropping,
  givenUp,
  neverArrived,
  orderOf,
  placedBesideAnother,
  placedSlip,
  stored,
  uncovered,
} from './slip-card.test-data.tsx';

/** A card whose bet has its answer. */
const meta = { title: 'Panels/Bet in the slip, answered', decorators: [framed] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type AtRest = Reached<typeof betIntentMachine>;

const input = betOf(placedSlip());
const shown = (reached: AtRest) => <PlacedCard {...reached} open={placedSlip} />;
const shownBesideAnother = (reached: AtRest) => <PlacedCard {...reached} open={placedBesideAnother} />;
const unmatched = orderOf(input, 0);
const better = { averageOdds: 238, matchedValue: 2_380_000 };
const paid = sends({ type: 'market.settled', marketId: '1.1' });

export const Unmatched: Story = {
  ...storyOf(betIntentMachine, { input, path: accepted(unmatched), at: 'accepted.unmatched' }, shown),
  play: cardSays('Unmatched₹100.00 waits at 2.36. Change or cancel it in My Bets.'),
};

/** A waiting bet that was edited elsewhere shows its current odds and stake, not what was typed here. */
export const EditedWhileItWaits: Story = {
  ...storyOf(
    betIntentMachine,
    {
      input,
      path: [
        ...accepted(unmatched),
        sends({
          type: 'order.changed',
          order: orderOf(input, 0, {
            odds: 240,
            stake: 60_00,
            remaining: 60_00,
            updatedAt: '2026-11-21T10:00:09.000Z',
          }),
        }),
      ],
      at: 'accepted.unmatched',
    },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹60.00 at 2.40 · Match Odds · Harbour Town v Ridgeway');
    await expect(canvasElement).not.toHaveTextContent('2.36');
  },
};

export const PartlyMatched: Story = {
  ...storyOf(
    betIntentMachine,
    {
      input,
      path: accepted(orderOf(input, 4_000, { averageOdds: 238, matchedValue: 952_000 })),
      at: 'accepted.partlyMatched',
    },
    shown,
  ),
  play: cardSays(
    'Partly matched₹40.00 at 2.38: wins ₹55.20 before commission. ₹60.00 waits at 2.36. Change or cancel it in My Bets.',
  ),
};

export const Matched: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: accepted(orderOf(input, 10_000, better)), at: 'accepted.matched' },
    shown,
  ),
  play: async (context) => {
    await cardSays('Matched₹100.00 at 2.38')(context);
    // It asked for 2.36.
    await expect(context.canvasElement).toHaveTextContent('₹100.00 at 2.38 · Match Odds');
  },
};

export const Removed: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: accepted(orderOf(input, 10_000, better)), at: 'accepted.matched' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.click(await card.findByRole('button', { name: 'Remove Harbour Town' }));
    await expect(card.queryByRole('article')).toBeNull();
  },
};

export const Cancelled: Story = {
  ...storyOf(
    betIntentMachine,
    {
      input,
      path: accepted(orderOf(input, 0, { remaining: 0, cancelled: 10_000, status: 'COMPLETE' })),
      at: 'accepted.cancelled',
    },
    shown,
  ),
  play: cardSays('CancelledNothing was matched.'),
};

export const Settled: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [...accepted(orderOf(input, 10_000)), paid], at: 'settled' },
    shown,
  ),
  play: cardSays('SettledThe market has been paid. My Bets says what it came to.'),
};

/** The bet waited until the market was settled. */
export const SettledUnmatched: Story = {
  ...storyOf(betIntentMachine, { input, path: [...accepted(unmatched), paid], at: 'settled' }, shown),
  play: cardSays('SettledNone of it was matched, so nothing was won or lost.'),
};

/** The card says what to do, and has the fields to do it. */
export const Refused: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [stored, answers('sendBet', uncovered)], at: 'refused' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not placed. Your available balance does not cover this bet. ₹42.00 is available.',
    );
    await expect(within(canvasElement).getByLabelText('Stake')).toBeEnabled();
  },
};

const moved = answers('sendBet', {
  kind: 'refused',
  refusal: {
    code: 'ODDS_CHANGED',
    message: 'The odds had moved to 2.30. Nothing was placed.',
    odds: 230,
  },
});

/** The price moved beyond the bettor's policy: the bet is offered again, and nothing is placed. */
export const OfferedAgain: Story = {
  name: 'Refused, because the price moved: offered again',
  ...storyOf(betIntentMachine, { input, path: [stored, moved], at: 'refused' }, shownBesideAnother),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      /^Not placed\. The odds had moved to 2\.30\.$/,
    );
  },
};

export const PriceTaken: Story = {
  ...storyOf(betIntentMachine, { input, path: [stored, moved], at: 'refused' }, shownBesideAnother),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.click(await card.findByRole('button', { name: 'Change to 2.30' }));
    await expect(card.getByRole('textbox', { name: 'Odds' })).toHaveValue('2.30');
    await expect(card.queryByRole('alert')).toBeNull();
  },
};

/** The exchange will not take it any more: the card can be placed again. */
export const Dropped: Story = {
  ...storyOf(betIntentMachine, { input, path: [...neverArrived, dropping, givenUp], at: 'dropped' }, shown),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not placed. The exchange had not received it, so we withdrew it.',
    );
    await expect(within(canvasElement).getByLabelText('Stake')).toHaveValue('100');
  },
};
