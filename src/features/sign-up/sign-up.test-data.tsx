import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';
import { signUpMachine, type SignUpAnswer, type SignUpAsk } from '#machines/sign-up/sign-up.machine.ts';
import { SignUpView, type SignUpViewProps } from './sign-up.view.tsx';

export interface ShownProps extends Pick<SignUpViewProps, 'referral' | 'referrer' | 'playMoney'> {
  answer: SignUpAnswer | 'fails' | 'never';
  offersLimit: boolean;
  onAsk: (ask: SignUpAsk) => void;
  onOpened: () => void;
}

/** The form on the real machine, on 15 May 2026. */
export function Shown({ answer, offersLimit, onAsk, onOpened, ...shown }: ShownProps) {
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
  const view = {
    snapshot,
    send: form.send,
    jurisdiction: offersLimit ? jurisdictions.open : jurisdictions['in-no-money'],
    today: '2026-05-15',
    ...shown,
  };
  return (
    <div style={{ maxWidth: 420, padding: 24, background: 'var(--surface)' }}>
      <SignUpView {...view} />
    </div>
  );
}

export const who = { userName: 'meera.k', password: 'longer than eight' };

export async function fill(
  { canvasElement }: { canvasElement: HTMLElement },
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
