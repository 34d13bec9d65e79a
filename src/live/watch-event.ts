import { timing } from '#domain/site/timing.ts';
import type { EventMessage, LiveTransport, Stop } from './transport.ts';

export type EventState = Pick<
  Extract<EventMessage, { __typename: 'EventState' }>,
  'inPlay' | 'ended' | 'score' | 'markets'
>;

/**
 * Watches one event. A stream that ends is reopened, unless there is no such event. Told each second, a state is passed on
 * only when it is another. Returns how to stop.
 */
export function watchEvent(
  transport: LiveTransport,
  eventId: string,
  tell: (state: EventState) => void,
): Stop {
  let stop = () => {};
  let isUnknown = false;
  let told = '';
  const open = () => {
    stop = transport.watchEvent(eventId, {
      message: (message) => {
        if (message.__typename === 'UnknownEvent') isUnknown = true;
        else {
          const { inPlay, ended, score, markets } = message;
          const state = { inPlay, ended, score, markets };
          const text = JSON.stringify(state);
          if (text !== told) tell(state);
          told = text;
        }
      },
      ended: () => {
        if (!isUnknown) timer = setTimeout(open, timing.retryFirst);
      },
    });
  };
  // In a task of its own, because many events are opened at once.
  let timer = setTimeout(open);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
