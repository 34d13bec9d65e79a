import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { demoBettors } from './session.test-data.ts';
import { SignInView } from './sign-in.view.tsx';

const meta = {
  title: 'Panels/Session/Sign in',
  component: SignInView,
  parameters: { machine: 'session', shows: 'props' },
  args: { state: 'idle', refusal: null, demoBettors, onSubmit: fn(), onRegister: fn(), onForgotten: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, padding: 20, background: 'var(--surface-float)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { state: 'visitor.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('User name'), ' asha ');
    await userEvent.type(form.getByLabelText('Password'), 'demo-asha{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('asha', 'demo-asha');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await userEvent.click(form.getByRole('button', { name: 'Forgotten password?' }));
    await expect(args.onForgotten).toHaveBeenCalledOnce();
  },
};

export const OneTapAsDemoBettor: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^dev/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith('dev', 'demo-dev');
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  parameters: { state: 'signingIn' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Signing in…' }));
    await expect(form.getByRole('button', { name: /^asha/ })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { state: 'refused', refusal: 'The user name or the password is wrong.' },
  parameters: { state: 'visitor.refused' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent('The user name or the password is wrong.');
    await expect(form.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};

export const NoAnswer: Story = {
  args: { state: 'noAnswer' },
  parameters: { state: 'visitor.noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('There was no answer.');
  },
};

/** An exchange of the operator's own offers no demo bettors. */
export const WithoutDemoBettors: Story = {
  args: { demoBettors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    state: 'refused',
    refusal:
      'This account was closed by its owner on 12 March 2026. Write to support to have it opened again, or register anew.',
    demoBettors: [
      {
        userName: 'a-name-of-thirty-two-characters-x',
        password: 'p',
        note: 'Has a note that needs several lines',
      },
      ...demoBettors.slice(0, 2),
    ],
  },
};
