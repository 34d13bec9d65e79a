import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { listedRace } from '#features/racing/racing.test-data.ts';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { sampleEvent } from '#graphql/event.test-data.ts';
import { StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { RacingPage } from './racing-page.tsx';

const refusals = createTokenRefusals();
const nothing = () => undefined;

/** The page on the real start-up machine, with the gateway's answers. */
function Page({ answers }: { answers: Answers }) {
  return (
    <StoryWorld answers={answers} path="/horseRacing/7">
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <StartupProvider sportId={sportIds.horseRacing}>
          <Routes>
            <Route path="horseRacing/:sportId" element={<RacingPage />} />
          </Routes>
        </StartupProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const downs = (number: number, minutes: number, changes: { inPlay?: boolean; ended?: boolean } = {}) => ({
  ...listedRace({ course: 'Harbour Downs', number, minute: 0, ...changes }),
  eventTime: inMinutes(minutes),
});
const ran = { ...downs(3, -9, { ended: true }), result: 'Leeward' };
const races = [ran, downs(4, -1, { inPlay: true }), downs(5, 7), downs(6, 15)];
const eventOf = ({ exEventId, eventName, eventTime, inPlay }: (typeof races)[number]): EventFieldsFragment =>
  sampleEvent({
    exEventId,
    eventName,
    eventTime,
    inPlay,
    sportId: '7',
    tournamentName: 'Harbour Downs',
    home: null,
    away: null,
    marketIds: [],
    score: inPlay ? { home: '', away: '', period: '800 m', note: '' } : null,
  });
const finisher = (place: number, name: string) => ({
  __typename: 'Finisher',
  place,
  name,
  number: place,
  startingPrice: place * 300,
  placeDividend: 150,
});
const result = {
  ...eventOf(ran),
  __typename: 'EventResult',
  result: 'Leeward',
  race: {
    __typename: 'RaceResult',
    conditions: { __typename: 'RaceConditions', ...ran.race },
    finishers: [finisher(1, 'Leeward'), finisher(2, 'Halyard')],
    nonRunners: [],
  },
};
const answers: Answers = {
  CasinoEvents: { casinoLobby: [] },
  Sports: { sports: [{ sportId: '7', sportName: 'Horse Racing', highlight: false }] },
  AllEvents: {
    allEvents: [
      { sportId: '7', events: races.slice(1).map((race) => ({ __typename: 'Event', ...eventOf(race) })) },
    ],
  },
  RacingEvents: { racingEvents: [] },
  ExchangeTypes: { exchangeTypes: [] },
  Races: {
    races: races.map((race) => ({
      ...race,
      __typename: 'Race',
      race: { __typename: 'RaceConditions', ...race.race },
    })),
  },
  Results: { results: [result] },
};

const meta = {
  title: 'Pages/Racing',
  component: Page,
  args: { answers },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The meeting, the race in running, the next off with its countdown, and what was run with its starting prices. */
export const Afternoon: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const meetings = await page.findByRole('region', { name: 'Meetings' });
    await expect(within(meetings).getByRole('link', { name: /R3 ran/ })).toHaveTextContent('1st Leeward');
    await expect(page.getByRole('region', { name: 'In running' })).toHaveTextContent('800 m');
    const next = page.getByRole('region', { name: 'Next off' });
    const [first] = within(next).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Harbour Downs, race 51,600 m · Good · Class 2 · 8 run');
    await expect(within(first!).getByRole('timer')).toHaveTextContent(/^In [67]:\d\d$/);
    const results = page.getByRole('region', { name: 'Results' });
    await waitFor(() => expect(results).toHaveTextContent('1st1 LeewardSP 3.00 · place 1.50'), {
      timeout: 5_000,
    });
  },
};

/** Another exchange lists no races: its events are there all the same. */
export const NoRacesListed: Story = {
  args: { answers: { ...answers, Races: 'noAnswer', Results: { results: [{ ...result, race: null }] } } },
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByRole('region', { name: 'Next off' });
    await expect(within(next).getAllByRole('link')).toHaveLength(2);
    await expect(within(canvasElement).queryByRole('region', { name: 'Meetings' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { answers: {} },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the races'),
};

export const NothingComesUp: Story = {
  args: {
    answers: {
      ...answers,
      AllEvents: { allEvents: [] },
      Races: { races: [] },
      Results: { results: [] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No race is coming up')).toBeVisible();
  },
};
