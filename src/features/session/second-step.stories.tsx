import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import {
  secondStepMachine,
  type GivenCode,
  type SecondStepAnswer,
} from '#machines/second-step/second-step.machine.ts';
import { asha } from '#machines/testing/open-session.ts';
import { SecondStepView } from './second-step.view.tsx';

interface ShownProps {
  answer: SecondStepAnswer | 'fails' | 'never';
  resetAt: string | null;
  onGive: (given: GivenCode) => void;
  onSignedIn: () => void;
  onBack: () => void;
}

/** The form on the real machine. */
function Shown({ answer, resetAt, onGive, onSignedIn, onBack }: ShownProps) {
  const [actor] = useState(() =>
    createActor(
      secondStepMachine.provide({
        actors: {
          giveCode: fromPromise<SecondStepAnswer, GivenCode>(async ({ input }) => {
            onGive(input);
            if (answer === 'never') return new Promise(() => undefined);
            if (answer === 'fails') throw new Error('The gateway cannot be reached');
            return answer;
          }),
        },
        actions: { tellSignedIn: onSignedIn },
      }),
      { input: { ticket: 'ticket' } },
    ).start(),
  );
  const snapshot = useSelector(actor, (now) => now);
  return (
    <div style={{ maxWidth: 400, padding: 20, background: 'var(--surface-float)' }}>
      <SecondStepView {...{ snapshot, resetAt, onBack }} send={actor.send} zone="Asia/Kolkata" />
    </div>
  );
}

const meta = {
  title: 'Panels/Session/Second step',
  component: Shown,
  parameters: { machine: 'second-step' },
  args: { answer: 'never', resetAt: null, onGive: fn(), onSignedIn: fn(), onBack: fn() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const give: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const field = await within(canvasElement).findByLabelText('Code of your app');
  await userEvent.type(field, '123456{Enter}');
};

export const Idle: Story = {
  parameters: { state: 'asking.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const field = await form.findByLabelText('Code of your app');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(form.getByRole('button', { name: 'Sign in' }));
    await expect(field).toHaveAccessibleDescription(secondStepWords.codeMissing);
    await expect(args.onGive).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Sign in as somebody else' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A code is pasted from where it was kept, as it stands there. */
export const RecoveryCodePasted: Story = {
  parameters: { state: 'sending' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(form.getByLabelText('Recovery code'));
    await userEvent.paste('abcd-efgh-jk23');
    await userEvent.keyboard('{Enter}');
    await expect(args.onGive).toHaveBeenCalledWith({ ticket: 'ticket', code: 'abcd-efgh-jk23' });
  },
};

export const Sending: Story = {
  parameters: { state: 'sending' },
  play: async (context) => {
    await give(context);
    await expect(within(context.canvasElement).getByRole('button', { name: 'Signing in…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { answer: { kind: 'refused', message: 'The code is wrong, too old or used.' } },
  parameters: { state: 'asking.refused', through: 'sending' },
  play: async (context) => {
    await give(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('is wrong');
  },
};

export const NoAnswer: Story = {
  args: { answer: 'fails' },
  parameters: { state: 'asking.noAnswer', through: 'sending' },
  play: async (context) => {
    await give(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      secondStepWords.noAnswer,
    );
  },
};

export const TookTooLong: Story = {
  args: { answer: { kind: 'over', message: 'This took too long, or was done already. Sign in again.' } },
  parameters: { state: 'over' },
  play: async (context) => {
    await give(context);
    const again = await within(context.canvasElement).findByRole('button', { name: 'Sign in again' });
    await userEvent.click(again);
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = {
  args: { answer: { kind: 'signedIn', session: asha } },
  parameters: { state: 'signedIn' },
  play: async (context) => {
    await give(context);
    await expect(context.args.onSignedIn).toHaveBeenCalledOnce();
  },
};

/** Somebody has asked the operator to switch it off: its owner learns of it here, at the latest. */
export const ResetAsked: Story = {
  args: { resetAt: '2026-11-22T10:00:00.000Z' },
  parameters: { state: 'asking.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('22 Nov 2026, 15:30');
  },
};

export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
