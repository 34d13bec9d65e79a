import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { passwordMessages } from '#domain/words/password-words.ts';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { answers, passes, rejects, sends } from '#tests/stories/machine-path.ts';
import { asked, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { forgotPasswordPropsOf } from './forgot-password-props.ts';
import { ForgotPasswordView } from './forgot-password.view.tsx';

const meta = {
  title: 'Panels/Forgot password',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type AtRest = Reached<typeof forgotPasswordMachine>;

const message = { at: '2026-11-22T10:00:00.000Z', text: 'Your code is 12345678.' };
const shown = ({ snapshot, send }: AtRest) => (
  <ForgotPasswordView {...forgotPasswordPropsOf(snapshot)} messages={[message]} send={send}>
    <a href="/#login">Sign in</a>
  </ForgotPasswordView>
);
const shownWithoutDesk = ({ snapshot, send }: AtRest) => (
  <ForgotPasswordView {...forgotPasswordPropsOf(snapshot)} messages={[]} send={send} />
);

const named = sends({ type: 'name.submitted', userName: 'asha' });
const sent = [named, answers('requestReset', { kind: 'done' })] as const;
const typed = sends({ type: 'code.submitted', code: '12345678', newPassword: 'the new one' });

export const Naming: Story = { ...storyOf(forgotPasswordMachine, { at: 'naming.idle' }, shown) };

export const SubmittingTheName: Story = {
  ...storyOf(forgotPasswordMachine, { at: 'naming.idle', ends: 'requesting' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Send a code' }));
    await expect(form.getByLabelText('User name')).toHaveAccessibleDescription(passwordMessages.nameMissing);
    // Nothing was sent: the machine would have gone on.
    await expect(form.getByRole('button', { name: 'Send a code' })).toBeVisible();
    await userEvent.type(form.getByLabelText('User name'), ' asha {Enter}');
    await expect(asked(loaded, 'requestReset')).toEqual({ userName: 'asha' });
  },
};

export const NamingRefused: Story = {
  ...storyOf(
    forgotPasswordMachine,
    {
      path: [
        named,
        answers('requestReset', {
          kind: 'refused',
          message: 'Too many attempts. Wait a minute and try again.',
        }),
      ],
      at: 'naming.refused',
    },
    shown,
  ),
};

export const NamingNoAnswer: Story = {
  ...storyOf(forgotPasswordMachine, { path: [named, passes('callAnswer')], at: 'naming.noAnswer' }, shown),
};

export const Requesting: Story = {
  ...storyOf(forgotPasswordMachine, { path: [named], at: 'requesting' }, shown),
};

export const Entering: Story = {
  ...storyOf(forgotPasswordMachine, { path: sent, at: 'entering.idle' }, shown),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByLabelText('Code')).toHaveFocus();
    await expect(form.getByRole('region', { name: 'Demo message desk' })).toBeVisible();
  },
};

export const SubmittingTheCode: Story = {
  ...storyOf(forgotPasswordMachine, { path: sent, at: 'entering.idle', ends: 'resetting' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const form = within(canvasElement);
    await expect(await form.findByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('1234 5678');
    await userEvent.type(form.getByLabelText('New password'), 'the new one');
    await userEvent.type(form.getByLabelText('New password again'), 'the new one{Enter}');
    await expect(asked(loaded, 'resetPassword')).toEqual({
      userName: 'asha',
      code: '12345678',
      newPassword: 'the new one',
    });
  },
};

/** As in production: shows neither what was sent nor whether anything was. */
export const EnteringWithoutDesk: Story = {
  ...storyOf(
    forgotPasswordMachine,
    { path: sent, at: 'entering.idle', ends: 'naming.idle' },
    shownWithoutDesk,
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.queryByRole('region')).toBeNull();
    await userEvent.type(await form.findByLabelText('Code'), '123{Enter}');
    await expect(form.getByLabelText('Code')).toHaveAccessibleDescription(passwordMessages.codeUnreadable);
    await userEvent.click(form.getByRole('button', { name: 'Another name or code' }));
    await expect(await form.findByLabelText('User name')).toHaveValue('asha');
  },
};

export const EnteringRefused: Story = {
  ...storyOf(
    forgotPasswordMachine,
    {
      path: [
        ...sent,
        typed,
        answers('resetPassword', {
          kind: 'refused',
          message:
            'This code is wrong, too old, used up, or was asked for on another device. Type the newest one where you asked for it, or ask for a new one here.',
        }),
      ],
      at: 'entering.refused',
    },
    shown,
  ),
};

export const EnteringNoAnswer: Story = {
  ...storyOf(
    forgotPasswordMachine,
    { path: [...sent, typed, rejects('resetPassword')], at: 'entering.noAnswer' },
    shown,
  ),
};

export const Resetting: Story = {
  ...storyOf(forgotPasswordMachine, { path: [...sent, typed], at: 'resetting' }, shown),
};

export const Done: Story = {
  ...storyOf(
    forgotPasswordMachine,
    { path: [...sent, typed, answers('resetPassword', { kind: 'done' })], at: 'done' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(passwordMessages.reset)).toHaveFocus();
  },
};
