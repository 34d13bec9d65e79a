import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  cricketInPlay,
  longNamedEvent,
  sampleEvent,
  soccerInPlay,
  storyNow,
} from '#graphql/event.test-data.ts';
import { EventHeaderView } from './event-header.view.tsx';

const meta = {
  title: 'Panels/Event header',
  component: EventHeaderView,
  args: { event: sampleEvent(), now: storyNow },
} satisfies Meta<typeof EventHeaderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(await header.findByRole('heading', { name: 'Harbour Town v Ridgeway' })).toBeVisible();
    await expect(header.getByText('In 25 min')).toBeVisible();
  },
};

export const InPlay: Story = {
  args: { event: soccerInPlay },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Northbank 2 Saltmarsh City 1 67'");
  },
};

/** The side that has not batted has no score yet; the news of the last ball is beside it. */
export const Wicket: Story = {
  args: { event: cricketInPlay },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('WICKET')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Gull Point –');
  },
};

const findName = async (canvasElement: HTMLElement) =>
  (await within(canvasElement).findByRole('heading', { level: 1 })).getBoundingClientRect();

/** A draw or a race has no sides that a scoreboard could name. */
export const NamedWithoutSides: Story = {
  args: {
    event: sampleEvent({ eventName: 'Quay three draw 754', home: null, away: null }),
    isScoreBelow: true,
  },
  play: async ({ canvasElement }) => {
    await expect((await findName(canvasElement)).width).toBeGreaterThan(100);
  },
};

/** Where the scoreboard below names the sides, a phone shows no heading. Whoever listens to the page has one all the same. */
export const NamedBelowOnAPhone: Story = {
  args: { event: soccerInPlay, isScoreBelow: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Northbank v Saltmarsh City' }),
    ).toBeInTheDocument();
    await expect((await findName(canvasElement)).width).toBeLessThanOrEqual(1);
  },
};

export const Ended: Story = {
  args: { event: { ...soccerInPlay, inPlay: false, ended: true } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Ended')).toBeVisible();
  },
};

/** The round and the ground stand beside the tournament, and the crests before the names. */
export const CrestsAndOccasion: Story = {
  args: { event: soccerInPlay, occasion: 'Round 3 · Chandler Lane' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/· Round 3 · Chandler Lane/);
    await waitFor(() => expect(canvasElement.querySelectorAll('h1 svg')).toHaveLength(2));
  },
};

export const PlayersRanked: Story = {
  args: { about: 'N. Petrova (Bulgaria, ranked 1, seeded 1) · J. Lindqvist (Sweden, ranked 2)' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('ranked 1, seeded 1'),
};

/** Before a race everybody waits for the off. */
export const CountedDown: Story = {
  args: {
    event: { ...sampleEvent(), eventTime: new Date(Date.now() + 83_000).toISOString() },
    occasion: '1,600 m · Good · Class 2',
    isCounted: true,
  },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('timer')).toHaveTextContent(/^In [01]:[0-5]\d$/),
};

export const LongNames: Story = {
  args: {
    event: {
      ...longNamedEvent,
      inPlay: true,
      score: { home: '1,024/7 d (192.4)', away: '998', period: '2nd innings', note: 'FOUR' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(await within(canvasElement).findByText('1,024/7 d (192.4)')).toBeVisible();
  },
};
