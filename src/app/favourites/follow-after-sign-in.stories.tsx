import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hrefOf } from '#domain/site/route.ts';
import { useSession } from '#features/session/session.provider.tsx';
import { sampleEvent } from '#graphql/event.test-data.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { usePopups } from '../popups/popups.tsx';
import { EventStar } from './event-star.tsx';
import { Follower, session } from './follower.test-data.tsx';
import { useFollowAfterSignIn } from './use-follow-after-sign-in.ts';
import { readWantedFollow, writeWantedFollow } from './wanted-follow.ts';

const event = sampleEvent();

/** It hears of nothing while it is away, as where a page of another layout is open or a part is still fetched. */
function Notes() {
  useFollowAfterSignIn();
  return null;
}

function Ways() {
  const user = useSession();
  const popups = usePopups();
  const [isAway, setAway] = useState(false);
  const leave = () => {
    setAway(true);
    popups.leave(hrefOf('signUp'));
  };
  return (
    <>
      {!isAway && <Notes />}
      <p>{popups.open ?? 'no popup'}</p>
      <button onClick={leave}>Leave for the form to register</button>
      <button onClick={popups.close}>Close</button>
      <button onClick={() => user.send({ type: 'session.opened', session: session() })}>Sign in</button>
      <button onClick={() => setAway(false)}>Back in the frame</button>
    </>
  );
}

const Page = () => (
  <Follower followed={[]} events={[event]} isVisitor>
    <EventStar event={event} />
    <Ways />
    <ToastRegion />
  </Follower>
);

const meta = {
  title: 'Pages/Favourites/Follow after the sign-in',
  component: Page,
  beforeEach: () => writeWantedFollow(null),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const followed = `You follow ${event.eventName}.`;

async function press(canvasElement: HTMLElement, ...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(await within(canvasElement).findByRole('button', { name }));
}

const star = `Follow ${event.eventName}`;

export const SignedIn: Story = {
  name: 'what a visitor’s star asked for is followed once they have signed in',
  play: async ({ canvasElement }) => {
    await press(canvasElement, star);
    await expect(within(canvasElement).getByText('login')).toBeVisible();
    await press(canvasElement, 'Sign in');
    await waitFor(() => expect(screen.getByText(followed)).toBeVisible());
    await expect(within(canvasElement).getByRole('button', { name: star })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(readWantedFollow()).toBeNull();
  },
};

export const Registered: Story = {
  name: 'so it is where somebody registers on another page, whatever is drawn only after that',
  play: async ({ canvasElement }) => {
    await press(canvasElement, star, 'Leave for the form to register', 'Sign in', 'Back in the frame');
    await waitFor(() => expect(screen.getByText(followed)).toBeVisible());
  },
};

export const Left: Story = {
  name: 'whoever closes the sign-in has left it: a later one follows nothing',
  play: async ({ canvasElement }) => {
    await press(canvasElement, star, 'Close');
    await waitFor(() => expect(readWantedFollow()).toBeNull());
  },
};
