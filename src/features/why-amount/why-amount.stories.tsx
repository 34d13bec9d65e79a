import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleBet, sampleSettlement, sampleWhy } from './why-amount.test-data.ts';
import { WhyAmountView, WhyDisclosure, WhyMarketView, type WhyAmountViewProps } from './why-amount.view.tsx';

const Opened = (props: WhyAmountViewProps) => (
  <WhyDisclosure of="Harbour Town v Ridgeway, Match Odds">
    <WhyAmountView {...props} />
  </WhyDisclosure>
);

const meta = {
  title: 'Panels/Why this amount',
  component: Opened,
  args: { why: sampleWhy({}), settlementId: '3-1', isLoading: false, onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, padding: 16, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the reasons by keyboard and returns their panel. */
async function textOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  const toggle = await within(canvasElement).findByRole('button', {
    name: /^Why this amount\s?: Harbour Town v Ridgeway, Match Odds$/,
  });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return canvasElement.querySelector<HTMLElement>(`[id="${toggle.getAttribute('aria-controls')}"]`)!;
}

export const Won: Story = {
  play: async ({ canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('Harbour Town won.');
    await expect(within(panel).getByRole('link', { name: 'version 1' })).toHaveAttribute(
      'href',
      '#rules/m1/1',
    );
    await expect(panel).toHaveTextContent('Won: ₹100.00 × (2.36 − 1)+₹136.00');
    await expect(panel).toHaveTextContent('Commission 2 % of ₹136.00-₹2.72Net+₹133.28');
    const { getByRole } = within(canvasElement);
    await userEvent.click(getByRole('button'));
    await expect(panel).not.toBeInTheDocument();
  },
};

/** A back and a lay in a dead heat, a removed runner, and what was not matched. */
export const DeadHeatAndRemoval: Story = {
  args: {
    why: sampleWhy({
      removed: [{ name: 'Lanterns', reductionFactor: 1_000 }],
      settlements: [
        sampleSettlement({
          ending: { voided: false, winners: [], tied: ['Harbour Town', 'Ridgeway'], places: 1, number: null },
          bets: [
            sampleBet({ stake: 600_00, odds: 212, struckOdds: 236, fate: 'SHARED', amount: 36_00 }),
            sampleBet({
              orderId: 'o2',
              selectionName: 'Lanterns',
              fate: 'VOID',
              voidReason: 'RUNNER',
              amount: 0,
            }),
          ],
          profit: 36_00,
          commission: 72,
        }),
      ],
      unmatched: [
        {
          orderId: 'o1',
          selectionName: 'Harbour Town',
          side: 'BACK',
          odds: 236,
          line: null,
          rulesVersion: 2,
          lapsed: 400_00,
          cancelled: 50_00,
          reason: 'RUNNER_REMOVED',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('ran a dead heat for 1 place: each counts as 1/2 of a winner.');
    await expect(panel).toHaveTextContent('at odds reduced by 10 %.');
    await expect(panel).toHaveTextContent('at 2.12, ₹600.00; matched at 2.36');
    await expect(panel).toHaveTextContent('Dead heat: ₹600.00 × 2.12 × 1/2 − ₹600.00+₹36.00');
    await expect(panel).toHaveTextContent('Void: Lanterns was taken out₹0.00');
    await expect(panel).toHaveTextContent(
      '₹50.00 cancelled. The unmatched part lapsed when the runner was removed.',
    );
    await expect(panel).toHaveTextContent('Net+₹35.28');
  },
};

export const RoundedOnce: Story = {
  args: {
    why: sampleWhy({
      settlements: [
        sampleSettlement({
          bets: [
            sampleBet({ stake: 25, odds: 234, amount: 34 }),
            sampleBet({ orderId: 'o2', stake: 25, odds: 234, amount: 34 }),
          ],
          others: { count: 3, amount: 1_02 },
          rounding: -1,
          profit: 1_69,
          commission: 3,
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('3 more bets+₹1.02');
    await expect(panel).toHaveTextContent('Your bets+₹1.70');
    await expect(panel).toHaveTextContent('Rounding the market is rounded once, not bet by bet-₹0.01');
    await expect(panel).toHaveTextContent('Net+₹1.66');
  },
};

export const Lost: Story = {
  args: {
    why: sampleWhy({
      kind: 'SESSION',
      settlements: [
        sampleSettlement({
          ending: { voided: false, winners: [], tied: [], places: 0, number: 45 },
          bets: [sampleBet({ selectionName: 'Runs', odds: 190, line: 4_600, fate: 'LOST', amount: -100_00 })],
          profit: -100_00,
          commission: 0,
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('The result was 45.Yes Runs 46 at 90, ₹100.00');
    await expect(panel).toHaveTextContent('Lost: the stake, ₹100.00-₹100.00');
    await expect(panel).toHaveTextContent('Commission none, as nothing was won₹0.00Net-₹100.00');
  },
};

export const VoidMarket: Story = {
  args: {
    why: sampleWhy({
      settlements: [
        sampleSettlement({
          ending: { voided: true, winners: [], tied: [], places: 0, number: null },
          bets: [sampleBet({ fate: 'VOID', voidReason: 'MARKET', amount: 0 })],
          profit: 0,
          commission: 0,
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await textOf(canvasElement)).toHaveTextContent('The market was declared void');
  },
};

const corrected = sampleWhy({
  settlements: [
    sampleSettlement({}),
    sampleSettlement({
      settlementId: '9-1',
      ending: { voided: false, winners: ['Ridgeway'], tied: [], places: 0, number: null },
      bets: [sampleBet({ fate: 'LOST', amount: -100_00 })],
      profit: -100_00,
      commission: 0,
      posted: { profit: -236_00, commission: -2_72 },
    }),
  ],
});

/** What was paid first, and how it was corrected. */
export const Corrected: Story = {
  args: { why: corrected, settlementId: '9-1' },
  play: async ({ canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('Ridgeway won.');
    await expect(panel).toHaveTextContent('By this result-₹100.00');
    await expect(panel).toHaveTextContent(
      'Less what was paid before (Harbour Town won.)-₹133.28Corrected by-₹233.28',
    );
  },
};

export const CorrectedSince: Story = {
  args: { why: corrected, settlementId: '3-1' },
  play: async ({ canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('Net+₹133.28');
    await expect(panel).toHaveTextContent('The market was settled anew later.');
  },
};

/** Settled before endings were stored. */
export const EndingNotKept: Story = {
  args: {
    why: sampleWhy({
      settlements: [sampleSettlement({ ending: null, bets: [], profit: 18_00, commission: 36 })],
    }),
  },
  play: async ({ canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('so only the amounts are known.');
    await expect(panel).toHaveTextContent('Profit or loss+₹18.00Commission 2 % of ₹18.00-₹0.36Net+₹17.64');
  },
};

export const NotKnown: Story = {
  args: { settlementId: 'none' },
  play: async ({ canvasElement }) => {
    await expect(await textOf(canvasElement)).toHaveTextContent(
      'The exchange has nothing on this settlement.',
    );
  },
};

export const Loading: Story = {
  args: { why: undefined, isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(await textOf(canvasElement)).toHaveTextContent('Loading why it came to this amount');
  },
};

export const Failed: Story = {
  args: { why: null },
  play: async ({ args, canvasElement }) => {
    const panel = await textOf(canvasElement);
    await expect(panel).toHaveTextContent('The amount stands, but its reasons could not be loaded');
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a page about the market: all of it, one settlement after the other. */
export const WholeMarket: Story = {
  args: { why: corrected },
  render: ({ why }) => <WhyMarketView why={why!} />,
  play: async ({ canvasElement }) => {
    const all = await within(canvasElement).findByRole('region', { name: 'Why this amount' });
    await expect(all).toHaveTextContent(
      /First settled.*Net\+₹133\.28.*Settled again.*Corrected by-₹233\.28$/,
    );
  },
};
