import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cricketInPlay, soccerInPlay } from '#graphql/event.test-data.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { StoryWorld, type Answer } from '../story-world.test-data.tsx';
import { Closest } from './home-blocks.tsx';

/** A row's prices are another feature's story. */
const played = [soccerInPlay, cricketInPlay].map((event) => ({ ...event, marketIds: [] }));

/** The market of a match with the chances of its two sides, and of a draw if they leave one. */
const market = ({ exEventId, sportId, home, away }: EventFieldsFragment, chances: readonly number[]) => ({
  __typename: 'LeadingMarket',
  marketId: `m${exEventId}`,
  eventId: exEventId,
  sportId,
  matched: 0,
  runners: chances.map((chance, at) => ({
    __typename: 'LeadingRunner',
    name: [home, away, 'The Draw'][at],
    chance,
  })),
});

function Blocks({ answer }: { answer: Answer }) {
  return (
    <StoryWorld answers={{ LeadingMarkets: answer }}>
      <Closest playing={played} hasToken={false} />
    </StoryWorld>
  );
}

const meta = {
  title: 'Pages/Home, the closest finishes',
  component: Blocks,
  args: {
    answer: {
      leadingMarkets: [market(cricketInPlay, [5_000, 5_000]), market(soccerInPlay, [3_800, 2_200, 4_000])],
    },
  },
} satisfies Meta<typeof Blocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Minute 67 with the draw as likely as the home side. The cricket is even, too, but in its first innings. */
export const FarGoneAndOpen: Story = {
  play: async ({ canvasElement }) => {
    const block = within(await within(canvasElement).findByRole('region', { name: 'Closest finishes' }));
    await expect(await block.findByRole('link', { name: /^Northbank v Saltmarsh City/ })).toBeVisible();
    await expect(block.getAllByRole('listitem')).toHaveLength(1);
    await expect(block.getByRole('link', { name: 'All in play' })).toHaveAttribute('href', '/inplay');
  },
};

export const AsGoodAsDecided: Story = {
  args: { answer: { leadingMarkets: [market(soccerInPlay, [9_000, 200, 800])] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No match is near its end/)).toBeVisible();
  },
};

/** Its market is not on who wins. */
export const NotOnTheSides: Story = {
  args: {
    answer: {
      leadingMarkets: [
        {
          ...market(soccerInPlay, []),
          runners: ['0–5 runs', '6–9 runs', '10 or more'].map((name) => ({
            __typename: 'LeadingRunner',
            name,
            chance: 3_333,
          })),
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No match is near its end/)).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { answer: 'noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^They could not be loaded/)).toBeVisible();
  },
};
