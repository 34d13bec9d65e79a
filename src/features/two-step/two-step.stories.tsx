import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import {
  twoStepMachine,
  type BeginAnswer,
  type ConfirmAnswer,
  type OffAnswer,
  type TwoStepStanding,
} from '#machines/two-step/two-step.machine.ts';
import { TwoStepView } from './two-step.view.tsx';

const off: TwoStepStanding = {
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  resetAt: null,
  withdrawalsAbove: 10_000_00,
};
const on: TwoStepStanding = {
  ...off,
  isOn: true,
  since: '2026-11-21T10:00:00.000Z',
  recoveryCodesLeft: 9,
};
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = Array.from('0123456789', (figure) => `abcd-efgh-jk${figure}m`);

type Answered<Answer> = Answer | 'fails' | 'never';

interface ShownProps {
  standing: Answered<TwoStepStanding>;
  /** What is read once the codes were kept. */
  standingLater?: TwoStepStanding;
  begun: Answered<BeginAnswer>;
  confirmed: Answered<ConfirmAnswer>;
  switchedOff: Answered<OffAnswer>;
  onAsk: (asked: { password: string } | { code: string }) => void;
}

async function answering<Answer>(answer: Answered<Answer>): Promise<Answer> {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'fails') throw new Error('The gateway cannot be reached');
  return answer;
}

/** The part on the real machine. */
function Shown({ standing, standingLater, begun, confirmed, switchedOff, onAsk }: ShownProps) {
  const [actor] = useState(() => {
    const standings = [standing, standingLater ?? standing];
    const asking = <Answer, Input extends { password: string } | { code: string }>(
      answer: Answered<Answer>,
    ) =>
      fromPromise<Answer, Input>(({ input }) => {
        onAsk(input);
        return answering(answer);
      });
    const machine = twoStepMachine.provide({
      actors: {
        readStanding: fromPromise<TwoStepStanding>(() => answering(standings.shift() ?? standing)),
        beginTwoStep: asking<BeginAnswer, { password: string }>(begun),
        confirmTwoStep: asking<ConfirmAnswer, { code: string }>(confirmed),
        switchOff: asking<OffAnswer, { code: string }>(switchedOff),
      },
    });
    return createActor(machine).start();
  });
  const snapshot = useSelector(actor, (now) => now);
  return (
    <div style={{ maxWidth: 480, padding: 16 }}>
      <TwoStepView snapshot={snapshot} send={actor.send} zone="Asia/Kolkata" />
    </div>
  );
}

const refused = (message: string) => ({ kind: 'refused', message }) as const;

