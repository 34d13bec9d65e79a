import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bookmakerDefinition, filledStore, sampleDefinition } from '#live/market.test-data.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import type { PressedPrice } from './live-price-cell.tsx';
import { MarketView } from './market.view.tsx';
import { QuotedMarketView } from './quoted-market.view.tsx';

const upper = sampleDefinition({ marketId: '1.2', marketName: 'First Half' });
const withoutDraw: MarketDefinition = {
  ...upper,
  version: 2,
  runners: upper.runners.map((runner) =>
    runner.runnerId === 'draw' ? { ...runner, status: 'REMOVED' } : runner,
  ),
};

/** A market with a book and one with quotes, below one whose runner may be withdrawn, and which may go. */
function Markets({ onPick }: { onPick: (price: PressedPrice) => void }) {
  const [above, setAbove] = useState<MarketDefinition | null>(upper);
  const [definitions] = useState(() => ({ book: sampleDefinition(), quotes: bookmakerDefinition() }));
  const [stores] = useState(() => ({
    above: filledStore(upper),
    book: filledStore(definitions.book),
    quotes: filledStore(definitions.quotes),
  }));
  const common = { isLive: true, resultIfWins: null, onPick };
  return (
    <>
      {above && <MarketView {...common} store={stores.above} definition={above} />}
      <MarketView {...common} store={stores.book} definition={definitions.book} />
      <QuotedMarketView {...common} store={stores.quotes} definition={definitions.quotes} />
      <button type="button" onClick={() => setAbove(withoutDraw)}>
        Withdraw
      </button>
      <button type="button" onClick={() => setAbove(null)}>
        Close
      </button>
    </>
  );
}

const meta = {
  title: 'Panels/Market/Rows that move',
  component: Markets,
  args: { onPick: fn() },
} satisfies Meta<typeof Markets>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is below a row that goes has only just come to where it stands, whatever its own price did. */
export const WhatIsBelow: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const changedAt = async (market: string) => {
      const region = within(await canvas.findByRole('region', { name: market }));
      await userEvent.click(region.getAllByRole('button', { name: /^Back Harbour Town at / })[0]!);
      return args.onPick.mock.lastCall![0].changedAt;
    };
    for (const action of ['Withdraw', 'Close']) {
      const before = performance.now();
      await expect(await changedAt('Match Odds')).toBeLessThan(before);
      await expect(await changedAt('Bookmaker')).toBeLessThan(before);
      await userEvent.click(canvas.getByRole('button', { name: action }));
      const moved = await changedAt('Match Odds');
      await expect(moved).toBeGreaterThanOrEqual(before);
      await expect(await changedAt('Bookmaker')).toBe(moved);
    }
  },
};
