import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { answers, passes, sends } from '#tests/stories/machine-path.ts';
import { asked, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { demoBettors } from './session.test-data.ts';
import { signInRefusalOf, signInStateOf } from './sign-in-props.ts';
import { SignInView, type DemoBettor } from './sign-in.view.tsx';

const meta = {
  title: 'Panels/Session/Sign in',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, padding: 20, background: 'var(--surface-float)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onRegister = fn();
const onForgotten = fn();
const shownWith =
  (bettors: readonly DemoBettor[]) =>
  ({ snapshot, send }: Reached<typeof sessionMachine>) => (
    <SignInView
      state={signInStateOf(snapshot)}
      refusal={signInRefusalOf(snapshot)}
      demoBettors={bettors}
      onSubmit={(userName, password) => send({ type: 'credentials.submitted', userName, password })}
      onRegister={onRegister}
      onForgotten={onForgotten}
    />
  );
const shown = shownWith(demoBettors);

const input = { session: null, now: '2026-11-22T10:00:00.000Z', seed: 1 };
const submitted = sends({ type: 'credentials.submitted', userName: 'asha', password: 'demo-asha' });

export const Idle: Story = { ...storyOf(sessionMachine, { input, at: 'visitor.idle' }, shown) };

export const Submitting: Story = {
  ...storyOf(sessionMachine, { input, at: 'visitor.idle', ends: 'signingIn' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Register' }));
    await expect(onRegister).toHaveBeenCalledOnce();
    await userEvent.click(form.getByRole('button', { name: 'Forgotten password?' }));
    await expect(onForgotten).toHaveBeenCalledOnce();
    await userEvent.type(form.getByLabelText('User name'), ' asha ');
    await userEvent.type(form.getByLabelText('Password'), 'demo-asha{Enter}');
    await expect(asked(loaded, 'signIn')).toEqual({ userName: 'asha', password: 'demo-asha' });
  },
};

export const OneTapAsDemoBettor: Story = {
  ...storyOf(sessionMachine, { input, at: 'visitor.idle', ends: 'signingIn' }, shown),
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^dev/ }));
    await expect(asked(loaded, 'signIn')).toEqual({ userName: 'dev', password: 'demo-dev' });
  },
};

/** It is sent once: an event while it is on its way would fail the story. */
export const Sending: Story = {
  ...storyOf(sessionMachine, { input, path: [submitted], at: 'signingIn' }, shown),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Signing in…' }));
    await expect(form.getByRole('button', { name: /^asha/ })).toBeDisabled();
  },
};

export const Refused: Story = {
  ...storyOf(
    sessionMachine,
    {
      input,
      path: [
        submitted,
        answers('signIn', {
          kind: 'refused',
          code: 'WRONG_CREDENTIALS',
          message: 'The user name or the password is wrong.',
        }),
      ],
      at: 'visitor.refused',
    },
    shown,
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent('The user name or the password is wrong.');
    await expect(form.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};

export const NoAnswer: Story = {
  ...storyOf(
    sessionMachine,
    { input, path: [submitted, passes('callAnswer')], at: 'visitor.noAnswer' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('There was no answer.');
  },
};

/** An exchange of the operator's own offers no demo bettors. */
export const WithoutDemoBettors: Story = {
  ...storyOf(sessionMachine, { input, at: 'visitor.idle' }, shownWith([])),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const LongWords: Story = {
  ...storyOf(
    sessionMachine,
    {
      input,
      path: [
        submitted,
        answers('signIn', {
          kind: 'refused',
          code: 'CLOSED',
          message:
            'This account was closed by its owner on 12 March 2026. Write to support to have it opened again, or register anew.',
        }),
      ],
      at: 'visitor.refused',
    },
    shownWith([
      {
        userName: 'a-name-of-thirty-two-characters-x',
        password: 'p',
        note: 'Has a note that needs several lines',
      },
      ...demoBettors.slice(0, 2),
    ]),
  ),
};
