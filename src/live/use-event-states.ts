import { useEffect, useState } from 'react';
import { useTransport } from './live-provider.tsx';
import { watchEvent, type EventState } from './watch-event.ts';

/** Gathers updates until the next frame, since many events report at once. */
function gather(flush: (heard: ReadonlyMap<string, EventState>) => void) {
  let heard = new Map<string, EventState>();
  let frame = 0;
  return {
    tell(eventId: string, state: EventState): void {
      heard.set(eventId, state);
      frame ||= requestAnimationFrame(() => {
        const gathered = heard;
        [heard, frame] = [new Map(), 0];
        flush(gathered);
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Score and state of events as they change, by event id. An event without a message yet is absent. */
export function useEventStates(eventIds: readonly string[]): ReadonlyMap<string, EventState> {
  const transport = useTransport();
  const [states, setStates] = useState<ReadonlyMap<string, EventState>>(new Map());
  const key = eventIds.join(',');
  useEffect(() => {
    const { tell, stop } = gather((heard) => setStates((known) => new Map([...known, ...heard])));
    const stops = (key ? key.split(',') : []).map((eventId) =>
      watchEvent(transport, eventId, (state) => tell(eventId, state)),
    );
    return () => [stop, ...stops].forEach((end) => end());
  }, [transport, key]);
  return states;
}
