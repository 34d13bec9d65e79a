import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { refusalText } from '#domain/words/refusal-words.ts';
import { inTheColumn, MyBets, openUnmatched } from './my-bets-story.test-data.tsx';
import { partlyMatchedLay, waitingBack } from './my-bets.test-data.ts';
import type { BetRow } from './my-bets.view.tsx';

const meta = {
  title: 'Panels/My Bets, unmatched',
  component: MyBets,
  parameters: { machine: 'my-bets', state: 'only' },
  args: {
    matched: [],
    unmatched: [waitingBack, partlyMatchedLay],
    settled: [],
    isLive: true,
    onAsked: fn(),
  },
  decorators: [inTheColumn],
} satisfies Meta<typeof MyBets>;

export default meta;
type Story = StoryObj<typeof meta>;

const cancelFirst = async (canvasElement: HTMLElement) => {
  await openUnmatched(canvasElement);
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /^Cancel back Harbour Town/ }),
  );
};

export const NoUnmatched: Story = {
  name: '[PNL-3] no unmatched bets',
  args: { unmatched: [] },
  play: async ({ canvasElement }) => {
    await openUnmatched(canvasElement);
    await expect(await within(canvasElement).findByText('You have no Unmatched Bets')).toBeVisible();
  },
};

export const Unmatched: Story = {
  name: '[PNL-3] unmatched bets, each with its cancel',
  play: async ({ canvasElement }) => {
    await openUnmatched(canvasElement);
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('₹100.00 at 2.36');
    await expect(rows[0]).not.toHaveTextContent('liability');
    await expect(rows[1]).toHaveTextContent('₹1,500.00 at 3.40 · liability ₹3,600.00 · ₹1,000.00 matched');
    await expect(
      within(canvasElement).getByRole('button', { name: 'Cancel lay The Draw at 3.40' }),
    ).toBeEnabled();
  },
};

export const CancelPending: Story = {
  parameters: { machine: 'order-change', state: 'sending' },
  play: async ({ args, canvasElement }) => {
    await cancelFirst(canvasElement);
    const cancelling = within(canvasElement).getByText('Cancelling…').closest('button')!;
    await userEvent.click(cancelling);
    await expect(args.onAsked).toHaveBeenCalledOnce();
    await expect(args.onAsked).toHaveBeenCalledWith({
      what: 'cancel',
      clientId: 'change-1',
      marketId: '1.1',
      orderId: 'order-4',
    });
  },
};

export const CancelRefused: Story = {
  parameters: { machine: 'order-change', state: 'refused' },
  args: {
    answer: { kind: 'refused', message: 'This order is already complete: nothing of it is left to change.' },
  },
  play: async ({ canvasElement }) => {
    await cancelFirst(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        'This order is already complete: nothing of it is left to change.',
      ),
    );
    await expect(within(canvasElement).getByRole('button', { name: /^Cancel back/ })).toBeEnabled();
  },
};

