import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Level } from '#domain/odds/levels.ts';
import type { Order, Position } from '#domain/bet/order.ts';
import { CashOut } from '#features/cash-out/cash-out.tsx';
import { CashOutProvider } from '#features/cash-out/cash-out.provider.tsx';
import { openKept } from '#kept/kept.ts';
import { MarketStore } from '#live/market-store.ts';
import { sampleDefinition, sampleImage } from '#live/market.test-data.ts';
import { StoryWorld, type Answer } from '../story-world.test-data.tsx';

interface PlacesProps {
  /** What the gateway answers; if given, the market uses cross matching and the exchange is asked for quotes. */
  quote?: Answer;
  /** By runner: what can be backed and what can be laid. */
  prices: Readonly<Record<string, { toBack?: Level[]; toLay?: Level[] }>>;
}

/** A back of ₹100.00 on the home side at 2.00. */
const backed: Position = {
  marketId: '1.1',
  exposure: 100_00,
  netStake: 10_000_00,
  outcomes: [
    { runnerId: 'home', ifWins: 10_000_00 },
    { runnerId: 'away', ifWins: -10_000_00 },
    { runnerId: 'draw', ifWins: -10_000_00 },
  ],
};

/** One position's cash out side by side on the market's page and in My Bets, on the machine that both share. */
function Places({ prices, quote }: PlacesProps) {
  const [definition] = useState(() => sampleDefinition({ crossMatching: quote !== undefined }));
  const [kept] = useState(openKept);
  const [orders] = useState((): Order[] => []);
  const [store] = useState(() => {
    const opened = new MarketStore();
    const image = sampleImage(definition);
    const runners = image.runners.map((runner) => ({
      ...runner,
      toBack: [],
      toLay: [],
      ...prices[runner.runnerId],
    }));
    opened.applyImage({ ...image, runners });
    return opened;
  });
  const shared = { store, definition, isLive: true, position: backed, orders };
  return (
    <StoryWorld answers={quote ? { CashOutQuote: quote } : {}}>
      <CashOutProvider userName="story" database={kept.database}>
        <section aria-label="Market">
          <CashOut place="market" {...shared} />
        </section>
        <section aria-label="My Bets">
          <CashOut place="bets" {...shared} />
        </section>
      </CashOutProvider>
    </StoryWorld>
  );
}

