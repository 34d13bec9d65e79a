import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { sampleEvent } from '#graphql/event.test-data.ts';
import { StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { ResultsPage } from './results-page.tsx';

const refusals = createTokenRefusals();
const nothing = () => undefined;

/** The page on the real start-up machine, with the gateway's answers. */
function Page({ answers }: { answers: Answers }) {
  return (
    <StoryWorld answers={answers} path="/results/4">
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <StartupProvider sportId={sportIds.cricket}>
          <Routes>
            <Route path="results/:sportId" element={<ResultsPage />} />
          </Routes>
        </StartupProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

const ended = {
  ...sampleEvent({ ended: true }),
  __typename: 'EventResult',
  result: 'Goa Gulls',
  race: null,
};
const answers: Answers = {
  CasinoEvents: { casinoLobby: [] },
  Sports: {
    sports: [
      { sportId: '4', sportName: 'Cricket', highlight: false },
      { sportId: '2', sportName: 'Tennis', highlight: false },
      { sportId: '66102', sportName: 'Casino', highlight: false },
    ],
  },
  AllEvents: { allEvents: [] },
  RacingEvents: { racingEvents: [] },
  ExchangeTypes: { exchangeTypes: [] },
  Standings: { standings: [] },
  Results: { results: [ended] },
};

const meta = {
  title: 'Pages/Results',
  component: Page,
  args: { answers },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Results in Cricket', level: 1 })).toBeVisible();
    await expect(await page.findByText('Goa Gulls')).toBeVisible();
  },
};

/** Just after a start nobody has told the last day yet. The page says so, and shows the first results soon. */
export const FirstOnesArrive: Story = {
  args: { answers: { ...answers, Results: [{ results: [] }, { results: [ended] }] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No results yet')).toBeVisible();
    await expect(page.getByText(/those of the last day are added/)).toBeVisible();
    await expect(await page.findByText('Goa Gulls', undefined, { timeout: 6_000 })).toBeVisible();
  },
};

export const AnotherSport: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tennis' }));
    await expect(await page.findByRole('heading', { name: 'Results in Tennis', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tennis', pressed: true })).toBeVisible();
  },
};

/** Binary has past closes, though the start-up list is without it; casino has no events that end. It has no table either. */
export const Binary: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Standings' })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Binary' }));
    await expect(await page.findByRole('heading', { name: 'Results in Binary', level: 1 })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Casino' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Standings' })).toBeNull();
  },
};
