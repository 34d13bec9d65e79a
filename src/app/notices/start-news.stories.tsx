import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { eventToFollow } from '#domain/bettor/followed.ts';
import { sampleEvent, soccerInPlay } from '#graphql/event.test-data.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { Follower, type FollowerProps } from '../favourites/follower.test-data.tsx';
import { eventSays } from '../story-world.test-data.tsx';
import { StartNews } from './start-news.tsx';

/** The feed says of whatever is followed that it is in play. */
const News = (props: Omit<FollowerProps, 'children'>) => (
  <Follower {...props} transport={eventSays({ inPlay: true, ended: false, score: null, markets: 1 })}>
    <StartNews />
    <ToastRegion />
    <p>A page</p>
  </Follower>
);

// Ids of its own, since each tab tells a start once.
const soon = (number: number, eventName: string) =>
  sampleEvent({ exEventId: `8.${Date.now()}.${number}`, eventName, eventTime: new Date().toISOString() });

const meta = {
  title: 'Pages/Frame/Start news',
  component: News,
  args: { followed: [], events: [] },
} satisfies Meta<typeof News>;

export default meta;
type Story = StoryObj<typeof meta>;

const match = soon(1, 'Harbour Town v Ridgeway');
const other = soon(2, 'Northbank v Saltmarsh City');

export const One: Story = {
  name: 'a followed event has started: a sentence that leads to it',
  args: { followed: [eventToFollow(match)], events: [match, other] },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Harbour Town v Ridgeway' });
    await expect(link).toHaveAttribute('href', `/marketdetails/${match.exEventId}/1`);
    await waitFor(() => expect(screen.getByText(/has started\.$/)).toBeVisible());
  },
};

const third = soon(3, 'Tidewater v Old Harbour');
const fourth = soon(4, 'Ferry Lane v Beacon Hill');

export const Several: Story = {
  name: 'several at once are told together',
  args: {
    followed: [{ kind: 'COMPETITION', sportId: '1', id: 'Coast League', name: 'Coast League' }],
    events: [third, fourth],
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: '1 more' })).toHaveAttribute('href', '/favourites');
    await waitFor(() => expect(screen.getByText(/have started\.$/)).toBeVisible());
  },
};

export const InPlayAlready: Story = {
  name: 'what was in play when the page came is not told',
  args: { followed: [eventToFollow(soccerInPlay)], events: [soccerInPlay] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('A page')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await expect(screen.queryByRole('link', { name: soccerInPlay.eventName })).toBeNull();
  },
};
