import { LiveStream } from '#features/live-stream/live-stream.tsx';
import type { TheatreEvent } from '#features/theatre/theatre.tsx';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { TheatrePart } from './theatre-part.tsx';

/** The Live Stream where there is no column beside the page. */
export const StreamInPage = ({ event, hasToken }: { event: TheatreEvent; hasToken: boolean }) => (
  <LiveStream hasToken={hasToken} eventId={event.eventId} isSlim={useMedia(narrow)}>
    <TheatrePart event={event} />
  </LiveStream>
);
