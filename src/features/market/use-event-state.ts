import { useEffect, useState } from 'react';
import { useTransport } from '#live/live-provider.tsx';
import type { EventLine } from '#live/transport.ts';
import { timing } from '#domain/timing.ts';

export type EventState = Pick<EventLine, 'inPlay' | 'ended' | 'score'>;

/** The event's score and state as they change; nothing until the first word of it. */
export function useEventState(eventId: string): EventState | null {
  const transport = useTransport();
  const [known, setKnown] = useState<{ eventId: string; state: EventState } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const watch = () => {
      stop = transport.watchEvent(eventId, {
        line: ({ inPlay, ended, score }) => setKnown({ eventId, state: { inPlay, ended, score } }),
        ended: () => {
          timer = setTimeout(watch, timing.retryFirst);
        },
      });
    };
    watch();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [transport, eventId]);
  return known?.eventId === eventId ? known.state : null;
}
