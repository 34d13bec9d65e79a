import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { ExposureRow } from '#domain/risk/exposure-row.ts';
import { MyMarketDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { exposureMachine, selectRows } from '#machines/exposure/exposure.machine.ts';
import { MyMarketView, type MyMarketViewProps } from './my-market.view.tsx';

export interface MyMarketProps {
  /** Opens a row's page in place of the popup. */
  onOpenPath: (path: string) => void;
  /** Launches the game of a casino row. */
  onOpenGame: (eventId: string) => void;
  riskOf: MyMarketViewProps['riskOf'];
  outlooksOf: MyMarketViewProps['outlooksOf'];
}

/** HDR-7: My Market while its popup is open; each opening asks again. */
export function MyMarket({ onOpenPath, onOpenGame, riskOf, outlooksOf }: MyMarketProps) {
  const client = useClient();
  const machine = exposureMachine.provide({
    actors: {
      loadRows: fromPromise<readonly ExposureRow[]>(async () => {
        const { data } = await client.query({ query: MyMarketDocument, fetchPolicy: 'network-only' });
        if (!data) throw new Error('The gateway gave no markets');
        return data.userEventsExposure;
      }),
    },
    actions: {
      openPath: (_, { path }) => onOpenPath(path),
      openGame: (_, { eventId }) => onOpenGame(eventId),
    },
  });
  const exposure = useActorRef(machine);
  useEffect(() => {
    exposure.send({ type: 'list.opened' });
    return () => exposure.send({ type: 'list.closed' });
  }, [exposure]);
  const rows = useSelector(exposure, selectRows);
  const state = useSelector(exposure, ({ value }) => value);
  return (
    <MyMarketView state={state} rows={rows} riskOf={riskOf} outlooksOf={outlooksOf} send={exposure.send} />
  );
}