/** Nothing is known, so nothing is claimed and no other change of that bet is allowed. */
export const CancelGivenUp: Story = {
  args: { answer: 'fault' },
  parameters: { machine: 'order-change', state: 'givingUp.asking' },
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await cancelFirst(canvasElement);
    await waitFor(() => expect(bets.getByRole('alert')).toHaveTextContent('No answer to your cancel yet.'));
    await expect(bets.getByRole('button', { name: 'Edit back Harbour Town at 2.36' })).toBeDisabled();
    await expect(bets.getByText('Cancelling…').closest('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const CancelAskedAboutAgain: Story = {
  args: { answer: 'fault', fate: 'fault' },
  parameters: { machine: 'order-change', state: 'givingUp.waiting' },
  play: async ({ canvasElement }) => {
    await cancelFirst(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No answer to your cancel yet.'),
    );
  },
};

/** The bet may be changed again. */
export const CancelWithdrawn: Story = {
  args: { answer: 'fault', fate: { kind: 'refused', message: refusalText('GIVEN_UP'), isGivenUp: true } },
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await cancelFirst(canvasElement);
    await waitFor(() =>
      expect(bets.getByRole('alert')).toHaveTextContent(
        /^Your bet waits as it was\. Your cancel had not reached the exchange and was called off\. Cancel again if you still want to\.$/,
      ),
    );
    await expect(bets.getByRole('button', { name: /^Cancel back Harbour Town/ })).toBeEnabled();
  },
};

const cancelledBack: BetRow = {
  ...waitingBack,
  order: { ...waitingBack.order, remaining: 0, cancelled: 10_000, status: 'COMPLETE' },
};

/** Another tab, or the previous page, asked for the edit. */
export const EditOnItsWay: Story = {
  parameters: { machine: 'order-change', state: 'found' },
  args: {
    found: [
      {
        what: 'edit',
        clientId: 'earlier-1',
        marketId: '1.1',
        orderId: 'order-4',
        odds: 240,
        stake: 100_00,
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await openUnmatched(canvasElement);
    const saving = await within(canvasElement).findByRole('button', { name: /^Saving… back Harbour Town/ });
    await userEvent.click(saving);
    await expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByRole('button', { name: /^Cancel back/ })).toBeDisabled();
    await expect(args.onAsked).not.toHaveBeenCalled();
  },
};

/** A note replaces the bet until the tab is left. */
export const Cancelled: Story = {
  parameters: { machine: 'order-change', state: 'accepted' },
  args: {
    answer: { kind: 'accepted' },
    feed: [cancelledBack, partlyMatchedLay],
  },
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await cancelFirst(canvasElement);
    const [first, second] = await bets.findAllByRole('listitem');
    await expect(first).toHaveTextContent(/Harbour Town.*Cancelled ₹100\.00 at 2\.36\.$/);
    await expect(within(first!).queryByRole('button')).toBeNull();
    await expect(second).toHaveTextContent(/The Draw.*Cancel$/);
    await expect(bets.getByRole('tab', { name: /^Unmatched Bets ?1$/ })).toBeVisible();
    await expect(bets.getByRole('button', { name: 'Edit lay The Draw at 3.40' })).toHaveFocus();
    await userEvent.click(bets.getByRole('tab', { name: /^Matched Bets/ }));
    await openUnmatched(canvasElement);
    await expect(bets.getAllByRole('listitem')).toHaveLength(1);
  },
};

const lapsedLay: BetRow = {
  ...partlyMatchedLay,
  order: { ...partlyMatchedLay.order, remaining: 0, lapsed: 150_000, reason: 'IN_PLAY', status: 'COMPLETE' },
};

/** A bet that the exchange ended says why; of one that an image leaves out nothing more is known. */
export const EndedByTheExchange: Story = {
  args: { feed: [lapsedLay] },
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await cancelFirst(canvasElement);
    const [back, lay] = await bets.findAllByRole('listitem');
    await expect(back).toHaveTextContent(
      'No longer waiting See your bet history for what happened to ₹100.00 at 2.36.',
    );
    await expect(lay).toHaveTextContent(
      'Lapsed ₹1,500.00 at 3.40. The unmatched part lapsed when the market turned in play. ₹1,000.00 at 3.40 stays matched.',
    );
    await expect(bets.getByText('You have no Unmatched Bets')).toBeVisible();
  },
};

/** A runner that is removed takes both parts of a bet with it. */
export const Voided: Story = {
  args: {
    feed: [
      {
        ...lapsedLay,
        order: { ...lapsedLay.order, matched: 0, averageOdds: null, lapsed: 250_000, reason: 'VOID' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await cancelFirst(canvasElement);
    const [, lay] = await within(canvasElement).findAllByRole('listitem');
    await expect(lay).toHaveTextContent(
      /Voided ₹2,500\.00 at 3\.40\. The operator voided it, or its runner was removed: the stake is back\.$/,
    );
  },
};

export const CancelAll: Story = {
  play: async ({ args, canvasElement }) => {
    await openUnmatched(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel all' }));
    await expect(args.onAsked).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getAllByText('Cancelling…')).toHaveLength(2);
  },
};
