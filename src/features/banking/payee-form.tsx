import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { newId } from '#actors/new-id.ts';
import type { Payee } from '#domain/payment/wallet.ts';
import { SavePayeeDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  payeeFormMachine,
  type PayeeAnswer,
  type PayeeAsk,
} from '#machines/payee-form/payee-form.machine.ts';
import { PayeeFormView, type PayeeFormViewProps } from './payee-form.view.tsx';

export interface PayeeFormProps extends Pick<PayeeFormViewProps, 'payee' | 'isFirst' | 'onCancel'> {
  /** Whether its bettor has two-step sign-in on. */
  asksCode: boolean;
  onSaved: (payee: Payee) => void;
}

/** Adds a payee or changes one. Another payee needs another React key. */
export function PayeeForm({ onSaved, asksCode, ...shown }: PayeeFormProps) {
  const client = useClient();
  const [machine] = useState(() =>
    payeeFormMachine.provide({
      actors: {
        savePayee: fromPromise<PayeeAnswer, PayeeAsk>(async ({ input }) => {
          const { data } = await client.mutate({ mutation: SavePayeeDocument, variables: { ...input } });
          if (!data) throw new Error('The gateway gave no answer');
          const answer = data.savePayee;
          return answer.__typename === 'PayeeSaved'
            ? { kind: 'saved', payee: answer.payee }
            : {
                kind: 'refused',
                message: answer.message,
                asksCode: answer.code === 'CODE_NEEDED' || answer.code === 'WRONG_CODE',
              };
        }),
      },
      actions: { tellSaved: (_, { payee }) => onSaved(payee) },
    }),
  );
  const input = { payeeId: shown.payee?.payeeId ?? null, asksCode };
  const [snapshot, send] = useMachine(machine, { input });
  return <PayeeFormView snapshot={snapshot} send={send} nextClientId={newId} {...shown} />;
}
