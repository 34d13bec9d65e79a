import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { Payee } from '#domain/payment/wallet.ts';
import {
  payeeFormMachine,
  type PayeeAnswer,
  type PayeeAsk,
} from '#machines/payee-form/payee-form.machine.ts';
import { samplePayee } from '#machines/testing/banking-samples.ts';
import { PayeeFormView } from './payee-form.view.tsx';

interface ShownProps {
  answer: PayeeAnswer | 'fails' | 'never';
  payee: Payee | null;
  isFirst: boolean;
  asksCode: boolean;
  onSaved: (payee: Payee) => void;
  onAsk: (ask: PayeeAsk) => void;
}

/** The form on the real machine. */
function Shown({ answer, onSaved, onAsk, asksCode, ...shown }: ShownProps) {
  const [form] = useState(() =>
    createActor(
      payeeFormMachine.provide({
        actors: {
          savePayee: fromPromise<PayeeAnswer, PayeeAsk>(async ({ input }) => {
            onAsk(input);
            if (answer === 'never') return new Promise(() => undefined);
            if (answer === 'fails') throw new Error('The gateway cannot be reached');
            return answer;
          }),
        },
        actions: { tellSaved: (_, { payee }) => onSaved(payee) },
      }),
      { input: { payeeId: shown.payee?.payeeId ?? null, asksCode } },
    ).start(),
  );
  const snapshot = useSelector(form, (now) => now);
  return (
    <div style={{ maxWidth: 480, padding: 16 }}>
      <PayeeFormView
        snapshot={snapshot}
        send={form.send}
        nextClientId={() => 'client-1'}
        onCancel={() => undefined}
        {...shown}
      />
    </div>
  );
}

const meta = {
  title: 'Panels/Banking/Payee form',
  component: Shown,
  args: { answer: 'never', payee: null, isFirst: false, asksCode: false, onSaved: fn(), onAsk: fn() },
  parameters: { machine: 'payee-form' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.type(await form.findByLabelText('Account holder'), 'Chitra Rao');
  await userEvent.type(form.getByLabelText('Bank'), 'HDFC');
  await userEvent.type(form.getByLabelText('Account number or UPI id'), '50210044402');
  await userEvent.type(form.getByLabelText('Your password'), 'a password{Enter}');
};

export const Idle: Story = {
  parameters: { state: 'editing.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByText(/after 24 hours/)).toBeVisible();
    await userEvent.type(form.getByLabelText('Account number or UPI id'), 'a b');
    await userEvent.click(form.getByRole('button', { name: 'Save the payee' }));
    await expect(form.getByLabelText('Account number or UPI id')).toHaveAccessibleDescription(
      /without blanks/,
    );
    await expect(form.getByLabelText('Your password')).toHaveAccessibleDescription(/needed for this/);
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const First: Story = {
  args: { isFirst: true },
  parameters: { state: 'editing.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/to it at once/)).toBeVisible();
  },
};

export const Saving: Story = {
  parameters: { state: 'saving' },
  play: async (context) => {
    await fill(context);
    await expect(context.args.onAsk).toHaveBeenCalledWith({
      clientId: 'client-1',
      payeeId: null,
      password: 'a password',
      code: '',
      holder: 'Chitra Rao',
      bank: 'HDFC',
      account: '50210044402',
    });
  },
};

export const Refused: Story = {
  args: {
    answer: {
      kind: 'refused',
      message: 'The password is not right. Nothing was changed.',
      asksCode: false,
    },
  },
  parameters: { state: 'editing.refused', through: 'saving' },
  play: async (context) => {
    await fill(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'The password is not right.',
    );
  },
};

/** Of a bettor with two-step sign-in nothing is sent without a code. */
export const AsksCode: Story = {
  args: { asksCode: true },
  parameters: { state: 'saving' },
  play: async (context) => {
    await fill(context);
    const field = within(context.canvasElement).getByLabelText('Code of your app');
    await expect(field).toHaveAccessibleDescription(/Write the code/);
    await expect(context.args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(field, '123 456{Enter}');
    await expect(context.args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ code: '123 456' }));
  },
};

export const NoAnswer: Story = {
  args: { answer: 'fails' },
  parameters: { state: 'editing.noAnswer', through: 'saving' },
  play: async (context) => {
    await fill(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'the same one is not saved twice',
    );
  },
};

export const Saved: Story = {
  args: { answer: { kind: 'saved', payee: samplePayee() } },
  parameters: { state: 'saved' },
  play: async (context) => {
    await fill(context);
    await expect(context.args.onSaved).toHaveBeenCalledWith(samplePayee());
  },
};

export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
