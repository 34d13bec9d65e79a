import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';
import { signUpRefusals } from '#domain/words/sign-up-words.ts';
import { signUpMachine, type SignUpAnswer, type SignUpAsk } from '#machines/sign-up/sign-up.machine.ts';
import { asha } from '#machines/testing/open-session.ts';
import { SignUpView, type SignUpViewProps } from './sign-up.view.tsx';

interface ShownProps extends Pick<SignUpViewProps, 'referral' | 'playMoney'> {
  answer: SignUpAnswer | 'fails' | 'never';
  offersLimit: boolean;
  onAsk: (ask: SignUpAsk) => void;
  onOpened: () => void;
}

/** The form on the real machine, on 15 May 2026. */
function Shown({ answer, offersLimit, onAsk, onOpened, ...shown }: ShownProps) {
  const [form] = useState(() =>
    createActor(
      signUpMachine.provide({
        actors: {
          signUp: fromPromise<SignUpAnswer, SignUpAsk>(async ({ input }) => {
            onAsk(input);
            if (answer === 'never') return new Promise(() => undefined);
            if (answer === 'fails') throw new Error('The gateway cannot be reached');
            return answer;
          }),
        },
        actions: { tellOpened: onOpened },
      }),
      { input: { clientId: 'client-1', offersLimit } },
    ).start(),
  );
  const snapshot = useSelector(form, (now) => now);
  const view = { snapshot, send: form.send, jurisdiction: jurisdictions.open, today: '2026-05-15', ...shown };
  return (
    <div style={{ maxWidth: 420, padding: 24, background: 'var(--surface)' }}>
      <SignUpView {...view} />
    </div>
  );
}

const meta = {
  title: 'Features/Sign up/Register',
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
type Context = Parameters<NonNullable<Story['play']>>[0];

const who = { userName: 'meera.k', password: 'longer than eight' };

async function fill(
  { canvasElement }: Pick<Context, 'canvasElement'>,
  { userName = who.userName, password = who.password, born = '14 3 1998', limit = '2,000' } = {},
): Promise<void> {
  const form = within(canvasElement);
  await userEvent.type(await form.findByLabelText('User name'), userName);
  await userEvent.type(form.getByLabelText('Password'), password);
  const [day = '', month = '', year = ''] = born.split(' ');
  await userEvent.type(form.getByLabelText('Day'), day);
  await userEvent.type(form.getByLabelText('Month'), month);
  await userEvent.type(form.getByLabelText('Year'), year);
  const field = form.queryByLabelText('The most to pay in');
  if (field && limit) await userEvent.type(field, limit);
  await userEvent.click(form.getByRole('checkbox', { name: /accept the terms/ }));
  await userEvent.click(form.getByRole('button', { name: 'Register' }));
}

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

export const BackToTheLimit: Story = {
  name: 'going back to write a limit keeps what was typed',
  parameters: { state: 'editing.idle' },
  play: async ({ canvasElement }) => {
    await fill({ canvasElement }, { limit: '' });
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Set a limit' }));
    await expect(await form.findByLabelText('User name')).toHaveValue('meera.k');
    await expect(form.getByLabelText('Year')).toHaveValue('1998');
  },
};

export const NoLimitOffered: Story = {
  name: 'where nobody pays in, no limit is asked for',
  args: { offersLimit: false, playMoney: 0 },
  parameters: { state: 'sending' },
  play: async ({ args, canvasElement }) => {
    await fill({ canvasElement });
    await expect(within(canvasElement).queryByLabelText('The most to pay in')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('play money');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const WithAReferral: Story = {
  name: 'the code of a link stands in its field',
  args: { referral: 'ASHA-7Q2K' },
  parameters: { state: 'editing.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Referral code (optional)')).toHaveValue(
      'ASHA-7Q2K',
    );
  },
};

/** The fields show what is wrong, and nothing is sent. */
export const FieldsAreWrong: Story = {
  parameters: { state: 'editing.idle' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('User name'), 'no spaces please');
    await expect(form.getByLabelText('User name')).toBeValid();
    await userEvent.type(form.getByLabelText('Password'), 'short{Enter}');
    await expect(form.getByLabelText('User name')).toBeInvalid();
    await expect(form.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    await expect(form.getByLabelText('Day')).toHaveAccessibleDescription(/^Enter the day/);
    await expect(form.getByRole('checkbox', { name: /accept/ })).toHaveAccessibleDescription(
      /^Read the terms/,
    );
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const TooYoung: Story = {
  name: 'who is under age is told so before anything is sent',
  parameters: { state: 'editing.idle' },
  play: async ({ args, canvasElement }) => {
    await fill({ canvasElement }, { born: '16 5 2008' });
    await expect(within(canvasElement).getByLabelText('Year')).toHaveAccessibleDescription(
      'Betting is for those who are 18 or older.',
    );
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

/** Of one word in two spellings both are as long: as escapes, since an editor may compose them. */
export const PasswordLength: Story = {
  name: 'a password is as long as its letters are, however they are spelt',
  parameters: { state: 'editing.idle' },
  play: async ({ canvasElement }) => {
    const password = await within(canvasElement).findByLabelText('Password');
    const paste = async (text: string) => {
      await userEvent.clear(password);
      await userEvent.click(password);
      await userEvent.paste(text);
      await userEvent.tab();
    };
    await paste('e\u0301'.repeat(7));
    await expect(password).toHaveAccessibleDescription('Use at least 8 characters.');
    await paste('e\u0301'.repeat(129));
    await expect(password).toHaveAccessibleDescription('Use at most 128 characters.');
    await paste('e\u0301'.repeat(128));
    await expect(password).toHaveAccessibleDescription('At least 8 characters');
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
