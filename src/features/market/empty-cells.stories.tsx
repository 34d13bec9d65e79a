import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { bookmakerDefinition, filledStore, sampleDefinition } from '#live/market.test-data.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { LiveMarketView } from './live-market.view.tsx';

interface ScreenProps {
  definition: MarketDefinition;
  isLive: boolean;
}

/** A market in which the draw cannot be laid. */
function Screen({ definition, isLive }: ScreenProps) {
  const [store] = useState(() => filledStore(definition));
  return (
    <LiveMarketView
      store={store}
      definition={definition}
      notLiveReason={isLive ? null : 'silent'}
      resultIfWins={null}
      onPick={fn()}
    />
  );
}

/** Why a price cell is empty: in its name for screen readers, in the best price's place for everyone else. */
const meta = {
  title: 'Panels/Market, empty cells',
  component: Screen,
  args: { definition: sampleDefinition(), isLive: true },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (why: string, name = 'Lay The Draw'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const [best] = await within(canvasElement).findAllByRole('button', { name: `${name}, ${why}` });
    await expect(best).toBeVisible();
    const seen = [...canvasElement.querySelectorAll<HTMLElement>('[data-empty][data-depth="0"]')];
    for (const cell of seen) await expect(getComputedStyle(cell, '::before').content).toContain(`"${why}"`);
  };

export const NoOffers: Story = { play: says('no offers') };
export const NoQuote: Story = {
  args: { definition: bookmakerDefinition() },
  play: says('no quote', 'Lay Ridgeway'),
};
export const Suspended: Story = {
  args: { definition: sampleDefinition({ status: 'SUSPENDED' }) },
  play: says('suspended'),
};
export const BallRunning: Story = {
  args: { definition: sampleDefinition({ status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' }) },
  play: says('ball running'),
};
export const NotOpenYet: Story = {
  args: { definition: sampleDefinition({ status: 'INACTIVE' }) },
  play: says('not open yet'),
};
export const NotLive: Story = { args: { isLive: false }, play: says('not live') };
