import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignInForm } from '#features/session/session-forms.tsx';
import { SessionProvider, useUserName } from '#features/session/session.provider.tsx';
import { removeSession } from '#features/session/session-storage.ts';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StoryWorld } from '../story-world.test-data.tsx';

function sessionNow() {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const times = { expiresAt: at(30), hardExpiresAt: at(720) };
  return { __typename: 'Session', token: 'a-token', userName: 'asha', isLogin: 1, ...times };
}

function Form() {
  const userName = useUserName();
  return userName === null ? (
    <SignInForm onRegister={fn()} onForgotten={fn()} />
  ) : (
    <p role="status">Signed in as {userName}</p>
  );
}

/** Both steps of a sign-in, in front of a gateway that asks for the second. */
function BothSteps() {
  const [refusals] = useState(createTokenRefusals);
  const answers = {
    DemoBettors: { demoBettors: [] },
    SignIn: { signIn: { __typename: 'SecondStepDue', ticket: 'ticket', resetAt: null } },
    SignInSecondStep: { signInSecondStep: sessionNow() },
  };
  return (
    <div style={{ maxWidth: 400, padding: 20, background: 'var(--surface-float)' }}>
      <StoryWorld answers={answers}>
        <SessionProvider refusals={refusals} onUserChange={() => undefined}>
          <Form />
        </SessionProvider>
      </StoryWorld>
    </div>
  );
}

const forget = () => removeSession(localStorage);

const meta = {
  title: 'Pages/Frame/Sign-in, both steps',
  component: BothSteps,
  parameters: { machine: 'session' },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof BothSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const givePassword: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.type(await form.findByLabelText('User name'), 'asha');
  await userEvent.type(form.getByLabelText('Password'), 'a password{Enter}');
  await expect(await form.findByLabelText('Code of your app')).toHaveFocus();
};

export const SecondStepDue: Story = {
  parameters: { state: 'visitor.secondStep' },
  play: givePassword,
};

export const SomebodyElse: Story = {
  play: async (context) => {
    await givePassword(context);
    const form = within(context.canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Sign in as somebody else' }));
    await expect(await form.findByLabelText('Password')).toBeVisible();
  },
};

export const SignedInByCode: Story = {
  play: async (context) => {
    await givePassword(context);
    await userEvent.keyboard('123456{Enter}');
    await expect(await within(context.canvasElement).findByRole('status')).toHaveTextContent('asha');
  },
};
