import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { refusalText } from '#domain/words/refusal-words.ts';
import { MyBets, openUnmatched } from './my-bets-story.test-data.tsx';
import { partlyMatchedLay, waitingBack } from './my-bets.test-data.ts';
import type { BetRow } from './my-bets.view.tsx';

const meta = {
  title: 'Features/My Bets, unmatched',
  component: MyBets,
  parameters: { machine: 'my-bets', state: 'only' },
  args: {
    matched: [],
    unmatched: [waitingBack, partlyMatchedLay],
    settled: [],
    isLive: true,
    onAsked: fn(),
  },
  // As wide as the right column or a phone's sheet.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MyBets>;

export default meta;
type Story = StoryObj<typeof meta>;

const cancelFirst = async (canvasElement: HTMLElement) => {
  await openUnmatched(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Cancel back Harbour Town/ }));
};

export const NoUnmatched: Story = {
  name: '[PNL-3] no unmatched bets',
  args: { unmatched: [] },
  play: async ({ canvasElement }) => {
    await openUnmatched(canvasElement);
    await expect(within(canvasElement).getByText('You have no Unmatched Bets')).toBeVisible();
  },
};

export const Unmatched: Story = {
  name: '[PNL-3] unmatched bets, each with its cancel',
  play: async ({ canvasElement }) => {
    await openUnmatched(canvasElement);
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('₹100.00 at 2.36');
    await expect(rows[1]).toHaveTextContent('₹1,500.00 at 3.40 · ₹1,000.00 matched');
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
    const saving = within(canvasElement).getByRole('button', { name: /^Saving… back Harbour Town/ });
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

const profitAndLiability = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent);

/** In place, by keyboard: Enter saves, Escape discards, and the focus returns to where it was. */
export const EditedByKeyboard: Story = {
  args: { answer: { kind: 'accepted' } },
  play: async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await openUnmatched(canvasElement);
    bets.getByRole('button', { name: 'Edit back Harbour Town at 2.36' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(bets.getByLabelText('Odds')).toHaveFocus();
    await expect(bets.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(bets.getByLabelText('Odds')).toHaveValue('2.40');
    await expect(profitAndLiability(canvasElement)).toEqual(['₹140.00 before commission', '₹100.00']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsked).toHaveBeenCalledWith({
      what: 'edit',
      clientId: 'change-1',
      marketId: '1.1',
      orderId: 'order-4',
      odds: 240,
      stake: 10_000,
    });
    const edit = () => bets.getByRole('button', { name: 'Edit back Harbour Town at 2.36' });
    await waitFor(() => expect(edit()).toHaveFocus());
    await expect(canvasElement).toHaveTextContent('Bet changed.');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(edit()).toHaveFocus();
  },
};

/** The whole form comes into sight, also where the bet stands at the edge of a low sheet. */
export const EditedInALowSheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: 320, overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await openUnmatched(canvasElement);
    const bets = within(canvasElement);
    await userEvent.click(bets.getByRole('button', { name: 'Edit lay The Draw at 3.40' }));
    const save = await bets.findByRole('button', { name: 'Save' });
    const sheet = save.closest('[style*="height"]')!;
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      sheet.getBoundingClientRect().bottom,
    );
  },
};

/** What is matched stays: only the unmatched stake is typed. */
export const EditRefused: Story = {
  args: {
    answer: { kind: 'refused', message: 'The stake is below the minimum of ₹100.00.' },
  },
  play: async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await openUnmatched(canvasElement);
    await userEvent.click(bets.getByRole('button', { name: 'Edit lay The Draw at 3.40' }));
    const stake = bets.getByLabelText('Unmatched stake');
    await expect(stake).toHaveValue('1500.00');
    await userEvent.clear(stake);
    await expect(profitAndLiability(canvasElement)).toEqual([]);
    await userEvent.type(stake, '500');
    await expect(profitAndLiability(canvasElement)).toEqual(['₹500.00 before commission', '₹1,200.00']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsked).toHaveBeenCalledWith({
      what: 'edit',
      clientId: 'change-1',
      marketId: '1.1',
      orderId: 'order-3',
      odds: 340,
      stake: 150_000,
    });
    await waitFor(() =>
      expect(bets.getByRole('alert')).toHaveTextContent('The stake is below the minimum of ₹100.00.'),
    );
    await expect(stake).toHaveValue('500');
  },
};

/** The limits are of the whole bet, of which 1,000 is matched: more of it may be little or nothing less than the rest. */
export const EditBeyondTheLimits: Story = {
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await openUnmatched(canvasElement);
    await userEvent.click(bets.getByRole('button', { name: 'Edit back Harbour Town at 2.36' }));
    const stake = bets.getByLabelText('Unmatched stake');
    await expect(stake).toHaveAccessibleDescription('From ₹100.00 to ₹50,000.00');
    await userEvent.clear(stake);
    await userEvent.type(stake, '99.99');
    await expect(stake).toHaveAccessibleDescription('The stake is below the minimum of ₹100.00.');
    await expect(bets.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(stake);
    await userEvent.type(stake, '50000.01');
    await expect(stake).toHaveAccessibleDescription('The stake is above the maximum of ₹50,000.00.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(bets.getByRole('button', { name: 'Edit lay The Draw at 3.40' }));
    await expect(bets.getByLabelText('Unmatched stake')).toHaveAccessibleDescription(
      'From ₹0.01 to ₹49,000.00',
    );
  },
};

export const CancelAll: Story = {
  play: async ({ args, canvasElement }) => {
    await openUnmatched(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel all' }));
    await expect(args.onAsked).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getAllByText('Cancelling…')).toHaveLength(2);
  },
};
