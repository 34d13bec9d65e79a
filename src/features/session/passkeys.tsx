import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { shownZone } from '#actors/device-zone.ts';
import { PasskeysDocument, RemovePasskeyDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  passkeysMachine,
  type AddAnswer,
  type NewPasskey,
  type OwnPasskey,
} from '#machines/passkeys/passkeys.machine.ts';
import { PasskeysView } from './passkeys.view.tsx';
import { addPasskey, whyNoPasskeys } from './web-authn.ts';

/** The bettor's passkeys: added, listed and removed. */
export function Passkeys() {
  const client = useClient();
  const [whyNot] = useState(() => whyNoPasskeys());
  const [machine] = useState(() =>
    passkeysMachine.provide({
      actors: {
        readPasskeys: fromPromise<readonly OwnPasskey[]>(async () => {
          const { data } = await client.query({ query: PasskeysDocument, fetchPolicy: 'network-only' });
          if (!data) throw new Error('The gateway gave no passkeys');
          return data.passkeys;
        }),
        addPasskey: fromPromise<AddAnswer, NewPasskey>(({ input }) => addPasskey(client, input)),
        removePasskey: fromPromise<readonly OwnPasskey[], { passkeyId: string }>(async ({ input }) => {
          const { data } = await client.mutate({ mutation: RemovePasskeyDocument, variables: input });
          if (!data) throw new Error('The gateway gave no answer');
          return data.removePasskey;
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return <PasskeysView {...{ snapshot, send, whyNot }} zone={shownZone()} />;
}
