import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { sampleEvent } from '#graphql/event.test-data.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StarButton } from '#ui/star-button/star-button.tsx';
import { RaceListView } from './race-list.view.tsx';
import { listedRace } from './racing.test-data.ts';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const raceEvent = (number: number, changes = {}) =>
  sampleEvent({
    exEventId: `7-Saltings-${number}`,
    sportId: '7',
    eventName: `Saltings, race ${number}`,
    tournamentName: 'Saltings',
    home: null,
    away: null,
    eventTime: inMinutes(number * 8 - 6),
    ...changes,
  });
const known = (number: number) => listedRace({ course: 'Saltings', number, minute: number });
const races = new Map([known(1), known(2)].map((race) => [race.exEventId, race]));

const meta = {
  title: 'Panels/Racing/Race list',
  component: RaceListView,
  args: {
    title: 'Next off',
    events: [raceEvent(1), raceEvent(2)],
    races,
    // The page brings the prices; this only takes up their room.
    renderPrices: () => <Skeleton width="280px" height="56px" shape="block" />,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof RaceListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextOff: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('listitem');
    await expect(first).toHaveTextContent('Saltings, race 11,600 m · Good · Class 2 · 8 runners');
    await expect(within(first!).getByRole('timer')).toHaveTextContent(/^In (2:00|[01]:[0-5]\d)$/);
  },
};

export const InRunning: Story = {
  args: {
    title: 'In running',
    events: [raceEvent(1, { inPlay: true, score: { home: '', away: '', period: '800 m', note: '' } })],
  },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('listitem')).toHaveTextContent('800 m'),
};

/** An older event, or another exchange's, of which no conditions were told. */
export const NothingKnown: Story = {
  args: { races: new Map() },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('link');
    await expect(first).toHaveTextContent(/^Saltings, race 1$/);
  },
};

export const LongNames: Story = {
  args: {
    events: [raceEvent(1, { eventName: 'Oberammergau-Unterpfaffenhofen '.repeat(6) })],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const None: Story = {
  args: {
    events: [],
    empty: <EmptyState title="No race is coming up">Races appear here as they are announced.</EmptyState>,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No race is coming up')).toBeVisible();
  },
};

export const Starred: Story = {
  args: {
    renderStar: ({ eventName }) => (
      <StarButton label={`Follow ${eventName}`} isOn onToggle={() => undefined} />
    ),
  },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('listitem');
    const star = within(first!).getByRole('button', { name: 'Follow Saltings, race 1' });
    await expect(star.getBoundingClientRect().right).toBeLessThanOrEqual(
      first!.getBoundingClientRect().right,
    );
  },
};
