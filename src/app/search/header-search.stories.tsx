import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchPanel } from '#features/site-search/search-panel.tsx';
import { SiteSearch } from '#features/site-search/site-search.tsx';
import { smallSite } from '#domain/search/searched-site.test-data.ts';
import { eventSays, StoryWorld, type Answers } from '../story-world.test-data.tsx';

const found = (exEventId: string, eventName: string, minutes: number) => ({
  __typename: 'SearchEvent' as const,
  exEventId,
  eventName,
  sportId: '4',
  sportName: 'Cricket',
  eventTime: new Date(Date.now() + minutes * 60_000).toISOString(),
  ended: false,
});
const answers: Answers = {
  SearchEvents: {
    searchEvents: [
      found('7.1', 'Kolkata Tides v Goa Gulls', -20),
      found('7.2', 'Goa Gulls v Mumbai Mariners', 30),
    ],
  },
  EndedEvents: { endedEvents: [] },
};

const nothing = () => undefined;
const now = new Date().toISOString();
const bareSite = { ...smallSite, events: [] };

const Search = () => (
  <SiteSearch
    renderPanel={(search, listId) => (
      <SearchPanel {...{ search, listId }} now={now} site={bareSite} onChoose={nothing} onForget={nothing} />
    )}
  />
);

/** The header's search with the gateway's answers and what the live stream says of the events in play. */
const meta = {
  title: 'Pages/Frame/Header search',
  component: Search,
  decorators: [
    (Story) => (
      <StoryWorld
        answers={answers}
        transport={eventSays({
          inPlay: true,
          ended: false,
          markets: 1,
          score: { home: '165/7 (20.0)', away: '34/2 (4.1)', period: '2nd innings', note: '' },
        })}
      >
        <div style={{ minHeight: 280, padding: 16 }}>
          <Story />
        </div>
      </StoryWorld>
    ),
  ],
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LiveScore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'goa');
    const [playing, later] = await canvas.findAllByRole('option');
    await expect(await within(playing!).findByText(/^165\/7 \(20\.0\) – 34\/2 \(4\.1\)/)).toBeVisible();
    // A score changes often, and must not move what is below it.
    await expect(playing!.offsetHeight).toBe(later!.offsetHeight);
    // Nobody follows an event that has not begun.
    await expect(later).not.toHaveTextContent('165');
  },
};
