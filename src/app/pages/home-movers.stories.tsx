import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MarketFeedsProvider } from '#features/market-feed/market-feed.provider.tsx';
import { cricketInPlay, soccerInPlay, storyNow } from '#graphql/event.test-data.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { StoryWorld, type Answer } from '../story-world.test-data.tsx';
import { Movers } from './home-movers.tsx';

const events = [soccerInPlay, cricketInPlay];

const mover = (
  { exEventId: eventId, sportId, eventName }: EventFieldsFragment,
  runnerName: string | null,
  was: number,
  now: number,
) => ({
  __typename: 'BiggestMover',
  // A row's prices are another feature's story: no market is told of.
  marketId: `m${eventId}`,
  eventId,
  sportId,
  eventName,
  runnerId: `r-${runnerName}`,
  runnerName,
  was,
  now,
  prices: [{ __typename: 'PricePoint', at: '2026-05-01T12:09:00.000Z', odds: now }],
});

function Blocks({ answer }: { answer: Answer }) {
  return (
    <StoryWorld answers={{ BiggestMovers: answer }}>
      <MarketFeedsProvider>
        <Movers events={events} now={storyNow} hasToken={false} />
      </MarketFeedsProvider>
    </StoryWorld>
  );
}

const meta = {
  title: 'Pages/Home, the biggest movers',
  component: Blocks,
  args: {
    answer: {
      biggestMovers: [
        mover(soccerInPlay, soccerInPlay.away, 400, 200),
        mover(soccerInPlay, soccerInPlay.home, 200, 380),
        mover(cricketInPlay, cricketInPlay.home, 200, 260),
      ],
    },
  },
} satisfies Meta<typeof Blocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One row an event, with its side's crest. */
export const TwoEvents: Story = {
  play: async ({ canvasElement }) => {
    const block = within(await within(canvasElement).findByRole('region', { name: 'Biggest movers' }));
    const first = await block.findByRole('link', { name: /^Saltmarsh City/ });
    const rows = block.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toContainElement(first);
    await expect(rows[0]).toHaveTextContent('▲ Shortened: was 4, now 2');
    await expect(rows[1]).toHaveTextContent('▼ Drifted: was 2, now 2.6');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/.+\/1$/));
  },
};

export const None: Story = {
  args: { answer: { biggestMovers: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No price has moved far/)).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { answer: 'noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^They could not be loaded/)).toBeVisible();
  },
};
