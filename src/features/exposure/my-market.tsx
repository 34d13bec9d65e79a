import { useQuery } from '@apollo/client/react';
import { MyMarketDocument } from '#graphql/__generated__/graphql.ts';
import { MyMarketView, type ExposureRow } from './my-market.view.tsx';

/** HDR-7: asked for anew each time it is opened. */
export function MyMarket({ onOpen }: { onOpen: (row: ExposureRow) => void }) {
  const { data, error, refetch } = useQuery(MyMarketDocument, { fetchPolicy: 'network-only' });
  return (
    <MyMarketView
      rows={data?.userEventsExposure ?? null}
      hasFailed={error !== undefined && !data}
      onRetry={() => void refetch()}
      onOpen={onOpen}
    />
  );
}
