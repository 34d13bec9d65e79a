import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openUnmatched } from './my-bets-story.test-data.tsx';
import { lostMarket, matchedBack, waitingBack } from './my-bets.test-data.ts';
import { MyBetsView, type BetRow, type MyBetsViewProps } from './my-bets.view.tsx';

const elsewhere: BetRow = {
  ...waitingBack,
  order: { ...waitingBack.order, marketId: '1.2' },
  marketName: 'Northbank v Saltmarsh City · Match Odds',
  selectionName: 'Northbank',
};

/** The view with the chosen market and tab kept as the machine keeps them. */
function Chosen(props: MyBetsViewProps) {
  const [marketId, setMarketId] = useState<string | null>(null);
  const [tab, setTab] = useState(props.tab);
  return (
    <MyBetsView
      {...props}
      marketId={marketId}
      tab={tab}
      send={(event) => {
        if (event.type === 'market.chosen') setMarketId(event.marketId);
        if (event.type === 'tab.chosen') setTab(event.tab);
        props.send(event);
      }}
    />
  );
}

const meta = {
  title: 'Panels/My Bets, several markets',
  component: Chosen,
  args: {
    tab: 'matched',
    matched: [matchedBack],
    unmatched: [elsewhere],
    settled: [lostMarket],
    changes: new Map(),
    editing: null,
    done: null,
    isLive: true,
    send: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chosen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All bets, or one market's: its counts, its rows and what it paid. */
export const PerMarket: Story = {
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByRole('tab', { name: /^Unmatched Bets ?1$/ })).toBeVisible();
    await expect(bets.getByRole('region', { name: 'Settled today' })).toBeVisible();
    const choice = bets.getByRole('combobox', { name: 'Bets of' });
    await userEvent.selectOptions(choice, 'Harbour Town v Ridgeway · Match Odds');
    await expect(bets.getByRole('tab', { name: /^Unmatched Bets ?0$/ })).toBeVisible();
    await expect(bets.queryByRole('region', { name: 'Settled today' })).toBeNull();
    await userEvent.selectOptions(choice, 'Northbank v Saltmarsh City · Match Odds');
    await expect(bets.getByRole('tab', { name: /^Matched Bets ?0$/ })).toBeVisible();
    await expect(bets.getByRole('region', { name: 'Settled today' })).toBeVisible();
    await userEvent.selectOptions(choice, 'All markets');
    await expect(bets.getByRole('tab', { name: /^Matched Bets ?1$/ })).toBeVisible();
  },
};

/** A matched bet's cash out stands below it; those of other markets are named; a market that has none is not. */
export const CashOuts: Story = {
  args: {
    cashOuts: [
      { marketId: matchedBack.order.marketId, name: matchedBack.marketName, part: <button>Cash out</button> },
      { marketId: '1.2', name: elsewhere.marketName, part: <button>Cash out ₹12.00</button> },
      { marketId: '1.3', name: 'Overs · Runs', part: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    const ofGroup = within(await bets.findByRole('group', { name: 'Cash out' }));
    await expect(ofGroup.getByRole('button')).toHaveTextContent(/^Cash out$/);
    const other = within(bets.getByRole('list', { name: 'Cash outs' })).getByRole('listitem');
    await expect(other).toHaveTextContent('Northbank v Saltmarsh City · Match OddsCash out ₹12.00');
    // Where the matched bets are not in sight, each cash out is named.
    await openUnmatched(canvasElement);
    const named = within(bets.getByRole('list', { name: 'Cash outs' })).getAllByRole('listitem');
    await expect(named.map(({ textContent }) => textContent)).toEqual([
      'Harbour Town v Ridgeway · Match OddsCash out',
      'Northbank v Saltmarsh City · Match OddsCash out ₹12.00',
    ]);
    await userEvent.selectOptions(bets.getByRole('combobox', { name: 'Bets of' }), '1.2');
    await expect(bets.getAllByRole('button', { name: /^Cash out/ })).toHaveLength(1);
  },
};
