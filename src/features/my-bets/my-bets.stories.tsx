import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
  title: 'Panels/My Bets',
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
    await expect((await bets.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Matched Bets2',
      'Unmatched Bets2',
    ]);
    await expect(bets.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Matched Bets',
      'Odds',
      'Stake',
    ]);
    // The market is named once, above its bets.
    await expect(bets.getByRole('rowheader')).toHaveTextContent('Harbour Town v Ridgeway · Match Odds');
    const [back, lay] = bets.getAllByRole('row').slice(2) as [HTMLElement, HTMLElement];
    await expect(back).toHaveTextContent(/Harbour Town.*2\.38₹100\.00/);
    await expect(lay).toHaveTextContent(/The Draw.*3\.40₹2,500\.00liability ₹6,000\.00$/);
    await expect(back).not.toHaveTextContent('liability');
    const colours = (row: HTMLElement) => new Set(within(row).getAllByRole('cell').map(groundColour));
    await expect([colours(back), colours(lay)]).toEqual([new Set(['blue']), new Set(['pink'])]);
  },
};

/** What its bets come to stands above them, and what all markets may lose above everything. */
export const Position: Story = {
  args: {
    exposure: 6_100_00,
    positions: new Map([
      [
        matchedBack.order.marketId,
        {
          runnerName: (runnerId) => ({ home: 'Harbour Town', away: 'Ridgeway' })[runnerId] ?? 'The Draw',
          summary: {
            kind: 'runners',
            runners: [
              { runnerId: 'home', pays: 2_585_24 },
              { runnerId: 'draw', pays: -6_100_00 },
              { runnerId: 'away', pays: 2_352_00 },
            ],
          },
        },
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByText(/^exposure/)).toHaveTextContent('exposure ₹6,100.00');
    const position = bets.getByRole('group', { name: 'Position' });
    await expect(position).toHaveTextContent(
      /^If it wins, after commissionHarbour Town \+₹2,585\.24The Draw -₹6,100\.00Ridgeway \+₹2,352\.00$/,
    );
    const [, market, , bet] = bets.getAllByRole('row') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const top = (one: HTMLElement) => one.getBoundingClientRect().top;
    await expect(top(market)).toBeLessThan(top(position));
    await expect(top(position)).toBeLessThan(top(bet));
  },
};

/** Its bettor never placed it by hand. */
export const MatchedByCashOut: Story = {
  args: {
    matched: [matchedBack, { ...matchedLay, order: { ...matchedLay.order, byCashOut: true } }],
  },
  play: async ({ canvasElement }) => {
    const [back, lay] = (await within(canvasElement).findAllByRole('row')).slice(2) as [
      HTMLElement,
      HTMLElement,
    ];
    await expect(lay).toHaveTextContent(/^.*The Draw.*Cash out/);
    await expect(back).not.toHaveTextContent('Cash out');
  },
};

export const NoMatched: Story = {
  name: '[PNL-2] no matched bets',
  args: { matched: [], unmatched: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You have no Matched Bets')).toBeVisible();
  },
};

/** Wins and losses, after commission. */
export const Settled: Story = {
  args: { matched: [], unmatched: [], settled: [wonMarket, lostMarket, voidedMarket] },
  play: async ({ canvasElement }) => {
    const settled = within(await within(canvasElement).findByRole('region', { name: 'Settled today' }));
    const [won, lost, voided] = settled.getAllByRole('listitem');
    await expect(won).toHaveTextContent(/after ₹2\.76 commission\+₹135\.24$/);
    await expect(lost).toHaveTextContent(/The Draw-₹2,500\.00$/);
    await expect(voided).toHaveTextContent(/Void₹0\.00$/);
  },
};

export const NotLive: Story = {
  args: { isLive: false, settled: [wonMarket] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'Connecting… what is shown may be old.',
    );
  },
};

/** The bettor has just placed a bet that nobody has taken yet: it is in sight, until another tab is chosen. */
export const JustPlacedAndWaiting: Story = {
  args: { pressed: [waitingBack.order.clientId] },
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByRole('tab', { name: /^Unmatched Bets/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(bets.getByText('₹100.00 at 2.36')).toBeVisible();
    await userEvent.click(bets.getByRole('tab', { name: /^Matched Bets/ }));
    await expect(bets.getByRole('columnheader', { name: 'Odds' })).toBeVisible();
  },
};

/** In the narrowest column a large liability takes two lines before a name breaks within a word. */
export const LargeLiability: Story = {
  args: {
    matched: [
      {
        ...sampleRow({
          ...matchedLay.order,
          odds: 69_000,
          averageOdds: 69_000,
          matched: 200_00,
          matchedValue: 200_00 * 69_000,
        }),
        selectionName: 'Shipwrights Town',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('liability ₹1,37,800.00')).toBeVisible();
    const name = canvas.getByText(/Shipwrights/);
    const text = [...name.childNodes].find((node) => node.textContent?.includes('Shipwrights'))!;
    const word = document.createRange();
    const at = text.textContent!.indexOf('Shipwrights');
    word.setStart(text, at);
    word.setEnd(text, at + 'Shipwrights'.length);
    await expect(word.getClientRects()).toHaveLength(1);
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
