import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor } from 'xstate';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import type { WithdrawalFacts } from '#domain/payment/withdrawal.ts';
import { samplePayee } from '#machines/testing/banking-samples.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { Block } from '#ui/block/block.tsx';
import { WithdrawView } from './withdraw.view.tsx';

const facts: WithdrawalFacts = {
  available: 24_739_44,
  least: 100_00,
  most: 10_00_000_00,
  isOn: true,
  payees: [samplePayee()],
  codeAbove: null,
  zone: 'Asia/Kolkata',
};

interface ShownProps {
  facts: WithdrawalFacts;
  /** What is heard while it is confirmed. */
  heard?: WithdrawalFacts;
  onGive: (command: PaymentCommand) => void;
}

/** The form on the real machine. */
function Shown({ facts: known, heard, onGive }: ShownProps) {
  const [withdraw] = useState(() => {
    const machine = withdrawMachine.provide({
      actions: { giveCommand: (_, { command }) => onGive(command) },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'facts.changed', facts: known });
    actor.subscribe((snapshot) => {
      if (heard && snapshot.matches('confirming'))
        queueMicrotask(() => actor.send({ type: 'facts.changed', facts: heard }));
    });
    return actor;
  });
  const snapshot = useSelector(withdraw, (now) => now);
  return (
    <div style={{ maxWidth: 480, padding: 16 }}>
      <Block title="To your bank">
        <WithdrawView
          snapshot={snapshot}
          send={withdraw.send}
          now={() => '2026-11-21T10:00:00.000Z'}
          nextClientId={() => 'client-1'}
          usual="It is usually there within the hour."
          payees={<p>To HDFC •••• 4402</p>}
        >
          <p role="status">Handing it over…</p>
        </WithdrawView>
      </Block>
    </div>
  );
}

const meta = {
  title: 'Panels/Banking/Withdraw',
  component: Shown,
  args: { facts, onGive: fn() },
  parameters: { machine: 'withdraw' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, text: string) => {
  const amount = await within(canvasElement).findByLabelText('Amount');
  await userEvent.clear(amount);
  if (text !== '') await userEvent.type(amount, text);
};

export const Editing: Story = {
  parameters: { state: 'editing' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, '1e3');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(/in digits, such as/);
    await type(canvasElement, '2,50');
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(
      '₹2.50 is too little: this way takes ₹100.00 at least.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expect(canvas.getByLabelText('Amount')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getByRole('button', { name: 'Withdraw ₹24,739.44' })).toBeVisible();
    await expect(args.onGive).not.toHaveBeenCalled();
  },
};

export const NothingTyped: Story = {
  name: 'without an amount the field says so, is marked and takes the focus',
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    const amount = canvas.getByLabelText('Amount');
    await expect(amount).toHaveAccessibleDescription('Write how much to take out.');
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveFocus();
  },
};

export const Confirming: Story = {
  parameters: { state: 'confirming' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, '5000{Enter}');
    await expect(await canvas.findByRole('heading', { name: /^Send ₹5,000\.00 to HDFC/ })).toHaveFocus();
    await expect(args.onGive).not.toHaveBeenCalled();
  },
};

export const Given: Story = {
  parameters: { state: 'given' },
  play: async (context) => {
    await Confirming.play!(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Send ₹5,000.00' }),
    );
    await expect(context.args.onGive).toHaveBeenCalledWith({
      type: 'ASK_WITHDRAWAL',
      clientId: 'client-1',
      chosenAt: '2026-11-21T10:00:00.000Z',
      payeeId: 'y-1',
      payeeVersion: 1,
      amount: 5_000_00,
    });
  },
};

/** The payee was changed elsewhere while the question stood there. */
export const ChangedMeanwhile: Story = {
  args: { heard: { ...facts, payees: [samplePayee({ version: 2 })] } },
  parameters: { state: 'editing', through: 'confirming' },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '5000{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Nothing was asked for');
  },
};

export const PayeeHeld: Story = {
  args: { facts: { ...facts, payees: [samplePayee({ heldUntil: '2026-11-22T09:00:00.000Z' })] } },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '5000{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'only from 22 Nov 2026, 14:30:00 on. Nothing was taken.',
    );
  },
};

export const Dark: Story = { ...Confirming, globals: { theme: 'dark' } };
