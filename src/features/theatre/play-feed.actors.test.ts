import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { PlayStore } from '#live/play-store.ts';
import type { Listener, LiveTransport, PlayMessage } from '#live/transport.ts';
import { scoreNotLiveOf } from '#machines/score-feed/score-feed.machine.ts';
import { providePlayFeed } from './play-feed.actors.ts';
import { moveOf } from './theatre.test-data.ts';

const at = '2026-05-01T12:00:00.000Z';
const image = (to: number, plays: unknown[]): PlayMessage => ({
  __typename: 'ScoreImage',
  eventId: 'e',
  epoch: 'a',
  to,
  at,
  plays,
});
const change = (from: number, plays: unknown[]): PlayMessage => ({
  __typename: 'ScoreChange',
  eventId: 'e',
  epoch: 'a',
  from,
  to: from + 1,
  at,
  plays,
});

function openFeed() {
  const listeners: Listener<PlayMessage>[] = [];
  const transport = {
    watchPlays: (_: string, listener: Listener<PlayMessage>) => {
      listeners.push(listener);
      return () => {};
    },
  } as unknown as LiveTransport;
  const store = new PlayStore();
  const clock = new SimulatedClock();
  const feed = createActor(providePlayFeed(transport, store), { clock, input: { eventId: 'e', seed: 1 } });
  feed.start();
  return {
    say: (message: PlayMessage) => listeners.at(-1)!.message(message),
    cut: () => listeners.at(-1)!.ended(),
    notLive: () => scoreNotLiveOf(feed.getSnapshot()),
    numbers: () => store.plays().map(({ number }) => number),
    clock,
    listeners,
  };
}

test('plays are live from the image on, and each change that follows adds to them', () => {
  const feed = openFeed();
  expect(feed.notLive()).toBe('connecting');
  feed.say(image(3, [moveOf({ number: 1 })]));
  feed.say(change(3, [moveOf({ number: 2 })]));
  expect([feed.notLive(), feed.numbers()]).toEqual([null, [1, 2]]);
});

test('after a gap nothing is added: the plays are asked for again, and come whole', () => {
  const feed = openFeed();
  feed.say(image(3, [moveOf({ number: 1 })]));
  feed.say(change(5, [moveOf({ number: 4 })]));
  expect([feed.notLive(), feed.numbers()]).toEqual(['gap', [1]]);
  feed.clock.increment(60_000);
  expect(feed.listeners).toHaveLength(2);
  feed.say(image(7, [moveOf({ number: 3 }), moveOf({ number: 4 })]));
  expect([feed.notLive(), feed.numbers()]).toEqual([null, [3, 4]]);
});

test('a stream that is cut leaves the last plays and is not live', () => {
  const feed = openFeed();
  feed.say(image(3, [moveOf({ number: 1 })]));
  feed.cut();
  expect([feed.notLive(), feed.numbers()]).toEqual(['cut', [1]]);
});
