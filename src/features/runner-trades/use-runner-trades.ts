import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { RunnerTradesDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { MarketStore } from '#live/market-store.ts';
import {
  runnerTradesMachine,
  type RunnerTrades,
  type RunnerTradesRef,
  type RunnerTradesSnapshot,
} from '#machines/runner-trades/runner-trades.machine.ts';

export interface LookedAt {
  store: MarketStore;
  marketId: string;
  runnerId: string;
}

/** What was matched on one runner, while this component is mounted. Another runner needs another React `key`. */
export function useRunnerTrades({ store, marketId, runnerId }: LookedAt): {
  snapshot: RunnerTradesSnapshot;
  send: RunnerTradesRef['send'];
} {
  const client = useClient();
  const [machine] = useState(() =>
    runnerTradesMachine.provide({
      actors: {
        readTrades: fromPromise<RunnerTrades>(async () => {
          const { data } = await client.query({
            query: RunnerTradesDocument,
            variables: { marketId, runnerId },
            fetchPolicy: 'network-only',
          });
          if (!data?.runnerTrades) throw new Error('The gateway knows nothing of this runner');
          return data.runnerTrades;
        }),
      },
    }),
  );
  const trades = useActorRef(machine);
  useEffect(() => {
    let matched = store.runnerMatched(runnerId);
    return store.subscribe(runnerId, () => {
      if (store.runnerMatched(runnerId) === matched) return;
      matched = store.runnerMatched(runnerId);
      trades.send({ type: 'matched.changed' });
    });
  }, [trades, store, runnerId]);
  return { snapshot: useSelector(trades, (now) => now), send: trades.send };
}
