import { LiveStream } from '#features/live-stream/live-stream.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { useEventStates } from '#live/use-event-states.ts';

/** FRM-5: the Live Stream, beside a market. */
export function StreamColumn({ eventId }: { eventId: string }) {
  const hasToken = useIsSignedIn();
  const known = useLists()?.allEvents.find(({ exEventId }) => exEventId === eventId);
  const state = useEventStates([eventId]).get(eventId);
  const event = known ? { ...known, ...state, eventId } : null;
  return <LiveStream hasToken={hasToken} event={event} />;
}
