import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { passwordMessages } from '#domain/words/password-words.ts';
import { ForgotPasswordView } from './forgot-password.view.tsx';

const meta = {
  title: 'Panels/Forgot password',
  component: ForgotPasswordView,
  parameters: { machine: 'forgot-password', shows: 'props' },
  args: { state: { naming: 'idle' }, userName: '', trouble: null, messages: [], send: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooMany = 'Too many attempts. Wait a minute and try again.';
const entering = {
  userName: 'asha',
  messages: [{ at: '2026-11-22T10:00:00.000Z', text: 'Your code is 12345678.' }],
};

export const Naming: Story = {
  parameters: { state: 'naming.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Send a code' }));
    await expect(form.getByLabelText('User name')).toHaveAccessibleDescription(passwordMessages.nameMissing);
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('User name'), ' asha {Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.submitted', userName: 'asha' });
  },
};

export const NamingRefused: Story = {
  args: { state: { naming: 'refused' }, userName: 'asha', trouble: tooMany },
  parameters: { state: 'naming.refused' },
};

export const NamingNoAnswer: Story = {
  args: { state: { naming: 'noAnswer' }, userName: 'asha', trouble: passwordMessages.noAnswer },
  parameters: { state: 'naming.noAnswer' },
};

export const Requesting: Story = {
  args: { state: 'requesting', userName: 'asha' },
  parameters: { state: 'requesting' },
};

export const Entering: Story = {
  args: { state: { entering: 'idle' }, ...entering },
  parameters: { state: 'entering.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByLabelText('Code')).toHaveFocus();
    await expect(form.getByRole('region', { name: 'Demo message desk' })).toBeVisible();
    await userEvent.keyboard('1234 5678');
    await userEvent.type(form.getByLabelText('New password'), 'the new one');
    await userEvent.type(form.getByLabelText('New password again'), 'the new one{Enter}');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'code.submitted',
      code: '12345678',
      newPassword: 'the new one',
    });
  },
};

/** As in production: shows neither what was sent nor whether anything was. */
export const EnteringWithoutDesk: Story = {
  args: { state: { entering: 'idle' }, userName: 'asha' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.queryByRole('region')).toBeNull();
    await userEvent.type(await form.findByLabelText('Code'), '123{Enter}');
    await expect(form.getByLabelText('Code')).toHaveAccessibleDescription(passwordMessages.codeUnreadable);
    await userEvent.click(form.getByRole('button', { name: 'Another name or code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'restart.chosen' });
  },
};

export const EnteringRefused: Story = {
  args: {
    state: { entering: 'refused' },
    ...entering,
    trouble:
      'This code is wrong, too old, used up, or was asked for on another device. Type the newest one where you asked for it, or ask for a new one here.',
  },
  parameters: { state: 'entering.refused' },
};

export const EnteringNoAnswer: Story = {
  args: { state: { entering: 'noAnswer' }, ...entering, trouble: passwordMessages.resetUnknown },
  parameters: { state: 'entering.noAnswer' },
};

export const Resetting: Story = {
  args: { state: 'resetting', ...entering },
  parameters: { state: 'resetting' },
};

export const Done: Story = {
  args: { state: 'done', userName: 'asha', children: <a href="/#login">Sign in</a> },
  parameters: { state: 'done' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(passwordMessages.reset)).toHaveFocus();
  },
};
