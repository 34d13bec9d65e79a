import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Order } from '#domain/bet/order.ts';
import { betIntentMachine, type BetIntentSnapshot } from '#machines/bet-intent/bet-intent.machine.ts';
import { betApartOf } from '#machines/bet-intents/bet-intents.machine.ts';
import { answers, goTo, passes, rejects, sends, type MachinePath } from '#tests/stories/machine-path.ts';
import { asked, storyOf } from '#tests/stories/story-of.tsx';
import { apartWith, foundBet as input, onClose, onPhone } from './bets-apart.test-data.tsx';
import { BetsApartView } from './bets-apart.view.tsx';
import { dropping, foundAbsent, givenUp, orderOf, unanswered, uncovered } from './slip-card.test-data.tsx';

const meta = { title: 'Panels/Bets apart from the slip', decorators: [onPhone] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = apartWith([]);
const answered = (matched: number, changes?: Partial<Order>) =>
  answers('lookUpBet', { kind: 'accepted', order: orderOf(input, matched, changes) });
const better = { averageOdds: 238, matchedValue: 2_380_000 };

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  };

/** The bet's result is known, so it can be closed. */
const tells =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByRole('status')).toHaveTextContent(words);
    await expect(bets.getByRole('button', { name: 'Close Harbour Town' })).toBeEnabled();
  };

export const None: Story = {
  render: () => <BetsApartView bets={[]} onChoose={() => undefined} onClose={onClose} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Asking: Story = {
  ...storyOf(betIntentMachine, { input, at: 'unknown.asking' }, shown),
  play: says('Checking…There was no answer.'),
};

export const Waiting: Story = {
  ...storyOf(betIntentMachine, { input, path: [rejects('lookUpBet')], at: 'unknown.waiting' }, shown),
  play: says('Checking…There was no answer.'),
};

/** Only the bettor knows whether the bet is still wanted. */
export const NeverArrived: Story = {
  ...storyOf(betIntentMachine, { input, path: foundAbsent, at: 'neverArrived' }, shown),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'The exchange has not received this bet.',
    );
  },
};

export const StillWanted: Story = {
  ...storyOf(betIntentMachine, { input, path: foundAbsent, at: 'neverArrived', ends: 'sending' }, shown),
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Place it now/ }));
    await expect(asked(loaded, 'sendBet')).toMatchObject({ clientId: 'client-1' });
  },
};

export const NotWanted: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: foundAbsent, at: 'neverArrived', ends: 'givingUp.asking' },
    shown,
  ),
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Don’t place it/ }));
    await expect(asked(loaded, 'giveUpBet')).toEqual({ clientId: 'client-1' });
  },
};

export const PlacingAgain: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [...foundAbsent, sends({ type: 'send.chosen' })], at: 'sending' },
    shown,
  ),
  play: says('Placing…'),
};

export const Unmatched: Story = {
  ...storyOf(betIntentMachine, { input, path: [answered(0)], at: 'accepted.unmatched' }, shown),
  play: tells('Unmatched₹100.00 waits at 2.36. Change or cancel it in My Bets.'),
};

export const Closed: Story = {
  ...storyOf(betIntentMachine, { input, path: [answered(0)], at: 'accepted.unmatched' }, shown),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Close Harbour Town' }));
    await expect(onClose).toHaveBeenCalledWith('client-1');
  },
};

export const PartlyMatched: Story = {
  ...storyOf(
    betIntentMachine,
    {
      input,
      path: [answered(4_000, { averageOdds: 238, matchedValue: 952_000 })],
      at: 'accepted.partlyMatched',
    },
    shown,
  ),
  play: tells(
    'Partly matched₹40.00 at 2.38: wins ₹55.20 before commission. ₹60.00 waits at 2.36. Change or cancel it in My Bets.',
  ),
};

export const Matched: Story = {
  ...storyOf(betIntentMachine, { input, path: [answered(10_000, better)], at: 'accepted.matched' }, shown),
  play: tells('Matched₹100.00 at 2.38'),
};

export const Cancelled: Story = {
  ...storyOf(
    betIntentMachine,
    {
      input,
      path: [answered(0, { remaining: 0, cancelled: 10_000, status: 'COMPLETE' })],
      at: 'accepted.cancelled',
    },
    shown,
  ),
  play: tells('CancelledNothing was matched.'),
};

export const Settled: Story = {
  ...storyOf(
    betIntentMachine,
    {
      input,
      path: [answered(10_000), sends({ type: 'market.settled', marketId: '1.1' })],
      at: 'settled',
    },
    shown,
  ),
  play: tells('SettledThe market has been paid. My Bets says what it came to.'),
};

export const Dropped: Story = {
  ...storyOf(betIntentMachine, { input, path: [...foundAbsent, dropping, givenUp], at: 'dropped' }, shown),
  play: tells('Not placedThe exchange had not received it, so we withdrew it.'),
};

const dropsIt = says('Dropping it…We are telling the exchange not to place it, should it still arrive.');

export const GivingUp: Story = {
  ...storyOf(betIntentMachine, { input, path: [...foundAbsent, dropping], at: 'givingUp.asking' }, shown),
  play: dropsIt,
};

export const GivingUpWithoutAnswer: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: [...foundAbsent, dropping, rejects('giveUpBet')], at: 'givingUp.waiting' },
    shown,
  ),
  play: dropsIt,
};

/** The reason of the refusal is shown too, although the form is long gone. */
export const Refused: Story = {
  ...storyOf(betIntentMachine, { input, path: [answers('lookUpBet', uncovered)], at: 'refused' }, shown),
  play: tells('Not placedYour available balance does not cover this bet.'),
};

const long = (clientId: string, side: 'BACK' | 'LAY', isFound: boolean) => ({
  ...input,
  isFound,
  bet: {
    ...input.bet,
    clientId,
    side,
    stake: 98_76_54_321_00,
    runnerName: "The 14th Earl of Oberammergau-Unterpfaffenhofen's Second String",
  },
});
const apart = (way: MachinePath<typeof betIntentMachine>) =>
  betApartOf(goTo(betIntentMachine, way).snapshot() as BetIntentSnapshot);

export const SeveralWithLongNames: Story = {
  ...storyOf(
    betIntentMachine,
    { input: long('client-2', 'BACK', true), path: [answered(10_000, better)], at: 'accepted.matched' },
    apartWith([
      apart({
        input: long('client-0', 'BACK', false),
        path: [...unanswered, passes('doubt'), rejects('lookUpBet')],
        at: 'inDoubt.waiting',
      }),
      apart({ input: long('client-1', 'LAY', true), path: foundAbsent, at: 'neverArrived' }),
    ]),
  ),
};
