import { useEffect, useState } from 'react';
import { gather } from './gather.ts';
import { useTransport } from './live-provider.tsx';
import type { LiveTransport } from './transport.ts';
import { watchEvent, type EventState } from './watch-event.ts';

/**
 * What was last heard of events in play and ended. The next page begins with it: the list that it draws is older, and
 * rows that go when their state arrives would move the page. What has not begun is not kept, since the list may be newer.
 */
const begun = new WeakMap<LiveTransport, Map<string, EventState>>();

function remembered(transport: LiveTransport): Map<string, EventState> {
  const known = begun.get(transport) ?? new Map<string, EventState>();
  begun.set(transport, known);
  return known;
}

function remember(transport: LiveTransport, eventId: string, state: EventState): void {
  if (state.inPlay || state.ended) remembered(transport).set(eventId, state);
  else remembered(transport).delete(eventId);
}

/**
 * Score and state of events as they change, by event id; with `every`, at most once in so many milliseconds. An event of
 * which nothing was heard yet is absent.
 */
export function useEventStates(eventIds: readonly string[], every = 0): ReadonlyMap<string, EventState> {
  const transport = useTransport();
  const [states, setStates] = useState<ReadonlyMap<string, EventState>>(() => new Map(remembered(transport)));
  const key = eventIds.join(',');
  useEffect(() => {
    const { tell, stop } = gather<EventState>(
      (heard) => setStates((known) => new Map([...known, ...heard])),
      every,
    );
    const stops = (key ? key.split(',') : []).map((eventId) =>
      watchEvent(transport, eventId, (state) => {
        remember(transport, eventId, state);
        tell(eventId, state);
      }),
    );
    return () => [stop, ...stops].forEach((end) => end());
  }, [transport, key, every]);
  return states;
}
