import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import {
  bankingMachine,
  type BankingAnswer,
  type BankingAsk,
  type BankingEvent,
} from '#machines/banking/banking.machine.ts';
import { sampleGrant, sampleWallet, sampleWithdrawal } from '#machines/testing/banking-samples.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { BankingAnswerView } from './banking-answer.view.tsx';
import { PaymentList } from './payment-list.view.tsx';
import { WalletCard } from './wallet-card.view.tsx';

const answer: BankingAnswer = {
  wallet: sampleWallet({ bonus: 100_00, grants: [sampleGrant()] }),
  payments: [
    samplePayment({ paymentId: 'p-9' }),
    samplePayment({ paymentId: 'p-8', state: 'WAITING', utr: '447188201936' }),
    sampleWithdrawal(),
    samplePayment({
      paymentId: 'p-7',
      methodId: 'bank',
      state: 'APPROVED',
      amount: 4_000_00,
      came: 3_990_00,
    }),
    samplePayment({ paymentId: 'p-6', state: 'EXPIRED' }),
    samplePayment({
      paymentId: 'p-5',
      kind: 'TRANSFER',
      state: 'DONE',
      methodId: null,
      direction: 'TO_PARTNER',
    }),
    sampleWithdrawal({ paymentId: 'p-4', state: 'RETURNED' }),
  ],
  hasMore: true,
};

interface ShownProps {
  /** The gateway's answers in turn; after them it never answers. */
  answers: readonly ('fails' | BankingAnswer)[];
  after?: BankingEvent;
}

/** Wallet and payments on the real machine, as the overview shows them. */
function Shown({ answers, after }: ShownProps) {
  const [banking] = useState(() => {
    const left = [...answers];
    const machine = bankingMachine.provide({
      actors: {
        readBanking: fromPromise<BankingAnswer, BankingAsk>(async () => {
          const next = left.shift();
          if (next === 'fails') throw new Error('The gateway cannot be reached');
          return next ?? new Promise<never>(() => undefined);
        }),
        watchNetwork: watchNetwork(),
      },
    });
    const actor = createActor(machine, { input: { kind: null, count: 10 } });
    let isToCome = after !== undefined;
    actor.subscribe((snapshot) => {
      if (!after || !isToCome || !snapshot.matches({ listed: 'idle' })) return;
      isToCome = false;
      queueMicrotask(() => actor.send(after));
    });
    return actor.start();
  });
  const snapshot = useSelector(banking, (now) => now);
  return (
    <MemoryRouter>
      <BankingAnswerView snapshot={snapshot} send={banking.send}>
        {({ wallet, payments, hasMore }) => (
          <div style={{ display: 'grid', gap: 16, padding: 16 }}>
            <WalletCard wallet={wallet} />
            <PaymentList
              payments={payments}
              zone="Asia/Kolkata"
              isLoading={snapshot.matches({ listed: 'asking' })}
              onMore={hasMore ? () => banking.send({ type: 'more.chosen' }) : null}
            />
          </div>
        )}
      </BankingAnswerView>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Panels/Banking/Wallet and payments',
  component: Shown,
  args: { answers: [answer] },
  parameters: { machine: 'banking' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { answers: [] }, parameters: { state: 'loading' } };

export const NoAnswer: Story = {
  args: { answers: ['fails', answer] },
  parameters: { state: 'listed.idle', through: 'noAnswer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your money is not affected.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Your wallet' })).toBeVisible();
  },
};

export const StillNoAnswer: Story = { args: { answers: ['fails'] }, parameters: { state: 'noAnswer' } };

export const Listed: Story = {
  name: '[RTE-14] the wallet, and each payment with its state, what it moved and its next step',
  parameters: { state: 'listed.idle' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = within(await canvas.findByRole('list', { name: 'Payments' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/Deposit · UPILAY-4471To be paid/);
    await expect(within(rows[0]!).getByRole('link', { name: 'Pay it' })).toHaveAttribute(
      'href',
      '/banking/deposit-details/2000?reference=LAY-4471',
    );
    await expect(rows[1]).toHaveTextContent('UTR 4471 8820 1936');
    await expect(within(rows[1]!).getByRole('link', { name: 'Follow it' })).toHaveAttribute(
      'href',
      '/banking/payment-waiting/2000/447188201936/upi',
    );
    await expect(within(rows[2]!).getByRole('link', { name: 'Follow it' })).toHaveAttribute(
      'href',
      '/banking/withdrawdetails',
    );
    await expect(rows[2]).toHaveTextContent('-₹5,000.00');
    // What came counts, not what was asked for.
    await expect(rows[3]).toHaveTextContent('+₹3,990.00');
    // What moved nothing has no sign.
    await expect(rows[4]).toHaveTextContent(/(?<![+-])₹2,000\.00/);
  },
};

/** The last figures stay while they are read again. */
export const Asking: Story = {
  args: { after: { type: 'more.chosen' } },
  parameters: { state: 'listed.asking', through: 'listed.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Loading…' })).toBeVisible();
  },
};

export const Late: Story = {
  args: { answers: [answer, 'fails'], after: { type: 'account.changed' } },
  parameters: { state: 'listed.late', through: 'listed.asking' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/may be old/)).toBeVisible();
  },
};

export const Owed: Story = {
  args: {
    answers: [{ wallet: sampleWallet({ owed: 120_00, available: 0 }), payments: [], hasMore: false }],
  },
  parameters: { state: 'listed.idle' },
  play: async ({ canvasElement }) => {
    const wallet = within(await within(canvasElement).findByRole('region', { name: 'Your wallet' }));
    await expect(wallet.getByText('-₹120.00')).toBeVisible();
    await expect(within(canvasElement).getByText('No payments')).toBeVisible();
  },
};

export const Dark: Story = { ...Listed, name: 'Dark', globals: { theme: 'dark' } };

export const Phone: Story = {
  ...Listed,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};
