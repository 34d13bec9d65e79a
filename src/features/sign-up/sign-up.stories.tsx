import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { signUpRefusals } from '#domain/words/sign-up-words.ts';
import type { SignUpAnswer } from '#machines/sign-up/sign-up.machine.ts';
import { asha } from '#machines/testing/open-session.ts';
import { fill, Shown, who } from './sign-up.test-data.tsx';

const meta = {
  title: 'Panels/Sign up/Register',
  component: Shown,
  args: {
    answer: 'never',
    offersLimit: true,
    referral: '',
    playMoney: 10_000_00,
    onAsk: fn(),
    onOpened: fn(),
  },
  parameters: { machine: 'sign-up' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { state: 'editing.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const limit = await form.findByLabelText('The most to pay in');
    await expect(limit).toHaveValue('');
    await expect(canvasElement).toHaveTextContent('Your account begins with ₹10,000.00 of play money.');
    await expect(canvasElement).toHaveTextContent('Betting is for those who are 18 or older.');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

/** With the limit that was written it is sent at once, under the form’s id. */
export const Sending: Story = {
  parameters: { state: 'sending' },
  play: async ({ args, canvasElement }) => {
    await fill({ canvasElement }, { userName: ' meera.k ' });
    const form = within(canvasElement);
    await expect(await form.findByRole('button', { name: 'Opening the account…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvasElement).toHaveTextContent('You are 28.');
    await expect(args.onAsk).toHaveBeenCalledWith({
      clientId: 'client-1',
      ...who,
      dateOfBirth: '1998-03-14',
      referral: null,
      depositLimit: { frame: 'WEEK', amount: 2_000_00 },
    });
  },
};

/** Without a limit it asks once more; both answers look alike. */
export const SecondYes: Story = {
  parameters: { state: 'confirming' },
  play: async ({ args, canvasElement }) => {
    await fill({ canvasElement }, { limit: '' });
    const form = within(canvasElement);
    await expect(await form.findByRole('group', { name: 'No deposit limit' })).toHaveFocus();
    await expect(form.getByRole('button', { name: 'No limit' })).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const SecondYesGiven: Story = {
  name: 'after the second yes it is sent without a limit',
  parameters: { state: 'sending' },
  play: async ({ args, canvasElement }) => {
    await fill({ canvasElement }, { limit: '' });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'No limit' }));
    await expect(args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ ...who, depositLimit: null }));
  },
};

const refused = (code: keyof typeof signUpRefusals): SignUpAnswer => ({
  kind: 'refused',
  code,
  message: signUpRefusals[code],
});

export const NameTaken: Story = {
  args: { answer: refused('USER_NAME_TAKEN') },
  parameters: { state: 'editing.refused' },
  play: async ({ canvasElement }) => {
    await fill({ canvasElement });
    const form = within(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent('This user name is taken.');
    await expect(form.getByLabelText('User name')).toBeInvalid();
    await expect(form.getByLabelText('Password')).toHaveValue(who.password);
  },
};

export const WeakPassword: Story = {
  args: {
    answer: { kind: 'refused', code: 'COMMON_PASSWORD', message: 'Many people use this password.' },
  },
  parameters: { state: 'editing.refused' },
  play: async ({ canvasElement }) => {
    await fill({ canvasElement }, { password: 'password123' });
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Many people use');
    await expect(within(canvasElement).getByLabelText('Password')).toBeInvalid();
  },
};

export const UnderAge: Story = {
  name: 'the exchange’s clock, not the device’s, decides who is old enough',
  args: { answer: refused('UNDER_AGE') },
  parameters: { state: 'editing.refused' },
  play: async ({ canvasElement }) => {
    await fill({ canvasElement }, { born: '15 5 2008' });
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not old enough');
    await expect(within(canvasElement).getByLabelText('Day')).toBeInvalid();
  },
};

export const NoAnswer: Story = {
  args: { answer: 'fails' },
  parameters: { state: 'editing.noAnswer' },
  play: async ({ canvasElement }) => {
    await fill({ canvasElement });
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'it is not known whether your account was opened',
    );
  },
};

export const Opened: Story = {
  args: { answer: { kind: 'opened', session: asha } },
  parameters: { state: 'opened' },
  play: async ({ args, canvasElement }) => {
    await fill({ canvasElement });
    await expect(args.onOpened).toHaveBeenCalledOnce();
  },
};
