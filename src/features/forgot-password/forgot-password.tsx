import { useQuery } from '@apollo/client/react';
import { useMachine } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import type { GraphqlClient } from '#graphql/client.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  DemoMessagesDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  type ResetPasswordMutation,
} from '#graphql/__generated__/graphql.ts';
import {
  forgotPasswordMachine,
  type Reset,
  type ResetAnswer,
} from '#machines/forgot-password/forgot-password.machine.ts';
import { forgotPasswordPropsOf } from './forgot-password-props.ts';
import { ForgotPasswordView } from './forgot-password.view.tsx';

function toAnswer(answer: ResetPasswordMutation['resetPassword'] | undefined): ResetAnswer {
  if (!answer) throw new Error('The gateway gave no answer');
  return answer.__typename === 'Refusal' ? { kind: 'refused', message: answer.message } : { kind: 'done' };
}

const provide = (client: GraphqlClient) =>
  forgotPasswordMachine.provide({
    actors: {
      requestReset: fromPromise<ResetAnswer, { userName: string }>(async ({ input }) => {
        const { data } = await client.mutate({ mutation: RequestPasswordResetDocument, variables: input });
        return toAnswer(data?.requestPasswordReset);
      }),
      resetPassword: fromPromise<ResetAnswer, Reset>(async ({ input }) => {
        const { data } = await client.mutate({ mutation: ResetPasswordDocument, variables: input });
        return toAnswer(data?.resetPassword);
      }),
    },
  });

/** Lets a user who forgot the password set a new one. `children`: the way to sign in once it is changed. */
export function ForgotPassword({ children }: { children?: ReactNode }) {
  const client = useClient();
  const [machine] = useState(() => provide(client));
  const [snapshot, send] = useMachine(machine);
  const isSent = snapshot.matches('entering') || snapshot.matches('resetting');
  const { data } = useQuery(DemoMessagesDocument, {
    variables: { userName: snapshot.context.userName },
    skip: !isSent,
    fetchPolicy: 'no-cache',
  });
  return (
    <ForgotPasswordView {...forgotPasswordPropsOf(snapshot)} messages={data?.demoMessages ?? []} send={send}>
      {children}
    </ForgotPasswordView>
  );
}
