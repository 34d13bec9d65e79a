import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill, Shown } from './sign-up.test-data.tsx';

const meta = {
  title: 'Panels/Sign up/Fields',
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

export const NoLimitOffered: Story = {
  name: 'where nobody pays in, no limit is asked for',
  args: { offersLimit: false },
  parameters: { state: 'sending' },
  play: async ({ args, canvasElement }) => {
    await fill({ canvasElement });
    await expect(within(canvasElement).queryByLabelText('The most to pay in')).toBeNull();
    await expect(within(canvasElement).queryByLabelText('Referral code (optional)')).toBeNull();
    await expect(canvasElement).toHaveTextContent('of practice money, which is worth nothing.');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const WithAReferral: Story = {
  name: 'the code of a link stands in its field, with whose it is',
  args: { referral: 'ASHA7-Q2K4M', referrer: 'a•••a' },
  parameters: { state: 'editing.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Referral code (optional)')).toHaveValue(
      'ASHA7-Q2K4M',
    );
    await expect(canvasElement).toHaveTextContent('The code of a•••a');
  },
};

export const WithNobodysCode: Story = {
  name: 'a code that is nobody’s is said at once',
  args: { referral: 'ASHA7-Q2K4N', referrer: null },
  parameters: { state: 'editing.idle' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('Referral code (optional)');
    await expect(field).toHaveAccessibleDescription(/^No bettor has this code/);
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
    await expect(await within(canvasElement).findByLabelText('Year')).toHaveAccessibleDescription(
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
