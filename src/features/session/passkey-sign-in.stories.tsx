import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import {
  passkeySignInMachine,
  type PasskeySignInAnswer,
} from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { asha } from '#machines/testing/open-session.ts';
import { PasskeySignInView } from './passkey-sign-in.view.tsx';

interface ShownProps {
  answer: PasskeySignInAnswer | 'fails' | 'never';
  whyNot: string | null;
  onSignedIn: () => void;
}

/** The way in on the real machine. */
function Shown({ answer, whyNot, onSignedIn }: ShownProps) {
  const [actor] = useState(() =>
    createActor(
      passkeySignInMachine.provide({
        actors: {
          signByPasskey: fromPromise<PasskeySignInAnswer>(async () => {
            if (answer === 'never') return new Promise(() => undefined);
            if (answer === 'fails') throw new Error('The gateway cannot be reached');
            return answer;
          }),
        },
        actions: { tellSignedIn: onSignedIn },
      }),
    ).start(),
  );
  const snapshot = useSelector(actor, (now) => now);
  const choose = () => actor.send({ type: 'passkey.chosen' });
  return (
    <div style={{ maxWidth: 400, padding: 20, background: 'var(--surface-float)' }}>
      <PasskeySignInView snapshot={snapshot} whyNot={whyNot} onChoose={choose} />
    </div>
  );
}

const meta = {
  title: 'Panels/Session/Passkey sign-in',
  component: Shown,
  parameters: { machine: 'passkey-sign-in' },
  args: { answer: 'never', whyNot: null, onSignedIn: fn() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in with a passkey' }));
};

export const Idle: Story = {
  parameters: { state: 'ready.idle' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Sign in with a passkey' }),
    ).toBeEnabled();
  },
};

/** By plain http in a home network browsers have none: the choice stands there with the reason. */
export const NotHere: Story = {
  args: { whyNot: 'Passkeys are not there: browsers have them only on pages that came by https.' },
  parameters: { state: 'ready.idle' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Sign in with a passkey' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/only on pages that came by https/);
  },
};

export const Signing: Story = { parameters: { state: 'signing' }, play: choose };

export const GivenUp: Story = {
  args: { answer: { kind: 'givenUp' } },
  parameters: { state: 'ready.idle', through: 'signing' },
  play: async (context) => {
    await choose(context);
    await expect(within(context.canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Refused: Story = {
  args: { answer: { kind: 'refused', message: 'This passkey is not known here.' } },
  parameters: { state: 'ready.refused', through: 'signing' },
  play: async (context) => {
    await choose(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('not known');
  },
};

export const NoAnswer: Story = {
  args: { answer: 'fails' },
  parameters: { state: 'ready.noAnswer', through: 'signing' },
  play: async (context) => {
    await choose(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('no answer');
  },
};

export const SignedIn: Story = {
  args: { answer: { kind: 'signedIn', session: asha } },
  parameters: { state: 'signedIn' },
  play: async (context) => {
    await choose(context);
    await expect(context.args.onSignedIn).toHaveBeenCalledOnce();
  },
};
