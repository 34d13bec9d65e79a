import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignUpView } from './sign-up.view.tsx';

const meta = {
  title: 'Features/Session/Register',
  component: SignUpView,
  parameters: { machine: 'session', shows: 'props' },
  args: { state: 'idle', refusal: null, playMoney: 10_000_00, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 24, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { state: 'visitor.idle' },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your account begins with ₹10,000.00 of play money.');
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('User name'), 'new.bettor');
    await userEvent.type(form.getByLabelText('Password'), 'longer than eight{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('new.bettor', 'longer than eight');
  },
};

export const SpacesAround: Story = {
  name: 'spaces around the user name are no part of it, as where one signs in',
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('User name'), ' new.bettor ');
    await userEvent.type(form.getByLabelText('Password'), 'longer than eight{Enter}');
    await expect(form.getByLabelText('User name')).toBeValid();
    await expect(args.onSubmit).toHaveBeenCalledWith('new.bettor', 'longer than eight');
  },
};

/** Of one word in two spellings both are as long: as escapes, since an editor may compose them. */
export const PasswordLength: Story = {
  name: 'a password is as long as its letters are, however they are spelt',
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('User name'), 'new.bettor');
    const password = form.getByLabelText('Password');
    await userEvent.click(password);
    await userEvent.paste('e\u0301'.repeat(7));
    await userEvent.tab();
    await expect(password).toHaveAccessibleDescription('Use at least 8 characters.');
    await userEvent.clear(password);
    await userEvent.click(password);
    await userEvent.paste('e\u0301'.repeat(129));
    await expect(password).toHaveAccessibleDescription('Use at most 128 characters.');
    await userEvent.clear(password);
    await userEvent.click(password);
    await userEvent.paste('e\u0301'.repeat(128));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('new.bettor', 'e\u0301'.repeat(128));
  },
};

export const OfARealExchange: Story = {
  args: { playMoney: 0 },
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('play money'),
};

/** The fields show what is wrong, and nothing is sent. */
export const FieldsAreWrong: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('User name'), 'no spaces please');
    await expect(form.getByLabelText('User name')).toBeValid();
    await userEvent.type(form.getByLabelText('Password'), 'short{Enter}');
    await expect(form.getByLabelText('User name')).toBeInvalid();
    await expect(form.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  parameters: { state: 'signingUp' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Opening the account…' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  args: { state: 'refused', refusal: 'This user name is taken. Choose another one.' },
  parameters: { state: 'visitor.refused' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'This user name is taken.',
    );
  },
};

export const NoAnswer: Story = {
  args: { state: 'noAnswer' },
  parameters: { state: 'visitor.noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('There was no answer.');
  },
};
