import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { OddsFormatProvider } from '#ui/odds-format/odds-format.tsx';
import {
  bookmakerDefinition,
  filledStore,
  sampleDefinition,
  sampleImage,
  sessionDefinition,
} from '#live/market.test-data.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { LiveMarketView } from './live-market.view.tsx';

type Args = Omit<ComponentProps<typeof LiveMarketView>, 'store' | 'definition'> & {
  definition: MarketDefinition;
};

/** The view on a store that holds the definition's image; the bettor reads odds as fractions. */
function Market(props: Args) {
  const [store] = useState(() => {
    const filled = filledStore(props.definition);
    const [first] = props.definition.runners;
    if (props.definition.kind === 'LINE' && first) {
      filled.applyImage({
        ...sampleImage(props.definition),
        runners: [
          {
            runnerId: first.runnerId,
            toBack: [[16_050, 5_000_00]],
            toLay: [[16_250, 5_000_00]],
            lastOdds: null,
            matched: 0,
          },
        ],
      });
    }
    return filled;
  });
  return (
    <OddsFormatProvider value="FRACTIONAL">
      <LiveMarketView {...props} store={store} />
    </OddsFormatProvider>
  );
}

const meta = {
  title: 'Panels/Market kinds',
  component: Market,
  args: { definition: bookmakerDefinition(), notLiveReason: null, resultIfWins: null, onPick: fn() },
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

const handicap: Partial<MarketDefinition> = {
  marketName: 'Asian Handicap',
  kind: 'HANDICAP',
  runners: sampleDefinition()
    .runners.slice(0, 2)
    .map((runner, at) => ({ ...runner, handicap: at ? 75 : -75, direction: at ? 'DOWN' : 'UP' })),
};

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** Plain figures, whatever the odds format; a side without a quote is empty. */
export const Bookmaker: Story = {
  play: async ({ args, canvasElement }) => {
    const market = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('a back at 85 wins 85 for every 100 staked');
    await press(canvasElement, /^Back Harbour Town at 85, 25,000 available$/);
    await expect(args.onPick).toHaveBeenCalledWith({
      runnerId: 'home',
      side: 'BACK',
      odds: 185,
      line: null,
      changedAt: expect.any(Number),
      pressedAt: expect.any(Number),
      pressed: expect.any(Element),
    });
    await expect(market.getByRole('button', { name: 'Lay Ridgeway, no quote' })).toBeVisible();
  },
};

/** How many are placed stands where the odds do: they would be read wrongly without it. */
export const Placed: Story = {
  args: { definition: sampleDefinition({ marketName: 'To Be Placed', kind: 'PLACE', numberOfWinners: 3 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The first 3 win.');
  },
};

/** Both quotes' heads and the actions leave little room for what was matched, which may be much. */
export const BookmakerOnAPhone: Story = {
  args: {
    actions: ['Rules', 'Pin'].map((label) => (
      <IconButton key={label} size="small" label={label}>
        <BookOpen />
      </IconButton>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const matched = await within(canvasElement).findByText(/^Matched /);
    const words = document.createRange();
    words.selectNodeContents(matched);
    const rules = within(canvasElement).getByRole('button', { name: 'Rules' });
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(rules.getBoundingClientRect().left);
  },
};

/** On a phone its two columns stand below those of a market of odds. */
export const BelowOddsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Market {...args} definition={sampleDefinition()} />
      <Market {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Match Odds' });
    const [odds, bookmaker] = ['Match Odds', 'Bookmaker'].map((name) => {
      const market = within(within(canvasElement).getByRole('region', { name }));
      const parts = [
        market.getByText(/^Back/, { selector: '[data-side]' }),
        market.getByText(/^Lay/, { selector: '[data-side]' }),
        ...market
          .getAllByRole('button', { name: /^(Back|Lay) Harbour Town/ })
          .filter((price) => price.checkVisibility()),
      ];
      return parts.map((part) => part.getBoundingClientRect().left);
    });
    await expect(odds).toHaveLength(4);
    await expect(bookmaker).toEqual(odds);
  },
};

export const Session: Story = {
  args: { definition: sessionDefinition() },
  play: async ({ args, canvasElement }) => {
    const market = within(canvasElement);
    const cells = (await market.findAllByRole('button')).map((cell) => cell.getAttribute('aria-label'));
    await expect(cells).toEqual([
      'No 1st innings 6 over runs at 46 at 100, 25,000 available',
      'Yes 1st innings 6 over runs at 47 at 100, 25,000 available',
    ]);
    await press(canvasElement, /^Yes /);
    await expect(args.onPick).toHaveBeenCalledWith({
      runnerId: 'runs',
      side: 'BACK',
      odds: 200,
      line: 4_700,
      changedAt: expect.any(Number),
      pressedAt: expect.any(Number),
      pressed: expect.any(Element),
    });
  },
};

export const SessionBallRunning: Story = {
  args: {
    definition: sessionDefinition({ status: 'SUSPENDED', suspendReason: 'BALL_RUNNING', inPlay: true }),
  },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Ball running');
    await press(canvasElement, /^Yes /);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** A market that takes no bets because it has no quotes. */
export const SessionWithoutQuotes: Story = {
  args: { definition: sessionDefinition({ quotes: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('button', { name: /, no quote$/ })).toHaveLength(
      2,
    );
  },
};

export const SessionNotLive: Story = {
  args: { definition: sessionDefinition(), notLiveReason: 'offline' },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /^No /);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const SessionClosed: Story = {
  args: { definition: sessionDefinition({ status: 'CLOSED', number: 52, quotes: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Closed at 52')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A line is not odds: it is never written as odds, and it has no book percentage. */
export const Line: Story = {
  args: {
    definition: sampleDefinition({
      marketName: '1st innings runs line',
      kind: 'LINE',
      ladder: 'LINE',
      runners: [{ ...sessionDefinition().runners[0]! }],
    }),
  },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The figure is a line, not odds');
    await expect(canvasElement).not.toHaveTextContent(/\d+\.\d %/);
    await press(canvasElement, /^Lay Runs at 162\.5, 5,000 available$/);
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ side: 'LAY', odds: 16_250 }));
  },
};

export const Handicap: Story = {
  args: {
    definition: sampleDefinition(handicap),
  },
  play: async ({ canvasElement }) => {
    const [home, away] = await within(canvasElement).findAllByRole('listitem');
    await expect(home).toHaveTextContent('Harbour Town -0.75');
    await expect(away).toHaveTextContent('Ridgeway +0.75');
    await expect(canvasElement).toHaveTextContent('On a quarter, half of the stake is won or lost.');
  },
};

/** The runners' names carry a handicap: the result says how far apart the sides ended. */
export const HandicapClosed: Story = {
  args: { definition: sampleDefinition({ ...handicap, status: 'CLOSED', number: -2 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Closed: Ridgeway by 2');
    const [home, away] = await within(canvasElement).findAllByRole('listitem');
    await waitFor(() => expect(away).toHaveTextContent('Winner'));
    await expect(home).not.toHaveTextContent(/Winner|won/);
  },
};

export const HandicapHalfWon: Story = {
  args: { definition: sampleDefinition({ ...handicap, status: 'CLOSED', number: 1 }) },
  play: async ({ canvasElement }) => {
    const [home, away] = await within(canvasElement).findAllByRole('listitem');
    await waitFor(() => expect(home).toHaveTextContent('Half won'));
    await expect(away).toHaveTextContent('Half lost');
  },
};

/** What the bettor gets stands under each side: a range where a quarter may be covered in half. */
export const HandicapResults: Story = {
  args: {
    definition: sampleDefinition(handicap),
    handicap: {
      numbers: [
        { from: null, pays: -10_000_00 },
        { from: 1, pays: 5_000_00 },
        { from: 2, pays: 10_000_00 },
      ],
      standing: [],
      meant: [{ runnerId: 'away', side: 'BACK', stake: 10_000, odds: 200 }],
    },
  },
  play: async ({ canvasElement }) => {
    const [home, away] = await within(canvasElement).findAllByRole('listitem');
    await waitFor(() =>
      expect(home).toHaveTextContent('If it covers +₹49.00 to +₹98.00 → with the slip ₹0.00'),
    );
    await expect(away).toHaveTextContent('If it covers -₹100.00 → with the slip ₹0.00');
    await expect(canvasElement).toHaveTextContent('taken off the figures under the names');
  },
};
