import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { BigBetsView, type BigBetsViewProps } from './big-bets.view.tsx';

type BigBet = NonNullable<BigBetsViewProps['bets']>[number];

const bet = (betId: string, changes: Partial<BigBet> = {}): BigBet => ({
  betId,
  eventId: '7.1',
  sportId: '1',
  eventName: 'Harbour Town v Ridgeway',
  marketName: 'Match Odds',
  kind: 'WINNER',
  runnerName: 'Harbour Town',
  side: 'BACK',
  odds: 242,
  line: null,
  stake: 240_000_00,
  at: '2026-11-21T14:00:00.000Z',
  simulated: false,
  ...changes,
});

const meta = {
  title: 'Panels/Big bets',
  component: BigBetsView,
  args: {
    bets: [
      bet('1'),
      bet('2', { side: 'LAY', runnerName: 'The Draw', odds: 360, stake: 15_000_00, simulated: true }),
      bet('3', {
        kind: 'SESSION',
        runnerName: '6 over runs',
        marketName: '6 over runs',
        odds: 200,
        line: 46_50,
      }),
    ],
    hasFailed: false,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div style={{ maxWidth: 420 }}>
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof BigBetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as with five rows, so that nothing below it moves as they come. */
const isFull = async (canvas: HTMLElement) => {
  const room = canvas.querySelector('ul')!.parentElement!;
  await expect(room.offsetHeight).toBeGreaterThan(240);
  await expect(room.scrollHeight).toBeLessThanOrEqual(room.offsetHeight);
};

/** Which side, at what price, of what, for how much; and which of them a program made. */
export const Matched: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(within(rows[0]!).getByRole('img', { name: 'Back' })).toBeVisible();
    await expect(rows[0]).toHaveTextContent('Harbour Town 2.42');
    await expect(rows[0]).toHaveTextContent('₹2,40,000.00');
    await expect(rows[0]).not.toHaveTextContent('simulated');
    await expect(within(rows[1]!).getByRole('img', { name: 'Lay' })).toBeVisible();
    await expect(rows[1]).toHaveTextContent('simulated');
    await expect(within(rows[2]!).getByRole('img', { name: 'Yes' })).toHaveTextContent(/^Yes$/);
    await expect(rows[2]).toHaveTextContent(/at 100/);
    await expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/marketdetails/7.1/1');
  },
};

export const NoneYet: Story = {
  args: { bets: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^None yet\./)).toBeVisible();
    await isFull(canvasElement);
  },
};

export const NotLoaded: Story = {
  args: { bets: null, hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^They could not be loaded\./)).toBeVisible();
    await isFull(canvasElement);
  },
};

/** What was there stays. */
export const FailedLater: Story = {
  args: { hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvasElement).queryByText(/could not/)).toBeNull();
  },
};

export const Loading: Story = {
  args: { bets: null },
  play: ({ canvasElement }) => isFull(canvasElement),
};

export const LongNames: Story = {
  args: {
    bets: [
      bet('1', {
        runnerName: 'Llanfairpwllgwyngyll & District Wanderers Reserves',
        eventName:
          'Llanfairpwllgwyngyll & District Wanderers Reserves v Oberammergau-Unterpfaffenhofen United',
        stake: 123_456_789_00,
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
