import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cricketInPlay, soccerInPlay } from '#graphql/event.test-data.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { StoryWorld, type Answers } from '../story-world.test-data.tsx';
import type { EventFacts } from './use-event-facts.ts';
import { EventDetails } from './event-details.tsx';

interface DetailsProps {
  answers: Answers;
  event: EventFieldsFragment;
  facts: EventFacts | null;
}

const Details = ({ answers, event, facts }: DetailsProps) => (
  <StoryWorld answers={answers}>
    <EventDetails event={event} facts={facts} />
  </StoryWorld>
);

const innings = {
  __typename: 'Innings',
  side: 'HOME',
  runs: 12,
  wickets: 0,
  balls: 6,
  extras: 1,
  batters: [
    {
      __typename: 'Batter',
      name: 'A. Joshi',
      runs: 11,
      balls: 6,
      fours: 1,
      sixes: 1,
      howOut: null,
    },
  ],
  bowlers: [],
};
const carded: Answers = {
  Scorecard: { scorecard: { __typename: 'Scorecard', eventId: cricketInPlay.exEventId, innings: [innings] } },
};
const entrant = (name: string, lineUp: string[]): EventFacts['entrants'][number] => ({
  name,
  lineUp,
  country: null,
  colours: null,
  ranking: null,
  seeding: null,
  ride: null,
  finish: null,
});
const facts: EventFacts = {
  eventId: cricketInPlay.exEventId,
  round: 'Round 3',
  season: 1,
  ground: 'Chandler Lane',
  country: 'GB',
  race: null,
  entrants: [entrant('Gull Point', ['A. Joshi']), entrant('Dunmore', ['K. Wagle'])],
};

const meta = {
  title: 'Pages/Event details',
  component: Details,
  args: { answers: carded, event: cricketInPlay, facts },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByText('Scorecard'));

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Scorecard')).toBeVisible();
    await expect(within(canvasElement).getByText('Line-ups')).toBeVisible();
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

export const ScorecardOpened: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await within(canvasElement).findByRole('row', { name: /^A. Joshi/ })).toBeVisible();
  },
};

export const ScorecardLoading: Story = {
  args: { answers: {} },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the scorecard');
  },
};

export const ScorecardFailed: Story = {
  args: { answers: { Scorecard: 'noAnswer' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The scorecard could not be loaded',
    );
  },
};

/** An older event, or a sport without a scorecard: nothing is drawn. */
export const NothingKnown: Story = {
  args: { event: soccerInPlay, facts: null },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('details')).toBeNull(),
};
