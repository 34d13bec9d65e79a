import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fromCallback } from 'xstate';
import {
  myBetsMachine,
  selectChanges,
  selectDone,
  selectEditing,
  selectTab,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/my-bets/my-bets.machine.ts';
import {
  lostMarket,
  matchedBack,
  matchedLay,
  partlyMatchedLay,
  sampleRow,
  voidedMarket,
  waitingBack,
  wonMarket,
} from './my-bets.test-data.ts';
import { MyBetsView, type MyBetsViewProps } from './my-bets.view.tsx';

type Shown = Pick<MyBetsViewProps, 'matched' | 'unmatched' | 'settled' | 'isLive'>;

interface MyBetsProps extends Shown {
  /** What the exchange says to a cancel; nothing leaves it pending. */
  answer?: (asked: OrderRequest) => OrderAnswer | undefined;
  /** Hears of every cancel that the exchange is asked for. */
  onAsked: (asked: OrderRequest) => void;
}

/** The view on the my-bets machine itself, with an exchange that answers as it is told. */
function MyBets({ answer, onAsked, ...shown }: MyBetsProps) {
  const [machine] = useState(() =>
    myBetsMachine.provide({
      actors: {
        orderChanger: fromCallback<OrderRequest>(({ receive, sendBack }) =>
          receive((asked) => {
            onAsked(asked);
            const given = answer?.(asked);
            if (given) sendBack(given);
          }),
        ),
      },
    }),
  );
  const myBets = useActorRef(machine);
  return (
    <MyBetsView
      {...shown}
      tab={useSelector(myBets, selectTab)}
      changes={useSelector(myBets, selectChanges)}
      editing={useSelector(myBets, selectEditing)}
      done={useSelector(myBets, selectDone)}
      send={myBets.send}
    />
  );
}

const meta = {
  title: 'Features/My Bets',
  component: MyBets,
  parameters: { machine: 'my-bets', state: 'only' },
  args: {
    matched: [matchedBack, matchedLay],
    unmatched: [waitingBack, partlyMatchedLay],
    settled: [],
    isLive: true,
    onAsked: fn(),
  },
  // As wide as the right column, or the sheet of a phone.
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

const openUnmatched = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('tab', { name: /^Unmatched Bets/ }));
const cancelFirst = async (canvasElement: HTMLElement) => {
  await openUnmatched(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Cancel back Harbour Town/ }));
};

export const Matched: Story = {
  name: '[PNL-1] [PNL-2] two tabs; matched bets with selection, odds and stake, back blue and lay pink',
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await expect(bets.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Matched Bets2',
      'Unmatched Bets2',
    ]);
    await expect(bets.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Matched Bets',
      'Odds',
      'Stake',
    ]);
    const [back, lay] = bets.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
    await expect(back).toHaveTextContent(/Harbour Town.*2\.38₹100\.00/);
    await expect(lay).toHaveTextContent(/The Draw.*3\.40₹2,500\.00/);
    const blueOf = (row: HTMLElement) => getComputedStyle(row).backgroundColor;
    await expect(blueOf(back)).not.toBe(blueOf(lay));
  },
};

export const NoMatched: Story = {
  name: '[PNL-2] no matched bets',
  args: { matched: [], unmatched: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You have no Matched Bets')).toBeVisible();
  },
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
  play: async ({ args, canvasElement }) => {
    await cancelFirst(canvasElement);
    const cancelling = within(canvasElement).getByText('Cancelling…').closest('button')!;
    await userEvent.click(cancelling);
    await expect(args.onAsked).toHaveBeenCalledOnce();
    await expect(args.onAsked).toHaveBeenCalledWith({
      type: 'cancel.asked',
      marketId: '1.1',
      orderId: 'order-3',
    });
  },
};

export const CancelRefused: Story = {
  args: {
    answer: ({ orderId }) => ({
      type: 'change.refused',
      orderId,
      message: 'This order is already complete: nothing of it is left to change.',
    }),
  },
  play: async ({ canvasElement }) => {
    await cancelFirst(canvasElement);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'This order is already complete: nothing of it is left to change.',
    );
    await expect(within(canvasElement).getByRole('button', { name: /^Cancel back/ })).toBeEnabled();
  },
};

