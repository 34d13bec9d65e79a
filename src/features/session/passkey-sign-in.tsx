import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useClient } from '#graphql/client-provider.tsx';
import {
  passkeySignInMachine,
  type PasskeySignInAnswer,
} from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { PasskeySignInView } from './passkey-sign-in.view.tsx';
import { useSession } from './session.provider.tsx';
import { signInByPasskey, whyNoPasskeys } from './web-authn.ts';

/** Signs in with a passkey, and opens its session on this page. */
export function PasskeySignIn() {
  const client = useClient();
  const session = useSession();
  const [whyNot] = useState(() => whyNoPasskeys());
  const [machine] = useState(() =>
    passkeySignInMachine.provide({
      actors: { signByPasskey: fromPromise<PasskeySignInAnswer>(() => signInByPasskey(client)) },
      actions: {
        tellSignedIn: (_, answer) => {
          if (answer.kind === 'signedIn') session.send({ type: 'session.opened', session: answer.session });
        },
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return (
    <PasskeySignInView
      snapshot={snapshot}
      whyNot={whyNot}
      onChoose={() => send({ type: 'passkey.chosen' })}
    />
  );
}
