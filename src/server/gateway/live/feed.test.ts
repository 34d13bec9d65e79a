import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Unauthorised } from '../upstream/failures.ts';
import { Connections } from '../testing/connection.ts';
import { Feed } from './feed.ts';
import type { Frame } from './frame.ts';

interface Line {
  to: number;
}

afterEach(() => vi.useRealTimers());

/** A feed of numbers in which each must be one more than the last, unless it is an image: a multiple of ten. */
function openFeed(silence = 60_000) {
  const connections = new Connections<Line>();
  const told: string[] = [];
  const feed = new Feed<Line, Line>(
    'key',
    {
      open: (key, signal) => connections.open(key, signal),
      step: (before, line) => {
        if (line.to < 0) return { kind: 'over' };
        const follows = line.to % 10 === 0 || line.to === (before?.to ?? 0) + 1;
        return follows ? { kind: 'told', state: line } : { kind: 'gap' };
      },
      lineFrom: (state) => state,
      pointOf: () => null,
      silence,
    },
    {
      ended: () => told.push('ended'),
      reconnected: () => told.push('reconnected'),
      sent: () => {},
      skipped: () => {},
    },
  );
  onTestFinished(() => feed.close());
  return { feed, connections, told };
}

function listener() {
  const heard: string[] = [];
  let wake = () => {};
  return {
    heard,
    hasRoom: () => true,
    send: ({ payload }: Frame) => {
      heard.push(payload);
      wake();
      return true;
    },
    complete: () => heard.push('complete'),
    hears: async (payload: string) => {
      while (!heard.includes(payload)) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

const rendering = { key: 'all', render: ({ to }: Line) => String(to) };

test('a connection on which nothing is heard is given up, and another one opened', async () => {
  const { feed, connections, told } = openFeed(20);
  const one = listener();
  feed.follow(rendering, one);
  const silent = await connections.nth(1);
  silent.say({ to: 10 });
  (await connections.nth(2)).say({ to: 20 });
  await one.hears('20');
  expect(silent.signal.aborted).toBe(true);
  expect(told).toEqual(['reconnected']);
});

test('a line that cannot be read is answered with a new connection', async () => {
  const { feed, connections } = openFeed();
  const one = listener();
  feed.follow(rendering, one);
  (await connections.nth(1)).say({ to: 10 }, null as unknown as Line);
  (await connections.nth(2)).say({ to: 20 });
  await one.hears('20');
  expect(one.heard).toEqual(['10', '20']);
});

test('a line that comes twice is a gap: nobody hears it twice', async () => {
  const { feed, connections } = openFeed();
  const one = listener();
  feed.follow(rendering, one);
  (await connections.nth(1)).say({ to: 10 }, { to: 11 }, { to: 11 });
  (await connections.nth(2)).say({ to: 20 });
  await one.hears('20');
  expect(one.heard).toEqual(['10', '11', '20']);
});

test('the stream is left a while after the last follower has gone, unless somebody comes back', async () => {
  const { feed, connections, told } = openFeed();
  const connection = await connections.nth(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = feed.follow(rendering, listener());
  stop();
  vi.advanceTimersByTime(4_000);
  const stopAgain = feed.follow(rendering, listener());
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  stopAgain();
  vi.advanceTimersByTime(5_000);
  expect([told, connection.signal.aborted]).toEqual([['ended'], true]);
});

test('whoever only holds the stream keeps it, and hears when the token is no longer good', async () => {
  const { feed, connections, told } = openFeed();
  const refused = vi.fn<() => void>();
  feed.hold(refused);
  (await connections.nth(1)).cut(new Unauthorised());
  await expect.poll(() => told).toEqual(['ended']);
  expect(refused).toHaveBeenCalledOnce();
});

test('after the last line there is no more, and no new connection', async () => {
  const { feed, connections, told } = openFeed();
  const one = listener();
  feed.follow(rendering, one);
  (await connections.nth(1)).say({ to: 10 }, { to: -1 });
  await one.hears('-1');
  expect(one.heard).toEqual(['10', '-1', 'complete']);
  await expect.poll(() => told).toEqual(['ended']);
  expect(connections.opened).toHaveLength(1);
});
