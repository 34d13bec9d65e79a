import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { passwordMessages } from '#domain/words/password-words.ts';
import { ChangePasswordView } from './change-password.view.tsx';

const meta = {
  title: 'Panels/Change password',
  component: ChangePasswordView,
  parameters: { machine: 'change-password', shows: 'props' },
  args: { state: { editing: 'idle' }, trouble: null, send: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChangePasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { state: 'editing.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('Current password'), 'the old one');
    await userEvent.type(form.getByLabelText('New password'), 'the new one');
    await userEvent.type(form.getByLabelText('New password again'), 'the new one{Enter}');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'password.submitted',
      currentPassword: 'the old one',
      newPassword: 'the new one',
    });
  },
};

/** The fields show what is wrong, and nothing is sent. */
export const FieldsAreWrong: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('New password'), 'short');
    await userEvent.type(form.getByLabelText('New password again'), 'other{Enter}');
    await expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(
      passwordMessages.currentMissing,
    );
    await expect(form.getByLabelText('New password')).toHaveAccessibleDescription(passwordMessages.tooShort);
    await expect(form.getByLabelText('New password again')).toHaveAccessibleDescription(
      passwordMessages.notTheSame,
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  parameters: { state: 'sending' },
};

export const Refused: Story = {
  args: { state: { editing: 'refused' }, trouble: 'The current password is wrong.' },
  parameters: { state: 'editing.refused' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'current password is wrong',
    );
  },
};

export const NoAnswer: Story = {
  args: { state: { editing: 'noAnswer' }, trouble: passwordMessages.changeUnknown },
  parameters: { state: 'editing.noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not known whether');
  },
};

export const Changed: Story = {
  args: { state: 'changed', children: <a href="/passhistory">Password history</a> },
  parameters: { state: 'changed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(passwordMessages.changed)).toHaveFocus();
  },
};
