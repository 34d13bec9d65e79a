import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentAnswer, PaymentResult } from '#machines/payment/payment.types.ts';
import { sampleCommand, sampleRefusal } from '#machines/testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { expectStates } from '#machines/testing/state-paths.ts';
import { PaymentCommandView } from './payment-command.view.tsx';

interface PanelProps {
  command?: PaymentCommand;
  isFound?: boolean;
  /** `cut`: the call fails, as when the network is cut. */
  store?: 'kept' | 'never' | 'cut';
  answer?: PaymentResult | 'never' | 'cut';
  lookUp?: PaymentAnswer | 'never' | 'cut';
  giveUp?: PaymentResult | 'never' | 'cut';
  onClose?: () => void;
}

async function come<Answer extends object>(answer: Answer | 'never' | 'cut'): Promise<Answer> {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'cut') throw new Error('No answer');
  return answer;
}

/** The view on the real machine. */
function Panel({
  command = sampleCommand,
  isFound = false,
  store = 'kept',
  answer = 'never',
  lookUp = 'never',
  giveUp = 'never',
  onClose = () => undefined,
}: PanelProps) {
  const [payment] = useState(() =>
    createActor(
      paymentMachine.provide({
        actors: {
          storeCommand: fromPromise<void, PaymentCommand>(
            async () => void (await come(store === 'kept' ? {} : store)),
          ),
          sendPayment: fromPromise(() => come(answer)),
          lookUpPayment: fromPromise(() => come(lookUp)),
          giveUpPayment: fromPromise(() => come(giveUp)),
        },
        actions: { forgetCommand: () => undefined },
      }),
      { input: { command, isFound, seed: 1 } },
    ).start(),
  );
  const snapshot = useSelector(payment, (now) => now);
  return (
    <div data-state={JSON.stringify(snapshot.value)}>
      <PaymentCommandView snapshot={snapshot} send={payment.send} onClose={onClose} />
      {snapshot.matches('done') && <p>{snapshot.context.payment?.reference}</p>}
    </div>
  );
}

const meta = {
  title: 'Panels/Payment command',
  component: Panel,
  args: { onClose: fn() },
  parameters: { machine: 'payment' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the view says the text in the state that the story names, or first passes. */
const says =
  (text: RegExp, role: 'status' | 'alert' = 'status'): NonNullable<Story['play']> =>
  async ({ canvasElement, parameters }) => {
    await waitFor(
      async () => {
        await expect(within(canvasElement).getByRole(role)).toHaveTextContent(text);
        const { state } = canvasElement.querySelector<HTMLElement>('[data-state]')!.dataset;
        expectStates(JSON.parse(state!), parameters.through ?? parameters.state);
      },
      { timeout: 5_000 },
    );
  };

export const Storing: Story = {
  args: { store: 'never' },
  parameters: { state: 'storing' },
  play: says(/Sending…/),
};

export const NotStored: Story = {
  args: { store: 'cut' },
  parameters: { state: 'notStored' },
  play: says(/could not keep your deposit, so it was not sent. Nothing was booked/, 'alert'),
};

export const Sending: Story = { parameters: { state: 'sending' }, play: says(/Sending…/) };

export const Unknown: Story = {
  args: { answer: 'cut' },
  parameters: { state: 'unknown.waiting' },
  play: says(/may have arrived: we are asking the exchange, and do not send it twice/),
};

/** From an earlier visit: it is asked about, and not sent. */
export const Found: Story = {
  args: { isFound: true },
  parameters: { state: 'unknown.asking' },
  play: says(/we are asking the exchange/),
};

export const NeverArrived: Story = {
  args: { answer: 'cut', lookUp: { kind: 'neverArrived' } },
  parameters: { state: 'neverArrived' },
  play: says(/has not received your deposit. Should it still be on its way, it counts once at most/, 'alert'),
};

export const GivingUp: Story = {
  args: { answer: 'cut' },
  parameters: { state: 'givingUp.asking', through: 'unknown.waiting' },
  play: async (context) => {
    await says(/may have arrived/)(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Give it up' }));
    await expect(await canvas.findByText(/telling the exchange not to take your deposit/)).toBeVisible();
  },
};

/** Nobody answers that either, so it is said again. */
export const GivingUpAgain: Story = {
  args: { ...GivingUp.args, giveUp: 'cut' },
  parameters: { state: 'givingUp.waiting', through: 'unknown.waiting' },
  play: GivingUp.play!,
};

export const Dropped: Story = {
  args: { ...GivingUp.args, giveUp: { kind: 'refused', refusal: sampleRefusal({ code: 'GIVEN_UP' }) } },
  parameters: { state: 'dropped', through: 'unknown.waiting' },
  play: async (context) => {
    await says(/may have arrived/)(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Give it up' }));
    await expect(await canvas.findByText('Your deposit was given up. Nothing was booked.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { answer: { kind: 'refused', refusal: sampleRefusal() } },
  parameters: { state: 'refused' },
  play: says(/switched off at the moment. Choose another one; nothing was charged/, 'alert'),
};

/** The page goes on with the payment, so the command itself has nothing more to say. */
export const Done: Story = {
  args: { answer: { kind: 'done', payment: samplePayment() } },
  parameters: { state: 'done' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('LAY-4471')).toBeVisible();
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
