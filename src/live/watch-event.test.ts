import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import type { EventMessage, Listener, LiveTransport } from './transport.ts';
import { watchEvent } from './watch-event.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state: EventMessage = {
  __typename: 'EventState',
  eventId: 'e1',
  inPlay: true,
  ended: false,
  score: null,
  markets: 1,
  at: '2026-05-01T12:00:00Z',
};

function openWatch() {
  const asked: Listener<EventMessage>[] = [];
  const tell = vi.fn();
  const hangUp = vi.fn();
  const transport = {
    watchEvent: (_: string, listener: Listener<EventMessage>) => {
      asked.push(listener);
      return hangUp;
    },
  } as unknown as LiveTransport;
  const stop = watchEvent(transport, 'e1', tell);
  vi.advanceTimersByTime(0);
  return { asked, tell, stop, hangUp };
}

test('an event whose stream is cut is asked for again', () => {
  const { asked, tell } = openWatch();
  asked[0]!.message(state);
  expect(tell).toHaveBeenCalledWith({ inPlay: true, ended: false, score: null, markets: 1 });
  asked[0]!.ended();
  vi.advanceTimersByTime(timing.retryFirst);
  expect(asked).toHaveLength(2);
});

test('an event that does not exist is not asked for again', () => {
  const { asked, tell } = openWatch();
  asked[0]!.message({ __typename: 'UnknownEvent', eventId: 'e1' });
  asked[0]!.ended();
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(1);
  expect(tell).not.toHaveBeenCalled();
});

test('an event that is no longer watched is not asked for again', () => {
  const { asked, stop, hangUp } = openWatch();
  asked[0]!.ended();
  stop();
  expect(hangUp).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(1);
});

test('a state that is told each second is passed on when it is another', () => {
  const { asked, tell } = openWatch();
  asked[0]!.message(state);
  asked[0]!.message({ ...state, at: '2026-05-01T12:00:01Z' });
  expect(tell).toHaveBeenCalledTimes(1);
  asked[0]!.message({ ...state, markets: 2 });
  expect(tell).toHaveBeenCalledTimes(2);
  const scored = { ...state, markets: 2, score: { home: '1', away: '0', period: '', note: '' } };
  asked[0]!.message(scored);
  expect(tell).toHaveBeenCalledTimes(3);
});
