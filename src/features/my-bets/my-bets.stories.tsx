import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { groundColour } from '#ui/tokens/drawn-hue.test-data.ts';
import { inTheColumn, MyBets, openUnmatched } from './my-bets-story.test-data.tsx';
import {
  lostMarket,
  matchedBack,
  matchedLay,
  partlyMatchedLay,
  sampleRow,
  voidedMarket,
  waitingBack,
  wonMarket,
} from './my-bets.test-data.ts';

const meta = {
  title: 'Features/My Bets',
  component: MyBets,
  parameters: { machine: 'my-bets', state: 'only' },
  args: {
    matched: [matchedBack, matchedLay],
    unmatched: [waitingBack, partlyMatchedLay],
    settled: [],
    isLive: true,
    onAsked: fn(),
  },
  decorators: [inTheColumn],
} satisfies Meta<typeof MyBets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matched: Story = {
  name: '[PNL-1] [PNL-2] two tabs; matched bets with selection, odds and stake, back blue and lay pink',
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await expect(bets.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Matched Bets2',
      'Unmatched Bets2',
    ]);
    await expect(bets.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Matched Bets',
      'Odds',
      'Stake',
    ]);
    const [back, lay] = bets.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
    await expect(back).toHaveTextContent(/Harbour Town.*2\.38₹100\.00/);
    await expect(lay).toHaveTextContent(/The Draw.*3\.40₹2,500\.00/);
    const colours = (row: HTMLElement) => new Set(within(row).getAllByRole('cell').map(groundColour));
    await expect([colours(back), colours(lay)]).toEqual([new Set(['blue']), new Set(['pink'])]);
  },
};

/** Its bettor never placed it by hand. */
export const MatchedByCashOut: Story = {
  args: {
    matched: [matchedBack, { ...matchedLay, order: { ...matchedLay.order, byCashOut: true } }],
  },
  play: async ({ canvasElement }) => {
    const [back, lay] = within(canvasElement).getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
    await expect(lay).toHaveTextContent(/Cash out · Harbour Town v Ridgeway/);
    await expect(back).not.toHaveTextContent('Cash out');
  },
};

export const NoMatched: Story = {
  name: '[PNL-2] no matched bets',
  args: { matched: [], unmatched: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You have no Matched Bets')).toBeVisible();
  },
};

/** Wins and losses, after commission. */
export const Settled: Story = {
  args: { matched: [], unmatched: [], settled: [wonMarket, lostMarket, voidedMarket] },
  play: async ({ canvasElement }) => {
    const settled = within(within(canvasElement).getByRole('region', { name: 'Settled today' }));
    const [won, lost, voided] = settled.getAllByRole('listitem');
    await expect(won).toHaveTextContent(/after ₹2\.76 commission\+₹135\.24$/);
    await expect(lost).toHaveTextContent(/The Draw-₹2,500\.00$/);
    await expect(voided).toHaveTextContent(/Void₹0\.00$/);
  },
};

export const NotLive: Story = {
  args: { isLive: false, settled: [wonMarket] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Connecting… what is shown may be old.',
    );
  },
};

const longRow = (row: typeof matchedBack, orderId: string) => ({
  ...sampleRow({
    ...row.order,
    orderId,
    stake: 98_76_54_321_00,
    matched: 98_76_54_321_00,
    remaining: 1_23_45_678_00,
  }),
  selectionName: "The 14th Earl of Oberammergau-Unterpfaffenhofen's Second String",
  marketName:
    'Llanfairpwllgwyngyll & District Wanderers Reserves v Oberammergau-Unterpfaffenhofen United · Inter-Regional Winner',
});

export const LongNamesAndLargeStakes: Story = {
  args: {
    matched: [longRow(matchedBack, 'a'), longRow(matchedLay, 'b')],
    unmatched: [longRow(waitingBack, 'c'), longRow(partlyMatchedLay, 'd')],
  },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('section')!;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await openUnmatched(canvasElement);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