const meta = {
  title: 'Pages/Frame/Cash outs',
  component: Places,
  parameters: { machine: 'cash-out-quote' },
} satisfies Meta<typeof Places>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Laid at 1.60, it comes to ₹25.00 whoever wins, less 2 % commission: market, My Bets and panel all say ₹24.50. */
export const OneFigure: Story = {
  args: { prices: { home: { toLay: [[160, 100_000_00]] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const market = within(await canvas.findByRole('region', { name: 'Market' }));
    const myBets = within(canvas.getByRole('region', { name: 'My Bets' }));
    const inMarket = await market.findByRole('button', { name: /^Cash out/ });
    await expect(inMarket).toHaveTextContent(/^Cash out \+₹24\.50$/);
    await expect(myBets.getByRole('button', { name: /^Cash out/ })).toHaveTextContent(/^Cash out \+₹24\.50$/);
    await userEvent.click(inMarket);
    const panel = within(market.getByRole('region', { name: 'Cash out' }));
    await expect(panel.getByRole('button', { name: 'Cash out: win at least ₹24.50' })).toBeEnabled();
    await expect(panel.getByRole('row', { name: /Ridgeway/ })).toHaveTextContent('-₹100.00+₹24.50');
    await expect(panel.getByRole('row', { name: /Harbour Town/ })).toHaveTextContent('+₹98.00+₹24.50');
    await expect(myBets.getByRole('button', { name: /^Cash out/ })).toHaveTextContent(/^Cash out \+₹24\.50$/);
  },
};

/**
 * Only the other two runners can be backed, at prices that would lose ₹100.51 whoever wins. Keeping the position loses
 * ₹100.00 at most.
 */
export const WorseThanKeeping: Story = {
  args: { prices: { away: { toBack: [[199, 100_000_00]] }, draw: { toBack: [[200, 100_000_00]] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const market = within(await canvas.findByRole('region', { name: 'Market' }));
    const myBets = within(canvas.getByRole('region', { name: 'My Bets' }));
    for (const place of [market, myBets]) {
      await expect(await place.findByRole('button', { name: /^Cash out/ })).toHaveTextContent(/^Cash out$/);
      await expect(place.getByText('No better than keeping your position')).toBeVisible();
    }
    await userEvent.click(market.getByRole('button', { name: 'Cash out' }));
    const panel = within(market.getByRole('region', { name: 'Cash out' }));
    await expect(panel.getByRole('status')).toHaveTextContent(
      'no better than the worst that keeping your position may bring',
    );
    await expect(panel.getByRole('button', { name: /^Cash out/ })).toBeDisabled();
    await expect(panel.queryByRole('list', { name: 'Bets that it places' })).toBeNull();
  },
};

/** What anybody can lay at 1.60; only the exchange knows how much of it is the bettor's own. */
const seen = { home: { toLay: [[160, 100_000_00]] as Level[] } };
const legs = [{ runnerId: 'home', side: 'LAY', odds: 160, stake: 40_00 }];
const before = backed.outcomes;
const after = before.map(({ runnerId, ifWins }) => ({
  runnerId,
  ifWins: runnerId === 'home' ? 7_600_00 : ifWins + 4_000_00,
}));

/** With cross matching, what can be taken is what the exchange says, not what the prices suggest. */
export const Quoted: Story = {
  args: {
    prices: seen,
    quote: {
      cashOutQuote: { __typename: 'CashOutQuote', legs, before, after, isWhole: false, worth: -60_00 },
    },
  },
  parameters: { state: 'idle', through: 'waiting' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const market = within(await canvas.findByRole('region', { name: 'Market' }));
    const myBets = within(canvas.getByRole('region', { name: 'My Bets' }));
    for (const place of [market, myBets])
      await expect(await place.findByRole('button', { name: 'Cash out -₹60.00' })).toBeVisible();
    await userEvent.click(market.getByRole('button', { name: 'Cash out -₹60.00' }));
    const panel = within(market.getByRole('region', { name: 'Cash out' }));
    await expect(await panel.findByText('Lay Harbour Town: ₹40.00 at 1.60')).toBeVisible();
    const confirm = panel.getByRole('button', { name: 'Cash out: lose at most ₹60.00, not ₹100.00' });
    await expect(confirm).toBeEnabled();
    await expect(myBets.getByRole('button', { name: 'Cash out -₹60.00' })).toBeVisible();
  },
};

export const QuoteRefused: Story = {
  args: {
    prices: seen,
    quote: {
      cashOutQuote: {
        __typename: 'CashOutNotOffered',
        code: 'NO_PRICES_TO_CASH_OUT',
        message: 'The prices that this cash out needs are not there now. Nothing was placed.',
      },
    },
  },
  parameters: { state: 'idle' },
  play: async ({ canvasElement }) => {
    const market = within(await within(canvasElement).findByRole('region', { name: 'Market' }));
    await userEvent.click(await market.findByRole('button', { name: 'Cash out' }));
    const panel = within(market.getByRole('region', { name: 'Cash out' }));
    await expect(
      await panel.findByText('The prices that this cash out needs are not there now.'),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Cash out/ })).toBeDisabled();
  },
};

/** Nothing is offered until the exchange answers, whatever the prices suggest. */
export const QuoteAsked: Story = {
  args: { prices: seen, quote: 'never' },
  parameters: { state: 'asking' },
  play: async ({ canvasElement }) => {
    const market = within(await within(canvasElement).findByRole('region', { name: 'Market' }));
    await userEvent.click(await market.findByRole('button', { name: 'Cash out' }));
    const panel = within(market.getByRole('region', { name: 'Cash out' }));
    await expect(panel.getByText('Looking at the prices…')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Cash out/ })).toBeDisabled();
  },
};

export const QuoteUnanswered: Story = {
  args: { prices: seen, quote: 'noAnswer' },
  parameters: { state: 'late' },
  play: QuoteAsked.play!,
};
