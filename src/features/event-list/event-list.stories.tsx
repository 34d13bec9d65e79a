import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
import { StarButton } from '#ui/star-button/star-button.tsx';
import { EventListView } from './event-list.view.tsx';

const meta = {
  title: 'Panels/Event list',
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

const middleOf = (part: Element): number => {
  const { top, bottom } = part.getBoundingClientRect();
  return (top + bottom) / 2;
};

export const InPlay: Story = {
  args: { hasIcons: true },
  play: async ({ canvasElement }) => {
    const [cricket, soccer] = await within(canvasElement).findAllByRole('listitem');
    await expect(within(cricket!).getByRole('link')).toHaveAccessibleName(
      'Tern Bay Mariners v Gull Point In play Tern Bay Mariners 163/7 (19.2) · 1st innings',
    );
    await expect(within(soccer!).getByRole('link')).toHaveAccessibleName(/In play 2 – 1 · 67'$/);
    // Each score stands beside its side.
    const [home, away] = [/^Northbank$/, /^Saltmarsh City$/].map((name) => within(soccer!).getByText(name));
    const [two, one] = ['2', '1'].map((goals) => within(soccer!).getByText(goals));
    await expect(middleOf(two!)).toBeCloseTo(middleOf(home!), -0.5);
    await expect(middleOf(one!)).toBeCloseTo(middleOf(away!), -0.5);
    await waitFor(() => expect(canvasElement.querySelectorAll('a svg')).toHaveLength(4));
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
    await expect(await within(canvasElement).findByRole('link', { name: 'Results in Soccer' })).toBeVisible();
    const [soon, tomorrow] = within(canvasElement).getAllByRole('listitem');
    await expect(soon).toHaveTextContent('In 25 minCoast League');
    await expect(tomorrow).toHaveTextContent(/Sun.*22/);
    await userEvent.hover(within(tomorrow!).getByText(/Sun.*22/));
    await expect(within(tomorrow!).getByTitle(/Sunday,? 22 November 2026/)).toBeVisible();
  },
};

/** The title names the competition, so no row does. */
export const OneCompetition: Story = {
  args: { title: 'Coast League', events: [sampleEvent()], isOneCompetition: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 900px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('listitem'));
    await expect(row.getByText('In 25 min')).toBeVisible();
    await expect(row.getByText('Coast League')).not.toBeVisible();
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing is in play')).toBeVisible();
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

/** Before who plays there are two lines for a competition, which hold the words that most are called by. */
export const Competitions: Story = {
  args: {
    events: ['Harbour Premier League', 'Saltmarsh Championships', 'Northern Docks League'].map(
      (tournamentName, at) => sampleEvent({ exEventId: `8.${at}`, tournamentName }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 840px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    for (const { tournamentName } of args.events) {
      const words = await within(canvasElement).findByText(tournamentName);
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
    }
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
    await expect(await within(canvasElement).findByRole('timer')).toHaveTextContent(/^In [01]:\d\d$/);
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/virtualdetails/66101/7.1',
    );
  },
};

/** A star at the end of each row takes no height, and why a row is there stands under its name. */
export const Starred: Story = {
  args: {
    renderStar: ({ eventName, inPlay, exEventId }) => (
      <StarButton
        label={`Follow ${eventName}`}
        isOn={inPlay && exEventId === '7.2'}
        onToggle={() => undefined}
      />
    ),
    star: <StarButton label="Follow all matches" isOn onToggle={() => undefined} />,
    whyOf: ({ tournamentName }) => (tournamentName === 'Island T20' ? 'You follow Island T20' : ''),
  },
  play: async ({ canvasElement }) => {
    const [cricket, soccer] = await within(canvasElement).findAllByRole('listitem');
    await expect(cricket).toHaveTextContent(/You follow Island T20/);
    await expect(soccer).not.toHaveTextContent('You follow');
    await expect(within(soccer!).getByRole('button', { pressed: true })).toBeVisible();
    const star = within(cricket!).getByRole('button', { name: 'Follow Tern Bay Mariners v Gull Point' });
    // The keyboard finds it without a mouse over the row.
    star.focus();
    await expect(getComputedStyle(star.parentElement!).opacity).toBe('1');
    const { right } = cricket!.getBoundingClientRect();
    await expect(star.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

/** A visitor learns of them, and is asked to sign in. */
export const StarredForVisitors: Story = {
  args: { ...Starred.args, hasToken: false },
  play: async ({ canvasElement }) => {
    for (const row of await within(canvasElement).findAllByRole('listitem'))
      await expect(within(row).getByRole('button', { name: /^Follow / })).toBeVisible();
  },
};
