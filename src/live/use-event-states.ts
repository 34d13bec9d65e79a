import { useEffect, useState } from 'react';
import { timing } from '#domain/timing.ts';
import { useTransport } from './live-provider.tsx';
import type { EventLine, LiveTransport } from './transport.ts';

export type EventState = Pick<EventLine, 'inPlay' | 'ended' | 'score'>;

/** Watches one event; a stream that ends is asked for again. Returns how to stop. */
function watch(transport: LiveTransport, eventId: string, tell: (state: EventState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const open = () => {
    stop = transport.watchEvent(eventId, {
      line: ({ inPlay, ended, score }) => tell({ inPlay, ended, score }),
      ended: () => {
        timer = setTimeout(open, timing.retryFirst);
      },
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Score and state of events as they change, by event id; an event not heard of yet is absent. */
export function useEventStates(eventIds: readonly string[]): ReadonlyMap<string, EventState> {
  const transport = useTransport();
  const [states, setStates] = useState<ReadonlyMap<string, EventState>>(new Map());
  const key = eventIds.join(',');
  useEffect(() => {
    const stops = (key ? key.split(',') : []).map((eventId) =>
      watch(transport, eventId, (state) => setStates((known) => new Map(known).set(eventId, state))),
    );
    return () => stops.forEach((stop) => stop());
  }, [transport, key]);
  return states;
}
