import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PositionsView, type OpenPosition } from './positions.view.tsx';

const runnerName = (runnerId: string) => ({ home: 'Harbour Town', away: 'Ridgeway' })[runnerId] ?? 'The Draw';
const position = (marketId: string, marketName: string, summary: OpenPosition['summary']): OpenPosition => ({
  marketId,
  names: { eventName: 'Harbour Town v Ridgeway', marketName, address: '/marketdetails/7.1/1' },
  summary,
  runnerName,
});
const odds = position('1.1', 'Match Odds', {
  kind: 'runners',
  runners: [
    { runnerId: 'home', pays: 122_50 },
    { runnerId: 'draw', pays: -500_00 },
    { runnerId: 'away', pays: -500_00 },
  ],
});
const session = position('1.2', '6 over runs', { kind: 'range', best: 95_00, worst: -100_00 });
const places = position('1.3', 'To Be Placed', { kind: 'risk', exposure: 186_00 });

const meta = {
  title: 'Panels/Positions',
  component: PositionsView,
  args: { positions: [odds, session, places], exposure: 786_00, onBets: fn() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof PositionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const isNarrow = () => document.documentElement.clientWidth < 768;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    if (isNarrow()) {
      await expect(await canvas.findByText('In 3 markets · exposure ₹786.00')).toBeVisible();
    } else {
      const [first, second, third] = within(
        canvas.getByRole('region', { name: 'Your positions' }),
      ).getAllByRole('link');
      await expect(first).toHaveTextContent(
        'Harbour Town v RidgewayMatch OddsHarbour Town +₹122.50The Draw -₹500.00Ridgeway -₹500.00',
      );
      await expect(first).toHaveAttribute('href', '/marketdetails/7.1/1');
      await expect(second).toHaveTextContent('6 over runsAt best +₹95.00At worst -₹100.00');
      await expect(third).toHaveTextContent('To Be PlacedExposure -₹186.00');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'My Bets' }));
    await expect(args.onBets).toHaveBeenCalledOnce();
  },
};

/** Names may come a moment after the figures. */
export const NamesUnknown: Story = { args: { positions: [{ ...odds, names: null }] } };

/** More than have room are reached sideways; the page is not. */
export const Many: Story = {
  args: {
    positions: Array.from({ length: 9 }, (_, at) => ({
      ...odds,
      marketId: `m${at}`,
      names: { ...odds.names!, marketName: 'Total Points, four quarters, set at half-time '.repeat(2) },
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
