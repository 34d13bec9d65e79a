import { fromCallback, type EventObject } from 'xstate';

/** Sends `network.returned` whenever the browser goes online. */
export const watchNetwork = <Event extends EventObject>() =>
  fromCallback<Event>(({ sendBack }) => {
    const onReturned = () => sendBack({ type: 'network.returned' });
    window.addEventListener('online', onReturned);
    return () => window.removeEventListener('online', onReturned);
  });

/** Sends what was read, once. Sends nothing if reading fails: such a browser stores nothing to ask about. */
export const findKept = <Found, Event extends EventObject>(
  read: () => Promise<Found>,
  eventOf: (found: Found) => Event,
) =>
  fromCallback<Event>(({ sendBack }) => {
    let isOver = false;
    void read().then(
      (found) => {
        if (!isOver) sendBack(eventOf(found));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  });
