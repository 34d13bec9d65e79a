import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import { newId } from '#actors/new-id.ts';
import type { SeenLimits } from '#domain/limits/limit-change.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { limitsMachine, type LimitsAnswer, type SentChange } from '#machines/limits/limits.machine.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { changeLimits, readLimits } from './limits.actors.ts';
import { LimitsView } from './limits.view.tsx';

/** What the bettor holds themselves to, on its machine. */
export function Limits() {
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
  const [snapshot, send] = useMachine(machine);
  const now = exchangeClock.text();
  // Limits follow a calendar of their own, so their times are told in it.
  const zone = snapshot.context.limits?.zone ?? 'UTC';
  return <LimitsView {...{ snapshot, send, now, zone }} nextClientId={newId} />;
}
