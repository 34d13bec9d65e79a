import { useQuery } from '@apollo/client/react';
import { HeadToHeadDocument } from '#graphql/__generated__/graphql.ts';
import { HeadToHeadView } from './head-to-head.view.tsx';

export interface HeadToHeadProps {
  eventId: string;
  sportId: string;
  /** RFC 3339. */
  now: string;
}

/** How the two sides of an event have done, asked for when it is shown. */
export function HeadToHead({ eventId, sportId, now }: HeadToHeadProps) {
  const { data, loading, refetch } = useQuery(HeadToHeadDocument, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <HeadToHeadView
      {...{ sportId, now }}
      // A failure shows as no data once `loading` ends.
      headToHead={data?.headToHead ?? null}
      isLoading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
