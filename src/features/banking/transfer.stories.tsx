import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor } from 'xstate';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { transferMachine } from '#machines/transfer/transfer.machine.ts';
import { Block } from '#ui/block/block.tsx';
import { TransferView } from './transfer.view.tsx';

interface ShownProps {
  available: number;
  onGive: (command: PaymentCommand) => void;
}

/** The form on the real machine. */
function Shown({ available, onGive }: ShownProps) {
  const [transfer] = useState(() => {
    const machine = transferMachine.provide({
      actions: { giveCommand: (_, { command }) => onGive(command) },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'facts.changed', facts: { available, partner: 1_200_50 } });
    return actor;
  });
  const snapshot = useSelector(transfer, (is) => is);
  return (
    <div style={{ maxWidth: 480, padding: 16 }}>
      <Block title="Transfer">
        <TransferView
          snapshot={snapshot}
          send={transfer.send}
          now={() => '2026-11-21T10:00:00.000Z'}
          nextClientId={() => 'client-1'}
        >
          <p role="status">Handing it over…</p>
        </TransferView>
      </Block>
    </div>
  );
}

const meta = {
  title: 'Panels/Banking/Transfer',
  component: Shown,
  args: { available: 24_739_44, onGive: fn() },
  parameters: { machine: 'transfer' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Amount'), '500');
    await expect(canvas.getByRole('button', { name: 'Send ₹500.00 to VIMAAN' })).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(/You keep ₹24,239\.44/);
  },
};

export const MoreThanThereIs: Story = {
  args: { available: 0 },
  parameters: { state: 'editing' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Amount'), '0.01{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing is free now.');
    await expect(args.onGive).not.toHaveBeenCalled();
  },
};

export const Back: Story = {
  parameters: { state: 'given', through: 'editing' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'From VIMAAN' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bring ₹1,200.50 back from VIMAAN' }));
    await expect(args.onGive).toHaveBeenCalledWith({
      type: 'TRANSFER',
      clientId: 'client-1',
      chosenAt: '2026-11-21T10:00:00.000Z',
      direction: 'FROM_PARTNER',
      amount: 1_200_50,
    });
  },
};

export const Dark: Story = { ...Editing, globals: { theme: 'dark' } };
