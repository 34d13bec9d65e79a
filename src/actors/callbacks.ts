import { fromCallback, type EventObject } from 'xstate';

/** Sends `network.returned` whenever the browser says so. */
export const watchNetwork = <Event extends EventObject>() =>
  fromCallback<Event>(({ sendBack }) => {
    const onReturned = () => sendBack({ type: 'network.returned' });
    window.addEventListener('online', onReturned);
    return () => window.removeEventListener('online', onReturned);
  });

/** Sends what was read, once. A browser that keeps nothing has nothing to be asked about. */
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
