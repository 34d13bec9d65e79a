import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { eventToFollow, type Followed } from '#domain/bettor/followed.ts';
import { cricketInPlay, sampleEvent, soccerInPlay } from '#graphql/event.test-data.ts';
import { Follower, type FollowerProps } from '../favourites/follower.test-data.tsx';
import { FavouritesPage } from './favourites-page.tsx';

const Page = (props: Omit<FollowerProps, 'children'>) => (
  <Follower {...props}>
    <FavouritesPage />
  </Follower>
);

const named = (kind: 'TEAM' | 'COMPETITION', name: string): Followed => ({
  kind,
  sportId: '1',
  id: name,
  name,
});
const upcoming = sampleEvent({ eventTime: '2099-11-21T14:25:00.000Z' });

const meta = {
  title: 'Pages/Favourites',
  component: Page,
  args: { followed: [], events: [soccerInPlay, cricketInPlay, upcoming] },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name })).getAllByRole('listitem');

export const Nothing: Story = {
  name: 'with no favourites it says how to get some',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No favourites yet')).toBeVisible();
    await expect(page.getByText(/^Press the star in an event’s row/)).toBeVisible();
  },
};

export const SomeFollowed: Story = {
  name: 'what is followed itself, or by a team or a competition; a row says its competition once and its teams once',
  args: {
    followed: [eventToFollow(cricketInPlay), named('TEAM', 'Ridgeway'), named('COMPETITION', 'Coast League')],
  },
  play: async ({ canvasElement }) => {
    const inPlay = await rowsIn(canvasElement, 'In play');
    await expect(inPlay).toHaveLength(2);
    const [soccer, cricket] = inPlay;
    const times = (row: HTMLElement, name: string) => (row.textContent ?? '').split(name).length - 1;
    await expect(times(cricket!, cricketInPlay.tournamentName)).toBe(0);
    await expect(times(soccer!, 'Coast League')).toBe(1);
    const star = await within(cricket!).findByRole('button', { name: `Follow ${cricketInPlay.eventName}` });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const [match] = await rowsIn(canvasElement, 'Coming up');
    await expect(times(match!, 'Coast League')).toBe(1);
    await expect(match).not.toHaveTextContent('You follow');

    const page = within(canvasElement);
    const chips = within(page.getByRole('list', { name: 'Teams and competitions you follow' }));
    await userEvent.click(chips.getByRole('button', { name: 'Unfollow Coast League' }));
    await waitFor(() => expect(page.queryByText(soccerInPlay.eventName)).toBeNull());
    await expect(page.getByText(upcoming.eventName)).toBeInTheDocument();
    await userEvent.click(star);
    await waitFor(() => expect(page.queryByText(cricketInPlay.eventName)).toBeNull());
  },
};

export const NoneListed: Story = {
  name: 'a team without a match in the list',
  args: { followed: [named('TEAM', 'Lightship')] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('None of their events is listed now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unfollow Lightship' })).toBeVisible();
  },
};

const over = sampleEvent({ exEventId: '7.9', eventName: 'Tidewater v Old Harbour' });

export const AllEnded: Story = {
  name: 'all that was followed has ended: how to go on',
  args: { followed: [eventToFollow(over)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('All that you followed has ended')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect(await page.findByText('No favourites yet')).toBeVisible();
  },
};

export const MultiMarket: Story = {
  name: 'Multi Market’s link: one heading above the markets, and one above what is followed',
  args: { followed: [eventToFollow(soccerInPlay)], path: '/favourites#markets' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('region', { name: 'In play' });
    const names = page.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Multi Market', 'Favourites', 'In play']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Multi Market');
  },
};

export const Ended: Story = {
  name: 'an event that has ended leads to its result, and goes when something changes',
  args: { followed: [eventToFollow(over), eventToFollow(soccerInPlay)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const result = await page.findByRole('link', { name: 'Tidewater v Old Harbour' });
    await expect(result).toHaveAttribute('href', '/marketdetails/7.9/1');
    await userEvent.click(await page.findByRole('button', { name: `Follow ${soccerInPlay.eventName}` }));
    await expect(await page.findByText('No favourites yet')).toBeVisible();
  },
};
