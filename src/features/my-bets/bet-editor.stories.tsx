import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inTheColumn, MyBets, openUnmatched } from './my-bets-story.test-data.tsx';
import { moreMatchedLay, partlyMatchedLay, waitingBack } from './my-bets.test-data.ts';

const meta = {
  title: 'Panels/My Bets, editing a bet',
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
    (await bets.findByRole('button', { name: 'Edit back Harbour Town at 2.36' })).focus();
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
    await expect(bets.getByText(/^₹100\.00 at 2\.36/)).toHaveTextContent(/ · changed$/);
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
    await userEvent.click(await bets.findByRole('button', { name: 'Edit lay The Draw at 3.40' }));
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
    await userEvent.click(await bets.findByRole('button', { name: 'Edit lay The Draw at 3.40' }));
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

/** The market's limits are of the whole bet: what is matched counts too, so the rest may be smaller. */
export const EditBeyondTheLimits: Story = {
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await openUnmatched(canvasElement);
    await userEvent.click(await bets.findByRole('button', { name: 'Edit back Harbour Town at 2.36' }));
    const stake = bets.getByLabelText('Unmatched stake');
    await expect(stake).toHaveAccessibleDescription('From ₹100.00 to ₹50,000.00');
    await userEvent.clear(stake);
    await userEvent.type(stake, '0');
    await expect(stake).toHaveAccessibleDescription('The stake is below the minimum of ₹100.00.');
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

/** 900.00 more is matched in the open editor, beside the cancel of another bet. What is asked for stays whole. */
export const MatchedWhileEdited: Story = {
  args: { feed: [waitingBack, moreMatchedLay] },
  play: async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await openUnmatched(canvasElement);
    await userEvent.click(await bets.findByRole('button', { name: 'Edit lay The Draw at 3.40' }));
    await userEvent.click(bets.getByRole('button', { name: 'Cancel back Harbour Town at 2.36' }));
    await expect(await bets.findByText(/^₹600\.00 at 3\.40/)).toHaveTextContent('₹1,900.00 matched');
    const stake = bets.getByLabelText('Unmatched stake');
    const save = bets.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await expect(stake).toHaveAccessibleDescription(
      'The bet has changed meanwhile: ₹600.00 of this would wait.',
    );
    await userEvent.clear(stake);
    await userEvent.type(stake, '900');
    await expect(save).toBeDisabled();
    await expect(stake).toHaveAccessibleDescription(/nothing of this stake would wait/);
    await userEvent.clear(stake);
    await userEvent.type(stake, '1200');
    await expect(stake).toHaveAccessibleDescription(
      'The bet has changed meanwhile: ₹300.00 of this would wait.',
    );
    await expect(profitAndLiability(canvasElement)).toEqual(['₹300.00 before commission', '₹720.00']);
    await userEvent.click(save);
    await expect(args.onAsked).toHaveBeenLastCalledWith({
      what: 'edit',
      clientId: 'change-2',
      marketId: '1.1',
      orderId: 'order-3',
      odds: 340,
      stake: 220_000,
    });
  },
};
