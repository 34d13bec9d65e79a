import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { sampleEvent } from '#graphql/event.test-data.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import type { LiveTransport } from '#live/transport.ts';
import { scoreSays, StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { BinaryPage } from './binary-page.tsx';
import { LotteryPage } from './lottery-page.tsx';
import { VirtualSportsPage } from './virtual-sports-page.tsx';

const refusals = createTokenRefusals();
const nothing = () => undefined;

interface PageProps {
  sportId: string;
  answers: Answers;
  transport?: LiveTransport;
}

/** The pages of virtual sports, the lottery and binary, on the real start-up machine with the gateway's answers. */
function Short({ sportId, answers, transport }: PageProps) {
  return (
    <StoryWorld answers={answers} {...(transport && { transport })}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <StartupProvider sportId={sportIds.cricket}>
          {sportId === sportIds.binary && <BinaryPage />}
          {sportId === sportIds.lottery && <LotteryPage />}
          {sportId === sportIds.virtualSports && <VirtualSportsPage />}
        </StartupProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
const sent = (event: EventFieldsFragment) => ({ __typename: 'Event', ...event, marketIds: [] });
const answersOf = (sportId: string, events: readonly EventFieldsFragment[]): Answers => ({
  CasinoEvents: { casinoLobby: [] },
  Sports: { sports: [{ sportId, sportName: 'Virtual Sports', highlight: false }] },
  AllEvents: { allEvents: [{ sportId, events: events.map(sent) }] },
  RacingEvents: { racingEvents: [] },
  ExchangeTypes: { exchangeTypes: [] },
  Results: { results: [] },
});

const virtualEvent = (changes: Partial<EventFieldsFragment>) =>
  sampleEvent({ sportId: sportIds.virtualSports, home: null, away: null, ...changes });
const race = virtualEvent({
  exEventId: '66101-r-1',
  eventName: 'Virtual Race, Harbour Downs 214',
  tournamentName: 'Virtual Race',
  eventTime: inSeconds(-40),
  inPlay: true,
  score: { home: '', away: '', period: '570 m', note: '' },
});
const over = virtualEvent({
  exEventId: '66101-c-1',
  eventName: 'Virtual Over 214, Glitch Tigers v Packet Royals',
  tournamentName: 'Virtual Over',
  eventTime: inSeconds(80),
});
const index = sampleEvent({
  exEventId: '66103-l-1',
  sportId: sportIds.binary,
  eventName: 'Layline 50, close 17',
  tournamentName: 'Layline 50',
  home: null,
  away: null,
  inPlay: true,
});

const meta = {
  title: 'Pages/Short events',
  component: Short,
  args: { sportId: sportIds.virtualSports, answers: answersOf(sportIds.virtualSports, [race, over]) },
} satisfies Meta<typeof Short>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VirtualSports: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('region', { name: 'Now and starting soon' });
    const [running, next] = within(list).getAllByRole('listitem');
    await expect(list).toHaveTextContent('BackLay');
    await expect(running).toHaveTextContent('Virtual Race, Harbour Downs 214');
    await expect(running).toHaveTextContent('570 m');
    await expect(within(next!).getByRole('timer')).toHaveTextContent(/^In [01]:\d\d$/);
  },
};

export const VirtualSportsLoading: Story = {
  args: { answers: {} },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the events'),
};

const draw = sampleEvent({
  exEventId: '66104-1',
  sportId: sportIds.lottery,
  eventName: 'Quay Three, draw 275',
  tournamentName: 'Quay Three',
  home: null,
  away: null,
});

/** The draw that comes next; its digits are still loading. */
export const Lottery: Story = {
  args: { sportId: sportIds.lottery, answers: answersOf(sportIds.lottery, [draw]) },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Quay Three, draw 275' });
    await expect(within(region).getByRole('link', { name: 'Quay Three, draw 275' })).toHaveAttribute(
      'href',
      '/lotterydetails/66104-1/66104',
    );
    await expect(within(region).getByRole('list')).toHaveTextContent('?First digit?Second digit?Third digit');
    await expect(within(region).getByRole('status')).toHaveTextContent('Loading the digits');
  },
};

export const LotteryBetweenTwo: Story = {
  args: { sportId: sportIds.lottery, answers: answersOf(sportIds.lottery, []) },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('No draw is open')).toBeVisible(),
};

/** What is told of the index, oldest first. */
const indexSays = (told: readonly (readonly [moment: string, mark: string, text?: string])[]) =>
  scoreSays({
    __typename: 'ScoreImage',
    eventId: index.exEventId,
    epoch: 'e',
    to: told.length,
    at: inSeconds(0),
    board: null,
    clock: null,
    incidents: told.map(([moment, mark, text = mark], at) => ({
      number: at + 1,
      moment,
      weight: 'PLAY' as const,
      side: null,
      mark,
      text,
      at: inSeconds(at * 2.5 - 8),
    })),
  });
const sealed = ['Before', 'Sealed', `Sealed: sha256 ${'ab'.repeat(32)}`] as const;

/** The index is told over the score stream; its strikes are still loading. */
export const BinaryOpen: Story = {
  args: {
    sportId: sportIds.binary,
    answers: answersOf(sportIds.binary, [index]),
    transport: indexSays([sealed, ['4:59', '20000.00'], ['4:58', '20004.50'], ['4:57', '19997.25']]),
  },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('img', { name: /^Layline 50: 19997.25 now/ });
    await expect(chart).toBeVisible();
    await expect(within(canvasElement).getByText(/^closes in/)).toHaveTextContent('closes in 4:57');
    await expect(within(canvasElement).getByRole('link', { name: 'Layline 50, close 17' })).toHaveAttribute(
      'href',
      '/marketdetails/66103-l-1/66103',
    );
  },
};

/** Settled, and what was sealed is revealed: that is no moment of the index. */
export const BinaryClosed: Story = {
  args: {
    sportId: sportIds.binary,
    answers: answersOf(sportIds.binary, [index]),
    transport: indexSays([
      sealed,
      ['5:00', '20000.00'],
      ['0:00', '20004.50', 'Closed at 20004.5'],
      ['After', 'Revealed', 'Revealed: 5eed index: start 2000000'],
    ]),
  },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('img', { name: /^Layline 50: 20004.50 now/ });
    await expect(chart).toBeVisible();
    await expect(within(canvasElement).getByText(/^closes in/)).toHaveTextContent('closes in 0:00');
  },
};

export const BinaryBetweenTwo: Story = {
  args: { sportId: sportIds.binary, answers: answersOf(sportIds.binary, []) },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('No index is open')).toBeVisible(),
};
