import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { home } from '#machines/testing/open-slip.ts';
import { awayToLay, homeToBack, Slip, type OpenSlip } from './bet-slip.test-data.tsx';

/** What one press places is named beside the button, whether or not its card is in sight. */
const meta = {
  title: 'Panels/Bet slip, several bets',
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

let opened: OpenSlip;

const elsewhere = { ...awayToLay, marketId: '1.2' };

/** A lay that an earlier visit left, and a back that was pressed now. */
const two = (slip: OpenSlip) => {
  opened = slip;
  slip.pick(elsewhere);
  slip.stake('1.2/away/LAY', '200');
  slip.slip.send({ type: 'market.changed', marketId: '1.2', reason: null });
  slip.pick(homeToBack);
  slip.stake(home, '100');
};

export const Both: Story = {
  args: { after: two },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Place 2 bets' })).toBeEnabled();
    await expect(
      within(canvasElement).getByText('Lay Ridgeway ₹200.00 · Back Harbour Town ₹100.00'),
    ).toBeVisible();
  },
};

/** The keypad leaves room for one card. */
export const BothOnThePhone: Story = {
  args: { after: two, hasKeypad: true },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Lay Ridgeway ₹200.00 · Back Harbour Town ₹100.00'),
    ).toBeVisible();
  },
};

/** A market that takes no bets for a while does not hold up the other. */
export const OneSuspended: Story = {
  args: {
    after: (slip) => {
      two(slip);
      slip.slip.send({ type: 'market.changed', marketId: '1.2', reason: 'MARKET_SUSPENDED' });
    },
  },
  parameters: { state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const place = await slip.findByRole('button', { name: 'Place bet on Harbour Town' });
    await expect(canvasElement).toHaveTextContent('Ridgeway is not placed now. The market is suspended.');
    await userEvent.click(place);
    await expect(opened.placed).toMatchObject([{ marketId: '1.1', stake: 10_000 }]);
    await expect(slip.getByRole('article', { name: 'Lay Ridgeway' })).toBeVisible();
  },
};

/** Two bets on one market cover each other: the total says why it is less than what they could lose alone. */
export const CoveredByTheOther: Story = {
  args: {
    after: (slip) => {
      slip.slip.send({ type: 'market.changed', marketId: '1.1', reason: null, field: ['home', 'away'] });
      slip.pick(homeToBack);
      slip.stake(home, '100');
      slip.pick({ ...awayToLay, runnerId: 'home' });
      slip.stake('1.1/home/LAY', '100');
      opened = slip;
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Place 2 bets' });
    await expect(opened.cards()).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent(
      /Of the ₹[\d,.]+ liability, other bets in the same market cover ₹/,
    );
  },
};

/** A price that is gone is not sent along to be refused. */
export const OneGone: Story = {
  args: {
    after: (slip) => {
      two(slip);
      slip.homeIsAt(220);
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Place bet on Ridgeway' }),
    ).toBeEnabled();
    await expect(canvasElement).toHaveTextContent('Harbour Town is not placed now. Its price is gone.');
  },
};

/** What the button takes may be more than is on offer there: the rest of it would wait. */
export const TakesMoreThanIsOffered: Story = {
  args: {
    hasKeypad: true,
    after: (slip) => {
      slip.pick(homeToBack);
      slip.stake(home, '5000');
      slip.homeIsAt(220);
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Take 2.20' }),
    ).toHaveAccessibleDescription(
      'The price you pressed is gone. Only ₹1,000.00 is on offer now: the rest would wait.',
    );
  },
};
