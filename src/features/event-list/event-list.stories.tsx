import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import {
  cricketInPlay,
  longNamedEvent,
  sampleEvent,
  soccerInPlay,
  storyNow,
  tennisTomorrow,
} from '#graphql/event.test-data.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { EventListView } from './event-list.view.tsx';

const meta = {
  title: 'Features/Event list',
  component: EventListView,
  args: {
    title: 'In play now',
    events: [cricketInPlay, soccerInPlay],
    now: storyNow,
    hasToken: true,
    // The page brings the prices; this only takes up their room.
    renderPrices: () => <Skeleton width="280px" height="36px" shape="block" />,
    empty: <EmptyState title="Nothing is in play">Events appear here as they start.</EmptyState>,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof EventListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {
  args: { hasIcons: true },
  play: async ({ canvasElement }) => {
    const [cricket, soccer] = within(canvasElement).getAllByRole('listitem');
    await expect(cricket).toHaveTextContent('Tern Bay Mariners 163/7 (19.2) · 1st innings');
    await expect(soccer).toHaveTextContent("2 – 1 · 67'");
    await expect(within(soccer!).getByRole('link')).toHaveAttribute('href', '/marketdetails/7.2/1');
  },
};

export const Upcoming: Story = {
  args: {
    title: 'Starting soon in Soccer',
    events: [sampleEvent(), tennisTomorrow],
    foot: <a href="/results/1">Results in Soccer</a>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Results in Soccer' })).toBeVisible();
    const [soon, tomorrow] = within(canvasElement).getAllByRole('listitem');
    await expect(soon).toHaveTextContent('In 25 minCoast League');
    await expect(tomorrow).toHaveTextContent(/Sun.*22/);
    await userEvent.hover(within(tomorrow!).getByText(/Sun.*22/));
    await expect(within(tomorrow!).getByTitle(/Sunday,? 22 November 2026/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing is in play')).toBeVisible();
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};

/** A row keeps its prices, however long its names are. */
export const LongNames: Story = {
  args: {
    hasIcons: true,
    events: [
      longNamedEvent,
      {
        ...longNamedEvent,
        exEventId: '7.6',
        inPlay: true,
        score: {
          home: '1,024/7 declared (192.4)',
          away: '998 (201.1)',
          period: '2nd innings, day 5',
          note: '',
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('section')!;
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Events that come every few minutes: minutes and seconds to each. */
export const Counted: Story = {
  args: {
    title: 'Starting soon',
    events: [
      sampleEvent({
        eventName: 'Virtual Race, Harbour Downs 214',
        sportId: '66101',
        eventTime: new Date(Date.now() + 100_000).toISOString(),
      }),
    ],
    isCounted: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/^In [01]:\d\d$/);
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/virtualdetails/66101/7.1',
    );
  },
};
