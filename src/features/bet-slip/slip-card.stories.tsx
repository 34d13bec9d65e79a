import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { IntentState } from '#domain/bet/intent.ts';
import { cardOf } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { awayToLay, homeToBack, sampleReport } from './bet-slip.test-data.tsx';
import { SlipCardView } from './slip-card.view.tsx';

/** A card in every state of its bet. */
const meta = {
  title: 'Panels/Bet in the slip',
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

const cardWith = (state: IntentState) => ({ ...meta.args.card, bet: sampleReport(state) });
const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words);
    await expect(within(canvasElement).queryByLabelText('Stake')).toBeNull();
  };
const isRemovable = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('button', { name: 'Remove Harbour Town' }) !== null;

export const Placing: Story = {
  args: { card: cardWith('placing') },
  parameters: { state: ['storing', 'sending'] },
  play: async (context) => {
    await says('Placing…')(context);
    await expect(context.canvasElement).toHaveTextContent(
      '₹100.00 at 2.36 · Match Odds · Harbour Town v Ridgeway',
    );
    await expect(isRemovable(context.canvasElement)).toBe(false);
  },
};

/** Two markets of an event may differ only in their last words. */
export const LongNames: Story = {
  name: 'long names are read to their end, while it is made and when it is placed',
  args: {
    card: {
      ...meta.args.card,
      runnerName: 'Saltmarsh United of the Outer Harbour +0.5',
      eventName: 'Saltmarsh United of the Outer Harbour v Tidewater Town',
      marketName: 'Asian Handicap, 1st half',
    },
  },
  play: async ({ canvasElement }) => {
    const texts = await within(canvasElement).findAllByText(/Outer Harbour/);
    await expect(texts).toHaveLength(2);
    for (const text of texts) await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

/** The price moved beyond the bettor's policy: the bet is offered again, and nothing is placed. */
export const OfferedAgain: Story = {
  args: {
    card: {
      ...meta.args.card,
      clientId: null,
      currentOdds: 230,
      bet: sampleReport('refused', {
        refusal: {
          code: 'ODDS_CHANGED',
          message: 'The odds had moved to 2.30. Nothing was placed.',
          odds: 230,
        },
      }),
    },
  },
  parameters: { state: 'refused' },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      /^Not placed\. The odds had moved to 2\.30\.$/,
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change to 2.30' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'price.accepted', id: '1.1/home/BACK' });
  },
};

/** The typed odds are what the bet asks for, so where the clicked price went is not shown. */
export const EditedLay: Story = {
  args: {
    card: {
      ...cardOf(awayToLay, null, 'client-1'),
      stakeText: '100',
      oddsText: '3.2',
      currentOdds: 340,
    },
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByText(/3\.20 asked for; now/)).toHaveTextContent('3.20 asked for; now 3.40');
    await expect(canvasElement).not.toHaveTextContent('3.30');
    await expect(card.getByRole('button', { name: 'Change to 3.40' })).toBeVisible();
  },
};

