import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import type { FoundDeposit } from '#domain/payment/find-deposit.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import {
  paymentWaitingMachine,
  type PaymentWaitingEvent,
  type WaitedFor,
} from '#machines/payment-waiting/payment-waiting.machine.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { come, Driven, links, says, type Scripted } from './driven.test-data.tsx';
import { PaymentWaitingView } from './payment-waiting.view.tsx';

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();

/** Paid a quarter of a minute ago; a minute is usual. */
const waiting = (changes: Partial<BettorPayment> = {}): BettorPayment =>
  samplePayment({
    state: 'WAITING',
    utr: '447188201936',
    askedAt: ago(60),
    usualBy: ago(-45),
    steps: [
      { state: 'ASKED', at: ago(60), reason: null },
      { state: 'WAITING', at: ago(15), reason: null },
    ],
    ...changes,
  });

const became = (state: PaymentState, reason: string | null, changes: Partial<BettorPayment> = {}) => {
  const payment = waiting({ state, ...changes });
  return { ...payment, steps: [...payment.steps, { state, at: ago(1), reason }] };
};

async function stepsIn(canvas: HTMLElement): Promise<(string | undefined)[]> {
  const steps = await within(canvas).findByRole('list', { name: 'How it goes' });
  return within(steps)
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset['state']);
}

interface PanelProps {
  payment?: BettorPayment;
  found?: Scripted<FoundDeposit>;
}

/** The view on the real machine. */
function Panel({ payment = waiting(), found = { kind: 'found', payment } }: PanelProps) {
  const machine = paymentWaitingMachine.provide({
    actors: {
      findPayment: fromPromise<WaitedFor>(async () => ({ found: await come(found), at: Date.parse(ago(0)) })),
      followPayment: fromCallback<PaymentWaitingEvent, { paymentId: string }>(() => undefined),
    },
  });
  return (
    <Driven machine={machine} input={undefined} events={[]} first="finding">
      {(snapshot, { send }) => <PaymentWaitingView snapshot={snapshot} links={links} send={send} />}
    </Driven>
  );
}

const meta = {
  title: 'Panels/Payment waiting',
  component: Panel,
  parameters: { machine: 'payment-waiting' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finding: Story = { args: { found: 'never' }, parameters: { state: 'finding' } };

export const NoAnswer: Story = {
  args: { found: 'cut' },
  parameters: { state: 'noAnswer' },
  play: says(/could not be loaded. It is not affected and goes on/),
};

export const Usual: Story = {
  parameters: { state: 'followed.usual' },
  play: async (context) => {
    await says(/usual: 1 min.*₹2,000.00.*UTR 4471 8820 1936.*You can leave/)(context);
    const steps = await within(context.canvasElement).findByRole('list', { name: 'How it goes' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const UsualInTheDark: Story = { ...Usual, globals: { theme: 'dark' } };

/** It says what to do, and not that it failed. */
export const Late: Story = {
  args: { payment: waiting({ usualBy: ago(5) }) },
  parameters: { state: 'followed.late' },
  play: async (context) => {
    await says(/taking longer than usual.*Check with your bank.*our desk can look for LAY-4471/)(context);
    await expect(
      await within(context.canvasElement).findByRole('link', { name: 'Get help with this payment' }),
    ).toHaveAttribute('href', links.help);
  },
};

/** What came stands beside what was asked. */
export const Approved: Story = {
  args: { payment: became('APPROVED', null, { came: 1_990_00 }) },
  parameters: { state: 'followed.approved' },
  play: says(/₹1,990.00 has come and is in your wallet; ₹2,000.00 was asked for/),
};

/** Nothing says that the bank confirmed what it refused. */
export const Refused: Story = {
  args: { payment: became('REFUSED', 'The names differ.') },
  parameters: { state: 'followed.refused' },
  play: async (context) => {
    await says(/It was not credited. The names differ./)(context);
    await expect(await stepsIn(context.canvasElement)).toEqual(['done', 'done', 'ended']);
    await expect(context.canvasElement).not.toHaveTextContent(/bank confirm/);
  },
};

export const Failed: Story = {
  args: { payment: became('FAILED', null) },
  parameters: { state: 'followed.failed' },
  play: says(/given up before anything was charged/),
};

export const Expired: Story = {
  args: { payment: became('EXPIRED', null) },
  parameters: { state: 'followed.expired' },
  play: says(/If you paid, it will be credited when it comes/),
};

export const TakenBack: Story = {
  args: { payment: became('TAKEN_BACK', 'The payer disputed it.', { came: 2_000_00 }) },
  parameters: { state: 'followed.takenBack' },
  play: async (context) => {
    await says(/took ₹2,000.00 back, so it has left your wallet. The payer disputed it.*is owed/)(context);
    await expect((await stepsIn(context.canvasElement)).at(-1)).toBe('ended');
  },
};

/** Another amount under one's own UTR: the payment as it is, not as the address says. */
export const OtherAmount: Story = {
  args: { found: { kind: 'other', payment: waiting() } },
  parameters: { state: 'notThere' },
  play: says(/leads to none of your payments.*nothing was booked.*₹2,000.00, LAY-4471/),
};

/** Another's UTR: nothing is said of whose it is. */
export const NotThere: Story = {
  args: { found: { kind: 'none' } },
  parameters: { state: 'notThere' },
  play: async (context) => {
    await says(/leads to none of your payments.*nothing was booked/)(context);
    await expect(within(context.canvasElement).queryByRole('link', { name: 'See that payment' })).toBeNull();
  },
};
