import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { EventMarketsDocument } from '#graphql/__generated__/graphql.ts';
import { LiveStream } from '#features/live-stream/live-stream.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { useEventStates } from '#live/use-event-states.ts';
import { TheatrePart } from './theatre-part.tsx';

/** FRM-5: the Live Stream, beside a market. */
export function StreamColumn() {
  // The column is the layout's, and the layout's parameters are those of the page in it.
  const { eventId = '' } = useParams();
  const hasToken = useIsSignedIn();
  const lists = useLists();
  const listed = lists?.allEvents.find(({ exEventId }) => exEventId === eventId);
  // No list holds an event that has ended: it is read the way its page reads it.
  const { data } = useQuery(EventMarketsDocument, {
    variables: { eventId },
    skip: !lists || Boolean(listed),
  });
  const state = useEventStates([eventId]).get(eventId);
  const known = listed ?? data?.event;
  const event = known ? { ...known, ...state, eventId } : null;
  return (
    <LiveStream hasToken={hasToken} eventId={event?.eventId ?? null}>
      <TheatrePart event={event} />
    </LiveStream>
  );
}
