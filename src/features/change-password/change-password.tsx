import { useMachine } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { ChangePasswordDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  changePasswordMachine,
  type NewPassword,
  type PasswordAnswer,
} from '#machines/change-password/change-password.machine.ts';
import { changePasswordPropsOf } from './change-password-props.ts';
import { ChangePasswordView } from './change-password.view.tsx';

/** Lets the signed-in user set a new password. `children`: the way on once it is changed. */
export function ChangePassword({ children }: { children?: ReactNode }) {
  const client = useClient();
  const [machine] = useState(() =>
    changePasswordMachine.provide({
      actors: {
        changePassword: fromPromise<PasswordAnswer, NewPassword>(async ({ input }) => {
          const { data } = await client.mutate({ mutation: ChangePasswordDocument, variables: input });
          if (!data) throw new Error('The gateway gave no answer');
          const answer = data.changePassword;
          return answer.__typename === 'Refusal'
            ? { kind: 'refused', message: answer.message }
            : { kind: 'done' };
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return (
    <ChangePasswordView {...changePasswordPropsOf(snapshot)} send={send}>
      {children}
    </ChangePasswordView>
  );
}
