import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import {
  scoreFeedMachine,
  scoreNotLiveOf,
  type ScoreFacts,
  type ScoreFeedEvent,
} from './score-feed.machine.ts';

const image = (to: number, epoch = 'e'): ScoreFacts => ({ kind: 'image', epoch, to });
const change = (from: number, to: number, epoch = 'e'): ScoreFacts => ({ kind: 'change', epoch, from, to });
const heartbeat = (to: number, epoch = 'e'): ScoreFacts => ({ kind: 'heartbeat', epoch, to });

/** A feed on a simulated clock, without a message yet. `applied` lists the messages passed to the store. */
function openFeed() {
  const clock = new SimulatedClock();
  const applied: unknown[] = [];
  const counts = { open: 0, asked: 0 };
  const feed = createActor(
    scoreFeedMachine.provide({
      actors: {
        watchScore: fromCallback<ScoreFeedEvent, { eventId: string }>(() => {
          counts.asked++;
          counts.open++;
          return () => void counts.open--;
        }),
      },
      actions: { applyMessage: (_, { message }) => applied.push(message) },
    }),
    { clock, input: { eventId: '7.1', seed: 7 } },
  ).start();
  const say = (...messages: ScoreFacts[]) => {
    for (const facts of messages) {
      const message = facts.kind === 'unknownEvent' ? facts.kind : `${facts.kind} ${facts.to}`;
      feed.send({ type: 'message.received', facts, message });
    }
  };
  return { feed, clock, applied, counts, say, why: () => scoreNotLiveOf(feed.getSnapshot()) };
}

test('the score is live from its image on; what comes before it is not applied', () => {
  const { say, why, applied } = openFeed();
  say(change(4, 5), heartbeat(5));
  expect(why()).toBe('connecting');
  expect(applied).toEqual([]);
  say(image(5), change(5, 6), heartbeat(6), change(6, 9));
  expect(why()).toBeNull();
  expect(applied).toEqual(['image 5', 'change 6', 'change 9']);
});

test('a change that is in already is not applied again', () => {
  const { say, why, applied } = openFeed();
  say(image(5), change(5, 6), change(5, 6));
  expect(why()).toBeNull();
  expect(applied).toEqual(['image 5', 'change 6']);
});

test.each([
  ['a change that begins later', change(6, 7)],
  ['a change of another epoch', change(5, 6, 'f')],
  ['a heartbeat beyond', heartbeat(6)],
  ['a heartbeat of another epoch', heartbeat(5, 'f')],
])('%s is a gap: nothing is applied, and an image is asked for at once', (_, message) => {
  const { say, why, applied, counts, clock } = openFeed();
  say(image(5), message);
  expect(why()).toBe('gap');
  expect(applied).toEqual(['image 5']);
  expect(counts.open).toBe(0);
  clock.increment(0);
  expect(why()).toBe('connecting');
  expect(counts).toEqual({ open: 1, asked: 2 });
});

test('silence past its limit is not live, any message before it keeps it live', () => {
  const { say, why, clock } = openFeed();
  say(image(5));
  clock.increment(timing.scoreSilence - 1);
  say(heartbeat(5));
  clock.increment(timing.scoreSilence - 1);
  expect(why()).toBeNull();
  clock.increment(1);
  expect(why()).toBe('silent');
});

test('a lost stream is asked for again with growing waits, and the score is live with its image', () => {
  const { feed, say, why, clock, counts } = openFeed();
  say(image(5));
  for (let lost = 1; lost <= 4; lost++) {
    feed.send({ type: 'stream.ended' });
    expect(why()).toBe('cut');
    clock.increment(timing.retryCap);
    expect(why()).toBe('connecting');
    expect(counts).toEqual({ open: 1, asked: lost + 1 });
  }
  expect(feed.getSnapshot().context.attempts).toBe(4);
  say(image(2, 'f'), heartbeat(2, 'f'));
  expect(why()).toBeNull();
  expect(feed.getSnapshot().context.attempts).toBe(0);
});

test('without an image the wait ends, and an unknown event is asked for again later', () => {
  const { say, why, clock } = openFeed();
  clock.increment(timing.callAnswer);
  expect(why()).toBe('silent');
  clock.increment(timing.retryCap);
  say({ kind: 'unknownEvent' });
  expect(why()).toBe('unknownEvent');
  clock.increment(timing.retryCap);
  expect(why()).toBe('connecting');
});
