import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { newId } from '#actors/new-id.ts';
import type { SeenCheck } from '#domain/limits/seen-check.ts';
import { AnswerRealityCheckDocument, RealityCheckDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { realityCheckMachine } from '#machines/reality-check/reality-check.machine.ts';
import { RealityCheckView } from './reality-check.view.tsx';

/** Stops the bettor for a look, when the exchange says that it is time. */
export function RealityCheck({ onStop }: { onStop: () => void }) {
  const client = useClient();
  const [machine] = useState(() =>
    realityCheckMachine.provide({
      actors: {
        readCheck: fromPromise<SeenCheck>(async () => {
          const { data } = await client.query({ query: RealityCheckDocument, fetchPolicy: 'network-only' });
          if (!data) throw new Error('The gateway gave no reality check');
          return data.realityCheck;
        }),
        answerCheck: fromPromise<void, { clientId: string }>(async ({ input }) => {
          const { data } = await client.mutate({ mutation: AnswerRealityCheckDocument, variables: input });
          if (data?.answerRealityCheck.__typename !== 'BettorLimits')
            throw new Error('The exchange has not noted it');
        }),
      },
      actions: { signOut: onStop },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && send({ type: 'look.wanted' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [send]);
  return <RealityCheckView snapshot={snapshot} send={send} nextClientId={newId} />;
}
