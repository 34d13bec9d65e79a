import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import type { SeenLimits } from '#domain/limits/limit-change.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { limitsMachine, type LimitsAnswer, type SentChange } from '#machines/limits/limits.machine.ts';
import { changeLimits, readLimits } from './limits.actors.ts';

/** What the bettor holds themselves to, on its machine. */
export function useLimits() {
  const client = useClient();
  const [machine] = useState(() =>
    limitsMachine.provide({
      actors: {
        readLimits: fromPromise<SeenLimits>(() => readLimits(client)),
        changeLimits: fromPromise<LimitsAnswer, SentChange>(({ input }) => changeLimits(client, input)),
        watchNetwork: watchNetwork(),
      },
    }),
  );
  return useMachine(machine);
}
