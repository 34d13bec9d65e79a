import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { IntentState } from '#domain/bet/intent.ts';
import { sampleBet } from '#machines/testing/samples.ts';
import { sampleReport } from './bet-slip.test-data.tsx';
import { BetsApartView } from './bets-apart.view.tsx';

const bet = sampleBet({ runnerName: 'Harbour Town', eventName: 'Harbour Town v Ridgeway' });
const found = (state: IntentState) => [{ bet, report: sampleReport(state), isFound: true }];

const meta = {
  title: 'Panels/Bets apart from the slip',
  component: BetsApartView,
  parameters: { machine: 'bet-intent', shows: 'props' },
  args: { bets: found('unknown'), onChoose: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetsApartView>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  };

/** The bet's result is known, so it can be closed. */
const tells =
  (words: string): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByRole('status')).toHaveTextContent(words);
    await userEvent.click(bets.getByRole('button', { name: 'Close Harbour Town' }));
    await expect(args.onClose).toHaveBeenCalledWith('client-1');
  };

export const None: Story = {
  args: { bets: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Asking: Story = {
  parameters: { state: ['unknown.waiting', 'unknown.asking'] },
  play: says('Checking…There was no answer.'),
};

/** Only the bettor knows whether the bet is still wanted. */
export const NeverArrived: Story = {
  args: { bets: found('neverArrived') },
  parameters: { state: 'neverArrived' },
  play: async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByRole('status')).toHaveTextContent(
      'The exchange has not received this bet.',
    );
    await userEvent.click(bets.getByRole('button', { name: /^Place it now/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('client-1', 'send.chosen');
    await userEvent.click(bets.getByRole('button', { name: /^Don’t place it/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('client-1', 'drop.chosen');
  },
};

export const PlacingAgain: Story = {
  args: { bets: found('placing') },
  parameters: { state: 'sending' },
  play: says('Placing…'),
};
export const Unmatched: Story = {
  args: { bets: found('unmatched') },
  parameters: { state: 'accepted.unmatched' },
  play: tells('Unmatched₹100.00 waits at 2.36. Change or cancel it in My Bets.'),
};
export const PartlyMatched: Story = {
  args: { bets: found('partlyMatched') },
  parameters: { state: 'accepted.partlyMatched' },
  play: tells(
    'Partly matched₹40.00 at 2.38: wins ₹55.20 before commission. ₹60.00 waits at 2.36. Change or cancel it in My Bets.',
  ),
};
export const Matched: Story = {
  args: { bets: found('matched') },
  parameters: { state: 'accepted.matched' },
  play: tells('Matched₹100.00 at 2.38'),
};
export const Cancelled: Story = {
  args: { bets: found('cancelled') },
  parameters: { state: 'accepted.cancelled' },
  play: tells('CancelledNothing was matched.'),
};
export const Settled: Story = {
  args: { bets: found('settled') },
  parameters: { state: 'settled' },
  play: tells('SettledThe market has been paid. My Bets says what it came to.'),
};
export const Dropped: Story = {
  args: { bets: found('dropped') },
  parameters: { state: 'dropped' },
  play: tells('Not placedThe exchange had not received it, so we withdrew it.'),
};
export const GivingUp: Story = {
  args: { bets: found('givingUp') },
  parameters: { state: ['givingUp.asking', 'givingUp.waiting'] },
  play: says('Dropping it…We are telling the exchange not to place it, should it still arrive.'),
};

/** The reason of the refusal is shown too, although the form is long gone. */
export const Refused: Story = {
  args: { bets: found('refused') },
  parameters: { state: 'refused' },
  play: tells('Not placedYour available balance does not cover this bet.'),
};

export const SeveralWithLongNames: Story = {
  args: {
    bets: (['inDoubt', 'neverArrived', 'matched'] as const).map((state, at) => ({
      bet: {
        ...bet,
        clientId: `client-${at}`,
        side: at === 1 ? 'LAY' : 'BACK',
        stake: 98_76_54_321_00,
        runnerName: "The 14th Earl of Oberammergau-Unterpfaffenhofen's Second String",
      },
      report: sampleReport(state),
      isFound: at !== 0,
    })),
  },
};
