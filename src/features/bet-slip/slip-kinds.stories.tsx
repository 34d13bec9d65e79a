import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { Slip } from './bet-slip.test-data.tsx';

/** Selections that are not at odds: quotes, taken as they are, and lines. */
const meta = {
  title: 'Panels/Bet slip, kinds of market',
  component: Slip,
  parameters: { machine: 'bet-slip', state: 'editing' },
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

const session = samplePrice({
  kind: 'SESSION',
  runnerId: 'runs',
  odds: 190,
  line: 4_700,
  runnerName: 'Runs',
  marketName: '1st innings 6 over runs',
});
const sessionId = '1.1/runs/BACK';

export const BookmakerQuote: Story = {
  args: {
    after: ({ pick, stake }) => {
      pick(samplePrice({ kind: 'BOOKMAKER', odds: 185, runnerName: 'Harbour Town', side: 'LAY' }));
      stake('1.1/home/LAY', '100');
    },
  },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(slip.queryByLabelText('Odds')).toBeNull();
    await expect(await slip.findByRole('article', { name: 'Lay Harbour Town' })).toHaveTextContent('Quote85');
    await expect(canvasElement).toHaveTextContent('Profit₹100.00Liability₹85.00');
  },
};

/** The one button places at the quote of now, since "place" would be refused. A double press places once. */
export const BookmakerRequoted: Story = {
  args: {
    after: ({ slip, pick, stake }) => {
      pick(samplePrice({ kind: 'BOOKMAKER', odds: 185, runnerName: 'Harbour Town' }));
      stake('1.1/home/BACK', '100');
      slip.send({
        type: 'price.changed',
        marketId: '1.1',
        runnerId: 'home',
        side: 'BACK',
        odds: 180,
        line: null,
      });
    },
  },
  parameters: { machine: 'bet-slip', state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('85 → 80, worse');
    // The quote is the one of the figures and the button.
    await expect(await slip.findByRole('article')).toHaveTextContent('Quote80');
    await expect(canvasElement).toHaveTextContent('The button below takes the current price.');
    await userEvent.dblClick(slip.getByRole('button', { name: 'Take 80' }));
    await expect(slip.getByRole('article')).toHaveTextContent('₹100.00 at 80');
    await expect(slip.getByRole('status')).toHaveTextContent('Placing…');
    await expect(slip.queryByRole('button', { name: /^(Take|Place)/ })).toBeNull();
  },
};

/** A better quote is taken as a better price is, and the bet is placed at it. */
export const BookmakerBetter: Story = {
  args: {
    after: ({ slip, pick, stake }) => {
      pick(samplePrice({ kind: 'BOOKMAKER', odds: 185, runnerName: 'Harbour Town' }));
      stake('1.1/home/BACK', '100');
      const runner = { marketId: '1.1', runnerId: 'home', side: 'BACK' } as const;
      slip.send({ type: 'price.changed', ...runner, odds: 190, line: null });
    },
  },
  parameters: { machine: 'bet-slip', state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('85 → 90, better: the bet takes it');
    await expect(canvasElement).toHaveTextContent('Profit₹90.00');
    await expect(canvasElement).not.toHaveTextContent('refused');
    await userEvent.click(await slip.findByRole('button', { name: 'Place bet' }));
    await expect(slip.getByRole('article')).toHaveTextContent('₹100.00 at 90');
  },
};

/** Without a quote nothing can be placed, and the slip says so. */
export const NoQuote: Story = {
  args: {
    after: ({ slip, pick, stake }) => {
      pick(samplePrice({ kind: 'BOOKMAKER', odds: 185, runnerName: 'Harbour Town' }));
      stake('1.1/home/BACK', '100');
      const runner = { marketId: '1.1', runnerId: 'home', side: 'BACK' } as const;
      slip.send({ type: 'price.changed', ...runner, odds: null, line: null, offered: [] });
    },
  },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('There is no quote now: this bet would be refused.');
    await expect(await slip.findByRole('button', { name: 'Place bet' })).toBeDisabled();
  },
};

export const SessionYes: Story = {
  args: {
    after: ({ pick, stake }) => {
      pick(session);
      stake(sessionId, '100');
    },
  },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Yes Runs' });
    await expect(card).toHaveTextContent('Quote47 at 90');
    await expect(card).toHaveTextContent('Profit₹90.00Liability₹100.00');
  },
};

/** The operator quotes anew: only what was pressed is ever taken. */
export const SessionRequoted: Story = {
  args: {
    after: ({ slip, pick, stake }) => {
      pick(session);
      stake(sessionId, '100');
      slip.send({
        type: 'price.changed',
        marketId: '1.1',
        runnerId: 'runs',
        side: 'BACK',
        odds: 200,
        line: 4_800,
      });
    },
  },
  parameters: { machine: 'bet-slip', state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('47 at 90 → 48 at 100');
    await userEvent.click(await slip.findByRole('button', { name: 'Take 48 at 100' }));
    await expect(slip.getByRole('article', { name: 'Yes Runs' })).toHaveTextContent('₹100.00 at 48 at 100');
    await expect(slip.getByRole('status')).toHaveTextContent('Placing…');
  },
};

/** On a lower line Yes wins more often: the bet takes it, as it takes a better rate. */
export const SessionBetter: Story = {
  args: {
    after: ({ slip, pick, stake }) => {
      pick(session);
      stake(sessionId, '100');
      const runner = { marketId: '1.1', runnerId: 'runs', side: 'BACK' } as const;
      slip.send({ type: 'price.changed', ...runner, odds: 190, line: 4_600 });
    },
  },
  parameters: { machine: 'bet-slip', state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('47 at 90 → 46 at 90, better: the bet takes it');
    await userEvent.click(await slip.findByRole('button', { name: 'Place bet' }));
    await expect(slip.getByRole('article', { name: 'Yes Runs' })).toHaveTextContent('₹100.00 at 46 at 90');
  },
};

export const LineOrder: Story = {
  args: {
    after: ({ pick, stake }) => {
      pick(samplePrice({ kind: 'LINE', ladder: 'LINE', odds: 16_050, runnerName: 'Runs' }));
      stake('1.1/home/BACK', '100');
    },
  },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    await expect(await slip.findByLabelText('Line')).toHaveValue('160.50');
    await userEvent.click(slip.getByRole('button', { name: 'Raise line' }));
    await expect(slip.getByLabelText('Line')).toHaveValue('161.00');
    await expect(canvasElement).toHaveTextContent('Profit₹100.00 before commissionLiability₹100.00');
  },
};
