import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import {
  automaticDepositMachine,
  type AutomaticDepositEvent,
  type AutomaticWay,
} from '#machines/automatic-deposit/automatic-deposit.machine.ts';
import { sampleCommand, sampleMethod, sampleRefusal } from '#machines/testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { AutomaticDepositView } from './automatic-deposit.view.tsx';
import { come, Driven, links, press, says, type Scripted } from './driven.test-data.tsx';

const way: AutomaticWay = {
  method: sampleMethod({ methodId: 'auto', asksUtr: false, most: 25_000_00 }),
  underWay: null,
};
const asked: PaymentCommand = { ...sampleCommand, type: 'ASK_DEPOSIT', methodId: 'auto', amount: 2_000_00 };

interface PanelProps {
  amountText?: string;
  answer?: Scripted<AutomaticWay>;
  events?: readonly AutomaticDepositEvent[];
}

/** The view on the real machine. */
function Panel({ amountText = '2000', answer = way, events = [] }: PanelProps) {
  const machine = automaticDepositMachine.provide({
    actors: { readWay: fromPromise<AutomaticWay, { amountText: string }>(() => come(answer)) },
    actions: { giveCommand: () => undefined },
  });
  return (
    <Driven machine={machine} input={{ amountText }} events={events} first="finding">
      {(snapshot, { send }) =>
        snapshot.status === 'done' ? (
          <p>It is waited for.</p>
        ) : (
          <AutomaticDepositView
            snapshot={snapshot}
            links={links}
            send={send}
            onAsk={() => send({ type: 'ask.chosen', clientId: 'client-1', chosenAt: asked.chosenAt })}
          >
            <p>Sending…</p>
          </AutomaticDepositView>
        )
      }
    </Driven>
  );
}

const meta = {
  title: 'Panels/Automatic deposit',
  component: Panel,
  parameters: { machine: 'automatic-deposit' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finding: Story = { args: { answer: 'never' }, parameters: { state: 'finding' } };

export const NoAnswer: Story = {
  args: { answer: 'cut' },
  parameters: { state: 'noAnswer' },
  play: says(/could not be loaded. Nothing was asked for/),
};

export const Ready: Story = {
  parameters: { state: 'ready.idle' },
  play: async (context) => {
    await says(/nothing recurs/)(context);
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Ask my bank for ₹2,000.00' }),
    ).toBeEnabled();
  },
};

export const ReadyInTheDark: Story = { ...Ready, globals: { theme: 'dark' } };

export const Refused: Story = {
  args: {
    events: [
      {
        type: 'command.ended',
        command: asked,
        payment: null,
        refusal: sampleRefusal({ code: 'TOO_MANY_OPEN', message: 'Finish one of your payments first.' }),
      },
    ],
  },
  parameters: { state: 'ready.refused' },
  play: says(/Finish one of your payments first/),
};

export const NotOffered: Story = {
  args: { amountText: '30,000' },
  parameters: { state: 'notOffered' },
  play: says(/₹30,000.00 is too much: this way takes ₹25,000.00 at most. Nothing was asked for/),
};

export const SwitchedOff: Story = {
  args: { answer: { ...way, method: sampleMethod({ isOn: false }) } },
  parameters: { state: 'notOffered' },
  play: says(/switched off at the moment/),
};

export const Asking: Story = {
  parameters: { state: 'asking', through: 'ready.idle' },
  play: async (context) => {
    await says(/nothing recurs/)(context);
    await press(context, /^Ask my bank/);
    await expect(await within(context.canvasElement).findByText('Sending…')).toBeVisible();
  },
};

export const Asked: Story = {
  args: { answer: { ...way, underWay: samplePayment({ methodId: 'auto', payTo: null }) } },
  parameters: { state: 'asked' },
  play: says(/It is waited for/),
};
