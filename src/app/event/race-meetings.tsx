import { useQuery } from '@apollo/client/react';
import { timing } from '#domain/site/timing.ts';
import { MeetingsView } from '#features/racing/meetings.view.tsx';
import { RacesDocument } from '#graphql/__generated__/graphql.ts';

/** The meetings of the hour on a race's own page. If they do not load, the page does without them. */
export function RaceMeetings({ shownId, now }: { shownId: string; now: string }) {
  const { data } = useQuery(RacesDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: timing.resultsRefresh,
  });
  return <MeetingsView races={data?.races ?? []} now={now} shownId={shownId} />;
}
