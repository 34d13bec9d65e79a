import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { passwordMessages } from '#domain/words/password-words.ts';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { answers, passes, sends } from '#tests/stories/machine-path.ts';
import { asked, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { changePasswordPropsOf } from './change-password-props.ts';
import { ChangePasswordView } from './change-password.view.tsx';

const meta = {
  title: 'Panels/Change password',
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

const shown = ({ snapshot, send }: Reached<typeof changePasswordMachine>) => (
  <ChangePasswordView {...changePasswordPropsOf(snapshot)} send={send}>
    <a href="/passhistory">Password history</a>
  </ChangePasswordView>
);
const typed = { currentPassword: 'the old one', newPassword: 'the new one' };
const submitted = sends({ type: 'password.submitted', ...typed });

export const Idle: Story = { ...storyOf(changePasswordMachine, { at: 'editing.idle' }, shown) };

export const Submitting: Story = {
  ...storyOf(changePasswordMachine, { at: 'editing.idle', ends: 'sending' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('Current password'), 'the old one');
    await userEvent.type(form.getByLabelText('New password'), 'the new one');
    await userEvent.type(form.getByLabelText('New password again'), 'the new one{Enter}');
    await expect(asked(loaded, 'changePassword')).toEqual(typed);
  },
};

/** The fields show what is wrong, and nothing is sent. */
export const FieldsAreWrong: Story = {
  ...storyOf(changePasswordMachine, { at: 'editing.idle' }, shown),
  play: async ({ canvasElement }) => {
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
  },
};

export const Sending: Story = {
  ...storyOf(changePasswordMachine, { path: [submitted], at: 'sending' }, shown),
};

export const Refused: Story = {
  ...storyOf(
    changePasswordMachine,
    {
      path: [
        submitted,
        answers('changePassword', { kind: 'refused', message: 'The current password is wrong.' }),
      ],
      at: 'editing.refused',
    },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'current password is wrong',
    );
  },
};

export const NoAnswer: Story = {
  ...storyOf(
    changePasswordMachine,
    { path: [submitted, passes('callAnswer')], at: 'editing.noAnswer' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not known whether');
  },
};

export const Changed: Story = {
  ...storyOf(
    changePasswordMachine,
    { path: [submitted, answers('changePassword', { kind: 'done' })], at: 'changed' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(passwordMessages.changed)).toHaveFocus();
  },
};
