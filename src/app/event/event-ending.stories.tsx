import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { sampleEvent } from '#graphql/event.test-data.ts';
import { StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { EventEndingRoom } from './event-ending-room.tsx';
import { EventEnding, type EventEndingProps } from './event-ending.tsx';
import css from '../pages/page.module.css';

interface Args extends EventEndingProps {
  answers: Answers;
}

/** The same part three times: while its script is fetched, while its answers are awaited, and with them. */
function Thrice({ answers, ...props }: Args) {
  const worlds = [{}, {}, answers];
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {worlds.map((its, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <StoryWorld key={at} answers={its}>
          <div className={css.page} data-testid={`ending ${at}`} style={{ inlineSize: '100%' }}>
            {at === 0 ? <EventEndingRoom {...props} /> : <EventEnding {...props} />}
          </div>
        </StoryWorld>
      ))}
    </div>
  );
}

const runners = ['Kittiwake', 'Halyard', 'Storm Petrel', 'Ebb Tide', 'Leeward', 'Capstan', 'Lanyard'];
const race = {
  ...sampleEvent({ exEventId: '7-1', sportId: sportIds.horseRacing, home: null, away: null, ended: true }),
  __typename: 'EventResult',
  result: 'Kittiwake',
  race: {
    __typename: 'RaceResult',
    conditions: {
      __typename: 'RaceConditions',
      course: 'Harbour Downs',
      number: 3,
      races: 8,
      distance: 1_600,
      going: 'Good',
      class: 2,
    },
    finishers: runners.map((name, at) => ({
      __typename: 'Finisher',
      place: at + 1,
      name,
      number: at + 1,
      beatenBy: at === 0 ? null : 150,
      startingPrice: 350,
      placeDividend: at < 3 ? 140 : null,
    })),
    nonRunners: [],
  },
};
const innings = (side: string, runs: number, wickets: number) => ({
  __typename: 'Innings',
  side,
  runs,
  wickets,
  balls: 120,
  extras: 4,
  batters: [],
  bowlers: [],
});
const bets = (rows: readonly unknown[]) => ({
  profitLoss: { __typename: 'ProfitLoss', profit: 0, commission: 0, net: 200_00, count: rows.length, rows },
});
const paid = {
  __typename: 'ProfitLossRow',
  sportId: '7',
  sportName: 'Horse Racing',
  eventId: '7-1',
  eventName: 'Harbour Downs, race 3',
  marketId: '7-1.mo',
  marketName: 'To Win',
  at: '2026-06-10T12:00:00Z',
  markets: 1,
  profit: 204_00,
  commission: 4_00,
  net: 200_00,
};

const meta = {
  title: 'Pages/Event ending',
  component: Thrice,
  args: {
    eventId: '7-1',
    sportId: sportIds.horseRacing,
    sportName: 'Horse Racing',
    eventTime: '2026-06-10T11:00:00Z',
    home: null,
    away: null,
    isRace: true,
    runners: runners.length,
    hasToken: true,
    hasMarkets: true,
    answers: { EventResult: { eventResult: race }, ProfitLoss: bets([paid]) },
  },
} satisfies Meta<typeof Thrice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands below does not move when the parts arrive. */
const keepsItsRoom = async (canvasElement: HTMLElement, arrived: RegExp) => {
  const canvas = within(canvasElement);
  const whole = await canvas.findByTestId('ending 2');
  await within(whole).findByText(arrived);
  const heights = [0, 1, 2].map((at) => canvas.getByTestId(`ending ${at}`).offsetHeight);
  await expect(heights).toEqual(heights.map(() => whole.offsetHeight));
};

export const Race: Story = {
  play: ({ canvasElement }) => keepsItsRoom(canvasElement, /Your bets here/),
};

export const RaceOnAPhone: Story = { ...Race, globals: { viewport: { value: 'phone' } } };

/** Without bets the card stays, and says so. */
export const NoBets: Story = {
  args: { answers: { EventResult: { eventResult: race }, ProfitLoss: bets([]) } },
  play: ({ canvasElement }) => keepsItsRoom(canvasElement, /You have no settled bets here/),
};

const wonBy = (result: string) => ({
  eventResult: { __typename: 'EventResult', exEventId: '4-1', result },
});

export const Match: Story = {
  args: {
    eventId: '4-1',
    sportId: sportIds.cricket,
    sportName: 'Cricket',
    home: 'Goa Gulls',
    away: 'Kolkata Tides',
    isRace: false,
    runners: 2,
    hasToken: false,
    answers: {
      Scorecard: {
        scorecard: {
          __typename: 'Scorecard',
          eventId: '4-1',
          innings: [innings('HOME', 150, 6), innings('AWAY', 126, 10)],
        },
      },
      MatchWinner: wonBy('Goa Gulls'),
    },
  },
  play: ({ canvasElement }) => keepsItsRoom(canvasElement, /Goa Gulls won by 24 runs/),
};

export const Tied: Story = {
  args: {
    ...Match.args,
    answers: {
      Scorecard: {
        scorecard: {
          __typename: 'Scorecard',
          eventId: '4-1',
          innings: [innings('HOME', 126, 6), innings('AWAY', 126, 10)],
        },
      },
      MatchWinner: wonBy('Kolkata Tides'),
    },
  },
  play: ({ canvasElement }) => keepsItsRoom(canvasElement, /Match tied: Kolkata Tides won the super over/),
};

/** An event of before the first start was never bet on here. */
export const WithoutMarkets: Story = {
  args: { ...Match.args, hasMarkets: false },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findAllByText(
      'This event is listed for its result. No bets were taken on it here.',
    );
    await expect(words[0]).toBeVisible();
  },
};
