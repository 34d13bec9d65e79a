import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import type { Payee } from '#domain/payment/wallet.ts';
import { payeesMachine } from '#machines/payees/payees.machine.ts';
import { samplePayee } from '#machines/testing/banking-samples.ts';
import { PayeesView } from './payees.view.tsx';

const hdfc = samplePayee();
const sbi = samplePayee({
  payeeId: 'y-2',
  label: 'SBI •••• 7713',
  heldUntil: '2026-11-22T09:00:00.000Z',
});
type Reply = readonly Payee[] | 'fails' | 'never';

const come = async (reply: Reply): Promise<readonly Payee[]> => {
  if (reply === 'never') return new Promise(() => undefined);
  if (reply === 'fails') throw new Error('The gateway cannot be reached');
  return reply;
};

interface ShownProps {
  read: Reply;
  removed?: Reply;
  onChoose: (payeeId: string) => void;
  onEdit: (payee: Payee | null) => void;
}

/** The payees on the real machine. */
function Shown({ read, removed = 'never', onChoose, onEdit }: ShownProps) {
  const [payees] = useState(() =>
    createActor(
      payeesMachine.provide({
        actors: {
          readPayees: fromPromise(() => come(read)),
          removePayee: fromPromise<readonly Payee[], { payeeId: string }>(() => come(removed)),
          watchNetwork: watchNetwork(),
        },
      }),
    ).start(),
  );
  const snapshot = useSelector(payees, (now) => now);
  return (
    <div style={{ maxWidth: 480, padding: 16 }}>
      <PayeesView
        snapshot={snapshot}
        send={payees.send}
        chosen="y-1"
        {...{ onChoose, onEdit }}
        now="2026-11-21T10:00:00.000Z"
        zone="Asia/Kolkata"
      />
    </div>
  );
}

const meta = {
  title: 'Panels/Banking/Payees',
  component: Shown,
  args: { read: [hdfc, sbi], onChoose: fn(), onEdit: fn() },
  parameters: { machine: 'payees' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { read: 'never' }, parameters: { state: 'loading' } };

export const NoAnswer: Story = {
  args: { read: 'fails' },
  parameters: { state: 'noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Your money is not affected.',
    );
  },
};

export const Listed: Story = {
  parameters: { state: 'listed' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /SBI •••• 7713/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('y-2');
    await expect(canvas.getByText(/can be sent to it from 22 Nov 2026, 14:30:00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a payee' }));
    await expect(args.onEdit).toHaveBeenCalledWith(null);
  },
};

export const None: Story = {
  args: { read: [] },
  parameters: { state: 'listed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/no payee yet/)).toBeVisible();
  },
};

export const Confirming: Story = {
  parameters: { state: 'confirming' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove SBI •••• 7713' }));
    await expect(await canvas.findByText(/What is on its way to it goes on/)).toBeVisible();
  },
};

const remove: NonNullable<Story['play']> = async (context) => {
  await Confirming.play!(context);
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Remove' }));
};

export const Removing: Story = {
  parameters: { state: 'removing', through: 'confirming' },
  play: async (context) => {
    await remove(context);
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Removing…' }),
    ).toBeVisible();
  },
};

export const Removed: Story = {
  args: { removed: [hdfc] },
  parameters: { state: 'listed', through: 'removing' },
  play: async (context) => {
    await remove(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findAllByRole('radio')).toHaveLength(1);
  },
};

export const NotRemoved: Story = {
  args: { removed: 'fails' },
  parameters: { state: 'notRemoved', through: 'removing' },
  play: async (context) => {
    await remove(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'It is not known whether it was removed.',
    );
  },
};

export const Dark: Story = { ...Listed, globals: { theme: 'dark' } };
