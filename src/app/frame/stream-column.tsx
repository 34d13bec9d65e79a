import { LiveStream } from '#features/live-stream/live-stream.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { useEventStates } from '#live/use-event-states.ts';
import { BetsPanel } from './bets-column.tsx';

/** FRM-5: beside a market the Live Stream, the bet slip and My Bets. */
export function StreamColumn({ eventId }: { eventId: string }) {
  const hasToken = useIsSignedIn();
  const known = useLists()?.allEvents.find(({ exEventId }) => exEventId === eventId);
  const state = useEventStates([eventId]).get(eventId);
  const event = known ? { ...known, ...state, eventId } : null;
  return (
    <>
      <LiveStream hasToken={hasToken} event={event} />
      <BetsPanel />
    </>
  );
}
