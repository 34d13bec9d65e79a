import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { marketFeedMachine, notLiveReasonOf, type MarketFeedEvent } from './market-feed.machine.ts';

function openFeed() {
  let opened = 0;
  const feed = createActor(
    marketFeedMachine.provide({
      actors: {
        watchMarket: fromCallback(() => void opened++),
        watchDevice: fromCallback<MarketFeedEvent, { marketId: string }>(() => {}),
      },
    }),
    { clock: new SimulatedClock(), input: { marketId: '1.1', seed: 7 } },
  ).start();
  return { feed, opened: () => opened };
}

test.each([
  ['page.hidden', 'paused'],
  ['network.lost', 'offline'],
] as const)('a device that wakes after %s asks nothing yet', (type, reason) => {
  const { feed, opened } = openFeed();
  feed.send({ type });
  feed.send({ type: 'device.woke' });
  expect([notLiveReasonOf(feed.getSnapshot()), opened()]).toEqual([reason, 1]);
});

test('one that wakes while it is looked at and online asks anew', () => {
  const { feed, opened } = openFeed();
  feed.send({ type: 'device.woke' });
  expect([notLiveReasonOf(feed.getSnapshot()), opened()]).toEqual(['connecting', 2]);
});
