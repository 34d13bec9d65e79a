import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { SeenCheck } from '#domain/limits/seen-check.ts';
import { realityCheckMachine } from '#machines/reality-check/reality-check.machine.ts';
import { RealityCheckView } from './reality-check.view.tsx';

const due: SeenCheck = {
  every: 60,
  isDue: true,
  dueIn: 0,
  since: '2026-11-26T20:14:00.000Z',
  minutes: 60,
  staked: 2_400_00,
  won: 860_00,
  lost: 1_200_00,
  deposited: 0,
  bets: 7,
  rounds: 2,
};

interface ShownProps {
  read: SeenCheck | 'never';
  answer: 'noted' | 'fails' | 'never';
}

const never = () => new Promise<never>(() => undefined);

/** The check on the real machine. */
function Shown({ read, answer }: ShownProps) {
  const [check] = useState(() =>
    createActor(
      realityCheckMachine.provide({
        actors: {
          readCheck: fromPromise<SeenCheck>(async () => (read === 'never' ? never() : read)),
          answerCheck: fromPromise<void, { clientId: string }>(async () => {
            if (answer === 'fails') throw new Error('The gateway cannot be reached');
            if (answer === 'never') await never();
          }),
        },
        actions: { signOut: () => undefined },
      }),
    ).start(),
  );
  const snapshot = useSelector(check, (now) => now);
  return (
    <>
      <p>The page below.</p>
      <RealityCheckView snapshot={snapshot} send={check.send} nextClientId={() => 'client-1'} />
    </>
  );
}

const meta = {
  title: 'Panels/Reality check',
  component: Shown,
  parameters: { machine: 'reality-check' },
  args: { read: due, answer: 'never' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas.ownerDocument.body).findByRole('button', { name }));

export const Reading: Story = { args: { read: 'never' }, parameters: { state: 'reading' } };

export const Counting: Story = {
  args: { read: { ...due, isDue: false, dueIn: 600 } },
  parameters: { state: 'counting' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The page below.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

/** Time, what was staked, won and lost; two buttons of one size, and no other way out. */
export const Due: Story = {
  parameters: { state: 'due.asked' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Reality check' }));
    await expect(dialog.getByRole('heading')).toHaveTextContent('Your last 60 minutes here');
    await expect(dialog.getByText('7 bets, 2 rounds')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('heading')).toBeVisible();
    const widths = dialog.getAllByRole('button').map((one) => Math.round(one.getBoundingClientRect().width));
    await expect(widths).toHaveLength(2);
    await expect(widths[0]).toBe(widths[1]);
  },
};

export const Answering: Story = {
  parameters: { state: 'answering' },
  play: async ({ canvasElement }) => press(canvasElement, 'Carry on'),
};

export const Unanswered: Story = {
  args: { answer: 'fails' },
  parameters: { state: 'due.unanswered' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Carry on');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('it counts once');
  },
};

export const Stopped: Story = {
  args: { answer: 'noted' },
  parameters: { state: 'stopped' },
  play: async ({ canvasElement }) => press(canvasElement, 'Stop and sign out'),
};

export const Dark: Story = { ...Due, globals: { theme: 'dark' } };
