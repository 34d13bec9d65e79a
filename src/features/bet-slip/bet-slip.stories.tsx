import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { home } from '#machines/testing/open-slip.ts';
import { awayToLay, homeToBack, Slip, tellLast, type OpenSlip } from './bet-slip.test-data.tsx';

const meta = {
  title: 'Panels/Bet slip',
  component: Slip,
  parameters: { machine: 'bet-slip' },
  args: { onSent: fn(), onSignIn: fn() },
  render: (args, { parameters }) => <Slip {...args} state={parameters.through ?? parameters.state} />,
  // As wide as the right column or a phone's sheet.
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

/** A back of 100.00 on Harbour Town, ready to place. */
const fill = ({ pick, stake }: OpenSlip) => {
  pick(homeToBack);
  stake(home, '100');
};
const place = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^Place/ }));
const placeButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Plac/ });

export const Empty: Story = {
  parameters: { state: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your slip is empty')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const Editing: Story = {
  name: '[PNL-8] a back and a lay bet with odds and stake',
  args: {
    after: (slip) => {
      slip.pick(homeToBack);
      slip.pick(awayToLay);
    },
  },
  parameters: { state: 'editing' },
  play: async ({ args, canvasElement }) => {
    const slip = within(canvasElement);
    const back = within(await slip.findByRole('article', { name: 'Back Harbour Town' }));
    const lay = within(slip.getByRole('article', { name: 'Lay Ridgeway' }));
    await expect(placeButton(canvasElement)).toBeDisabled();
    await userEvent.type(back.getByLabelText('Stake'), '100');
    await expect(back.getByText('Profit').parentElement).toHaveTextContent('Profit₹136.00');
    await userEvent.click(lay.getByRole('button', { name: '500' }));
    await expect(args.onSent).toHaveBeenLastCalledWith({
      type: 'quickStake.chosen',
      id: '1.1/away/LAY',
      stake: 50_000,
    });
    await expect(lay.getByText('Liability').parentElement).toHaveTextContent('Liability₹1,150.00');
    // Both bets are in one market: only one of them can lose.
    await expect(canvasElement).toHaveTextContent(
      'Exposure at most +₹1,250.00at least ₹96,249.50 stays available',
    );
    await expect(placeButton(canvasElement)).toHaveTextContent('Place 2 bets');
  },
};

/** Each press moves one tick up or down the ladder. */
export const SteppingOdds: Story = {
  args: { after: fill },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await userEvent.click(await slip.findByRole('button', { name: 'Raise odds' }));
    await expect(slip.getByLabelText('Odds')).toHaveValue('2.38');
    await userEvent.click(slip.getByLabelText('Odds'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(slip.getByLabelText('Odds')).toHaveValue('2.34');
  },
};

/** The odds are never moved silently: the nearest prices on both sides are named. */
export const OffLadderOdds: Story = {
  args: { after: fill },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const odds = await within(canvasElement).findByLabelText('Odds');
    await userEvent.clear(odds);
    await userEvent.type(odds, '2.37');
    await expect(odds).toHaveAccessibleDescription(/Choose 2\.36 or 2\.38\./);
    await expect(placeButton(canvasElement)).toBeDisabled();
  },
};

export const StakeTooSmall: Story = {
  args: { after: fill },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const stake = await within(canvasElement).findByLabelText('Stake');
    await userEvent.clear(stake);
    await userEvent.type(stake, '99.99');
    await expect(stake).toHaveAccessibleDescription('The stake is below the minimum of ₹100.00.');
    await expect(placeButton(canvasElement)).toBeDisabled();
  },
};

const priceMoves =
  (odds: number) =>
  (slip: OpenSlip): void => {
    fill(slip);
    const offered = [[odds, 1_000_00]] as const;
    slip.slip.send({ type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK', odds, offered });
  };

export const PriceBetter: Story = {
  args: { after: priceMoves(240) },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(
      'Asks 2.36; 2.40 is on offer now, so you would get 2.40 and win up to ₹140.00',
    );
    await expect(canvasElement).toHaveTextContent('Profit, at least₹136.00');
    await userEvent.click(await slip.findByRole('button', { name: 'Change to 2.40' }));
    await expect(slip.getByLabelText('Odds')).toHaveValue('2.40');
    await expect(canvasElement).not.toHaveTextContent('is on offer now');
  },
};

/** Nobody offers a price any more: the bet can only be offered to others, which the one button says before it does so. */
export const NothingOffered: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      const runner = { marketId: '1.1', runnerId: 'home', side: 'BACK' } as const;
      slip.slip.send({ type: 'price.changed', ...runner, odds: null, offered: [] });
    },
  },
  parameters: { state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('Nobody offers a price now: this bet would be refused.');
    await expect(slip.queryByRole('button', { name: 'Place bet' })).toBeNull();
    await userEvent.click(await slip.findByRole('button', { name: 'Offer at 2.36' }));
    await expect(slip.getByRole('article')).toHaveTextContent('₹100.00 at 2.36');
    await expect(slip.getByRole('status')).toHaveTextContent('Placing…');
  },
};

