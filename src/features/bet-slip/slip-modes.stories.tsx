import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { away, awayToLay, home } from '#machines/testing/open-slip.ts';
import { homeToBack, Slip, type OpenSlip } from './bet-slip.test-data.tsx';
import { focusStake } from './stake-focus.ts';

/** Modes that the bettor chooses: a confirm step and one-click betting. */
const meta = {
  title: 'Panels/Bet slip, ways of working',
  component: Slip,
  parameters: { machine: 'bet-slip' },
  args: { onSent: fn(), onSignIn: fn() },
  render: (args, { parameters }) => <Slip {...args} state={parameters.through ?? parameters.state} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = ({ pick, stake }: OpenSlip) => {
  pick(homeToBack);
  stake(home, '100');
};
const homeIsAt =
  (odds: number) =>
  ({ slip }: OpenSlip) =>
    slip.send({
      type: 'price.changed',
      marketId: '1.1',
      runnerId: 'home',
      side: 'BACK',
      odds,
      offered: [[odds, 50_000]],
    });
const place = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^Place/ }));

/** From the pressed price to its stake, and back with Escape: from the stake, and from what became of the bet. */
export const KeyboardWay: Story = {
  args: { after: ({ pick }) => pick(homeToBack) },
  parameters: { state: 'placing', through: 'editing' },
  decorators: [
    (Story) => (
      <>
        <button type="button" onClick={() => focusStake(home)}>
          2.36
        </button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const price = await within(canvasElement).findByRole('button', { name: '2.36' });
    const stake = () => within(canvasElement).queryByLabelText('Stake');
    price.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stake()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(price).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stake()).toHaveFocus());
    await userEvent.keyboard('100{Enter}');
    await waitFor(() => expect(stake()).toBeNull());
    // The slip has it, since the field that had it is gone.
    await waitFor(() => expect(document.activeElement?.closest('section')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(price).toHaveFocus();
  },
};

/** Switched on in the settings: the bets are shown once more before they are placed. */
export const Confirming: Story = {
  args: {
    settings: { isConfirmed: true },
    after: (slip) => {
      fill(slip);
      slip.place();
    },
  },
  parameters: { state: 'placing', through: 'confirming' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('₹100.00 at 2.36 · Match Odds · Harbour Town v Ridgeway');
    await expect(slip.queryByLabelText('Stake')).toBeNull();
    await waitFor(() => expect(slip.getByRole('button', { name: 'Confirm bet' })).toHaveFocus());
    await userEvent.click(slip.getByRole('button', { name: 'Back to editing' }));
    await waitFor(() => expect(slip.getByLabelText('Stake')).toHaveFocus());
    await place(canvasElement);
    await waitFor(() => expect(slip.getByRole('button', { name: 'Confirm bet' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(slip.getByRole('status')).toHaveTextContent('Placing…');
  },
};

/** How far a price may move is chosen where it matters, and the slip says at once what that changes. */
export const PriceMayMove: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      homeIsAt(234)(slip);
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(await slip.findByRole('button', { name: 'Take 2.34' })).toBeVisible();
    await userEvent.selectOptions(slip.getByLabelText('If the price moves'), 'Take up to 3 ticks worse');
    await expect(canvasElement).toHaveTextContent('₹500.00 on offer at these odds, or 3 ticks worse.');
    await expect(slip.getByRole('button', { name: 'Place bet' })).toBeEnabled();
    await userEvent.selectOptions(slip.getByLabelText('If the price moves'), 'Take no other');
    await expect(slip.queryByRole('button', { name: 'Place bet' })).toBeNull();
  },
};

/** A lay whose price got worse: what the card and the total say it risks are one figure, that of the price on the button. */
export const OneFigureWhereThePriceMoved: Story = {
  args: {
    after: (slip) => {
      slip.pick(awayToLay);
      slip.stake(away, '200');
      const runner = { marketId: '1.1', runnerId: 'away', side: 'LAY' } as const;
      slip.slip.send({ type: 'price.changed', ...runner, odds: 340, offered: [[340, 50_000]] });
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Take 3.40' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/Liability ?₹480\.00/);
    await expect(canvasElement).toHaveTextContent('Exposure +₹480.00');
  },
};

/** A button that has just changed under the finger places nothing; it is pressed again once it could be read. */
export const ChangedUnderTheFinger: Story = {
  args: PriceMayMove.args!,
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const policy = await slip.findByLabelText('If the price moves');
    await userEvent.selectOptions(policy, 'Take up to 3 ticks worse');
    await fireEvent.change(policy, { target: { value: 'BETTER' } });
    await fireEvent.click(slip.getByRole('button', { name: 'Take 2.34' }));
    await expect(slip.getByLabelText('Odds')).toHaveValue('2.34');
    await expect(slip.getByRole('button', { name: 'Place bet' })).toBeEnabled();
    await expect(slip.getByText(/only just changed, so nothing is placed yet/)).toBeVisible();
    // At other odds it is another bet.
    await userEvent.click(slip.getByRole('button', { name: 'Raise odds' }));
    await expect(slip.queryByText(/only just changed/)).toBeNull();
  },
};

let movedOn: OpenSlip;

/** A price that moves on after such a press does not take away the word that nothing is placed. */
export const MovedOnAfterThePress: Story = {
  args: {
    after: (slip) => {
      PriceMayMove.args?.after?.(slip);
      movedOn = slip;
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.type(await slip.findByLabelText('Stake'), '{Enter}');
    await expect(slip.getByText(/only just changed, so nothing is placed yet/)).toBeVisible();
    homeIsAt(220)(movedOn);
    await waitFor(() =>
      expect(slip.getByRole('button', { name: 'Take 2.20' })).toHaveAccessibleDescription(
        'The price has moved again, and nothing is placed yet.',
      ),
    );
  },
};

/** Enter in a field takes the price of now but places nothing: whoever types has not read the button. */
export const EnterWhereThePriceMoved: Story = {
  args: PriceMayMove.args!,
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(await slip.findByRole('button', { name: 'Take 2.34' })).toBeVisible();
    await userEvent.type(slip.getByLabelText('Stake'), '{Enter}');
    await expect(slip.getByLabelText('Odds')).toHaveValue('2.34');
    await expect(slip.getByRole('button', { name: 'Place bet' })).toBeEnabled();
  },
};

/** A stray tap beside "Clear" does not make every later press a bet: it is asked once more. */
export const OneClickIsAsked: Story = {
  args: { after: fill },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const toggle = await slip.findByRole('button', { name: 'One-click' });
    await userEvent.click(toggle);
    await expect(canvasElement).toHaveTextContent(
      'A press on a price places ₹100.00 at once, with a liability of ₹1,000.00 at most.',
    );
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(slip.getByRole('button', { name: 'Leave it off' }));
    await expect(canvasElement).not.toHaveTextContent('at once');
    await userEvent.click(toggle);
    await userEvent.click(slip.getByRole('button', { name: 'Switch one-click on' }));
    await expect(canvasElement).toHaveTextContent('One-click is on. A press on a price places ₹100.00');
    await expect(slip.queryByRole('button', { name: 'Switch one-click on' })).toBeNull();
  },
};

/** The bettor has opted in: the mode stays at the top of the slip while it is on. */
export const OneClick: Story = {
  args: {
    settings: { oneClick: { isOn: true, stake: 10_000, cap: 100_000 } },
    after: ({ pick }) => pick(homeToBack),
  },
  parameters: { state: 'placing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(
      'One-click is on. A press on a price places ₹100.00 at once, with a liability of ₹1,000.00 at most.',
    );
    await expect(canvasElement).toHaveTextContent('₹100.00 at 2.36');
    await userEvent.click(await slip.findByRole('button', { name: 'One-click', pressed: true }));
    await expect(canvasElement).not.toHaveTextContent('One-click is on');
  },
};

/** The Place button stays under the pointer while the price moves away, comes back, and is better for a while. */
export const PlaceStaysWhereItIs: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      movedOn = slip;
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const findButton = () => within(canvasElement).findByRole('button', { name: /^(Place bet|Take )/ });
    const { top } = (await findButton()).getBoundingClientRect();
    for (const [odds, words] of [
      [250, /2\.50 is on offer now/],
      [220, /2\.20/],
      [236, /on offer at these odds/],
    ] as const) {
      homeIsAt(odds)(movedOn);
      await waitFor(() => expect(canvasElement).toHaveTextContent(words));
      await expect((await findButton()).getBoundingClientRect().top).toBe(top);
    }
  },
};