const meta = {
  title: 'Panels/Two-step sign-in',
  component: Shown,
  parameters: { machine: 'two-step' },
  args: {
    standing: off,
    begun: { kind: 'begun', secret, uri: `otpauth://totp/Layline:asha?secret=${secret}&issuer=Layline` },
    confirmed: { kind: 'confirmed', codes },
    switchedOff: { kind: 'off', standing: off },
    onAsk: fn(),
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const begin: Play = async ({ canvasElement }) => {
  await userEvent.type(await within(canvasElement).findByLabelText('Your password'), 'a password{Enter}');
};
const confirm: Play = async (context) => {
  await begin(context);
  await userEvent.type(
    await within(context.canvasElement).findByLabelText('Code of your app'),
    '123456{Enter}',
  );
};
const switchOff: Play = async ({ canvasElement }) => {
  await userEvent.type(await within(canvasElement).findByLabelText('Code of your app'), '123456{Enter}');
};
const alert = async (canvasElement: HTMLElement, words: string) =>
  expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(words);

export const Loading: Story = { args: { standing: 'never' }, parameters: { state: 'loading' } };

export const NotKnown: Story = {
  args: { standing: 'fails' },
  parameters: { state: 'noAnswer' },
  play: async ({ canvasElement }) => {
    await alert(canvasElement, 'Whether it is on is not known.');
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Off: Story = {
  parameters: { state: 'off.idle' },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(await part.findByRole('button', { name: 'Switch it on' }));
    await expect(part.getByLabelText('Your password')).toHaveAccessibleDescription(/password/);
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Beginning: Story = {
  args: { begun: 'never' },
  parameters: { state: 'beginning' },
  play: async (context) => {
    await begin(context);
    await expect(context.args.onAsk).toHaveBeenCalledWith({ password: 'a password' });
  },
};

export const WrongPassword: Story = {
  args: { begun: refused('The password is wrong.') },
  parameters: { state: 'off.refused', through: 'beginning' },
  play: async (context) => {
    await begin(context);
    await alert(context.canvasElement, 'The password is wrong.');
  },
};

export const NotBegun: Story = {
  args: { begun: 'fails' },
  parameters: { state: 'off.noAnswer', through: 'beginning' },
  play: async (context) => {
    await begin(context);
    await alert(context.canvasElement, 'There was no answer.');
  },
};

export const Secret: Story = {
  parameters: { state: 'showing.idle' },
  play: async (context) => {
    await begin(context);
    const part = within(context.canvasElement);
    await expect(await part.findByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
    await expect(part.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(part.getByLabelText('Code of your app')).toHaveAttribute('autocomplete', 'one-time-code');
    // The field for the password has gone: the keyboard goes on from here.
    await expect(part.getByRole('group', { name: 'Two-step sign-in' })).toHaveFocus();
  },
};

export const FirstCodeSent: Story = {
  args: { confirmed: 'never' },
  parameters: { state: 'confirming' },
  play: async (context) => {
    await confirm(context);
    await expect(context.args.onAsk).toHaveBeenLastCalledWith({ code: '123456' });
  },
};

export const WrongFirstCode: Story = {
  args: { confirmed: refused('That is not the code that the app shows now.') },
  parameters: { state: 'showing.refused', through: 'confirming' },
  play: async (context) => {
    await confirm(context);
    await alert(context.canvasElement, 'not the code');
  },
};

export const RecoveryCodes: Story = {
  parameters: { state: 'codes' },
  play: async (context) => {
    await confirm(context);
    const part = within(context.canvasElement);
    const list = await part.findByRole('list', { name: 'Recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await expect(part.getByText(/shown only now/)).toHaveFocus();
  },
};

export const CodesKept: Story = {
  args: { standingLater: on },
  parameters: { state: 'on.idle', through: 'codes' },
  play: async (context) => {
    await confirm(context);
    const part = within(context.canvasElement);
    await userEvent.click(await part.findByRole('button', { name: 'I have kept them' }));
    await expect(await part.findByRole('button', { name: 'Switch it off' })).toBeVisible();
    await expect(part.getByRole('group', { name: 'Two-step sign-in' })).toHaveFocus();
  },
};

export const SwitchedOff: Story = {
  args: { standing: on },
  parameters: { state: 'off.idle', through: 'switchingOff' },
  play: async (context) => {
    await switchOff(context);
    const part = within(context.canvasElement);
    await expect(await part.findByLabelText('Your password')).toBeVisible();
    await expect(part.getByRole('group', { name: 'Two-step sign-in' })).toHaveFocus();
  },
};

export const On: Story = {
  args: { standing: on },
  parameters: { state: 'on.idle' },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(await part.findByText(/since 21 Nov 2026, 15:30. 9 recovery codes are left/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Switch it off' }));
    await expect(part.getByLabelText('Code of your app')).toHaveAccessibleDescription(
      secondStepWords.codeMissing,
    );
  },
};

export const ResetAsked: Story = {
  args: { standing: { ...on, resetAt: '2026-11-22T10:00:00.000Z' } },
  parameters: { state: 'on.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/22 Nov 2026, 15:30/)).toBeVisible();
  },
};

export const SwitchingOff: Story = {
  args: { standing: on, switchedOff: 'never' },
  parameters: { state: 'switchingOff' },
  play: switchOff,
};

export const NotSwitchedOff: Story = {
  args: { standing: on, switchedOff: refused('The code is wrong, too old or used.') },
  parameters: { state: 'on.refused', through: 'switchingOff' },
  play: async (context) => {
    await switchOff(context);
    await alert(context.canvasElement, 'is wrong');
  },
};

export const OffNotKnown: Story = {
  args: { standing: on, switchedOff: 'fails' },
  parameters: { state: 'on.noAnswer', through: 'switchingOff' },
  play: async (context) => {
    await switchOff(context);
    await alert(context.canvasElement, 'not known whether');
  },
};

export const Dark: Story = { ...Secret, globals: { theme: 'dark' } };