/** A waiting bet that was edited elsewhere shows its current odds and stake, not what was typed here. */
export const EditedWhileItWaits: Story = {
  args: {
    card: {
      ...meta.args.card,
      bet: sampleReport('unmatched', {
        order: { ...sampleReport('unmatched').order!, odds: 240, stake: 60_00, remaining: 60_00 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹60.00 at 2.40 · Match Odds · Harbour Town v Ridgeway');
    await expect(canvasElement).not.toHaveTextContent('2.36');
  },
};

export const NotStored: Story = {
  args: { card: cardWith('notStored') },
  parameters: { state: 'notStored' },
  play: async (context) => {
    const { args, canvasElement } = context;
    await says('Not sentThis browser could not keep the bet safe, so it was not sent.')(context);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again: Harbour Town' }));
    await expect(args.onChoose).toHaveBeenCalledWith('client-1', 'retry.chosen');
  },
};

/** Never says "failed": the bet may have been placed. */
export const Unknown: Story = {
  args: { card: cardWith('unknown') },
  parameters: { state: ['unknown.waiting', 'unknown.asking'] },
  play: async (context) => {
    await says('Checking…There was no answer. It may have been placed: we are asking the exchange.')(context);
    await expect(isRemovable(context.canvasElement)).toBe(false);
  },
};

export const NeverArrived: Story = {
  args: { card: { ...cardWith('neverArrived'), currentOdds: 244 } },
  parameters: { state: 'neverArrived' },
  play: async (context) => {
    const { args, canvasElement } = context;
    await says('Not receivedThe exchange has not received this bet. Should it still be on its way,')(context);
    await expect(within(canvasElement).getByText('The price is 2.44 now.')).toBeVisible();
    await expect(isRemovable(canvasElement)).toBe(false);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Place it now at 2.36 or better: Harbour Town' }),
    );
    await expect(args.onChoose).toHaveBeenLastCalledWith('client-1', 'send.chosen');
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Don’t place it: Harbour Town' }),
    );
    await expect(args.onChoose).toHaveBeenLastCalledWith('client-1', 'drop.chosen');
  },
};

export const Unmatched: Story = {
  args: { card: cardWith('unmatched') },
  parameters: { state: 'accepted.unmatched' },
  play: says('Unmatched₹100.00 waits at 2.36. Change or cancel it in My Bets.'),
};

export const PartlyMatched: Story = {
  args: { card: cardWith('partlyMatched') },
  parameters: { state: 'accepted.partlyMatched' },
  play: says(
    'Partly matched₹40.00 at 2.38: wins ₹55.20 before commission. ₹60.00 waits at 2.36. Change or cancel it in My Bets.',
  ),
};

export const Matched: Story = {
  args: { card: cardWith('matched') },
  parameters: { state: 'accepted.matched' },
  play: async (context) => {
    await says('Matched₹100.00 at 2.38')(context);
    // It asked for 2.36.
    await expect(context.canvasElement).toHaveTextContent('₹100.00 at 2.38 · Match Odds');
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Remove Harbour Town' }));
    await expect(context.args.send).toHaveBeenCalledWith({
      type: 'selection.removed',
      id: '1.1/home/BACK',
    });
  },
};

export const Cancelled: Story = {
  args: { card: cardWith('cancelled') },
  parameters: { state: 'accepted.cancelled' },
  play: says('CancelledNothing was matched.'),
};

export const Settled: Story = {
  args: { card: cardWith('settled') },
  parameters: { state: 'settled' },
  play: says('SettledThe market has been paid. My Bets says what it came to.'),
};

/** The bet waited until the market was settled. */
export const SettledUnmatched: Story = {
  args: {
    card: { ...meta.args.card, bet: sampleReport('settled', { order: sampleReport('unmatched').order }) },
  },
  parameters: { state: 'settled' },
  play: says('SettledNone of it was matched, so nothing was won or lost.'),
};

/** The card says what to do, and has the fields to do it. */
export const Refused: Story = {
  args: { card: cardWith('refused') },
  parameters: { state: 'refused' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not placed. Your available balance does not cover this bet. ₹42.00 is available.',
    );
    await expect(within(canvasElement).getByLabelText('Stake')).toBeEnabled();
  },
};

/** The bettor gave it up, and the exchange has not yet said that it will not take it. */
export const GivingUp: Story = {
  args: { card: cardWith('givingUp') },
  parameters: { state: ['givingUp.asking', 'givingUp.waiting'] },
  play: async (context) => {
    await says('Dropping it…We are telling the exchange not to place it, should it still arrive.')(context);
    await expect(isRemovable(context.canvasElement)).toBe(false);
  },
};

/** The exchange will not take it any more: the card can be placed again. */
export const Dropped: Story = {
  args: { card: cardWith('dropped') },
  parameters: { state: 'dropped' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not placed. The exchange had not received it, so we withdrew it.',
    );
    await expect(within(canvasElement).getByLabelText('Stake')).toHaveValue('100');
  },
};
