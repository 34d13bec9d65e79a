import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleEvent } from '#graphql/event.test-data.ts';
import type { FollowableEvent } from '#domain/bettor/followed.ts';
import { usePopups } from '../popups/popups.tsx';
import { EventStar } from './event-star.tsx';
import { FollowMenu } from './follow-menu.tsx';
import { Follower } from './follower.test-data.tsx';
import { readWantedFollow } from './wanted-follow.ts';

const Head = ({ event, isVisitor }: { event: FollowableEvent; isVisitor?: boolean }) => (
  <Follower followed={[]} events={[sampleEvent()]} isVisitor={isVisitor}>
    <FollowMenu event={event} />
    <Asked />
  </Follower>
);

function Asked() {
  const asked = usePopups().open === 'login' ? readWantedFollow() : null;
  return <p>{asked ? `Sign in to follow ${asked.name}` : 'Nothing is asked'}</p>;
}

const meta = {
  title: 'Pages/Favourites/Follow menu',
  component: Head,
  args: { event: sampleEvent() },
} satisfies Meta<typeof Head>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Match: Story = {
  name: 'a match itself, both teams and the competition, by the keyboard',
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'Follow' })).focus();
    await userEvent.keyboard('{Enter}');
    const names = (await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'This event Harbour Town v Ridgeway',
      'All matches of Harbour Town',
      'All matches of Ridgeway',
      'All matches in Coast League',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    // It stays open for more.
    const team = screen.getByRole('menuitemcheckbox', { name: 'All matches of Ridgeway' });
    await expect(team).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    const follow = within(canvasElement).getByRole('button', { name: 'Following: Ridgeway, Coast League' });
    await expect(follow).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'All matches of Ridgeway' }));
    await userEvent.keyboard('{Escape}');
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Following: Coast League' }),
    ).toBeVisible();
  },
};

export const Race: Story = {
  name: 'a race has no teams',
  args: { event: sampleEvent({ eventName: 'Harbour Downs, race 4', home: null, away: null }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Follow' }));
    await expect(await screen.findAllByRole('menuitemcheckbox')).toHaveLength(1);
  },
};

export const Visitor: Story = {
  name: 'a visitor’s choice closes the menu and asks them to sign in',
  args: { isVisitor: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Follow' }));
    await waitFor(() => expect(screen.getByText('Sign in to be told when they start')).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'All matches of Ridgeway' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(page.getByText('Sign in to follow Ridgeway')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Follow' })).toBeVisible();
  },
};

export const WithItsTeam: Story = {
  name: 'the star of a match that is followed through a team says so, and follows the match itself',
  render: ({ event }) => (
    <Follower
      followed={[{ kind: 'TEAM', sportId: event.sportId, id: 'Ridgeway', name: 'Ridgeway' }]}
      events={[sampleEvent()]}
    >
      <EventStar event={event} />
    </Follower>
  ),
  play: async ({ canvasElement }) => {
    const name = 'Follow Harbour Town v Ridgeway. Followed with Ridgeway';
    const star = await within(canvasElement).findByRole('button', { name });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(star).toHaveAccessibleName(name);
  },
};
