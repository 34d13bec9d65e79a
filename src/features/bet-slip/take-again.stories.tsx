import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Order } from '#domain/bet/order.ts';
import { away, home } from '#machines/testing/open-slip.ts';
import { sampleOrder } from '#machines/testing/samples.ts';
import { awayToLay, homeToBack, sampleReport, Slip, type OpenSlip } from './bet-slip.test-data.tsx';

/** A bet that came to nothing, or a part of it, is offered again in its own card, at the price of now. */
const meta = {
  title: 'Panels/Bet slip, taken again',
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

const homeIsAt = (odds: number) => ({
  ...({ type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK' } as const),
  odds,
  offered: [[odds, 50_000]] as const,
});

/** A back of 500.00 on Harbour Town, of which this came; the price is 1.97 now. */
const endedWith = (changes: Partial<Order>) => (slip: OpenSlip) => {
  opened = slip;
  slip.pick(homeToBack);
  slip.stake(home, '500');
  slip.place();
  const order = sampleOrder(0, {
    stake: 50_000,
    remaining: 0,
    lapsed: 50_000,
    reason: 'ODDS_CHANGED',
    ...changes,
  });
  const state = order.matched > 0 ? 'matched' : 'cancelled';
  const report = sampleReport(state, { clientId: slip.placed.at(-1)?.clientId, order });
  slip.slip.send({ type: 'bet.changed', report });
  slip.slip.send(homeIsAt(197));
};

const again = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Take 1.97 now on Harbour Town' });

export const Lapsed: Story = {
  args: { after: endedWith({}) },
  parameters: { state: 'placing', through: 'placed' },
  play: async ({ canvasElement }) => {
    await expect(await again(canvasElement)).toHaveTextContent('Take 1.97 now');
    await expect(canvasElement).toHaveTextContent('₹500.00 at 1.97: profit ₹485.00, liability ₹500.00.');
    await userEvent.click(await again(canvasElement));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Placing…');
    await expect(opened.placed.at(-1)).toMatchObject({ odds: 197, stake: 50_000 });
  },
};

/** Only what was not matched. */
export const LapsedInPart: Story = {
  args: {
    after: endedWith({
      matched: 20_000,
      averageOdds: 236,
      matchedValue: 4_720_000,
      lapsed: 30_000,
      reason: 'IN_PLAY',
    }),
  },
  parameters: { state: 'placed' },
  play: async ({ canvasElement }) => {
    await again(canvasElement);
    await expect(canvasElement).toHaveTextContent('₹300.00 at 1.97: profit ₹291.00, liability ₹300.00.');
  },
};

/** What nobody could read yet is not placed at: the selection is back in the slip, at that price. */
export const ChangedUnderTheFinger: Story = {
  args: { after: endedWith({}) },
  parameters: { state: 'editing', through: 'placed' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await again(canvasElement);
    opened.slip.send(homeIsAt(190));
    await fireEvent.click(await slip.findByRole('button', { name: 'Take 1.90 now on Harbour Town' }));
    await expect(slip.getByLabelText('Odds')).toHaveValue('1.90');
    await expect(slip.getByText(/only just changed, so nothing is placed yet/)).toBeVisible();
    await expect(opened.placed).toHaveLength(1);
  },
};

/** Beside another bet it would be left out by the Place button: it is taken in its card, alone. */
export const RefusedBesideAnother: Story = {
  args: {
    after: (slip) => {
      opened = slip;
      slip.pick(homeToBack);
      slip.stake(home, '100');
      slip.place();
      const refusal = {
        code: 'ODDS_CHANGED',
        message: 'The odds had moved to 1.97. Nothing was placed.',
        odds: 197,
      } as const;
      const report = sampleReport('refused', { clientId: slip.placed[0]?.clientId, refusal });
      slip.slip.send({
        type: 'draft.restored',
        cards: [{ ...slip.cards()[0]!, ...awayToLay, id: away, stakeText: '200' }],
      });
      slip.slip.send({ type: 'bet.changed', report });
    },
  },
  parameters: { state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(await slip.findByRole('button', { name: 'Place bet on Ridgeway' })).toBeEnabled();
    await userEvent.click(await again(canvasElement));
    await waitFor(() => expect(opened.placed).toHaveLength(2));
    await expect(opened.placed[1]).toMatchObject({ runnerId: 'home', odds: 197, stake: 10_000 });
  },
};
