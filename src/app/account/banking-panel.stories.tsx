import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { useOpenAccountFeed } from '#features/account-feed/use-account.ts';
import { useOpenPayments } from '#features/banking/payments.provider.tsx';
import { SessionProvider, useSession, useUserName } from '#features/session/session.provider.tsx';
import { removeSession, writeSession } from '#features/session/session-storage.ts';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { samplePayee, sampleWallet, sampleWithdrawal } from '#machines/testing/banking-samples.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { accountSays, StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { PopupsProvider } from '../popups/popups.tsx';
import { BankingPanel } from './banking-panel.tsx';
import { WalletSheet } from './wallet-sheet.tsx';

const account = accountSays({
  __typename: 'AccountImage' as const,
  epoch: 'e1',
  to: 1,
  at: '2026-11-21T14:00:00.000Z',
  balance: { bankBalance: 25_025_44, exposure: 286_00 },
  orders: [],
  positions: [],
  payments: null,
  onBreak: null,
});

const answers: Answers = {
  Wallet: { wallet: { __typename: 'Wallet', ...sampleWallet({ bonus: 100_00 }) } },
  Payments: {
    payments: {
      __typename: 'PaymentPage',
      hasMore: false,
      payments: [
        samplePayment({ paymentId: 'p-9', state: 'WAITING', utr: '447188201936' }),
        sampleWithdrawal(),
        samplePayment({ paymentId: 'p-7', state: 'APPROVED', came: 2_000_00 }),
      ].map((payment) => ({ __typename: 'Payment', ...payment })),
    },
  },
  Payees: { payees: [{ __typename: 'Payee', ...samplePayee() }] },
};

const nothing = () => undefined;

function Shown({ of }: { of: 'panel' | 'sheet' }) {
  const [refusals] = useState(createTokenRefusals);
  return (
    <StoryWorld transport={account} answers={answers}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <PopupsProvider>
          <OfUser of={of} />
        </PopupsProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

function OfUser({ of }: { of: 'panel' | 'sheet' }) {
  const userName = useUserName();
  useOpenAccountFeed(userName, useSession());
  useOpenPayments(userName);
  if (of === 'sheet') return <WalletSheet onClose={nothing} />;
  return (
    <div style={{ maxWidth: 440, padding: 16 }}>
      <BankingPanel section="deposit" />
    </div>
  );
}

const signedIn = (isLogin: 0 | 1) => () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const times = { receivedAt: at(0), expiresAt: at(30), hardExpiresAt: at(720) };
  writeSession(localStorage, { token: 'a-token', userName: 'chitra', isLogin, ...times });
  return () => removeSession(localStorage);
};

const meta = {
  title: 'Pages/Frame/Banking popup',
  component: Shown,
  args: { of: 'panel' },
  beforeEach: signedIn(1),
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '[FRM-2] the popup has the balance, what is held and promised, and what is under way with its next step',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('₹24,739.44')).toBeVisible();
    await expect(await canvas.findByText('₹25,125.44')).toBeVisible();
    await expect(canvas.getByText('Held in withdrawals').nextSibling).toHaveTextContent('₹5,000.00');
    const rows = within(canvas.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(within(rows[0]!).getByRole('button', { name: 'Follow it' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toBeVisible();
  },
};

export const Blocked: Story = {
  name: '[GRD-3] a blocked bettor, whom no page of banking lets in, takes money out in the popup',
  beforeEach: signedIn(0),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Amount'), '5000');
    await expect(await canvas.findByRole('radio', { name: /HDFC/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw ₹5,000.00' }));
    await expect(await canvas.findByRole('button', { name: 'Send ₹5,000.00' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deposit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Follow it' })).toBeNull();
  },
};

export const AddingPayee: Story = {
  name: 'the keyboard stays in the part when a payee is added or not',
  beforeEach: signedIn(0),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a payee' }));
    await expect(canvas.getByLabelText('Account holder')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Withdraw' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByLabelText('Amount')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Withdraw' })).toHaveFocus();
  },
};

export const Sheet: Story = {
  name: '[HDR-1] on a phone one control opens balance, exposure and the ways in and out',
  args: { of: 'sheet' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Wallet' }));
    await expect(await sheet.findByText('₹24,739.44')).toBeVisible();
    await expect(sheet.getByText('₹286.00')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Deposit' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/banking/withdraw');
  },
};

export const SheetOfBlocked: Story = {
  args: { of: 'sheet' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: signedIn(0),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Wallet' }));
    await expect(await sheet.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Deposit' })).toBeNull();
  },
};

export const Dark: Story = { ...Open, name: 'Dark', globals: { theme: 'dark' } };