export const PriceWorse: Story = {
  args: { after: priceMoves(234) },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2.36 → 2.34, 1 tick worse');
  },
};

/** One press places once: the card shows its bet, and nothing is left to press. */
export const Placing: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      slip.place();
    },
  },
  parameters: { state: 'placing' },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Back Harbour Town' });
    await expect(within(card).getByRole('status')).toHaveTextContent('Placing…');
    await expect(within(card).queryByRole('button')).toBeNull();
    await expect(placeButton(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const PressedPlace: Story = {
  args: { after: fill },
  parameters: { state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    await place(canvasElement);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Placing…');
  },
};

const isMatched = (slip: OpenSlip) => {
  fill(slip);
  slip.place();
  tellLast(slip, 'matched');
};

export const Placed: Story = {
  args: { after: isMatched },
  parameters: { state: 'placed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'Matched₹100.00 at 2.38',
    );
    await expect(within(canvasElement).queryByRole('button', { name: /^Place/ })).toBeNull();
  },
};

/** The bar tells why, above the button: prices that move make the card longer, and the bar covers its end. */
export const RefusedInTheBar: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      slip.place();
      tellLast(slip, 'refused');
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const told = await within(canvasElement).findByRole('alert');
    await expect(told).toHaveTextContent('Not placed. Your available balance does not cover this bet.');
    await expect(told.closest('footer')).not.toBeNull();
    await userEvent.type(within(canvasElement).getByLabelText('Stake'), '5');
    await waitFor(() => expect(told).not.toBeInTheDocument());
  },
};

/** Bets that are placed stand beside it; the bar still tells of the one that is being made. */
export const RefusedBesideAPlacedBet: Story = {
  args: {
    after: (slip) => {
      isMatched(slip);
      slip.pick(awayToLay);
      slip.stake('1.1/away/LAY', '100');
      slip.place();
      tellLast(slip, 'refused');
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const told = await within(canvasElement).findByRole('alert');
    await expect(told.closest('footer')).not.toBeNull();
  },
};

export const Cleared: Story = {
  args: { after: isMatched },
  parameters: { state: 'empty', through: 'placed' },
  play: async ({ args, canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'Clear' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSent).toHaveBeenCalledWith({ type: 'slip.cleared' });
    await expect(await within(canvasElement).findByText('Your slip is empty')).toBeVisible();
    // The button is gone, but the focus stays in the slip.
    const region = within(canvasElement).getByRole('region', { name: 'Bet slip' });
    await waitFor(() => expect(region).toHaveFocus());
  },
};

/** Its like was placed in another tab: one press places no second bet. */
export const PlacedInAnotherTab: Story = {
  args: {
    after: (slip) => {
      fill(slip);
      slip.slip.send({ type: 'placed.elsewhere', id: home, bet: { odds: 236, line: null, stake: 20_000 } });
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const button = await slip.findByRole('button', { name: 'Place bet' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      'To place one more bet, change it or press its price again.',
    );
    await userEvent.type(slip.getByLabelText('Stake'), '{Backspace}5');
    await waitFor(() => expect(placeButton(canvasElement)).toBeEnabled());
  },
};

const long = {
  runnerName: "The 14th Earl of Oberammergau-Unterpfaffenhofen's Second String",
  eventName: 'Llanfairpwllgwyngyll & District Wanderers Reserves v Oberammergau-Unterpfaffenhofen United',
  maxStake: 9_007_199_254_740_991,
};

export const LongNamesAndLargeStakes: Story = {
  args: {
    after: ({ pick, stake }) => {
      pick({ ...homeToBack, ...long, odds: 100_000 });
      stake(home, '87654321.50');
      pick({ ...awayToLay, ...long });
    },
    available: 98_76_54_321_00,
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = canvasElement.querySelector('section')!;
    await expect(slip.scrollWidth).toBeLessThanOrEqual(slip.clientWidth);
  },
};
