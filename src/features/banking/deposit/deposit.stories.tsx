import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { depositMachine, type DepositEvent, type DepositMethod } from '#machines/deposit/deposit.machine.ts';
import { sampleCommand, sampleMethod, sampleRefusal } from '#machines/testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { DepositView } from './deposit.view.tsx';
import { come, Driven, says, type Scripted } from './driven.test-data.tsx';

const methods: DepositMethod[] = [
  sampleMethod(),
  sampleMethod({
    methodId: 'bank',
    name: 'Bank transfer',
    least: 500_00,
    most: 10_00_000_00,
    usualSeconds: 1_800,
  }),
  sampleMethod({ methodId: 'scan', name: 'Scan a code', isOn: false }),
  sampleMethod({ methodId: 'auto', name: 'Automatic deposit', most: 25_000_00, asksUtr: false }),
];

interface PanelProps {
  answer?: Scripted<DepositMethod[]>;
  events?: readonly DepositEvent[];
  isStepwise?: boolean;
  lastUsed?: string;
}

/** The view on the real machine. */
function Panel({ answer = methods, events = [], isStepwise = false, lastUsed = 'bank' }: PanelProps) {
  const machine = depositMachine.provide({
    actors: { readMethods: fromPromise<readonly DepositMethod[]>(() => come(answer)) },
    actions: { giveCommand: () => undefined },
  });
  return (
    <Driven machine={machine} input={{ methodId: 'upi' }} events={events} first="loading">
      {(snapshot, { send }) => (
        <>
          <DepositView
            snapshot={snapshot}
            lastUsed={lastUsed}
            available={24_739_44}
            isStepwise={isStepwise}
            hasKeypad={isStepwise}
            renderRoom={() => null}
            send={send}
            onAsk={() =>
              send({ type: 'ask.chosen', clientId: 'client-1', chosenAt: '2026-11-21T10:00:00.000Z' })
            }
          >
            <p>Sending…</p>
          </DepositView>
          {snapshot.status === 'done' && <p>The page goes on.</p>}
        </>
      )}
    </Driven>
  );
}

const meta = {
  title: 'Panels/Deposit',
  component: Panel,
  parameters: { machine: 'deposit' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = (text: string): DepositEvent => ({ type: 'amount.typed', text });

export const Loading: Story = { args: { answer: 'never' }, parameters: { state: 'loading' } };

export const NoAnswer: Story = {
  args: { answer: 'cut' },
  parameters: { state: 'noAnswer' },
  play: says(/could not be loaded. Nothing was asked for/),
};

/** Both steps in one card. */
export const Folded: Story = {
  parameters: { state: 'choosing.method' },
  play: async (context) => {
    await says(/Switched off at the moment/)(context);
    const canvas = within(context.canvasElement);
    await expect((await canvas.findByText('Last used')).closest('label')).toHaveTextContent(/^Bank transfer/);
    await userEvent.type(await canvas.findByLabelText('Amount'), '2,000');
    await says(/Wallet after: ₹26,739.44/)(context);
    await expect(canvas.getByRole('button', { name: '₹2,000' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Continue · ₹2,000.00 by UPI' })).toBeEnabled();
  },
};

export const FoldedInTheDark: Story = {
  ...Folded,
  globals: { theme: 'dark' },
};

/** What is wrong is said while it is typed, each in words of its own, and nothing can be asked for. */
export const BadInput: Story = {
  parameters: { state: 'choosing.method' },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const field = await canvas.findByLabelText('Amount');
    const bad: [string, RegExp][] = [
      ['0', /must be more than zero/],
      ['-5', /cannot be below zero/],
      ['1e3', /Type the amount in digits/],
      ['2,50', /₹2.50 is too little: this way takes ₹100.00 at least/],
      ['200.005', /two digits after the point at most/],
      ['1,00,001', /too much: this way takes ₹1,00,000.00 at most/],
    ];
    for (const [text, words] of bad) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).toHaveAccessibleDescription(words);
      await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    }
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('radio', { name: /Bank transfer/ }));
    await userEvent.type(field, '200');
    await expect(field).toHaveAccessibleDescription(/₹500.00 at least/);
  },
};

/** On a phone, one step after the other. */
export const Method: Story = {
  args: { isStepwise: true },
  parameters: { state: 'choosing.method' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await says(/1 of 3/)(context);
    const scan = await within(context.canvasElement).findByRole('radio', { name: /Scan a code/ });
    await expect(scan).toBeDisabled();
  },
};

/** However far down the press was, the next step begins at its head. */
export const NextStep: Story = {
  args: { isStepwise: true },
  parameters: { state: 'choosing.method', through: 'choosing.amount' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Continue with UPI' });
    next.scrollIntoView({ block: 'start' });
    await userEvent.click(next);
    const head = await canvas.findByRole('heading', { name: 'By UPI' });
    await expect(head).toHaveFocus();
    const { top } = head.getBoundingClientRect();
    await expect(top > 60 && top < 200).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the ways to pay' }));
    await expect(canvas.getByRole('heading', { name: 'How do you want to pay?' })).toHaveFocus();
  },
};

/** With keys of its own: the system's keyboard would cover what is read. */
export const Amount: Story = {
  args: { isStepwise: true, events: [{ type: 'next.chosen' }] },
  parameters: { state: 'choosing.amount' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async (context) => {
    await says(/2 of 3/)(context);
    const canvas = within(context.canvasElement);
    for (const key of ['2', '00', '00', 'Delete the last digit'])
      await userEvent.click(await canvas.findByRole('button', { name: key }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('2000');
    await expect(canvas.getByRole('button', { name: 'Continue · ₹2,000.00 by UPI' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: {
    events: [
      typed('2000'),
      { type: 'command.ended', command: sampleCommand, payment: null, refusal: sampleRefusal() },
    ],
  },
  parameters: { state: 'choosing.amount' },
  play: says(/switched off at the moment. Choose another one; nothing was charged/),
};

export const Asking: Story = {
  args: { events: [typed('2000')] },
  parameters: { state: 'asking', through: 'choosing.method' },
  play: async (context) => {
    await says(/Wallet after/)(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue/ }));
    await expect(await canvas.findByText('Sending…')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Deposit' })).toHaveFocus();
  },
};

export const Asked: Story = {
  args: {
    events: [{ type: 'command.ended', command: sampleCommand, payment: samplePayment(), refusal: null }],
  },
  parameters: { state: 'asked' },
  play: says(/The page goes on/),
};

/** This way has a page of its own: nothing is asked for here. */
export const Automatic: Story = {
  args: {
    events: [
      { type: 'method.chosen', methodId: 'auto' },
      typed('2000'),
      { type: 'ask.chosen', clientId: 'client-1', chosenAt: '2026-11-21T10:00:00.000Z' },
    ],
  },
  parameters: { state: 'automatic' },
  play: says(/The page goes on/),
};
