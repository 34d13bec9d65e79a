import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { shownZone } from '#actors/device-zone.ts';
import { watchNetwork } from '#actors/callbacks.ts';
import type { OpenSession } from '#domain/bettor/open-session.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  OpenSessionsDocument,
} from '#graphql/__generated__/graphql.ts';
import { openSessionsMachine, type Ended } from '#machines/open-sessions/open-sessions.machine.ts';
import { OpenSessionsView } from './open-sessions.view.tsx';

type Sessions = readonly OpenSession[];

/** Throws if there is no answer. */
function answered(sessions: Sessions | undefined): Sessions {
  if (!sessions) throw new Error('The gateway gave no answer');
  return sessions;
}

const readSessions = async (client: GraphqlClient): Promise<Sessions> =>
  answered(
    (await client.query({ query: OpenSessionsDocument, fetchPolicy: 'network-only' })).data?.openSessions,
  );

async function endSessions(client: GraphqlClient, ended: Ended): Promise<Sessions> {
  if (ended === 'others')
    return answered((await client.mutate({ mutation: EndOtherSessionsDocument })).data?.endOtherSessions);
  return answered((await client.mutate({ mutation: EndSessionDocument, variables: ended })).data?.endSession);
}

/** Where the bettor is signed in, on its machine. `onEnded`: other browsers were signed out. */
export function OpenSessions({ onEnded }: { onEnded: () => void }) {
  const client = useClient();
  const [machine] = useState(() =>
    openSessionsMachine.provide({
      actors: {
        readSessions: fromPromise<Sessions>(() => readSessions(client)),
        endSessions: fromPromise<Sessions, { ended: Ended }>(async ({ input }) => {
          const left = await endSessions(client, input.ended);
          onEnded();
          return left;
        }),
        watchNetwork: watchNetwork(),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return <OpenSessionsView {...{ snapshot, send }} zone={shownZone()} />;
}
