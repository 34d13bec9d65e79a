import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#domain/words/page-words.ts';
import { GuardedRoute, RouteGuardProvider, useRouteGuard } from '#features/session/route-guard.provider.tsx';
import { SessionProvider, useSession } from '#features/session/session.provider.tsx';
import { removeSession, writeReturnPath, writeSession } from '#features/session/session-storage.ts';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { statePaths } from '#machines/testing/state-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { StoryWorld } from './story-world.test-data.tsx';

/** A session that began a moment ago and lasts half an hour. */
function sessionOf(isLogin: 0 | 1) {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const times = { receivedAt: at(0), expiresAt: at(30), hardExpiresAt: at(720) };
  return { token: 'a-token', userName: 'asha', isLogin, ...times };
}

const signIn = { __typename: 'Session' as const, ...sessionOf(1) };

const nothing = () => undefined;

const drawn = fn();

function BettorsPage() {
  useLayoutEffect(() => drawn(), []);
  return 'A bettor’s page';
}

/** Four guarded pages, and every state that the guard has been in. */
function Site() {
  const routeGuard = useRouteGuard();
  const session = useSession();
  const [states, setStates] = useState(() => statePaths(routeGuard.getSnapshot().value));
  useEffect(
    () =>
      routeGuard.subscribe(({ value }) => {
        const now = statePaths(value).at(-1)!;
        setStates((before) => (before.at(-1) === now ? before : [...before, now]));
      }).unsubscribe,
    [routeGuard],
  );
  return (
    <>
      <nav style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
        <Link to="/home">Home</Link>
        <Link to="/settings">Settings</Link>
        <Link to="/casino">Casino</Link>
        <Button
          onClick={() => session.send({ type: 'credentials.submitted', userName: 'asha', password: 'p' })}
        >
          Sign in
        </Button>
        <Button onClick={() => session.send({ type: 'logout.chosen' })}>Sign out</Button>
      </nav>
      <main>
        <Routes>
          <Route path="/" element={<p>No page is asked for yet.</p>} />
          <Route path="/home" element={<GuardedRoute guard="none">Everybody’s page</GuardedRoute>} />
          <Route
            path="/settings"
            element={
              <GuardedRoute guard="token">
                <BettorsPage />
              </GuardedRoute>
            }
          />
          <Route
            path="/casino"
            element={<GuardedRoute guard="notBlocked">Open, but to the blocked</GuardedRoute>}
          />
        </Routes>
      </main>
      <output aria-label="The guard’s states">{states.join(' → ')}</output>
    </>
  );
}

function GuardedSite() {
  const [refusals] = useState(createTokenRefusals);
  return (
    <StoryWorld answers={{ SignIn: { signIn } }}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <RouteGuardProvider>
          <Site />
        </RouteGuardProvider>
      </SessionProvider>
      <ToastRegion />
    </StoryWorld>
  );
}

const forget = () => {
  removeSession(localStorage);
  writeReturnPath(sessionStorage, null);
};

const meta = {
  title: 'Pages/Frame/Route guard',
  component: GuardedSite,
  parameters: { machine: 'route-guard' },
  beforeEach: () => {
    forget();
    drawn.mockClear();
    return forget;
  },
} satisfies Meta<typeof GuardedSite>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('link', { name }));
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const went = (canvasElement: HTMLElement, states: string) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(states));
const shows = (canvasElement: HTMLElement, words: string) =>
  waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveTextContent(words));

export const Waiting: Story = {
  parameters: { state: 'waiting' },
  play: ({ canvasElement }) => went(canvasElement, 'waiting'),
};

export const Allowed: Story = {
  beforeEach: () => writeSession(localStorage, sessionOf(1)),
  parameters: { state: 'allowed' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Settings');
    await shows(canvasElement, 'A bettor’s page');
    await went(canvasElement, 'waiting → allowed');
  },
};

export const NoToken: Story = {
  name: '[GRD-1] [GRD-4] a visitor is sent home from a bettor’s page, is told why, and sees nothing of it',
  parameters: { state: 'allowed', through: 'refused.noToken' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Settings');
    await shows(canvasElement, 'Everybody’s page');
    await went(canvasElement, 'waiting → refused.noToken → allowed');
    await waitFor(() => expect(screen.getByText(messages.signInForPage)).toBeVisible());
    await expect(drawn).not.toHaveBeenCalled();
  },
};

export const Blocked: Story = {
  name: '[GRD-2] a blocked user is sent home, and told why',
  beforeEach: () => writeSession(localStorage, sessionOf(0)),
  parameters: { state: 'allowed', through: 'refused.blocked' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Casino');
    await shows(canvasElement, 'Everybody’s page');
    await went(canvasElement, 'waiting → refused.blocked → allowed');
    await waitFor(() => expect(screen.getByText(messages.blockedPage)).toBeVisible());
  },
};

export const Returning: Story = {
  name: 'the page that was wanted opens after the sign-in',
  parameters: { state: 'allowed', through: 'returning' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Settings');
    await shows(canvasElement, 'Everybody’s page');
    await press(canvasElement, 'Sign in');
    await shows(canvasElement, 'A bettor’s page');
    await went(canvasElement, 'refused.noToken → allowed → returning → allowed');
    await expect(drawn).toHaveBeenCalled();
  },
};

export const Ended: Story = {
  name: '[SES-2] nothing of a page is left when its session ended',
  beforeEach: () => writeSession(localStorage, sessionOf(1)),
  parameters: { state: 'ended' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Settings');
    await shows(canvasElement, 'A bettor’s page');
    await press(canvasElement, 'Sign out');
    await shows(canvasElement, 'No page is asked for yet.');
    await went(canvasElement, 'waiting → allowed → ended');
  },
};
