import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Order } from '#domain/bet/order.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import type { Session } from '#domain/bettor/session.ts';
import { useBalance, useOpenAccountFeed } from '#features/account-feed/use-account.ts';
import { BetSlipProvider } from '#features/bet-slip/bet-slip.provider.tsx';
import { SessionProvider, useSession, useUserName } from '#features/session/session.provider.tsx';
import { removeSession, writeSession } from '#features/session/session-storage.ts';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { openKept } from '#kept/kept.ts';
import type { LiveTransport } from '#live/transport.ts';
import { accountSays, StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { AccountCorner, NoMenu } from './account-corner.tsx';
import css from '../frame/header.module.css';
import { sampleWallet } from '#machines/testing/banking-samples.ts';
import { sampleOrder } from '#machines/testing/samples.ts';
import { PopupsProvider } from '../popups/popups.tsx';

/** A session that began a moment ago and lasts half an hour. */
function sessionOf(userName: string): Session {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const times = { receivedAt: at(0), expiresAt: at(30), hardExpiresAt: at(720) };
  return { token: 'a-token', userName, isLogin: 1, ...times };
}

const image = {
  __typename: 'AccountImage' as const,
  epoch: 'e1',
  to: 1,
  at: '2026-11-21T14:00:00.000Z',
  balance: { bankBalance: 10_000_000, exposure: 250_050 },
  orders: [],
  positions: [],
  payments: [],
  onBreak: null,
};
const account = accountSays(image);

const orderWith = (orderId: string, matched: number, changes: Partial<Order>) => ({
  ...sampleOrder(matched, changes),
  orderId,
  line: null,
  matchedValue: null,
  byCashOut: false,
});
const withBets = accountSays({
  ...image,
  orders: [
    orderWith('order-1', 10_000, {}),
    orderWith('order-2', 4_000, {}),
    orderWith('order-3', 0, { status: 'COMPLETE', remaining: 0, cancelled: 10_000 }),
  ],
});

/** Says it when told to. */
let sayLate: () => void = () => undefined;
const lateAccount: LiveTransport = {
  ...account,
  watchAccount: (listener) => {
    sayLate = () => listener.message(image);
    return () => undefined;
  },
};

const nothing = () => undefined;

interface CornerProps {
  children?: ReactNode;
  transport?: LiveTransport;
  answers?: Answers;
}

/** The corner on the real session machine; the gateway answers nothing else. */
function Corner({ children = <AccountCorner />, transport = account, answers = {} }: CornerProps) {
  const [refusals] = useState(createTokenRefusals);
  return (
    <StoryWorld transport={transport} answers={answers}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <OfUser>{children}</OfUser>
      </SessionProvider>
    </StoryWorld>
  );
}

function OfUser({ children }: { children: ReactNode }) {
  const userName = useUserName();
  const [kept] = useState(openKept);
  useOpenAccountFeed(userName, useSession());
  return (
    <PopupsProvider>
      <BetSlipProvider userName={userName} restriction={null} settings={defaultSlipSettings} kept={kept}>
        <header className={css.header}>
          <div className={css.account}>{children}</div>
        </header>
      </BetSlipProvider>
    </PopupsProvider>
  );
}

const meta = {
  title: 'Pages/Frame/Account corner',
  component: Corner,
  parameters: { machine: 'session', layout: 'fullscreen' },
  beforeEach: () => {
    removeSession(localStorage);
    return () => removeSession(localStorage);
  },
} satisfies Meta<typeof Corner>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = () => writeSession(localStorage, sessionOf('asha'));

export const Visitor: Story = {
  name: 'a visitor sees Login and Register',
  parameters: { state: 'visitor.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Register' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(within(canvasElement).queryByText('Balance')).toBeNull();
  },
};

export const SignedIn: Story = {
  name: '[HDR-2] [SES-1] a token brings balance, exposure and the profile menu',
  parameters: { state: 'signedIn' },
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await waitFor(() => expect(header.getByText('Balance').closest('div')).toHaveTextContent('₹97,499.50'));
    await expect(header.getByText('Exposure').closest('div')).toHaveTextContent('₹2,500.50');
    await expect(header.queryByRole('button', { name: 'Login' })).toBeNull();
    await expect(header.getByRole('button', { name: 'Bets' })).toBeVisible();
  },
};

/** What is open is counted, matched or waiting; what was cancelled is not. */
export const WithBets: Story = {
  args: { transport: withBets },
  globals: { viewport: { value: 'phone' } },
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    // Where there is room, bets stand beside the page and the header has no button for them.
    if (document.documentElement.clientWidth >= 1_000) return;
    const bets = await within(canvasElement).findByRole('button', { name: 'Bets, 2 open, 1 waiting' });
    await expect(bets).toHaveTextContent(/^2$/);
  },
};

/** The gateway has not answered the logout, but the page already shows nobody. */
export const SigningOut: Story = {
  name: '[SES-2] a logout shows nobody at once, and leaves no token behind',
  parameters: { state: 'signingOut' },
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await userEvent.click(await header.findByRole('button', { name: 'asha' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(header.getByRole('button', { name: 'Login' })).toBeVisible());
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

/** Whether the page has an account: a market, which visitors have too, shows what it knows of it. */
const Known = () => <output>{useBalance() ? 'Account known' : 'No account known'}</output>;

export const NothingLeft: Story = {
  name: '[SES-2] of whoever has signed out the page knows nothing more',
  args: {
    children: (
      <>
        <AccountCorner />
        <Known />
      </>
    ),
  },
  parameters: { state: 'signingOut' },
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await header.findByText('Account known');
    await userEvent.click(await header.findByRole('button', { name: 'asha' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await header.findByText('No account known')).toBeVisible();
  },
};

/** Whoever is about to press Logout would otherwise press Settings. */
export const BalanceWhileTheMenuIsOpen: Story = {
  name: 'wallet amount (inclusive bonus) is the balance and the open rewards, and its coming moves nothing',
  args: {
    transport: lateAccount,
    answers: { Wallet: { wallet: { __typename: 'Wallet', ...sampleWallet({ bonus: 250_00 }) } } },
  },
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'asha' }));
    const logout = await screen.findByRole('menuitem', { name: 'Logout' });
    const before = logout.offsetTop;
    sayLate();
    await waitFor(() => expect(screen.getByText(/^Wallet amount .*₹1,00,250\.00/)).toBeVisible());
    await expect(logout.offsetTop).toBe(before);
  },
};

export const LongName: Story = {
  beforeEach: () => writeSession(localStorage, sessionOf('a-name-of-thirty-two-characters-x')),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const retry = fn();

export const MenuNotLoaded: Story = {
  render: () => (
    <Corner>
      <NoMenu userName="asha" onRetry={retry} />
    </Corner>
  ),
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(await header.findByRole('alert')).toHaveTextContent('No menu');
    await expect(await header.findByText('₹97,499.50')).toBeVisible();
    await userEvent.click(header.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