/** Nothing is known, so nothing is claimed. */
export const CancelUnanswered: Story = {
  args: { answer: ({ orderId }) => ({ type: 'change.unanswered', orderId }) },
  play: async ({ canvasElement }) => {
    await cancelFirst(canvasElement);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'No answer yet: it may or may not be changed.',
    );
  },
};

/** In place, by keyboard: Enter saves, Escape leaves it, and the focus comes back to where it was. */
export const EditedByKeyboard: Story = {
  args: { answer: ({ orderId }) => ({ type: 'change.accepted', orderId }) },
  play: async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await openUnmatched(canvasElement);
    bets.getByRole('button', { name: 'Edit back Harbour Town at 2.36' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(bets.getByLabelText('Odds')).toHaveFocus();
    await expect(bets.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(bets.getByLabelText('Odds')).toHaveValue('2.40');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsked).toHaveBeenCalledWith({
      type: 'edit.asked',
      marketId: '1.1',
      orderId: 'order-3',
      odds: 240,
      stake: 10_000,
    });
    const edit = () => bets.getByRole('button', { name: 'Edit back Harbour Town at 2.36' });
    await expect(edit()).toHaveFocus();
    await expect(canvasElement).toHaveTextContent('Bet changed.');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(edit()).toHaveFocus();
  },
};

/** What is matched stays: only the unmatched stake is typed. */
export const EditRefused: Story = {
  args: {
    answer: ({ orderId }) => ({
      type: 'change.refused',
      orderId,
      message: 'The stake is below the minimum of ₹100.00.',
    }),
  },
  play: async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await openUnmatched(canvasElement);
    await userEvent.click(bets.getByRole('button', { name: 'Edit lay The Draw at 3.40' }));
    const stake = bets.getByLabelText('Unmatched stake');
    await expect(stake).toHaveValue('1500.00');
    await userEvent.clear(stake);
    await userEvent.type(stake, '500{Enter}');
    await expect(args.onAsked).toHaveBeenCalledWith({
      type: 'edit.asked',
      marketId: '1.1',
      orderId: 'order-4',
      odds: 340,
      stake: 150_000,
    });
    await expect(bets.getByRole('alert')).toHaveTextContent('The stake is below the minimum of ₹100.00.');
    await expect(stake).toHaveValue('500');
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

/** Paid and lost, after commission. */
export const Settled: Story = {
  args: { matched: [], unmatched: [], settled: [wonMarket, lostMarket, voidedMarket] },
  play: async ({ canvasElement }) => {
    const settled = within(within(canvasElement).getByRole('region', { name: 'Settled today' }));
    const [won, lost, voided] = settled.getAllByRole('listitem');
    await expect(won).toHaveTextContent(/after ₹2\.76 commission\+₹135\.24$/);
    await expect(lost).toHaveTextContent(/The Draw-₹2,500\.00$/);
    await expect(voided).toHaveTextContent(/Void₹0\.00$/);
  },
};

export const NotLive: Story = {
  args: { isLive: false, settled: [wonMarket] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Connecting… what is shown may be old.',
    );
  },
};

const longRow = (row: typeof matchedBack, orderId: string) => ({
  ...sampleRow({
    ...row.order,
    orderId,
    stake: 98_76_54_321_00,
    matched: 98_76_54_321_00,
    remaining: 1_23_45_678_00,
  }),
  selectionName: "The 14th Earl of Oberammergau-Unterpfaffenhofen's Second String",
  marketName:
    'Llanfairpwllgwyngyll & District Wanderers Reserves v Oberammergau-Unterpfaffenhofen United · Inter-Regional Winner',
});

export const LongNamesAndLargeStakes: Story = {
  args: {
    matched: [longRow(matchedBack, 'a'), longRow(matchedLay, 'b')],
    unmatched: [longRow(waitingBack, 'c'), longRow(partlyMatchedLay, 'd')],
  },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('section')!;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await openUnmatched(canvasElement);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
